import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { NewPlace, PlaceEdits, ReadFields } from "@flaneur/contract";
import { sortKey } from "@flaneur/domain";
import { and, eq, or } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeNameKey } from "../db/folded-text.ts";
import type { Claim, PlaceFields } from "../db/place-fields.ts";
import { PLACE_FIELDS, type PlaceField } from "../db/place-fields.ts";
import { places } from "../db/schema.ts";
import { ApiError, noSuch } from "../http/errors.ts";
import { mapLink } from "../import/google-maps.ts";
import { isChosen } from "../places/chosen-places.ts";
import { keyOf, pickFields, withOperatorFields } from "../places/claims.ts";
import { compose } from "../places/compose.ts";
import { mergedClaims } from "../places/moved-claims.ts";
import { logChanges, type PlaceChange, readLog } from "../places/place-log.ts";
import { claimColumns, claimsOf, fieldsOf, today } from "../places/place-record.ts";
import { type PlaceRow, shownStatus } from "../places/place-rows.ts";
import { upsertPlaces } from "../places/place-store.ts";
import { rowsById, updateRows } from "../places/place-updates.ts";
import { type FieldSource, provenanceOf } from "../places/provenance.ts";
import { slug } from "../places/slug.ts";
import { withdrawPlaces } from "../places/withdraw-places.ts";
import { cityDistricts } from "../reference/city-districts.ts";
import { OPERATOR, originOf } from "../reference/sources.ts";

export interface OperatorsPlace {
  readonly id: string;
  readonly fields: PlaceFields;
  /** The status that visitors see today. */
  readonly shownStatus: string;
  readonly hidden: boolean;
  readonly isChosen: boolean;
  /** The source of every field, and its date. */
  readonly provenance: readonly FieldSource[];
  /** What each source states, including values that another source overrides. */
  readonly claims: readonly Claim[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The latest changes by operators, newest first. */
  readonly log: Awaited<ReturnType<typeof readLog>>;
}

const LOG_SHOWN = 50;

async function mustRead(db: Db, id: string): Promise<PlaceRow> {
  const [row] = await rowsById(db, [id]);
  if (row === undefined) throw noSuch("place", id);
  return row;
}

/** Returns a place with the source of every field. The place may be hidden. @throws ApiError 404. */
export async function showPlace(db: Db, id: string): Promise<OperatorsPlace> {
  const [row] = await db.select().from(places).where(eq(places.id, id));
  if (row === undefined) throw noSuch("place", id);
  return {
    id: row.id,
    fields: fieldsOf(row),
    shownStatus: shownStatus(row, today()),
    hidden: row.hidden,
    isChosen: isChosen(row),
    provenance: provenanceOf(row),
    claims: claimsOf(row),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    log: await readLog(db, LOG_SHOWN, id),
  };
}

/** The fields that the map link of a place is derived from. */
const LINKED = ["name", "address", "coordinates"] as const;

/** Returns the fields of an edit, with the map link and the arrondissement that are derived from them. */
function withDerivedFields(
  edits: PlaceEdits,
  before: Pick<PlaceFields, "name" | "address" | "coordinates">,
): Partial<PlaceFields> {
  const { name, address, coordinates } = { ...before, ...pickFields(edits as Partial<PlaceFields>, PLACE_FIELDS) };
  const isMoved = LINKED.some((field) => edits[field] !== undefined);
  const link = isMoved && coordinates !== null ? { googleMapsUrl: mapLink(name, address, coordinates) } : {};
  const district = edits.coordinates === undefined ? null : cityDistricts(edits.coordinates);
  return pickFields(
    { ...link, ...(district === null ? {} : { arrondissement: district }), ...(edits as Partial<PlaceFields>) },
    PLACE_FIELDS,
  );
}

const changedFields = (before: PlaceFields, after: PlaceFields): PlaceChange["changes"] =>
  Object.fromEntries(
    PLACE_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => [
      field,
      [before[field], after[field]] as const,
    ]),
  );

async function saveClaims(db: Db, row: PlaceRow, claims: readonly Claim[]): Promise<PlaceChange["changes"]> {
  await updateRows(db, [{ id: row.id, ...claimColumns(row, claims) }]);
  return changedFields(fieldsOf(row), fieldsOf(await mustRead(db, row.id)));
}

