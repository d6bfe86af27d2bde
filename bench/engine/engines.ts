import type { OpenPeer } from "./peer.ts";
import { openDuckDb } from "./peers/duckdb.ts";
import { openItemsJs } from "./peers/itemsjs.ts";
import { openMiniSearch } from "./peers/minisearch.ts";
import { openOrama } from "./peers/orama.ts";
import { openPlaceIndex } from "./peers/our-index.ts";
import { openPglitePeer, openPostgresPeer } from "./peers/our-sql.ts";
import { openSqlite } from "./peers/sqlite.ts";

interface Engine {
  /** As it stands in tables. */
  readonly title: string;
  readonly open: OpenPeer;
  /** What its answers lack, and what else tells its work from that of the others. */
  readonly note: string;
}

/** By the name that the command line knows. The first one says what the answers of the others should be. */
export const ENGINES: Readonly<Record<string, Engine>> = {
  engine: {
    title: "Flâneur",
    open: openPlaceIndex,
    note: "Columns, bitmaps and trigrams in the process itself.",
  },
  postgresql: {
    title: "PostgreSQL",
    open: openPostgresPeer,
    note: "The product's SQL engine. Reads the whole rows of a page, not only their ids. Its memory is that of its processes; its tables lie on disk.",
  },
  pglite: {
    title: "PGlite",
    open: openPglitePeer,
    note: "The same SQL in the process itself. Its tables lie on disk.",
  },
  sqlite: {
    title: "SQLite FTS5",
    open: openSqlite,
    note: "`node:sqlite` in memory, prepared statements, an index for each order, trigrams for the search. A search of one or two letters reads all rows, as the trigrams do not help it.",
  },
  duckdb: {
    title: "DuckDB",
    open: openDuckDb,
    note: "In memory, prepared statements, on all cores. Total and counts are one statement.",
  },
  orama: {
    title: "Orama",
    open: openOrama,
    note: "Finds words and their beginnings, not parts of words, and measures distances by a radius of its own. Counts are those of what a query found: each category has a query of its own.",
  },
  itemsjs: {
    title: "ItemsJS",
    open: openItemsJs,
    note: "Search, status, travel time, 'is not' and OR are left to JavaScript, which hands it the numbers of what is left, in order. Under 'is not' and OR each category has a query of its own.",
  },
  minisearch: {
    title: "MiniSearch",
    open: openMiniSearch,
    note: "Finds words and their beginnings, not parts of words. Filters, orders and counts are left to JavaScript.",
  },
};
