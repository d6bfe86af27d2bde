import type { Place } from "../place.ts";
import type { HoursState } from "./hours-state.ts";
import { minutesBetween, type ParisTime } from "./paris-time.ts";
import { parseOpeningHours } from "./parse.ts";
import type { OpeningHours } from "./rules.ts";
import { type HoursChange, hoursStateAt, nextHoursChange } from "./schedule.ts";
import { opensOnSundays } from "./week.ts";

/** How long before it closes a place counts as closing soon. */
const SOON_MINUTES = 30;

/** What opening hours mean at a moment. */
export interface HoursNow {
  readonly state: HoursState;
  /** When that changes; null where it does not within a year. */
  readonly next: HoursChange | null;
  /** How long it stays open, where that is half an hour or less. */
  readonly closesInMinutes: number | null;
}

export function hoursNow(hours: OpeningHours, now: ParisTime): HoursNow {
  const state = hoursStateAt(hours, now);
  const next = nextHoursChange(hours, now);
  const minutes = state === "open" && next?.state === "closed" ? minutesBetween(now, next.at) : null;
  return { state, next, closesInMinutes: minutes !== null && minutes <= SOON_MINUTES ? minutes : null };
}

/** Thousands of places share some hundreds of texts; at most this many are remembered. */
const REMEMBERED = 4_000;
const remembered = new Map<string, OpeningHours | null>();

/** As `parseOpeningHours`; the same text is not read over and over. */
export function readHours(text: string): OpeningHours | null {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const hours = parseOpeningHours(text);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, hours);
  return hours;
}

/** As `hoursStateAt`, from hours as they are written. What is missing or not understood is unknown. */
export function writtenHoursState(openingHours: string | null, at: ParisTime): HoursState {
  const hours = openingHours === null ? null : readHours(openingHours);
  return hours === null ? "unknown" : hoursStateAt(hours, at);
}

/** Whether hours as they are written take in Sundays; null where they do not tell. */
export function writtenHoursOnSundays(openingHours: string | null): boolean | null {
  const hours = openingHours === null ? null : readHours(openingHours);
  return hours === null ? null : opensOnSundays(hours);
}

/** Whether a place is open. One that is yet to open for the first time is not, whatever its hours will be. */
export function placeHoursState(
  { placeStatus, openingHours }: Pick<Place, "placeStatus" | "openingHours">,
  at: ParisTime,
): HoursState {
  if (placeStatus === "Opening Soon" || placeStatus === "Permanently Closed") return "closed";
  return writtenHoursState(openingHours, at);
}
