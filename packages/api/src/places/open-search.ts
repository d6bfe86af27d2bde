import { type Logger, type Metrics, NO_METRICS } from "@flaneur/server-kit";
import type { Database } from "../db/database.ts";
import { CERTAIN_MS, type Reads, readsOf } from "../db/replicas/replicas.ts";
import { createMemorySearch } from "./memory/memory-search.ts";
import { createPlaceCache } from "./memory/place-cache.ts";
import { type FeedMeasures, PlaceFeed } from "./memory/place-feed.ts";
import type { PlaceSearch } from "./place-search.ts";
import { createRecentChanges } from "./recent-changes.ts";
import { createReplicatedSearch } from "./replicated-search.ts";
import { createSqlSearch } from "./sql-search.ts";

interface SearchParts {
  /** The replicas; undefined to read everything from the database itself. */
  readonly reads?: Reads | undefined;
  readonly database: Pick<Database, "db" | "listen">;
  /** Megabytes of memory for the index; 0 for SQL alone. */
  readonly memoryMb: number;
  readonly logger: Logger;
  /** The clock, in milliseconds since 1970; that of the machine by default. */
  readonly now?: () => number;
  /** Receives the measurements of the index. @default nothing is measured */
  readonly metrics?: Metrics;
}

export interface OpenSearch {
  readonly search: PlaceSearch;
  close(): Promise<void>;
}

/**
 * Opens a search that lists from memory as soon as every place is read. SQL makes the lists until then, and when memory
 * cannot.
 */
export function openSearch(parts: SearchParts): OpenSearch {
  const { database, memoryMb, logger, now = Date.now, metrics = NO_METRICS } = parts;
  const { reads = readsOf(database.db) } = parts;
  const recent = createRecentChanges(CERTAIN_MS);
  const sql =
    parts.reads === undefined
      ? createSqlSearch(database.db, { now })
      : createReplicatedSearch({ primary: database.db, reads, isRecent: recent.has, now });
  if (memoryMb === 0) return { search: sql, close: async () => {} };
  const onLookUp = (hits: number, misses: number) => {
    metrics.cacheLookUp("places", "hit", hits);
    metrics.cacheLookUp("places", "miss", misses);
  };
  const cache = createPlaceCache(database.db, { now, onLookUp, reads, isRecent: recent.has });
  const onChange = (ids: readonly string[] | null) => {
    recent.note(ids);
    cache.forget(ids);
  };
  const feed = new PlaceFeed({ database, memoryMb, logger, now, onChange, reads });
  measureIndex(metrics, () => feed.measure());
  return { search: createMemorySearch({ feed, cache, sql }), close: () => feed.close() };
}

function measureIndex(metrics: Metrics, measure: () => Promise<FeedMeasures>): void {
  const gauge = (name: `flaneur_${string}`, help: string, of: (measures: FeedMeasures) => number) =>
    metrics.gauge(name, help, async () => of(await measure()));
  gauge("flaneur_index_places", "Places in the index in memory; 0 while SQL makes the lists", ({ places }) => places);
  gauge("flaneur_index_bytes", "Memory of the index", ({ bytes }) => bytes);
  gauge(
    "flaneur_index_lag_seconds",
    "Seconds since the moment whose places the index is known to hold",
    ({ lagSeconds }) => lagSeconds,
  );
}
