import { PLACE_STATUSES, PLACE_TYPES, parseArrondissement, WHEELCHAIR } from "@flaneur/domain";
import { TAGS } from "../reference/tags.ts";
import type { PlaceDetails } from "./place-details.ts";
import { postcodeOf, streetOf } from "./postal.ts";
import { type Fields, isNumber, text } from "./unknown.ts";
import { webUrl } from "./web-url.ts";

/** Whether a record has the fields of this product, as the files in `seed/places` do. */
export const isOwnRecord = (record: Fields): boolean =>
  Array.isArray(record.types) && typeof record.address === "string";

const known = <T extends string>(allowed: readonly T[], raw: unknown): readonly T[] =>
  Array.isArray(raw) ? raw.flatMap((value) => allowed.find((other) => other === value) ?? []) : [];

/** What a record with the fields of this product says of a place. Types and tags that are not ours are left out. */
export function ownDetails(record: Fields): PlaceDetails {
  const address = text(record.address) ?? "";
  const postcode = postcodeOf(address.slice(address.lastIndexOf(",") + 1));
  const website = text(record.website);
  const rating = isNumber(record.rating) && record.rating >= 0 && record.rating <= 5 ? record.rating : null;
  return {
    name: text(record.name),
    types: known(PLACE_TYPES, record.types),
    tags: known(TAGS, record.tags),
    street: streetOf(address),
    postcode,
    arrondissement: parseArrondissement(postcode),
    website: webUrl(website) === null ? null : website,
    openingHours: text(record.openingHours),
    wheelchair: WHEELCHAIR.find((value) => value === record.wheelchair) ?? null,
    description: text(record.description),
    mediaUrls: [],
    placeStatus: PLACE_STATUSES.find((value) => value === record.placeStatus) ?? "Open",
    rating,
  };
}
