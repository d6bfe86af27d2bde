import {
  type Coordinates,
  distanceKm,
  type Near,
  type Origin,
  TRANSIT_KM_PER_HOUR,
  TRANSIT_OVERHEAD_MINUTES,
  type TravelFilter,
  travelMinutes,
  WALKING_KM_PER_HOUR,
  walkOf,
} from "@flaneur/domain";
import { greatCircleKm, pointOf, straightSquared } from "./globe.ts";
import type { PlaceColumns } from "./place-columns.ts";

// Straight lines between points on a globe are computed in a fraction of the time of the domain's formula. Where
// rounding could make a difference, the domain's formula decides.

/** Relative tolerance: far more than floating-point errors, and less than any noticeable distance. */
const TOLERANCE = 1e-6;
/** Squared straight line (most of the globe's diameter) beyond which the arc sine loses precision. */
const FAR = 3;

/** Returns a function for the kilometres to a row, by the domain's formula; NaN when the position is unknown. */
export function kilometresFrom({ latitudes, longitudes }: PlaceColumns, from: Coordinates) {
  return (row: number): number =>
    distanceKm(from, {
      latitude: latitudes.values[row] ?? Number.NaN,
      longitude: longitudes.values[row] ?? Number.NaN,
    });
}

/**
 * Returns a function for the squared straight line to a row, on a globe of radius 1; NaN when the position is unknown.
 */
function squaredFrom({ points }: PlaceColumns, from: Coordinates) {
  const origin = pointOf(from);
  const x = points.x.values;
  const y = points.y.values;
  const z = points.z.values;
  return (row: number): number => {
    const dx = (x[row] ?? 0) - origin.x;
    const dy = (y[row] ?? 0) - origin.y;
    const dz = (z[row] ?? 0) - origin.z;
    return dx * dx + dy * dy + dz * dz;
  };
}

const overheadOf = ({ mode }: Origin): number => (mode === "walking" ? 0 : TRANSIT_OVERHEAD_MINUTES);
const minutesPerKm = ({ mode }: Origin): number =>
  60 / (mode === "walking" ? WALKING_KM_PER_HOUR : TRANSIT_KM_PER_HOUR);

/**
 * Returns a function for the whole minutes to a row, equal to `travelTime` of the domain; NaN when the position is
 * unknown.
 */
export function minutesFrom(columns: PlaceColumns, origin: Origin) {
  const squaredOf = squaredFrom(columns, origin.from);
  const exactly = kilometresFrom(columns, origin.from);
  const overhead = overheadOf(origin);
  const perKm = minutesPerKm(origin);
  return (row: number): number => {
    const squared = squaredOf(row);
    const minutes = greatCircleKm(squared) * perKm + overhead;
    const rounded = Math.round(minutes);
    const needsExactDistance = squared > FAR || Math.abs(minutes - rounded) > 0.5 - TOLERANCE;
    return needsExactDistance ? travelMinutes(exactly(row), origin.mode) : rounded;
  };
}

/** Returns a test whether a row is near a point; false for every row if the point is unknown. */
export function isNear(columns: PlaceColumns, near: Near): (row: number) => boolean {
  const walk = walkOf(near);
  return walk === null ? () => false : isWithinReach(columns, walk);
}

/** Returns a test whether a row is within a travel time; false for a row with an unknown position. */
export function isWithinReach(columns: PlaceColumns, travel: TravelFilter) {
  const squaredOf = squaredFrom(columns, travel.from);
  const exactly = kilometresFrom(columns, travel.from);
  // Minutes are rounded half up. The overhead of the metro alone can exceed the limit.
  const km = (travel.maxMinutes + 0.5 - overheadOf(travel)) / minutesPerKm(travel);
  if (km < 0) return () => false;
  const reach = straightSquared(km);
  return (row: number): boolean => {
    const squared = squaredOf(row);
    if (squared < reach * (1 - TOLERANCE) && squared < FAR) return true;
    if (squared > reach * (1 + TOLERANCE) && squared < FAR) return false;
    return travelMinutes(exactly(row), travel.mode) <= travel.maxMinutes;
  };
}
