import type { ListQuery } from "@flaneur/place-index";
import type { Category } from "./categories.ts";
import type { BenchPlace } from "./places.ts";

/** How many places have each value, by category. */
export type Counts = Readonly<Record<Category, ReadonlyMap<string, number>>>;

/** The result that every engine computes for a query. */
export interface QueryResult {
  /** Ids of the places on the page, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly counts: Counts;
}

/** An engine that lists places. A process runs one engine. */
export interface Peer {
  add(places: readonly BenchPlace[]): void | Promise<void>;
  /** Called after the last `add`, to build whatever needs all places. */
  finish(): void | Promise<void>;
  list(query: ListQuery): QueryResult | Promise<QueryResult>;
  /** Bytes of the server's processes, for an engine that does not run in this process. */
  memoryOfServer?(): number;
  close?(): Promise<void>;
}

export type OpenPeer = () => Promise<Peer>;
