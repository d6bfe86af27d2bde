import { SEED_SOURCE } from "@flaneur/domain";
import { asc, count, inArray, max, min } from "drizzle-orm";
import { type Db, withoutStatementTimeout } from "../db/database.ts";
import { favorites, places } from "../db/schema.ts";
import { withdrawSource } from "../places/enrich-places.ts";
import { vacuumPlaces } from "../places/place-store.ts";
import { OPERATOR, OSM_EXTRACT } from "../reference/sources.ts";
import { vacuumAfterCommit } from "./vacuum-after-commit.ts";

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
  /** Number of remaining places that had a claim of the removed source. */
  readonly enriched: number;
}

const BATCH = 5_000;

/** The reason why a source cannot be removed. */
export type RemovalRefusal = "curated" | "by hand" | "unknown";

/**
 * Removes the data of a source in one transaction: the places of the source, unless another imported source describes
 * them completely, and the fields of the source in the places that remain.
 */
export async function removeSource(db: Db, source: string): Promise<Removal | RemovalRefusal> {
  if (source === SEED_SOURCE || source === OSM_EXTRACT) return "curated";
  if (source === OPERATOR) return "by hand";
  const removal = await withoutStatementTimeout(db, async (transaction) => {
    const { without, changed } = await withdrawSource(transaction, source);
    let favoriteCount = 0;
    for (let start = 0; start < without.length; start += BATCH) {
      const ids = without.slice(start, start + BATCH);
      favoriteCount += await transaction.$count(favorites, inArray(favorites.placeId, ids));
      await transaction.delete(places).where(inArray(places.id, ids));
    }
    return { places: without.length, favorites: favoriteCount, enriched: changed };
  });
  if (removal.places + removal.enriched === 0) return "unknown";
  await vacuumAfterCommit(() => vacuumPlaces(db));
  return removal;
}
