import { hoursNow, readHours } from "../hours/hours.ts";
import { instantOf, type ParisTime, parisTime } from "../hours/paris-time.ts";
import { type Coordinates, isClosedByStatus, type Place } from "../place.ts";
import { isMetroClosed, sumLegs, type WalkLeg, type WalkSums, walkLeg } from "./walk-legs.ts";

/** A place of a walk, with what its hours are computed from. */
export interface WalkPlace extends Pick<Place, "openingHours" | "placeStatus"> {
  readonly coordinates: Coordinates;
}

/** Whether a place is open during a stay. */
export type StopHours =
  /** Open on arrival, and during the whole stay as far as it is known. `until` is when it closes; null if unknown. */
  | { readonly state: "open"; readonly until: ParisTime | null }
  /** Open on arrival. `at` is when the place closes, before the end of the stay. */
  | { readonly state: "closesDuring"; readonly at: ParisTime }
  /** Closed on arrival. `until` is when that changes; null if that is not known or not within a year. */
  | { readonly state: "closed"; readonly until: ParisTime | null }
  | { readonly state: "unknown" };

/** A stop of a walk with its times. */
export interface WalkStop {
  /** The way to this stop. Null for the first stop of a walk that does not begin at the visitor's position. */
  readonly leg: WalkLeg | null;
  readonly arrival: ParisTime;
  readonly departure: ParisTime;
  readonly hours: StopHours;
}

export interface WalkPlan extends WalkSums {
  readonly stops: readonly WalkStop[];
  /** Whether a way begins while the metro is closed. */
  readonly isMetroClosed: boolean;
}

/** Returns the time some minutes after a time. */
export const minutesLater = (time: ParisTime, minutes: number): ParisTime =>
  parisTime(instantOf(time) + minutes * 60_000);

/** Returns the state of the hours of a place from an arrival to a departure. */
export function stopHours(
  { openingHours, placeStatus }: Pick<Place, "openingHours" | "placeStatus">,
  arrival: ParisTime,
  departure: ParisTime,
): StopHours {
  if (isClosedByStatus(placeStatus)) return { state: "closed", until: null };
  const hours = openingHours === null ? null : readHours(openingHours);
  if (hours === null) return { state: "unknown" };
  const { state, next } = hoursNow(hours, arrival);
  if (state === "unknown") return { state };
  if (state === "closed") return { state, until: next?.at ?? null };
  if (next?.state !== "closed") return { state, until: null };
  return instantOf(next.at) < instantOf(departure) ? { state: "closesDuring", at: next.at } : { state, until: next.at };
}

/** What the times of a walk depend on, other than its places. */
export interface WalkTimes {
  /** The position of the visitor, where the walk begins. Null if it begins at the first place. */
  readonly from: Coordinates | null;
  /** When the walk begins. */
  readonly startAt: ParisTime;
  /** The minutes at each place. */
  readonly stayMinutes: number;
}

/** Computes the times of a walk through places in a given order. */
export function planWalk(places: readonly WalkPlace[], { from, startAt, stayMinutes }: WalkTimes): WalkPlan {
  const stops: WalkStop[] = [];
  let position = from;
  let now = startAt;
  let isAtNight = false;
  for (const place of places) {
    const leg = position === null ? null : walkLeg(position, place.coordinates, now);
    isAtNight ||= leg !== null && isMetroClosed(now);
    const arrival = minutesLater(now, leg?.minutes ?? 0);
    const departure = minutesLater(arrival, stayMinutes);
    stops.push({ leg, arrival, departure, hours: stopHours(place, arrival, departure) });
    position = place.coordinates;
    now = departure;
  }
  return { stops, isMetroClosed: isAtNight, ...sumLegs(stops.flatMap(({ leg }) => leg ?? [])) };
}
