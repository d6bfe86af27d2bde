import type { Place } from "../place.ts";
import { writtenHoursState } from "./hours.ts";
import { DAY_MINUTES, type ParisTime, weekdayOf } from "./paris-time.ts";
import { HOURS_STATES, type HoursState } from "./rules.ts";

/** A time of each week, by the clocks of Paris. */
export interface WeeklyTime {
  /** 0 for Monday, 6 for Sunday. */
  readonly weekday: number;
  readonly minute: number;
}

/** What someone chose of the opening hours: 'Open now', or 'Open at…' a time of the week. */
export interface HoursChoice {
  readonly moment: "now" | WeeklyTime;
  /** Any of these; every one when empty. */
  readonly states: readonly HoursState[];
}

/** The same as part of a query: at one moment. */
export interface HoursFilter {
  readonly at: ParisTime;
  readonly states: readonly HoursState[];
}

/** The moment that is meant: of a time of the week the next one, this minute included. */
export function momentOf(moment: HoursChoice["moment"], now: ParisTime): ParisTime {
  if (moment === "now") return now;
  const days = (moment.weekday - weekdayOf(now.day) + 7) % 7;
  const isPast = days === 0 && moment.minute < now.minute;
  return { day: now.day + (isPast ? 7 : days), minute: moment.minute };
}

/** Chooses 'Open now' or 'Open at…', with what is open; the same choice again takes it back. */
export function toggleHoursMoment(current: HoursChoice | null, moment: HoursChoice["moment"]): HoursChoice | null {
  const isSame = current !== null && (current.moment === "now") === (moment === "now");
  return isSame ? null : { moment, states: ["open"] };
}

export function toggleHoursState(choice: HoursChoice, state: HoursState): HoursChoice {
  const { states } = choice;
  return { ...choice, states: HOURS_STATES.filter((each) => (each === state) !== states.includes(each)) };
}

const WEEKDAY_CODES: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** `09:05` */
export const clockText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Minutes since midnight of `09:05`; null for what is no time of day. */
export function parseClock(text: string): number | null {
  const [hour = Number.NaN, minute = Number.NaN] = /^\d\d:\d\d$/.test(text) ? text.split(":").map(Number) : [];
  const minutes = hour * 60 + minute;
  return minute < 60 && minutes < DAY_MINUTES ? minutes : null;
}

/**
 * A choice as addresses and saved views write it: `now`, `Su-20h30`; what is chosen besides or in place of what is open
 * stands behind: `now_open_unknown`, `now_any`.
 */
export function hoursChoiceText({ moment, states }: HoursChoice): string {
  const when =
    moment === "now" ? moment : `${WEEKDAY_CODES[moment.weekday]}-${clockText(moment.minute).replace(":", "h")}`;
  if (states.length === 1 && states[0] === "open") return when;
  return [when, ...(states.length === 0 ? ["any"] : states)].join("_");
}

/** Reads what `hoursChoiceText` writes, in any letter case; null for anything else. */
export function parseHoursChoice(text: string): HoursChoice | null {
  const [when = "", ...written] = text.toLowerCase().split("_");
  const moment = when === "now" ? when : parseWeeklyTime(when);
  const states = HOURS_STATES.filter((state) => written.includes(state));
  const isAny = written.length === 1 && written[0] === "any";
  if (moment === null || (!isAny && states.length !== written.length)) return null;
  return { moment, states: written.length === 0 ? ["open"] : states };
}

function parseWeeklyTime(text: string): WeeklyTime | null {
  const weekday = WEEKDAY_CODES.findIndex((code) => code.toLowerCase() === text.slice(0, 2));
  const minute = text.charAt(2) === "-" ? parseClock(text.slice(3).replace("h", ":")) : null;
  return weekday === -1 || minute === null ? null : { weekday, minute };
}

/** Whether a place is open. One that is yet to open for the first time is not, whatever its hours will be. */
export function placeHoursState(
  { placeStatus, openingHours }: Pick<Place, "placeStatus" | "openingHours">,
  at: ParisTime,
): HoursState {
  if (placeStatus === "Opening Soon" || placeStatus === "Permanently Closed") return "closed";
  return writtenHoursState(openingHours, at);
}
