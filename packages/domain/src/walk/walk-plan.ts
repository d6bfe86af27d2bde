import { hoursNow, readHours } from "../hours/hours.ts";
import { instantOf, type ParisTime, parisTime } from "../hours/paris-time.ts";
import { WALK } from "../limits.ts";
import { type MetroWay, quickestMetroWay } from "../metro/metro-way.ts";
import type { Coordinates, Place } from "../place.ts";
import { distanceKm, walkingMinutes } from "../travel.ts";

/** A place of a walk, with what its hours are computed from. */
export interface WalkPlace extends Pick<Place, "openingHours" | "placeStatus"> {
  readonly coordinates: Coordinates;
}

/** The way from one stop to the next. */
export interface WalkLeg {
  readonly km: number;
  /** Whole minutes on foot. */
  readonly footMinutes: number;
  /** The way by metro, if it saves at least `WALK.metroSavesMinutes`; otherwise null. */
  readonly metro: MetroWay | null;
  /** Whole minutes by the quicker of both ways. */
  readonly minutes: number;
}

/** Whether a place is open during a stay. */
export type StopHours =
  /** Open on arrival, and during the whole stay as far as it is known. */
  | { readonly state: "open" }
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

export interface WalkPlan {
  readonly stops: readonly WalkStop[];
  readonly km: number;
  /** Minutes of all legs on foot. */
  readonly footMinutes: number;
  /** Minutes of all legs by the quicker way. */
  readonly minutes: number;
  /** The number of legs by metro. */
  readonly metroLegs: number;
}

/** Returns the time some minutes after a time. */
export const minutesLater = (time: ParisTime, minutes: number): ParisTime =>
  parisTime(instantOf(time) + minutes * 60_000);

/** Returns the way between two points: on foot, or by metro if that saves enough. */
export function walkLeg(from: Coordinates, to: Coordinates): WalkLeg {
  const km = distanceKm(from, to);
  const footMinutes = walkingMinutes(km);
  const way = footMinutes > WALK.metroSavesMinutes ? quickestMetroWay(from, to) : null;
  const metro = way !== null && footMinutes - way.minutes >= WALK.metroSavesMinutes ? way : null;
  return { km, footMinutes, metro, minutes: metro?.minutes ?? footMinutes };
}

/** Returns whether a place is open from an arrival to a departure. */
export function stopHours(
  { openingHours, placeStatus }: Pick<Place, "openingHours" | "placeStatus">,
  arrival: ParisTime,
  departure: ParisTime,
): StopHours {
  if (placeStatus === "Opening Soon" || placeStatus === "Permanently Closed") return { state: "closed", until: null };
  const hours = openingHours === null ? null : readHours(openingHours);
  if (hours === null) return { state: "unknown" };
  const { state, next } = hoursNow(hours, arrival);
  if (state === "unknown") return { state };
  if (state === "closed") return { state, until: next?.at ?? null };
  const isCut = next?.state === "closed" && instantOf(next.at) < instantOf(departure);
  return isCut ? { state: "closesDuring", at: next.at } : { state };
}

/**
 * Computes the times of a walk through places in a given order.
 * @param from The position of the visitor, where the walk begins. Null if it begins at the first place.
 * @param startAt When the walk begins.
 * @param stayMinutes The minutes at each place.
 */
export function planWalk(
  places: readonly WalkPlace[],
  {
    from,
    startAt,
    stayMinutes,
  }: {
    readonly from: Coordinates | null;
    readonly startAt: ParisTime;
    readonly stayMinutes: number;
  },
): WalkPlan {
  const stops: WalkStop[] = [];
  let position = from;
  let now = startAt;
  for (const place of places) {
    const leg = position === null ? null : walkLeg(position, place.coordinates);
    const arrival = minutesLater(now, leg?.minutes ?? 0);
    const departure = minutesLater(arrival, stayMinutes);
    stops.push({ leg, arrival, departure, hours: stopHours(place, arrival, departure) });
    position = place.coordinates;
    now = departure;
  }
  const legs = stops.flatMap(({ leg }) => leg ?? []);
  const sum = (of: (leg: WalkLeg) => number) => legs.reduce((total, leg) => total + of(leg), 0);
  return {
    stops,
    km: sum(({ km }) => km),
    footMinutes: sum(({ footMinutes }) => footMinutes),
    minutes: sum(({ minutes }) => minutes),
    metroLegs: sum(({ metro }) => (metro === null ? 0 : 1)),
  };
}
