import { distanceParts, durationParts } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** Formats a distance: '850 m', '1.8 km' (§9). */
export function distanceText(kilometres: number | null, { travel }: Messages): string {
  const distance = distanceParts(kilometres);
  if (distance === null) return travel.unknown;
  return distance.unit === "m" ? travel.metres(distance.value) : travel.kilometres(distance.value);
}

/** Formats a duration: '45 min', '1h 5m' (§9). */
export function durationText(minutes: number | null, { travel }: Messages): string {
  const duration = durationParts(minutes);
  if (duration === null) return travel.unknown;
  return duration.hours === 0 ? travel.minutes(duration.minutes) : travel.hours(duration.hours, duration.minutes);
}

/** Formats the duration of a walk. Returns null for a walk of less than a minute. */
export const walkText = (minutes: number, messages: Messages): string | null =>
  minutes < 1 ? null : durationText(minutes, messages);
