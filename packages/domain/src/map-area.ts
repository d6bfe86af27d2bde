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

/** Converts degrees to units of the last decimal, without floating-point errors: whole units stay whole. */
const steps = (degrees: number): number => Number((degrees * STEP).toFixed(3));

/** Returns the smallest area around this area that `areaText` can write without rounding. */
export const roundArea = ({ west, south, east, north }: MapArea): MapArea => ({
  west: Math.floor(steps(west)) / STEP,
  south: Math.floor(steps(south)) / STEP,
  east: Math.ceil(steps(east)) / STEP,
  north: Math.ceil(steps(north)) / STEP,
});

/** Formats an area for URLs and the REST API: `2.3,48.85,2.36,48.87` (west, south, east, north). */
export const areaText = ({ west, south, east, north }: MapArea): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DECIMALS))).join();

const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/;

/** Parses the output of `areaText`; returns null for anything else. */
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
