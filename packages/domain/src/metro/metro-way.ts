import { METRO_LINES, METRO_PLATFORMS, METRO_STATIONS } from "../generated/metro-network.ts";
import { NEARBY_KM, WALKING_KM_PER_HOUR } from "../limits.ts";
import type { Coordinates } from "../place.ts";
import { distanceKm, walkingMinutes } from "../travel.ts";
import { connectionsFrom } from "./metro-connections.ts";

/** A ride on one line. */
export interface MetroLeg {
  /** The name of the line: `12`, `7bis`. */
  readonly line: string;
  /** The name of the station where the ride begins. */
  readonly from: string;
  /** The name of the station where the ride ends. */
  readonly to: string;
}

/** A way by metro, as an estimate without a timetable. */
export interface MetroWay {
  /** Whole minutes from door to door, with walks and waiting. */
  readonly minutes: number;
  readonly legs: readonly MetroLeg[];
  /** Whole minutes of the walk from the last station, which are part of `minutes`. */
  readonly lastWalkMinutes: number;
}

/** The mean time until a train leaves, in seconds. */
export const WAITING_SECONDS = 120;

const secondsOnFoot = (km: number): number => (km / WALKING_KM_PER_HOUR) * 3600;

/** The quickest connection to each platform, by the index of the platform. */
interface Reached {
  /** Seconds from the departure until the traveller is in a train at the platform; Infinity if there is no way. */
  readonly seconds: Float64Array;
  /** The index of the previous platform; -1 for a platform that is reached on foot from the start, or not reached. */
  readonly before: Int16Array;
}

/** Returns the platforms within 1,200 m of a point, with the seconds on foot. */
function platformsNear(point: Coordinates): readonly (readonly [platform: number, seconds: number])[] {
  const kms = METRO_STATIONS.map(([, latitude, longitude]) => distanceKm(point, { latitude, longitude }));
  return METRO_PLATFORMS.flatMap(([station], platform) => {
    const km = kms[station] ?? Number.POSITIVE_INFINITY;
    return km <= NEARBY_KM ? [[platform, secondsOnFoot(km)] as const] : [];
  });
}

/** Finds the quickest connections by Dijkstra's algorithm. The network is too small for a queue to be faster. */
function reachFrom(start: ReturnType<typeof platformsNear>): Reached {
  const seconds = new Float64Array(METRO_PLATFORMS.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int16Array(METRO_PLATFORMS.length).fill(-1);
  const isDone = new Uint8Array(METRO_PLATFORMS.length);
  for (const [platform, walk] of start) seconds[platform] = walk + WAITING_SECONDS;
  for (;;) {
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let platform = 0; platform < seconds.length; platform++) {
      const own = seconds[platform] ?? least;
      if (isDone[platform] === 0 && own < least) {
        least = own;
        nearest = platform;
      }
    }
    if (nearest === -1) return { seconds, before };
    isDone[nearest] = 1;
    for (const { to, seconds: ride, isTransfer } of connectionsFrom(nearest)) {
      const arrival = least + ride + (isTransfer ? WAITING_SECONDS : 0);
      if (arrival < (seconds[to] ?? 0)) {
        seconds[to] = arrival;
        before[to] = nearest;
      }
    }
  }
}

const stationOf = (platform: number): number => METRO_PLATFORMS[platform]?.[0] ?? -1;
const lineOf = (platform: number): number => METRO_PLATFORMS[platform]?.[1] ?? -1;
const nameOf = (platform: number): string => METRO_STATIONS[stationOf(platform)]?.[0] ?? "";

/** Returns the rides that lead to a platform. A leg ends at each transfer, which is a walk to another platform. */
function legsTo(last: number, { before }: Reached): readonly MetroLeg[] {
  const legs: MetroLeg[] = [];
  let end = last;
  for (let platform = last; platform !== -1; platform = before[platform] ?? -1) {
    const previous = before[platform] ?? -1;
    const isBoarded =
      previous === -1 || connectionsFrom(previous).some(({ to, isTransfer }) => to === platform && isTransfer);
    if (!isBoarded) continue;
    // Two transfers in a row have no ride between them.
    if (end !== platform)
      legs.unshift({ line: METRO_LINES[lineOf(end)] ?? "", from: nameOf(platform), to: nameOf(end) });
    end = previous;
  }
  return legs;
}

/**
 * Returns the quickest way by metro between two points: a walk to a station, rides and transfers with waiting, and a
 * walk from a station. Returns null if one of the points has no station within 1,200 m, or if walking takes no longer.
 */
export function quickestMetroWay(from: Coordinates, to: Coordinates): MetroWay | null {
  const ends = platformsNear(to);
  const starts = platformsNear(from);
  if (starts.length === 0 || ends.length === 0) return null;
  const reached = reachFrom(starts);
  let last = -1;
  let lastWalk = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [platform, walk] of ends) {
    const total = (reached.seconds[platform] ?? least) + walk;
    if (total < least) {
      least = total;
      last = platform;
      lastWalk = walk;
    }
  }
  const minutes = Math.round(least / 60);
  const legs = legsTo(last, reached);
  if (legs.length === 0 || minutes >= walkingMinutes(distanceKm(from, to))) return null;
  return { minutes, legs, lastWalkMinutes: Math.round(lastWalk / 60) };
}
