import { asc, count, eq, max, min, sql } from "drizzle-orm";
import { type Db, withoutStatementTimeout } from "../db/database.ts";
import { favorites, places } from "../db/schema.ts";
import { SEED_SOURCE } from "../db/seed.ts";
import { withdrawEnrichments } from "../places/enrich-places.ts";
import { vacuumPlaces } from "../places/place-store.ts";

export interface SourceCount {
  readonly source: string;
  readonly places: number;
  readonly since: Date | null;
  readonly updated: Date | null;
}

/**
 * Returns each source that has places, with the number of its places and the times of their first import and last
 * change.
 */
export function listSources(db: Db): Promise<SourceCount[]> {
  const { source, createdAt, updatedAt } = places;
  return db
    .select({ source, places: count(), since: min(createdAt), updated: max(updatedAt) })
    .from(places)
    .groupBy(source)
    .orderBy(asc(source));
}

const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? "";

/** Formats the sources as a table. */
export function describeSources(sources: readonly SourceCount[]): string {
  const rows = [
    ["source", "places", "first import", "last change"],
    ...sources.map(({ source, places: n, since, updated }) => [
      source,
      n.toLocaleString("en"),
      day(since),
      day(updated),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 1 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join("  "),
    )
    .map((row) => row.trimEnd())
    .join("\n");
}

export interface Removal {
  readonly places: number;
  /** Number of users' favorites that were deleted with the places. */
  readonly favorites: number;
  /** Number of places of other sources that lost fields which the removed source had filled in. */
  readonly enriched: number;
}

/** The reason why a source cannot be removed. */
export type RemovalRefusal = "curated" | "unknown";

/** Removes a source with all its places, and the fields that it filled in elsewhere, in one transaction. */
export async function removeSource(db: Db, source: string): Promise<Removal | RemovalRefusal> {
  if (source === SEED_SOURCE) return "curated";
  const removal = await withoutStatementTimeout(db, async (transaction) => {
    const enriched = await withdrawEnrichments(transaction, source);
    const kept = sql`${favorites} where place_id in (select id from ${places} where source = ${source})`;
    const favoriteCount = await transaction.$count(kept);
    const removed = await transaction.$count(places, eq(places.source, source));
    await transaction.delete(places).where(eq(places.source, source));
    return { places: removed, favorites: favoriteCount, enriched };
  });
  if (removal.places + removal.enriched === 0) return "unknown";
  await vacuumPlaces(db);
  return removal;
}
