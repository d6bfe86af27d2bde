import { createHash } from "node:crypto";
import type { Place } from "@flaneur/domain";
import { getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { derivedColumns } from "./place-rows.ts";
import { withSundayTag } from "./sunday-tag.ts";

/** A place to keep, with where it came from. */
export interface StoredPlace extends Omit<Place, "travelTime"> {
  readonly source: string;
  readonly sourceId: string;
  readonly mediaUrls: readonly string[];
  readonly posterPick: number;
}

type NewRow = typeof places.$inferInsert;

function toRow(place: StoredPlace): NewRow {
  const { coordinates, types, tags: written, mediaUrls, ...rest } = place;
  const tags = withSundayTag(written, place.openingHours);
  const row = {
    ...rest,
    types: [...types],
    tags: [...tags],
    mediaUrls: [...mediaUrls],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  };
  const contentHash = createHash("sha256")
    .update(JSON.stringify(row, Object.keys(row).sort()))
    .digest("base64url");
  return { ...row, contentHash, ...derivedColumns({ ...place, tags }) };
}

export interface Upserted {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Rows a statement: well under PostgreSQL's 65,535 parameters. */
const BATCH = 500;

/**
 * Adds what is new and updates what changed, known by source and source id; what is the same is not written. Run it
 * inside a transaction when all or nothing must hold.
 */
export async function upsertPlaces(db: Db, list: readonly StoredPlace[]): Promise<Upserted> {
  let added = 0;
  let updated = 0;
  for (let start = 0; start < list.length; start += BATCH) {
    const rows = list.slice(start, start + BATCH).map(toRow);
    const written = await db
      .insert(places)
      .values(rows)
      .onConflictDoUpdate({
        target: [places.source, places.sourceId],
        set: replaced(),
        setWhere: sql`${places.contentHash} <> excluded.content_hash`,
      })
      // xmax is 0 on a row that this statement inserted, and set on one that it updated.
      .returning({ isNew: sql<boolean>`(xmax = 0)` });
    const fresh = written.filter(({ isNew }) => isNew).length;
    added += fresh;
    updated += written.length - fresh;
  }
  return { added, updated, unchanged: list.length - added - updated };
}

const KEPT = new Set(["id", "source", "sourceId", "createdAt", "updatedAt"]);

function replaced(): Record<string, ReturnType<typeof sql>> {
  const columns = Object.entries(getTableColumns(places)).filter(([name]) => !KEPT.has(name));
  return {
    ...Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)])),
    updatedAt: sql`now()`,
  };
}

/**
 * To be called after many places were written, outside of a transaction: statistics by which queries find their index,
 * and the page map that lets an index answer alone. PostgreSQL would get to it by itself, PGlite never does.
 */
export async function vacuumPlaces(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${places}`);
}
