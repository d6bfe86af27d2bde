import type { PlaceStatus } from "./place.ts";

/** How long a place counts as 'Just Opened', in months. */
const JUST_OPENED_MONTHS = 12;

/** A status as a source states it, with the day of the opening that the source names. */
export interface DatedStatus {
  readonly placeStatus: PlaceStatus;
  /**
   * The day on which the place opened ('Just Opened') or is due to open ('Opening Soon'), `2026-03-01`; null for the
   * other statuses, and when the day is unknown.
   */
  readonly statusDate: string | null;
}

/** Returns the day some months later. The last day of a short month replaces a day that the month lacks. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * Returns the first day on which a status no longer holds. 'Just Opened' holds for `JUST_OPENED_MONTHS`, 'Opening Soon'
 * until the day of the opening. Null for the other statuses, and if the day is unknown.
 */
export function statusEnd({ placeStatus, statusDate }: DatedStatus): string | null {
  if (statusDate === null) return null;
  if (placeStatus === "Just Opened") return monthsLater(statusDate, JUST_OPENED_MONTHS);
  return placeStatus === "Opening Soon" ? statusDate : null;
}

/**
 * Returns the status of a place on a day in Paris, `2026-11-25`. A dated status that has ended becomes 'Open'; whether
 * the place is open at a moment then depends on its hours alone, and is unknown without hours.
 */
export const statusOn = (status: DatedStatus, day: string): PlaceStatus =>
  isEnded(statusEnd(status), day) ? "Open" : status.placeStatus;

const isEnded = (end: string | null, day: string): boolean => end !== null && end <= day;
