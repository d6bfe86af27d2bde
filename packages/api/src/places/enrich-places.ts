import { inArray, like, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { withDerivedTags } from "./derived-tags.ts";
import { ENRICHABLE, type Enrichable, type Enriched } from "./enriched.ts";
import type { StoredPlace } from "./place-store.ts";

export type EnrichableFields = Pick<StoredPlace, Enrichable>;

/** Fields of a listed place from another source. */
export interface Enrichment {
  readonly placeId: string;
  /** The source and its id of the place; see `originOf`. */
  readonly origin: string;
  readonly fields: EnrichableFields;
}

type Row = Pick<typeof places.$inferSelect, "id" | "enriched" | "tags" | Enrichable>;

const COLUMNS = {
  id: places.id,
  enriched: places.enriched,
  tags: places.tags,
  website: places.website,
  openingHours: places.openingHours,
  wheelchair: places.wheelchair,
  mediaUrls: places.mediaUrls,
  placeStatus: places.placeStatus,
};

/** The fields of a source that knows none of them. */
export const NO_FIELDS: EnrichableFields = {
  website: null,
  openingHours: null,
  wheelchair: null,
  mediaUrls: [],
  placeStatus: "Open",
};

/** Whether a source has a value that other sources may lack. As a status, only 'Permanently Closed' is such a value. */
function saysSomething(field: Enrichable, fields: EnrichableFields): boolean {
  if (field === "placeStatus") return fields.placeStatus === "Permanently Closed";
  if (field === "mediaUrls") return fields.mediaUrls.length > 0;
  return fields[field] !== null;
}

const isEmpty = (field: Enrichable, row: Row): boolean =>
  field === "placeStatus"
    ? row.placeStatus !== "Permanently Closed"
    : field === "mediaUrls"
      ? row.mediaUrls.length === 0
      : row[field] === null;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the row with one field filled in, or emptied again; the row itself when nothing changes. */
function withField(row: Row, field: Enrichable, { origin, fields }: Enrichment): Row {
  const isOwn = row.enriched[field] === origin;
  if (!isOwn && !isEmpty(field, row)) return row;
  const { [field]: _, ...others } = row.enriched;
  if (!saysSomething(field, fields)) return isOwn ? { ...row, [field]: NO_FIELDS[field], enriched: others } : row;
  if (isOwn && isSame(row[field], fields[field])) return row;
  return { ...row, [field]: fields[field], enriched: { ...others, [field]: origin } };
}

const filledIn = (before: Row, enrichment: Enrichment): Row =>
  ENRICHABLE.reduce((row, field) => withField(row, field, enrichment), before);

/**
 * Fills in fields of listed places that their own sources leave empty, from other sources. It never fills in texts, and
 * never replaces a value.
 * @param write false only counts the places that would change.
 * @returns the number of changed places.
 */
export async function enrichPlaces(db: Db, list: readonly Enrichment[], write = true): Promise<number> {
  if (list.length === 0) return 0;
  const ids = [...new Set(list.map(({ placeId }) => placeId))];
  const before = await db.select(COLUMNS).from(places).where(inArray(places.id, ids));
  const byPlace = Map.groupBy(list, ({ placeId }) => placeId);
  let changed = 0;
  for (const row of before) {
    const after = (byPlace.get(row.id) ?? []).reduce(filledIn, row);
    if (after === row) continue;
    changed += 1;
    if (write) await save(db, after);
  }
  return changed;
}

async function save(db: Db, { id, tags: written, ...fields }: Row): Promise<void> {
  const tags = [...withDerivedTags(written, fields)];
  const tagKeys = [...new Set(tags.map((tag) => tag.toLowerCase()))];
  await db
    .update(places)
    .set({ ...fields, tags, tagKeys, updatedAt: sql`now()` })
    .where(sql`${places.id} = ${id}`);
}

/** Removes the fields that a source filled in. @returns the number of changed places. */
export async function withdrawEnrichments(db: Db, source: string): Promise<number> {
  const prefix = `${source}|`;
  const isOfSource = like(sql`v.value`, `${prefix.replace(/[\\%_]/g, "\\$&")}%`);
  const rows = await db
    .select(COLUMNS)
    .from(places)
    .where(or(sql`exists (select from jsonb_each_text(${places.enriched}) as v where ${isOfSource})`));
  for (const row of rows) {
    const fields = ENRICHABLE.filter((field) => row.enriched[field]?.startsWith(prefix) === true);
    const kept = ENRICHABLE.filter((field) => !fields.includes(field));
    const enriched: Enriched = Object.fromEntries(
      kept.flatMap((field) => (row.enriched[field] === undefined ? [] : [[field, row.enriched[field]]])),
    );
    await save(db, { ...row, ...Object.fromEntries(fields.map((field) => [field, NO_FIELDS[field]])), enriched });
  }
  return rows.length;
}
