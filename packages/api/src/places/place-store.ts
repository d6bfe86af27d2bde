import { createHash } from "node:crypto";
import type { Place } from "@flaneur/domain";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import type { Claim, PlaceFields, WeakField } from "../db/place-fields.ts";
import { type Enriched, PLACE_FIELDS } from "../db/place-fields.ts";
import { rawRows } from "../db/raw-rows.ts";
import { places } from "../db/schema.ts";
import { OPERATOR, OSM_EXTRACT, originOf } from "../reference/sources.ts";
import { isStated, keyOf, pickFields, splitByOrigin, withClaim } from "./claims.ts";
import { withDerivedTags } from "./derived-tags.ts";
import { type ClaimColumns, claimColumns, claimsOf, dateOfOrigin, type NewRow, today } from "./place-record.ts";
import type { PlaceRow } from "./place-rows.ts";
import { rowsByKey, updateRows, WRITTEN_COLUMNS } from "./place-updates.ts";

/** A place to insert or update, with its source and its id in that source. It need not be stored yet. */
export interface StoredPlace
  extends Omit<Place, "travelTime" | "ratingSource" | "openingHoursSource" | "neighbourhoods" | "isChosen" | "source"> {
  readonly source: string;
  readonly sourceId: string;
  readonly mediaUrls: readonly string[];
  readonly posterPick: number;
  /** The day of a dated status; see the domain's `DatedStatus`. */
  readonly statusDate?: string | null | undefined;
  /** The origin of each field that was filled in from another source, by field. */
  readonly enriched?: Enriched | undefined;
  /** The date of the data of each of these origins, by origin: a day, or a month if only the month is known. */
  readonly enrichedOn?: Readonly<Record<string, string>> | undefined;
  /** Fields that the source only guesses. */
  readonly weak?: readonly WeakField[] | undefined;
  /** The day of the source's data; today by default. */
  readonly sourcedOn?: string | undefined;
  /** The time of the last change, as an export states it; now by default. */
  readonly updatedAt?: Date | undefined;
}

/** Returns a hash of a place's fields, which shows whether its source has changed any of them. */
export function contentHash(place: StoredPlace): string {
  const {
    enriched: _,
    enrichedOn: __,
    sourcedOn: ___,
    updatedAt: ____,
    otherNames,
    coordinates,
    statusDate,
    weak,
    phone,
    bookingUrl,
    menuUrl,
    ...rest
  } = place;
  const content = {
    ...rest,
    tags: [...withDerivedTags(place.tags, place)],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    // A field that is empty in places of earlier versions does not change their hash.
    ...Object.fromEntries(Object.entries({ phone, bookingUrl, menuUrl }).filter(([, value]) => value !== null)),
    ...(otherNames.length === 0 ? {} : { otherNames }),
    ...(statusDate === null || statusDate === undefined ? {} : { statusDate }),
    ...(weak === undefined || weak.length === 0 ? {} : { weak }),
  };
  return createHash("sha256")
    .update(JSON.stringify(content, Object.keys(content).sort()))
    .digest("base64url");
}

/** Removes the fields that an operator left empty in a new place, so that other sources can fill them in. */
const withoutEmpty = (fields: Partial<PlaceFields>): Partial<PlaceFields> =>
  pickFields(
    fields,
    PLACE_FIELDS.filter((field) => isStated(fields, field)),
  );

/** Returns the claims of the sources of a place: the claim of its own source first. */
function claimsOfPlace(place: StoredPlace): readonly [own: Claim, ...others: Claim[]] {
  const { source, sourceId, weak, sourcedOn: date = today(), enriched = {}, enrichedOn = {} } = place;
  const fields: PlaceFields = { ...place, statusDate: place.statusDate ?? null };
  const own = { source, sourceId, date, ...(weak === undefined || weak.length === 0 ? {} : { weak }) };
  const [first, ...others] = splitByOrigin(
    own,
    fields,
    enriched,
    (origin) => enrichedOn[origin] ?? dateOfOrigin(origin, date),
  );
  const stated = first?.fields ?? {};
  return [{ ...own, fields: source === OPERATOR ? withoutEmpty(stated) : stated }, ...others];
}

