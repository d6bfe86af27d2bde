import type { Coordinates } from "@flaneur/domain";
import { placeOf } from "./geometry.ts";
import { type Fields, isFields, text } from "./unknown.ts";

const URL_KEYS = ["google_maps_url", "Google Maps URL"];

/** Whether a feature is from Google Takeout's "Saved places". */
export const isTakeout = (properties: Fields): boolean => URL_KEYS.some((key) => key in properties);

/** A place that a user saved on Google Maps. */
export interface TakeoutPlace {
  readonly name: string | null;
  readonly address: string | null;
  readonly url: string | null;
  readonly comment: string | null;
  readonly coordinates: Coordinates | null;
}

/** Reads a feature in Takeout's current format, or in its format before 2022. */
export function takeoutPlace(properties: Fields, geometry: unknown): TakeoutPlace {
  const location = [properties.location, properties.Location].find(isFields) ?? {};
  return {
    name: text(location.name) ?? text(location["Business Name"]) ?? text(properties.Title),
    address: text(location.address) ?? text(location.Address),
    url: URL_KEYS.map((key) => text(properties[key])).find((known) => known !== null) ?? null,
    comment: text(properties.Comment),
    coordinates: knownPoint(placeOf(geometry)),
  };
}

/** Returns null for the point 0, 0, which Takeout writes for an unknown position. */
const knownPoint = (point: Coordinates | null): Coordinates | null =>
  point !== null && point.latitude === 0 && point.longitude === 0 ? null : point;
