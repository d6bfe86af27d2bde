import { type Logger, type Metrics, NO_METRICS } from "@flaneur/server-kit";
import type { Database } from "../db/database.ts";
import { CERTAIN_MS, type Reads, readsOf } from "../db/replicas/replicas.ts";
import { ApiError } from "../http/errors.ts";
import { awaitedSearch } from "./awaited-search.ts";
import type { ColumnDerivation } from "./column-derivation.ts";
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
  /** The derivation of columns that SQL needs for its lists. @default it is done */
  readonly derivation?: Pick<ColumnDerivation, "progress" | "done">;
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
  /** Resolves when lists come from memory for the first time, or when the first attempt to read all places fails. */
  readonly settled: Promise<void>;
  /** Whether the lists are right: they come from memory, or from columns of this version. */
  isRight(): boolean;
  close(): Promise<void>;
}

/** Milliseconds that a request for a list waits for columns or the index. Meanwhile, the request occupies a slot. */
const PATIENCE_MS = 1_000;

const notYet = () =>
  new ApiError(503, "unavailable", "The places are being prepared for this version. Please try again in a moment.", {
    headers: { "Retry-After": "2" },
  });

const DERIVED = { progress: null, done: Promise.resolve() } as const;

/** Resolves with a promise; rejects when that takes too long. */
async function soon(promise: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(notYet()), PATIENCE_MS);
  await Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * Opens a search that lists from memory as soon as every place is read. SQL makes the lists until then, and when memory
 * cannot. While columns are derived, SQL would list by the rules of an earlier version. Lists then wait a moment for
 * the end of the derivation or for the index, which derives the columns of each place that it reads.
 */
export function openSearch(parts: SearchParts): OpenSearch {
  const { database, derivation = DERIVED, memoryMb, logger, now = Date.now, metrics = NO_METRICS } = parts;
  const { reads = readsOf(database.db) } = parts;
  const isDerived = () => derivation.progress === null;
  const recent = createRecentChanges(CERTAIN_MS);
  let feed: PlaceFeed | null = null;
  // The feed receives the announcements of changes. While it does not, any place may have changed a moment ago.
  const isRecent = (id: string) => feed?.hasIndex !== true || recent.has(id);
  const stored =
    parts.reads === undefined
      ? createSqlSearch(database.db, { now })
      : createReplicatedSearch({ primary: database.db, reads, isRecent, now });
  const sql = awaitedSearch(stored, async () => {
    if (!isDerived()) await soon(derivation.done);
  });
  if (memoryMb === 0) return { search: sql, settled: Promise.resolve(), isRight: isDerived, close: async () => {} };
  const onLookUp = (hits: number, misses: number) => {
    metrics.cacheLookUp("places", "hit", hits);
    metrics.cacheLookUp("places", "miss", misses);
  };
  const cache = createPlaceCache(database.db, { now, onLookUp, reads, isRecent });
  const onChange = (ids: readonly string[] | null) => {
    recent.note(ids);
    cache.forget(ids);
  };
  const followed = new PlaceFeed({ database, memoryMb, logger, now, onChange, reads, isDerived });
  feed = followed;
  measureIndex(metrics, () => followed.measure());
  const memory = createMemorySearch({ feed: followed, cache, sql });
  const search = awaitedSearch(memory, async () => {
    if (!isDerived()) await soon(Promise.race([followed.settled, derivation.done]));
  });
  return {
    search,
    settled: followed.settled,
    isRight: () => isDerived() || followed.hasIndex,
    close: () => followed.close(),
  };
}

function measureIndex(metrics: Metrics, measure: () => Promise<FeedMeasures>): void {
  const gauge = (name: `flaneur_${string}`, help: string, of: (measures: FeedMeasures) => number) =>
    metrics.gauge(name, help, async () => of(await measure()));
  gauge("flaneur_index_places", "Places in the index in memory; 0 while SQL makes the lists", ({ places }) => places);
  gauge("flaneur_index_bytes", "Memory of the index", ({ bytes }) => bytes);
  gauge(
    "flaneur_index_lag_seconds",
    "Seconds since the index was last known to contain every change",
    ({ lagSeconds }) => lagSeconds,
  );
}
