import { type Coordinates, parseArrondissement } from "@flaneur/domain";
import type { Candidate } from "./candidate.ts";
import { placeOf } from "./geometry.ts";
import { withGivenKind } from "./given-kind.ts";
import { postcodeOf } from "./postal.ts";
import type { RowOptions } from "./row-options.ts";
import { type Fields, isFields, text } from "./unknown.ts";

const URL_KEYS = ["google_maps_url", "Google Maps URL"];

/** Whether a feature is from Google Takeout's "Saved places". */
export const isTakeout = (properties: Fields): boolean => URL_KEYS.some((key) => key in properties);

/** Converts a place that a user saved on Google Maps, in Takeout's current format or that of before 2022. */
export function takeoutRow(properties: Fields, geometry: unknown, options: RowOptions): Candidate {
  const location = [properties.location, properties.Location].find(isFields) ?? {};
  const url = URL_KEYS.map((key) => text(properties[key])).find((known) => known !== null) ?? null;
  const address = text(location.address) ?? text(location.Address);
  const [street = null] = address?.split(",") ?? [];
  const postcode = postcodeOf(address);
  return {
    source: "google",
    sourceId: /[?&]cid=(\d{1,20})/.exec(url ?? "")?.[1] ?? null,
    details: withGivenKind(
      {
        name: text(location.name) ?? text(location["Business Name"]) ?? text(properties.Title),
        types: [],
        tags: [],
        street: postcode === null ? null : street,
        postcode,
        arrondissement: parseArrondissement(postcode),
        website: null,
        openingHours: null,
        wheelchair: null,
        description: text(properties.Comment),
        mediaUrls: [],
      },
      false,
      options,
    ),
    coordinates: knownPoint(placeOf(geometry)),
  };
}

/** Returns null for the point 0, 0, which Takeout writes for an unknown position. */
const knownPoint = (point: Coordinates | null): Coordinates | null =>
  point !== null && point.latitude === 0 && point.longitude === 0 ? null : point;
