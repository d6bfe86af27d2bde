import type { Coordinates } from "./place.ts";

/** A part of a map, in degrees. Its borders belong to it; it does not cross the 180th meridian. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Five decimals are a metre. */
const DECIMALS = 5;
const STEP = 10 ** DECIMALS;

/** In steps of a metre; what is whole but for the error of floating point stays whole. */
const steps = (degrees: number): number => Number((degrees * STEP).toFixed(3));

/** The smallest area that holds this one and can be written as a text without loss. */
export const roundArea = ({ west, south, east, north }: MapArea): MapArea => ({
  west: Math.floor(steps(west)) / STEP,
  south: Math.floor(steps(south)) / STEP,
  east: Math.ceil(steps(east)) / STEP,
  north: Math.ceil(steps(north)) / STEP,
});

/** `2.3,48.85,2.36,48.87`: west, south, east, north, as addresses and the REST API write it. */
export const areaText = ({ west, south, east, north }: MapArea): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DECIMALS))).join();

const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/;

/** Reads what `areaText` writes; null for what is no area. */
export function parseArea(text: string): MapArea | null {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const possible = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return possible ? { west, south, east, north } : null;
}

/** Whether a place lies in an area; one of unknown position lies in none. */
export const liesIn = (coordinates: Coordinates | null, { west, south, east, north }: MapArea): boolean =>
  coordinates !== null &&
  coordinates.latitude >= south &&
  coordinates.latitude <= north &&
  coordinates.longitude >= west &&
  coordinates.longitude <= east;
