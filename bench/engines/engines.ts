import type { OpenPeer } from "./peer.ts";

interface Engine {
  readonly title: string;
  /** Imports the engine alone, so that its process contains no code of the others. */
  readonly load: () => Promise<OpenPeer>;
  /** Describes what the engine's results lack, and what the engine does differently. */
  readonly note: string;
}

/**
 * The engines by their names on the command line. The first engine that completes every query gives the reference
 * results.
 */
export const ENGINES: Readonly<Record<string, Engine>> = {
  flaneur: {
    title: "Flâneur",
    load: async () => (await import("./peers/flaneur.ts")).openPlaceIndex,
    note: "Columns, tables of condition bits and trigrams in the memory of the process. Its build also folds the names and addresses, which the other engines get folded.",
  },
  sqlite: {
    title: "SQLite FTS5",
    load: async () => (await import("./peers/sqlite.ts")).openSqlite,
    note: "`node:sqlite` in memory, prepared statements, an index for each order, trigrams for the search. A search of one or two letters reads all rows, because trigrams need three letters.",
  },
  duckdb: {
    title: "DuckDB",
    load: async () => (await import("./peers/duckdb.ts")).openDuckDb,
    note: "In memory, with prepared statements, on all cores. One statement returns the total and the counts.",
  },
  orama: {
    title: "Orama",
    load: async () => (await import("./peers/orama.ts")).openOrama,
    note: "Finds words and their beginnings, not parts of words, and measures distances by another radius of the earth. It counts only the results of a query, so each category needs a separate query.",
  },
  itemsjs: {
    title: "ItemsJS",
    load: async () => (await import("./peers/itemsjs.ts")).openItemsJs,
    note: "Search, status, travel time, 'is not' and OR are computed in JavaScript, which passes the numbers of the remaining places in order. With 'is not' and OR, each category needs a separate query.",
  },
  minisearch: {
    title: "MiniSearch",
    load: async () => (await import("./peers/minisearch.ts")).openMiniSearch,
    note: "Finds words and their beginnings, not parts of words. Filters, orders and counts are computed in JavaScript.",
  },
};
