/** The filter 'Near …': places within some minutes on foot of a named point. */

import type { Coordinates } from "./place.ts";
import { stationNamed } from "./stations.ts";
import { cutText } from "./text-length.ts";
import { type TravelFilter, validCoordinates } from "./travel.ts";

/** A named point, and the longest walk from it. */
export interface Near {
  /** The name to show: of a station, an address, a sight, a neighbourhood or a place. */
  readonly name: string;
  /** Null for a name that is not a station and that has no point: no place is near it. */
  readonly coordinates: Coordinates | null;
  /** The longest walk in whole minutes. */
  readonly minutes: number;
}

/** The minutes that a visitor can choose. */
export const NEAR_MINUTES = [5, 10, 15, 20, 30] as const;
export const DEFAULT_NEAR_MINUTES = 15;
export const MAX_NEAR_MINUTES = 60;
/** The longest text of `nearText`, in characters. */
export const MAX_NEAR_TEXT = 160;
const MAX_NAME = 120;

/** Five decimals of a degree are about a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5));

/** Returns the filter for a point that has a name. Its text can be parsed to the same filter. */
export const nearPoint = (
  name: string,
  { latitude, longitude }: Coordinates,
  minutes = DEFAULT_NEAR_MINUTES,
): Near => ({
  name: cutText(name.replace(/\p{Cc}+/gu, " ").trim(), MAX_NAME).trim(),
  coordinates: { latitude: rounded(latitude), longitude: rounded(longitude) },
  minutes,
});

/** Returns the filter for a station by its name. */
export const nearStation = (name: string, minutes = DEFAULT_NEAR_MINUTES): Near => ({
  name,
  coordinates: stationNamed(name)?.coordinates ?? null,
  minutes,
});

/**
 * Writes the place of a filter as a text, such as `Abbesses` for a station and `27 Rue de Rivoli@48.8556,2.3602` for any
 * other point. `parseNear` is the inverse.
 */
export function nearText({ name, coordinates }: Pick<Near, "name" | "coordinates">): string {
  if (coordinates === null) return name;
  const station = stationNamed(name)?.coordinates;
  const { latitude, longitude } = coordinates;
  const isStation = station?.latitude === latitude && station.longitude === longitude;
  return isStation ? name : `${name}@${latitude},${longitude}`;
}

const WITH_POINT = /^(.+)@(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?)$/su;

/** Parses a text of `nearText`. A text without a point is the name of a station. */
export function parseNear(text: string, minutes = DEFAULT_NEAR_MINUTES): Near {
  const [, name = "", latitude, longitude] = WITH_POINT.exec(text) ?? [];
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
  if (name === "" || latitude === undefined || longitude === undefined || !validCoordinates(coordinates))
    return nearStation(text, minutes);
  return { name, coordinates, minutes };
}

/** Returns the walk of the filter as a travel time (§9). Null for an unknown place. */
export const walkOf = ({ coordinates, minutes }: Near): TravelFilter | null =>
  coordinates && { from: coordinates, mode: "walking", maxMinutes: minutes };
