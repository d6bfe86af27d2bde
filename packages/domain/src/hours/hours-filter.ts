import { HOURS_STATES, type HoursState } from "./hours-state.ts";
import { type ParisTime, weekdayOf } from "./paris-time.ts";

/** A time that recurs every week, in Paris time. */
export interface WeeklyTime {
  /** 0 for Monday, 6 for Sunday. */
  readonly weekday: number;
  readonly minute: number;
}

/** A visitor's choice of opening hours: 'Open now', or 'Open at…' a time of the week. */
export interface HoursChoice {
  readonly moment: "now" | WeeklyTime;
  /** The accepted states; an empty list accepts every state. */
  readonly states: readonly HoursState[];
}

/** The choice of opening hours as part of a query: `at` is one moment. */
export interface HoursFilter {
  readonly at: ParisTime;
  readonly states: readonly HoursState[];
}

/**
 * Returns the moment of a choice. For a time of the week, this is its next occurrence, which may be the current minute.
 */
export function momentOf(moment: HoursChoice["moment"], now: ParisTime): ParisTime {
  if (moment === "now") return now;
  const days = (moment.weekday - weekdayOf(now.day) + 7) % 7;
  const isPast = days === 0 && moment.minute < now.minute;
  return { day: now.day + (isPast ? 7 : days), minute: moment.minute };
}

/**
 * Returns the choice after 'Open now' or 'Open at…' was pressed. Pressing the chosen one removes the choice. A new
 * choice accepts only the state open.
 */
export function toggleHoursMoment(current: HoursChoice | null, moment: HoursChoice["moment"]): HoursChoice | null {
  const isSame = (current?.moment === "now") === (moment === "now");
  return current !== null && isSame ? null : { moment, states: ["open"] };
}

export function toggleHoursState(choice: HoursChoice, state: HoursState): HoursChoice {
  const { states } = choice;
  return { ...choice, states: HOURS_STATES.filter((each) => (each === state) !== states.includes(each)) };
}

/**
 * Writes a choice for URLs and saved views. A choice that accepts only the state open is written as its moment: `now`,
 * `Su-20h30`. Otherwise the accepted states follow the moment: `now_open_unknown`, or `now_any` for every state.
 */
export function hoursChoiceText({ moment, states }: HoursChoice): string {
  const when =
    moment === "now" ? moment : `${WEEKDAY_CODES[moment.weekday]}-${clockText(moment.minute).replace(":", "h")}`;
  if (states.length === 1 && states[0] === "open") return when;
  return [when, ...(states.length === 0 ? ["any"] : states)].join("_");
}

/**
 * Parses the output of `hoursChoiceText`. Also accepts the states in another order, and hours of one digit. Returns
 * null for a text without a valid moment or with an unknown state.
 */
export function parseHoursChoice(text: string): HoursChoice | null {
  const [when = "", ...written] = text.split("_");
  const [, day = "", clock = ""] = /^(\w+)-(\w+)$/.exec(when) ?? [];
  const weekday = WEEKDAY_CODES.indexOf(day);
  const minute = parseClock(clock.replace("h", ":"));
  const moment = when === "now" ? when : weekday === -1 || minute === null ? null : { weekday, minute };
  const states = HOURS_STATES.filter((state) => written.includes(state));
  if (moment === null || (states.length !== written.length && String(written) !== "any")) return null;
  return { moment, states: written.length === 0 ? ["open"] : states };
}

const WEEKDAY_CODES: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Formats minutes since midnight as `09:05`. */
export const clockText = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);

/** Parses a time of day such as `09:05` to minutes since midnight; returns null for anything else. */
export function parseClock(text: string): number | null {
  const [hour = 24, minute = 0] = /^\d\d?:[0-5]\d$/.test(text) ? text.split(":").map(Number) : [];
  return hour < 24 ? hour * 60 + minute : null;
}
