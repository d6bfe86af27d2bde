import type { Coordinates } from "./place.ts";

/** A part of the map, in degrees. It includes its borders and does not cross the 180th meridian. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Number of decimals. Five decimals are a precision of one metre. */
const DECIMALS = 5;
const STEP = 10 ** DECIMALS;

/** Returns the largest number with five decimals that is not above the degrees. */
function roundedDown(degrees: number): number {
  const nearest = Math.round(degrees * STEP);
  // The comparison uses the quotient, because the product has floating-point errors.
  return (nearest / STEP <= degrees ? nearest : nearest - 1) / STEP;
}
const roundedUp = (degrees: number): number => -roundedDown(-degrees);

/** Returns the smallest area around this area that `areaText` can write without rounding. */
export const roundArea = ({ west, south, east, north }: MapArea): MapArea => ({
  west: roundedDown(west),
  south: roundedDown(south),
  east: roundedUp(east),
  north: roundedUp(north),
});

/** Formats an area for URLs and the REST API: `2.3,48.85,2.36,48.87` (west, south, east, north). */
export const areaText = ({ west, south, east, north }: MapArea): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DECIMALS))).join();

const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/;

/**
 * Parses an area as `areaText` writes it, also with more decimals; returns null for an impossible area or another text.
 */
export function parseArea(text: string): MapArea | null {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const possible = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return possible ? { west, south, east, north } : null;
}

/** Whether coordinates are in an area; false for unknown coordinates. */
export const liesIn = (coordinates: Coordinates | null, { west, south, east, north }: MapArea): boolean =>
  coordinates !== null &&
  coordinates.latitude >= south &&
  coordinates.latitude <= north &&
  coordinates.longitude >= west &&
  coordinates.longitude <= east;
