import type { Logger } from "@flaneur/server-kit";
import type { Database } from "../db/database.ts";
import { createMemorySearch } from "./memory/memory-search.ts";
import { createPlaceCache } from "./memory/place-cache.ts";
import { PlaceFeed } from "./memory/place-feed.ts";
import type { PlaceSearch } from "./place-search.ts";
import { createSqlSearch } from "./sql-search.ts";

interface SearchParts {
  readonly database: Pick<Database, "db" | "listen">;
  /** Megabytes of memory for the index; 0 for SQL alone. */
  readonly memoryMb: number;
  readonly logger: Logger;
  /** The clock, in milliseconds since 1970; that of the machine by default. */
  readonly now?: () => number;
}

export interface OpenSearch {
  readonly search: PlaceSearch;
  close(): Promise<void>;
}

/**
 * Opens a search that lists from memory as soon as every place is read. SQL makes the lists until then, and when memory
 * cannot.
 */
export function openSearch({ database, memoryMb, logger, now = Date.now }: SearchParts): OpenSearch {
  const sql = createSqlSearch(database.db, { now });
  if (memoryMb === 0) return { search: sql, close: async () => {} };
  const cache = createPlaceCache(database.db, undefined, now);
  const feed = new PlaceFeed({ database, memoryMb, logger, now, onChange: cache.forget });
  return { search: createMemorySearch({ feed, cache, sql }), close: () => feed.close() };
}
