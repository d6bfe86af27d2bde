import { z } from "zod";
import type { Claim, WeakField } from "../db/place-fields.ts";
import { type Enriched, PLACE_FIELDS, type PlaceField } from "../db/place-fields.ts";
import { originOf } from "../reference/sources.ts";
import { keyOf } from "./claims.ts";
import { compose } from "./compose.ts";
import { claimsOf } from "./place-record.ts";
import type { PlaceRow } from "./place-rows.ts";

/** One source of a place, with the fields that come from it. */
export interface FieldSource {
  /** The name of the source, and the id that the source has for the place: `osm|node/1`. */
  readonly origin: string;
  /** The day on which the source first stated these values; a month when only that is known. */
  readonly date: string;
  readonly fields: readonly PlaceField[];
  /** The fields that the source only guesses. */
  readonly weak?: readonly WeakField[] | undefined;
}

/** Returns the source and date of every field of a place, its own source first. */
export function provenanceOf(row: PlaceRow): readonly FieldSource[] {
  const own = originOf(row.source, row.sourceId);
  const claims = claimsOf(row);
  const { winners } = compose(claims, own);
  const fieldsOfClaim = (claim: Claim) => PLACE_FIELDS.filter((field) => winners.get(field) === claim);
  return claims
    .map(
      (claim): FieldSource => ({
        origin: keyOf(claim),
        date: claim.date,
        fields: fieldsOfClaim(claim),
        ...(claim.weak === undefined ? {} : { weak: claim.weak }),
      }),
    )
    .filter(({ origin, fields }) => origin === own || fields.length > 0)
    .toSorted((a, b) => Number(b.origin === own) - Number(a.origin === own) || (a.origin < b.origin ? -1 : 1));
}

/** The column `provenance` of an export. It is invalid if one of its sources is. */
export const Provenance = z
  .array(
    z.object({
      origin: z.string().max(250),
      date: z.string().regex(/^\d{4}-\d\d(?:-\d\d)?$/),
      fields: z.array(z.enum(PLACE_FIELDS)).max(PLACE_FIELDS.length),
      weak: z.array(z.enum(["name", "types"])).optional(),
    }),
  )
  .max(50);

/** Returns the origin of each field that does not come from the place's own source. */
export function enrichedOf(sources: readonly FieldSource[], own: string): Enriched {
  return Object.fromEntries(
    sources
      .filter(({ origin }) => origin !== own)
      .flatMap(({ origin, fields }) => fields.map((field) => [field, origin] as const)),
  );
}
