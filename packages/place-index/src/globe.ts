import { type Coordinates, EARTH_RADIUS_KM } from "@flaneur/domain";

/** A point on a globe of radius 1. */
export interface GlobePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function pointOf({ latitude, longitude }: Coordinates): GlobePoint {
  const [lat, lng] = [radians(latitude), radians(longitude)];
  return { x: Math.cos(lat) * Math.cos(lng), y: Math.cos(lat) * Math.sin(lng), z: Math.sin(lat) };
}

/**
 * Returns the great-circle distance of two points in kilometres, from the square of the length of the straight line
 * between them on a globe of radius 1.
 */
export const greatCircleKm = (squared: number): number =>
  2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/**
 * Returns the square of the length of the straight line between two points on a globe of radius 1, from their
 * great-circle distance in kilometres. It is at most 4, the square of the diameter.
 */
export const straightSquared = (km: number): number =>
  km >= EARTH_RADIUS_KM * Math.PI ? 4 : (2 * Math.sin(km / (2 * EARTH_RADIUS_KM))) ** 2;
