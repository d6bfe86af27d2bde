import type { HoursState } from "./hours-state.ts";
import { type SunEvent, sunMinute, USUAL_SUN_MINUTE } from "./sun.ts";

/** Parsed opening hours: rules that are applied in turn to each day. */

/** A day with the properties that rules test. */
export interface Day {
  /** Days since 1 January 1970. */
  readonly day: number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly date: number;
  /** 0 for Monday. */
  readonly weekday: number;
  readonly isHoliday: boolean;
  readonly isSchoolHoliday: boolean;
}

/** Whether a rule applies to a day. */
export type DayTest = (day: Day) => boolean;

/** A time relative to a sun event: `offset` minutes after it, or before it if negative. */
export interface SunTime {
  readonly event: SunEvent;
  readonly offset: number;
}

/** Minutes since midnight of the rule's day, or a sun time. Minutes beyond 1440 are on the next day. */
export type TimePoint = number | SunTime;

export interface Span {
  readonly from: TimePoint;
  /** The end of the span. With an open end, the state is certain until this time. */
  readonly to: TimePoint;
  /** Whether the place may stay open after `to`: the hours have an open end (`18:00+`). */
  readonly isOpenEnd: boolean;
}

export const minuteOn = (point: TimePoint, day: number): number =>
  typeof point === "number" ? point : sunMinute(point.event, day) + point.offset;

/** The minute of a time point on an average day of the year. */
export const usualMinute = (point: TimePoint): number =>
  typeof point === "number" ? point : USUAL_SUN_MINUTE[point.event] + point.offset;

export const later = (point: TimePoint, minutes: number): TimePoint =>
  typeof point === "number" ? point + minutes : { ...point, offset: point.offset + minutes };

/**
 * How a rule joins the previous ones. `normal` replaces them, or cuts closed hours out of them. `additional` adds to
 * them. `fallback` applies to the time that they do not cover.
 */
export type RuleKind = "normal" | "additional" | "fallback";

export interface Rule {
  readonly kind: RuleKind;
  /** The rule applies to a day when every test holds. */
  readonly tests: readonly DayTest[];
  /** The times during which the place has the rule's state, which may be closed; null for the whole day. */
  readonly spans: readonly Span[] | null;
  readonly state: HoursState;
  readonly comment: string | null;
}

/** What opening hours depend on besides the weekday. */
export interface Dependence {
  readonly holidays: boolean;
  readonly schoolHolidays: boolean;
  /** Months, dates, weeks, the position of a weekday in its month, school holidays, or the sun. */
  readonly dates: boolean;
}

export interface OpeningHours {
  readonly rules: readonly Rule[];
  readonly dependsOn: Dependence;
}