export interface Upserted {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Number of rows per statement. */
const BATCH = 500;

const COLUMN_LIST = sql.raw(WRITTEN_COLUMNS.map(([, { name }]) => `"${name}"`).join(", "));
const VALUES = sql.raw(
  WRITTEN_COLUMNS.map(([field, { name }]) => (field === "updatedAt" ? `coalesce("${name}", now())` : `"${name}"`)).join(
    ", ",
  ),
);
const byColumn = (row: NewRow): Readonly<Record<string, unknown>> => {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(WRITTEN_COLUMNS.map(([field, { name }]) => [name, values.get(field)]));
};

function newRow(place: StoredPlace): NewRow {
  const { id, source, sourceId, posterPick, updatedAt } = place;
  const columns = claimColumns(place, claimsOfPlace(place));
  const own = { id, source, sourceId, posterPick, hidden: false, contentHash: contentHash(place) };
  return { ...columns, ...own, ...(updatedAt === undefined ? {} : { updatedAt }) };
}

/**
 * Returns the columns to update of a stored place whose source was read again; null when nothing has changed. Claims of
 * other sources and operators remain, except those of earlier months of the OpenStreetMap extract.
 */
function changedRow(row: PlaceRow, place: StoredPlace): (ClaimColumns & Partial<NewRow>) | null {
  const hash = contentHash(place);
  const [own, ...others] = claimsOfPlace(place);
  const before = claimsOf(row);
  // The curated places contain fields of a monthly OpenStreetMap extract. A new month replaces the earlier months.
  const isReplaced = (claim: Claim) =>
    claim.source === OSM_EXTRACT &&
    others.some(({ source }) => source === OSM_EXTRACT) &&
    !others.some((other) => keyOf(other) === keyOf(claim));
  const lasting = before.some(isReplaced) ? before.filter((claim) => !isReplaced(claim)) : before;
  const after = [own, ...others].reduce(withClaim, lasting);
  if (hash === row.contentHash && after === before) return null;
  if (hash === row.contentHash && others.every((claim) => includesClaim(row, claim))) return null;
  const { posterPick, updatedAt = new Date() } = place;
  const changedAt = updatedAt > row.updatedAt ? updatedAt : row.updatedAt;
  return { ...claimColumns(row, after), posterPick, contentHash: hash, updatedAt: changedAt };
}

const includesClaim = ({ enriched }: PlaceRow, claim: Claim): boolean =>
  PLACE_FIELDS.every((field) => claim.fields[field] === undefined || enriched[field] === keyOf(claim));

/** xmax is 0 in a row that a statement inserted, and set in a row that it updated. */
const Written = z.object({ is_new: z.boolean() });

/** Inserts places. A place that another process inserted meanwhile is replaced. @returns the number of new places. */
async function insertRows(db: Db, rows: readonly NewRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  // All rows are one parameter: preparing thousands of parameters takes longer than storing the rows.
  const json = JSON.stringify(rows.map(byColumn));
  const replaced = WRITTEN_COLUMNS.filter(
    ([field]) => !["id", "source", "sourceId", "hidden", "chosen"].includes(field),
  );
  const set = sql.raw(replaced.map(([, { name }]) => `"${name}" = excluded."${name}"`).join(", "));
  const written = await rawRows(
    db,
    sql`insert into ${places} (${COLUMN_LIST})
      select ${VALUES} from json_populate_recordset(null::${places}, ${json}::json)
      on conflict (source, source_id) do update set ${set}
      returning (xmax = 0) as is_new`,
    Written,
  );
  return written.filter((row) => row.is_new).length;
}

/**
 * Inserts new places and updates changed ones, identified by source and source id; unchanged places are not written.
 * Run it inside a transaction if all or none must be written.
 */
export async function upsertPlaces(db: Db, list: readonly StoredPlace[]): Promise<Upserted> {
  let added = 0;
  let updated = 0;
  for (let start = 0; start < list.length; start += BATCH) {
    const batch = list.slice(start, start + BATCH);
    const known = await rowsByKey(db, batch);
    const fresh = batch.filter((place) => !known.has(originOf(place.source, place.sourceId)));
    const changed = batch.flatMap((place) => {
      const row = known.get(originOf(place.source, place.sourceId));
      const columns = row === undefined ? null : changedRow(row, place);
      return row === undefined || columns === null ? [] : [{ id: row.id, ...columns }];
    });
    added += await insertRows(db, fresh.map(newRow));
    updated += changed.length;
    await updateRows(db, changed);
  }
  return { added, updated, unchanged: list.length - added - updated };
}

/**
 * Vacuums the table of places. Call it outside a transaction. It updates the statistics by which queries choose
 * indexes, and the visibility map that index-only scans need. PostgreSQL does this automatically later; PGlite never
 * does.
 */
export async function vacuumPlaces(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${places}`);
}