/** The fields that a place added by an operator must have. */
const REQUIRED: readonly PlaceField[] = ["name", "types", "address", "coordinates"];

/**
 * Removes fields from an operator's claim, and the fields that are derived from them.
 * @param shown the place's fields.
 */
function withoutFields(fields: Claim["fields"], unset: readonly PlaceField[], shown: PlaceFields): Claim["fields"] {
  const { coordinates, arrondissement, googleMapsUrl } = fields;
  const link = shown.coordinates === null ? null : mapLink(shown.name, shown.address, shown.coordinates);
  const removed = new Set(unset);
  // The day of a status belongs to that status alone.
  if (removed.has("placeStatus")) removed.add("statusDate");
  if (LINKED.some((field) => removed.has(field)) && googleMapsUrl === link) removed.add("googleMapsUrl");
  if (removed.has("coordinates") && coordinates && arrondissement === cityDistricts(coordinates)) {
    removed.add("arrondissement");
  }
  return pickFields(
    fields,
    PLACE_FIELDS.filter((field) => !removed.has(field)),
  );
}

export interface FieldChange {
  readonly fields: PlaceEdits;
  /** The fields whose value by operators is removed, so that the sources determine them again. */
  readonly unset: readonly PlaceField[];
  /** The values that the operator has read. */
  readonly was: ReadFields;
}

/** @throws ApiError 409 if a field that an operator has read has another value now. */
function refuseChangedFields(fields: PlaceFields, was: ReadFields): void {
  const now = PLACE_FIELDS.flatMap((field) =>
    was[field] === undefined || isDeepStrictEqual(was[field], fields[field])
      ? []
      : [`${field} is now ${JSON.stringify(fields[field]).slice(0, 200)}`],
  );
  if (now.length === 0) return;
  const message = `The place has changed since it was read: ${now.join(", ")}. Nothing was set. Read it again, then decide`;
  throw new ApiError(409, "conflict", message);
}

/**
 * Sets and unsets fields of a place by hand. No import of a source and no update of the curated places replaces the
 * values. They remain until an operator changes them, here or by importing an edited export.
 * @throws ApiError 404, 409 for a field that has changed since it was read, and 400 for a field that a place added by
 * hand must have and that is unset.
 */
export function setFields(db: Db, id: string, { fields, unset, was }: FieldChange, who: string): Promise<void> {
  return db.transaction(async (transaction) => {
    const row = await mustRead(transaction, id);
    refuseChangedFields(fieldsOf(row), was);
    const key = originOf(OPERATOR, id);
    const required = row.source === OPERATOR ? unset.filter((field) => REQUIRED.includes(field)) : [];
    if (required.length > 0) {
      const message = `${required.join(", ")}: a place that was added by hand must have this. Set another value instead`;
      throw new ApiError(400, "bad_request", message);
    }
    const kept = claimsOf(row).flatMap((claim): Claim[] => {
      if (keyOf(claim) !== key) return [claim];
      const rest = withoutFields(claim.fields, unset, fieldsOf(row));
      return Object.keys(rest).length === 0 ? [] : [{ ...claim, fields: rest }];
    });
    const edits = withDerivedFields(fields, compose(kept, originOf(row.source, row.sourceId)).fields);
    const after = Object.keys(edits).length === 0 ? kept : withOperatorFields(kept, id, edits, today());
    const changes = await saveClaims(transaction, row, after);
    if (Object.keys(changes).length > 0) {
      await logChanges(transaction, [{ who, action: "set", placeId: id, changes }]);
    }
  });
}

/** Hides a place from visitors, in lists, searches and on its own page, or shows it again. @throws ApiError 404. */
export function setHidden(db: Db, id: string, hidden: boolean, who: string): Promise<void> {
  return db.transaction(async (transaction) => {
    const row = await mustRead(transaction, id);
    if (row.hidden === hidden) return;
    await updateRows(transaction, [{ id, hidden }]);
    const action = hidden ? "hide" : "unhide";
    await logChanges(transaction, [{ who, action, placeId: id, changes: { hidden: [row.hidden, hidden] } }]);
  });
}

