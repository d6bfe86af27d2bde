import type { ParisTime } from "../hours/paris-time.ts";
import { METRO_CLOSED, WALK } from "../limits.ts";
import { type MetroWay, quickestMetroWay } from "../metro/metro-way.ts";
import type { Coordinates } from "../place.ts";
import { distanceKm, walkingMinutes } from "../travel.ts";

/** The way from one stop to the next. */
export interface WalkLeg {
  readonly km: number;
  /** Whole minutes on foot. */
  readonly footMinutes: number;
  /** The way by metro, if the metro runs and saves at least `WALK.metroSavesMinutes`; otherwise null. */
  readonly metro: MetroWay | null;
  /** Whole minutes by metro, or on foot if `metro` is null. */
  readonly minutes: number;
}

/** The sums of several ways. */
export interface WalkSums {
  readonly km: number;
  /** Minutes of all legs on foot. */
  readonly footMinutes: number;
  /** Minutes of all legs, by metro or on foot. */
  readonly minutes: number;
  readonly metroLegs: number;
}

/** The way from a place of a list to the next place whose position is known. */
export interface ListLeg extends WalkLeg {
  /** The index of the place where the way ends. */
  readonly to: number;
}

/** Whether the metro is closed at a time. */
export const isMetroClosed = ({ minute }: ParisTime): boolean =>
  minute >= METRO_CLOSED.from && minute < METRO_CLOSED.to;

/**
 * Returns the way between two points: on foot, or by metro if that saves enough.
 * @param startAt When the way begins. Null if the time is unknown; the metro is then assumed to run.
 */
export function walkLeg(from: Coordinates, to: Coordinates, startAt: ParisTime | null = null): WalkLeg {
  const km = distanceKm(from, to);
  const footMinutes = walkingMinutes(km);
  const canRide = startAt === null || !isMetroClosed(startAt);
  const way = canRide && footMinutes > WALK.metroSavesMinutes ? quickestMetroWay(from, to) : null;
  const metro = way !== null && footMinutes - way.minutes >= WALK.metroSavesMinutes ? way : null;
  return { km, footMinutes, metro, minutes: metro?.minutes ?? footMinutes };
}

/**
 * Returns the way from each place of a list to the next place whose position is known. The way is null if the position
 * of the place itself is unknown, or if no later place has a known position.
 * @param points The positions of the places in their order; null for an unknown position.
 */
export function listLegs(points: readonly (Coordinates | null)[]): readonly (ListLeg | null)[] {
  return points.map((from, index) => {
    const to = points.findIndex((point, other) => other > index && point !== null);
    const end = points[to] ?? null;
    return from === null || end === null ? null : { ...walkLeg(from, end), to };
  });
}

/** Returns the sums of the legs. */
export function sumLegs(legs: readonly WalkLeg[]): WalkSums {
  const sum = (of: (leg: WalkLeg) => number) => legs.reduce((total, leg) => total + of(leg), 0);
  return {
    km: sum(({ km }) => km),
    footMinutes: sum(({ footMinutes }) => footMinutes),
    minutes: sum(({ minutes }) => minutes),
    metroLegs: sum(({ metro }) => (metro === null ? 0 : 1)),
  };
}
