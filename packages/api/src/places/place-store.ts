import { createHash } from "node:crypto";
import type { Place } from "@flaneur/domain";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { rawRows } from "../db/raw-rows.ts";
import { places } from "../db/schema.ts";
import { withDerivedTags } from "./derived-tags.ts";
import { ENRICHABLE, type Enrichable, type Enriched } from "./enriched.ts";
import { derivedColumns } from "./place-rows.ts";

/** A place to store, with its source. */
export interface StoredPlace extends Omit<Place, "travelTime" | "openingHoursSource" | "neighbourhoods"> {
  readonly source: string;
  readonly sourceId: string;
  readonly mediaUrls: readonly string[];
  readonly posterPick: number;
  /** The fields that were filled in from other sources. */
  readonly enriched?: Enriched | undefined;
}

type NewRow = typeof places.$inferInsert;

function contentOf({ coordinates, types, tags, mediaUrls, enriched: _, ...rest }: StoredPlace) {
  return {
    ...rest,
    types: [...types],
    tags: [...withDerivedTags(tags, rest)],
    mediaUrls: [...mediaUrls],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  };
}

/** Returns a hash of a place's fields, which shows whether its source has changed any of them. */
export function contentHash(place: StoredPlace): string {
  const content = contentOf(place);
  return createHash("sha256")
    .update(JSON.stringify(content, Object.keys(content).sort()))
    .digest("base64url");
}

function toRow(place: StoredPlace): NewRow {
  const content = contentOf(place);
  const { tags } = content;
  const derived = derivedColumns({ ...place, tags });
  return { ...content, enriched: place.enriched ?? {}, contentHash: contentHash(place), ...derived };
}

export interface Upserted {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Number of rows per statement. */
const BATCH = 500;

const TIMES = new Set(["createdAt", "updatedAt"]);
const COLUMNS = Object.entries(getTableColumns(places)).filter(([field]) => !TIMES.has(field));
const COLUMN_LIST = sql.raw(COLUMNS.map(([, { name }]) => `"${name}"`).join(", "));
const byColumn = (row: NewRow): Readonly<Record<string, unknown>> => {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(COLUMNS.map(([field, { name }]) => [name, values.get(field)]));
};

/** xmax is 0 in a row that a statement inserted, and set in a row that it updated. */
const Written = z.object({ is_new: z.boolean() });

const KEPT = new Set(["id", "source", "sourceId", "createdAt", "updatedAt"]);

/** Conditions that a source has no value for a field, so that another source may fill it in. */
const IS_EMPTY: Readonly<Record<Enrichable, SQL>> = {
  website: sql`excluded.website is null`,
  openingHours: sql`excluded.opening_hours is null`,
  wheelchair: sql`excluded.wheelchair is null`,
  mediaUrls: sql`excluded.media_urls = '{}'`,
  placeStatus: sql`excluded.place_status = 'Open'`,
};

/** Returns the values that an update sets. A filled-in field stays until the place's own source has a value for it. */
function replaced(): SQL {
  const columns = Object.entries(getTableColumns(places)).filter(([name]) => !KEPT.has(name));
  const kept = ENRICHABLE.map((field) => sql`(key = ${sql.raw(`'${field}'`)} and ${IS_EMPTY[field]})`);
  const values: Readonly<Record<string, SQL>> = {
    ...Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)])),
    ...Object.fromEntries(
      ENRICHABLE.map((field) => {
        const { name } = places[field];
        const [old, fresh] = [sql.raw(`places."${name}"`), sql.raw(`excluded."${name}"`)];
        const isKept = sql`${sql.raw(`jsonb_exists(places.enriched, '${field}')`)} and ${IS_EMPTY[field]}`;
        return [field, sql`case when ${isKept} then ${old} else ${fresh} end`];
      }),
    ),
    enriched: sql`coalesce((select jsonb_object_agg(key, value) from jsonb_each(places.enriched)
      where ${sql.join(kept, sql` or `)}), '{}') || excluded.enriched`,
    updatedAt: sql`now()`,
  };
  const set = Object.entries(getTableColumns(places)).flatMap(([field, { name }]) => {
    const value = values[field];
    return value === undefined ? [] : [sql`${sql.raw(`"${name}"`)} = ${value}`];
  });
  return sql.join(set, sql`, `);
}

/**
 * Inserts new places and updates changed ones, identified by source and source id; unchanged places are not written.
 * Run it inside a transaction if all or none must be written.
 */
export async function upsertPlaces(db: Db, list: readonly StoredPlace[]): Promise<Upserted> {
  let added = 0;
  let updated = 0;
  for (let start = 0; start < list.length; start += BATCH) {
    const rows = list.slice(start, start + BATCH).map(toRow);
    const json = JSON.stringify(rows.map(byColumn));
    // All rows are one parameter: preparing thousands of parameters takes longer than storing the rows.
    const statement = sql`
      insert into ${places} (${COLUMN_LIST})
      select ${COLUMN_LIST} from json_populate_recordset(null::${places}, ${json}::json)
      on conflict (source, source_id) do update set ${replaced()}
      where places.content_hash <> excluded.content_hash or not places.enriched @> excluded.enriched
      returning (xmax = 0) as is_new`;
    const written = await rawRows(db, statement, Written);
    const fresh = written.filter((row) => row.is_new).length;
    added += fresh;
    updated += written.length - fresh;
  }
  return { added, updated, unchanged: list.length - added - updated };
}

/**
 * Vacuums after many places were written. Call it outside a transaction. It updates the statistics by which queries
 * choose indexes, and the visibility map that index-only scans need. PostgreSQL does this automatically later; PGlite
 * never does.
 */
export async function vacuumPlaces(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${places}`);
}
