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

export const HOURS_STATES = ["open", "closed", "unknown"] as const;
export type HoursState = (typeof HOURS_STATES)[number];

/** Minutes since midnight of the day that the rule is for; the ends may lie on the next. */
export interface Span {
  readonly from: number;
  /** Until when it surely lasts. */
  readonly to: number;
  /** Until when it may last: later than `to` where nobody wrote an end (`18:00+`). */
  readonly latest: number;
}

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
  /** Months, dates, weeks or the position of a weekday in its month. */
  readonly dates: boolean;
}

export interface OpeningHours {
  readonly rules: readonly Rule[];
  readonly dependsOn: Dependence;
}
