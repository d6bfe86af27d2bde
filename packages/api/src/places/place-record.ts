import { PLACE_STATUSES, parisDay, WHEELCHAIR } from "@flaneur/domain";
import type { Claim, PlaceFields } from "../db/place-fields.ts";
import type { places } from "../db/schema.ts";
import { OPERATOR, OSM_EXTRACT, originOf } from "../reference/sources.ts";
import { keyOf, splitByOrigin } from "./claims.ts";
import { boundedClaims, compose } from "./compose.ts";
import { withoutDerivedTags } from "./derived-tags.ts";
import type { PlaceRow } from "./place-rows.ts";

export type NewRow = typeof places.$inferInsert;

/** Returns today's date in Paris. */
export const today = (): string => parisDay(Date.now());

export function fieldsOf(row: PlaceRow): PlaceFields {
  const { latitude, longitude } = row;
  return {
    name: row.name,
    otherNames: row.otherNames,
    types: row.types,
    tags: row.tags,
    address: row.address,
    arrondissement: row.arrondissement,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    googleMapsUrl: row.googleMapsUrl,
    description: row.description,
    website: row.website,
    phone: row.phone,
    bookingUrl: row.bookingUrl,
    menuUrl: row.menuUrl,
    openingHours: row.openingHours,
    wheelchair: WHEELCHAIR.find((value) => value === row.wheelchair) ?? null,
    mediaUrls: row.mediaUrls,
    placeStatus: PLACE_STATUSES.find((value) => value === row.placeStatus) ?? "Open",
    statusDate: row.statusDate,
    rating: row.rating,
  };
}

/**
 * Returns the date of an origin's data: the month in the name of an OpenStreetMap extract, or the given day for any
 * other origin.
 */
export const dateOfOrigin = (origin: string, day: string): string =>
  origin.startsWith(`${OSM_EXTRACT}|`) ? origin.slice(OSM_EXTRACT.length + 1) : day;

/** Returns what each source states about a stored place. */
export function claimsOf(row: PlaceRow): readonly Claim[] {
  if (row.claims.length > 0) return row.claims;
  const { source, sourceId, sourcedOn } = row;
  const changed = parisDay(row.updatedAt.getTime());
  return splitByOrigin({ source, sourceId, date: sourcedOn }, fieldsOf(row), row.enriched, (origin) =>
    dateOfOrigin(origin, changed),
  );
}

/** The columns of a place that its claims determine. */
export type ClaimColumns = Pick<
  NewRow,
  keyof Omit<PlaceFields, "coordinates"> | "latitude" | "longitude" | "enriched" | "claims" | "sourcedOn"
>;

/** Computes the columns of a place from what its sources state. */
export function claimColumns(own: Pick<Claim, "source" | "sourceId">, claims: readonly Claim[]): ClaimColumns {
  const key = originOf(own.source, own.sourceId);
  const kept = boundedClaims(claims, key);
  const { fields, enriched } = compose(kept, key);
  const { coordinates, ...rest } = fields;
  const ownClaim = kept.find((claim) => keyOf(claim) === key);
  // A place with one claim that has no weak fields needs no stored claims: its columns have the same values. A place
  // that an operator has added keeps its claim, in which a field may be empty on purpose.
  const isPlain = kept.length === 1 && ownClaim !== undefined && (ownClaim.weak ?? []).length === 0;
  const isByHand = own.source === OPERATOR;
  return {
    ...rest,
    otherNames: [...fields.otherNames],
    types: [...fields.types],
    tags: [...withoutDerivedTags(fields.tags, fields)],
    mediaUrls: [...fields.mediaUrls],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    enriched,
    claims: isPlain && !isByHand ? [] : kept,
    sourcedOn: ownClaim?.date ?? today(),
  };
}
