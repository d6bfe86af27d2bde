import type { HoursState } from "./hours-state.ts";
import { type SunEvent, sunMinute, USUAL_SUN_MINUTE } from "./sun.ts";

/** Opening hours as they are understood: rules, tried in turn for each day. */

/** A day as rules see it. */
export interface Day {
  readonly day: number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly date: number;
  /** 0 for Monday. */
  readonly weekday: number;
  readonly isHoliday: boolean;
}

/** Whether a day is meant. */
export type DayTest = (day: Day) => boolean;

/** So many minutes after the sun rises or sets; before it if negative. */
export interface SunTime {
  readonly event: SunEvent;
  readonly offset: number;
}

/** Minutes since midnight of the day that the rule is for, or what they depend on; beyond 1440 it is the next day. */
export type TimePoint = number | SunTime;

export interface Span {
  readonly from: TimePoint;
  /** Until when it surely lasts. */
  readonly to: TimePoint;
  /** It may last longer: nobody wrote an end (`18:00+`). */
  readonly isOpenEnd: boolean;
}

export const minuteOn = (point: TimePoint, day: number): number =>
  typeof point === "number" ? point : sunMinute(point.event, day) + point.offset;

/** On a day between summer and winter. */
export const usualMinute = (point: TimePoint): number =>
  typeof point === "number" ? point : USUAL_SUN_MINUTE[point.event] + point.offset;

export const later = (point: TimePoint, minutes: number): TimePoint =>
  typeof point === "number" ? point + minutes : { ...point, offset: point.offset + minutes };

/** How a rule joins those before it: in their place, beside them, or where they say nothing. */
export type RuleKind = "normal" | "additional" | "fallback";

export interface Rule {
  readonly kind: RuleKind;
  /** All of them must hold. */
  readonly tests: readonly DayTest[];
  /** Null for the whole day. */
  readonly spans: readonly Span[] | null;
  readonly state: HoursState;
  readonly comment: string | null;
}

/** What a value depends on besides the day of the week. */
export interface Dependence {
  readonly holidays: boolean;
  /** Months, dates, weeks, the position of a weekday in its month, or the sun. */
  readonly dates: boolean;
}

export interface OpeningHours {
  readonly rules: readonly Rule[];
  readonly dependsOn: Dependence;
}
