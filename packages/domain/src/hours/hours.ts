import { isClosedByStatus, type Place } from "../place.ts";
import type { HoursState } from "./hours-state.ts";
import { minutesBetween, type ParisTime } from "./paris-time.ts";
import { parseOpeningHours } from "./parse.ts";
import type { OpeningHours } from "./rules.ts";
import { type HoursChange, hoursStateAt, nextHoursChange } from "./schedule.ts";
import { opensLate, opensOnSundays } from "./week.ts";

/** A place is closing soon from this many minutes before it closes. */
const SOON_MINUTES = 30;

/** The state of a place at a moment, and its next change. */
export interface HoursNow {
  readonly state: HoursState;
  /** The next change of the state; null when the state does not change within a year. */
  readonly next: HoursChange | null;
  /** Minutes until an open place closes; null unless it closes within half an hour. */
  readonly closesInMinutes: number | null;
}

export function hoursNow(hours: OpeningHours, now: ParisTime): HoursNow {
  const state = hoursStateAt(hours, now);
  const next = nextHoursChange(hours, now);
  const minutes = state === "open" && next?.state === "closed" ? minutesBetween(now, next.at) : null;
  return { state, next, closesInMinutes: minutes !== null && minutes <= SOON_MINUTES ? minutes : null };
}

/** The maximal number of cached texts. A full cache is emptied. */
const MAX_CACHED = 4_000;
const hoursCache = new Map<string, OpeningHours | null>();

/** Parses opening hours like `parseOpeningHours`, with a cache. */
export function readHours(text: string): OpeningHours | null {
  const known = hoursCache.get(text);
  if (known !== undefined) return known;
  const hours = parseOpeningHours(text);
  if (hoursCache.size >= MAX_CACHED) hoursCache.clear();
  hoursCache.set(text, hours);
  return hours;
}

/** Returns the state of unparsed hours at a moment. Missing or unreadable hours are unknown. */
export function writtenHoursState(openingHours: string | null, at: ParisTime): HoursState {
  const hours = openingHours === null ? null : readHours(openingHours);
  return hours === null ? "unknown" : hoursStateAt(hours, at);
}

/** Whether unparsed hours include Sundays; null when that is unknown. */
export function writtenHoursOnSundays(openingHours: string | null): boolean | null {
  const hours = openingHours === null ? null : readHours(openingHours);
  return hours === null ? null : opensOnSundays(hours);
}

/** Whether unparsed hours reach into the night on two nights of a week; false when that is unknown. */
export function writtenHoursLate(openingHours: string): boolean {
  const hours = readHours(openingHours);
  return hours !== null && opensLate(hours);
}

/**
 * Returns the state of a place at a moment. A place that is 'Opening Soon' or 'Permanently Closed' is closed, whatever
 * its hours are.
 */
export function placeHoursState(
  { placeStatus, openingHours }: Pick<Place, "placeStatus" | "openingHours">,
  at: ParisTime,
): HoursState {
  if (isClosedByStatus(placeStatus)) return "closed";
  return writtenHoursState(openingHours, at);
}
