import type { Db } from "../db/database.ts";
import type { Claim, PlaceFields } from "../db/place-fields.ts";
import { PLACE_FIELDS, type PlaceField } from "../db/place-fields.ts";
import { keyOf, pickFields, withClaim, withOperatorFields } from "../places/claims.ts";
import { compose } from "../places/compose.ts";
import { withDerivedTags } from "../places/derived-tags.ts";
import { logChanges, type PlaceChange } from "../places/place-log.ts";
import { claimColumns, claimsOf, dateOfOrigin, fieldsOf, today } from "../places/place-record.ts";
import { type PlaceRow, shownStatus } from "../places/place-rows.ts";
import { type RowUpdate, rowsById, updateRows } from "../places/place-updates.ts";
import { OPERATOR, originOf } from "../reference/sources.ts";
import type { ExportedFields } from "./place-details.ts";
import type { ImportedPlace } from "./read-row.ts";

/** A row of an export of this product, for a place that is already stored. */
export interface OwnRow {
  readonly placeId: string;
  readonly place: ImportedPlace;
  readonly exported: ExportedFields;
}

export interface CorrectOptions {
  /** Corrects places even when the row is not newer than the place. */
  readonly isForced: boolean;
  /** The operator's name for the log. */
  readonly who: string;
  /** If false, the corrections are counted and not written. */
  readonly write: boolean;
}

export interface Corrections {
  readonly unchanged: number;
  readonly corrected: number;
  /** Number of places to which only fields of other sources were restored. Corrected places are not included. */
  readonly restored: number;
  /**
   * Number of places for which an export of this product states another value than the stored one, by field. The stored
   * value was kept.
   */
  readonly differing: ReadonlyMap<PlaceField, number>;
}

/** Corrects stored places with the rows of an export of this product. */
export async function correctPlaces(db: Db, list: readonly OwnRow[], options: CorrectOptions): Promise<Corrections> {
  const rows = new Map(
    (
      await rowsById(
        db,
        list.map(({ placeId }) => placeId),
      )
    ).map((row) => [row.id, row]),
  );
  const counts = { unchanged: 0, corrected: 0, restored: 0 };
  const differing = new Map<PlaceField, number>();
  const updates: RowUpdate[] = [];
  const changes: PlaceChange[] = [];
  for (const own of list) {
    const row = rows.get(own.placeId);
    if (row === undefined) continue;
    const result = correctPlace(row, own, options);
    counts[result.kind] += 1;
    for (const field of result.kept) differing.set(field, (differing.get(field) ?? 0) + 1);
    if (result.update !== null) updates.push(result.update);
    if (result.change !== null) changes.push(result.change);
  }
  if (options.write) {
    for (const update of updates) await updateRows(db, [update]);
    await logChanges(db, changes);
  }
  return { ...counts, differing };
}

interface Corrected {
  readonly kind: "unchanged" | "corrected" | "restored";
  /** The fields that differ and were not corrected. */
  readonly kept: readonly PlaceField[];
  readonly update: RowUpdate | null;
  readonly change: PlaceChange | null;
}

function correctPlace(row: PlaceRow, own: OwnRow, { isForced, who }: CorrectOptions): Corrected {
  const key = originOf(row.source, row.sourceId);
  const before = claimsOf(row);
  const restored = restoredClaims(row, own, before);
  const composed = restored === before ? fieldsOf(row) : compose(restored, key).fields;
  const kept = differingFields(composed, own);
  const isNewer = own.exported.updatedAt !== null && own.exported.updatedAt > row.updatedAt;
  const isCorrected = kept.length > 0 && (isForced || isNewer);
  if (!isCorrected && restored === before) return { kind: "unchanged", kept, update: null, change: null };
  const after = isCorrected ? withOperatorFields(restored, row.id, pickFields(fieldsIn(own), kept), today()) : restored;
  // A place with a newer row gets the time of the row, so that an export of the place equals the file. If the row is
  // not newer, or its time is in the future, the place gets the current time.
  const now = new Date();
  const updatedAt =
    isNewer && own.exported.updatedAt !== null && own.exported.updatedAt < now ? own.exported.updatedAt : now;
  const update = { id: row.id, ...claimColumns(row, after), updatedAt };
  if (!isCorrected) return { kind: "restored", kept, update, change: null };
  const [old, fresh] = [pickFields(composed, kept), pickFields(fieldsIn(own), kept)];
  const values = Object.fromEntries(kept.map((field) => [field, [old[field] ?? null, fresh[field] ?? null] as const]));
  return { kind: "corrected", kept: [], update, change: { who, action: "correct", placeId: row.id, changes: values } };
}

/** Returns the fields of a row of an export. */
const fieldsIn = ({ place }: OwnRow): PlaceFields => ({ ...place, statusDate: place.statusDate ?? null });

/** Returns the fields in which a row differs from the place, as both are shown today. */
function differingFields(stored: PlaceFields, own: OwnRow): readonly PlaceField[] {
  const day = today();
  const shown = (fields: PlaceFields) => {
    const placeStatus = shownStatus(fields, day);
    const statusDate = placeStatus === fields.placeStatus ? fields.statusDate : null;
    return { ...fields, placeStatus, statusDate, tags: withDerivedTags(fields.tags, fields) };
  };
  const [a, b] = [shown(stored), shown(fieldsIn(own))];
  return PLACE_FIELDS.filter(
    (field) => own.exported.present.includes(field) && JSON.stringify(a[field]) !== JSON.stringify(b[field]),
  );
}

/**
 * Adds claims of other sources that the place lacks: the claims were lost, or come from another database. Updates a
 * stored claim if the export states a later date for it. Ignores claims of operators and the place's own claim.
 */
function restoredClaims(row: PlaceRow, { place, exported }: OwnRow, before: readonly Claim[]): readonly Claim[] {
  const fields = fieldsIn({ placeId: row.id, place, exported });
  const origins = Map.groupBy(Object.entries(place.enriched ?? {}), ([, origin]) => origin);
  return [...origins].reduce((claims, [origin, entries]) => {
    const [source = "", ...rest] = origin.split("|");
    const sourceId = rest.join("|");
    const known = claims.find((claim) => keyOf(claim) === origin);
    // A file of an earlier version states no dates. It restores missing claims, and replaces no stored claim.
    const date = exported.enrichedOn[origin] ?? "";
    if (source === OPERATOR || origin === originOf(row.source, row.sourceId)) return claims;
    if (known !== undefined && known.date >= date) return claims;
    const names = PLACE_FIELDS.filter((field) => entries.some(([name]) => name === field));
    const stated = pickFields(fields, names);
    return withClaim(claims, {
      source,
      sourceId,
      date: date === "" ? dateOfOrigin(origin, today()) : date,
      fields: { ...known?.fields, ...stated },
      weak: known?.weak,
    });
  }, before);
}
