import type { ListQuery } from "@flaneur/place-index";
import type { Category } from "./categories.ts";
import type { BenchPlace } from "./places.ts";

/** How many places there are of each value, by category. */
export type Counts = Readonly<Record<Category, ReadonlyMap<string, number>>>;

/** What every engine has to find out for a query. */
export interface Answer {
  /** Of the page, in its order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly counts: Counts;
}

/** An engine that lists places. One at a time runs in a process. */
export interface Peer {
  add(places: readonly BenchPlace[]): void | Promise<void>;
  /** After the last places: what is built at the end. */
  finish(): void | Promise<void>;
  list(query: ListQuery): Answer | Promise<Answer>;
  /** Bytes of the processes that it runs in, where that is not this one. */
  memoryOfServer?(): number;
  close?(): Promise<void>;
}

export type OpenPeer = () => Promise<Peer>;