/** Chooses a place, or lets it be one of the others. @throws ApiError 404. */
export function setChosen(db: Db, id: string, chosen: boolean, who: string): Promise<void> {
  return db.transaction(async (transaction) => {
    const row = await mustRead(transaction, id);
    const before = isChosen(row);
    if (before === chosen) return;
    await updateRows(transaction, [{ id, chosen }]);
    const action = chosen ? "choose" : "unchoose";
    await logChanges(transaction, [{ who, action, placeId: id, changes: { chosen: [before, chosen] } }]);
  });
}

const NOTHING = {
  arrondissement: null,
  googleMapsUrl: null,
  description: null,
  website: null,
  phone: null,
  bookingUrl: null,
  menuUrl: null,
  openingHours: null,
};

/** Returns the id of a place with the same name and the same address or coordinates; undefined if there is none. */
async function idOfSame(db: Db, { name, address, coordinates }: NewPlace): Promise<string | undefined> {
  const { latitude, longitude } = coordinates;
  const isThere = or(eq(places.address, address), and(eq(places.latitude, latitude), eq(places.longitude, longitude)));
  const [row] = await db
    .select({ id: places.id })
    .from(places)
    .where(and(eq(placeNameKey, sortKey(name)), isThere))
    .limit(1);
  return row?.id;
}

/**
 * Adds a place by hand.
 * @returns its id.
 * @throws ApiError 409 if a place with the same name is at the same address or coordinates, as when the same command is
 * run twice.
 */
export function addPlace(db: Db, fields: NewPlace, who: string): Promise<string> {
  return db.transaction(async (transaction) => {
    const same = await idOfSame(transaction, fields);
    if (same !== undefined) {
      const message = `The place '${same}' has the same name and the same address or coordinates. Change that place instead`;
      throw new ApiError(409, "conflict", message);
    }
    const id = `${slug(fields.name)}-${randomBytes(4).toString("hex")}`;
    const edits = withDerivedFields(fields, fields);
    const { name, types, address, coordinates } = fields;
    const rest = {
      ...NOTHING,
      otherNames: [],
      tags: [],
      wheelchair: null,
      mediaUrls: [],
      placeStatus: "Open" as const,
      rating: null,
    };
    await upsertPlaces(transaction, [
      {
        ...rest,
        ...edits,
        ...{ id, name, types, address, coordinates, source: OPERATOR, sourceId: id },
        posterPick: randomBytes(2).readUInt16BE(0),
      },
    ]);
    const after = fieldsOf(await mustRead(transaction, id));
    const changes = Object.fromEntries(PLACE_FIELDS.map((field) => [field, [null, after[field]] as const]));
    await logChanges(transaction, [{ who, action: "add", placeId: id, changes }]);
    return id;
  });
}

/**
 * Merges a place into another place. From then on, the sources of the first place, except the OpenStreetMap extract of
 * the curated places, describe the other place, also in later imports. Favorites and entries of lists move to the other
 * place. Fields of the first place that were set by hand are kept only in the log. @throws ApiError 400, 404.
 */
export function mergePlaces(db: Db, id: string, into: string, who: string): Promise<void> {
  return db.transaction(async (transaction) => {
    if (id === into) throw new ApiError(400, "bad_request", "A place cannot be merged into itself");
    const rows = await rowsById(transaction, [id, into]);
    const [gone, kept] = [id, into].map((each) => rows.find((row) => row.id === each));
    if (gone === undefined) throw noSuch("place", id);
    if (kept === undefined) throw noSuch("place", into);
    if (kept.hidden)
      throw new ApiError(400, "bad_request", `The place '${into}' is hidden. Show it again before the merge`);
    const byHand = claimsOf(gone).find((claim) => keyOf(claim) === originOf(OPERATOR, id))?.fields ?? {};
    const dropped = Object.fromEntries(Object.entries(byHand).map(([field, value]) => [field, [value, null] as const]));
    const claims = mergedClaims(gone, kept);
    await withdrawPlaces(transaction, [{ id, to: into }]);
    const changes = await saveClaims(transaction, kept, claims);
    if (isChosen(gone) && !isChosen(kept)) await updateRows(transaction, [{ id: into, chosen: true }]);
    await logChanges(transaction, [
      { who, action: "merge", placeId: id, changes: { ...dropped, mergedInto: [null, into] } },
      { who, action: "merge", placeId: into, changes: { ...changes, mergedFrom: [null, id] } },
    ]);
  });
}
