import type { FailedReply } from "./failure.ts";
import type { GraphDocument } from "./graphql.ts";

/** A stale reply comes from the cache while a newer one is on its way. */
export type GraphReply<Data> = { readonly data: Data; readonly stale: boolean } | FailedReply;

/** What was loaded before there was a client, for its cache. */
export interface LoadedQuery {
  readonly text: string;
  readonly variables: unknown;
  readonly data: unknown;
  /** In milliseconds, as `Date.now()`. What came with the page is as old as the page. */
  readonly loadedAt: number;
}

/** Calls back with each reply to a query, from the cache or the gateway. Returns a way to give it up. */
export type LoadQuery = <Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  listen: (reply: GraphReply<Data>) => void,
) => () => void;
