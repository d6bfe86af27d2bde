import type { FailedReply } from "./failure.ts";
import type { GraphDocument } from "./graphql.ts";

/** A stale reply comes from the cache while a newer one is loading. */
export type GraphReply<Data> = { readonly data: Data; readonly stale: boolean } | FailedReply;

/** A result that was loaded before the client was created. The cache of the client stores the result. */
export interface LoadedQuery {
  readonly text: string;
  readonly variables: unknown;
  readonly data: unknown;
  /** The time of loading, in milliseconds since 1970. Results that the page includes are as old as the page. */
  readonly loadedAt: number;
}

/** Passes each reply to a query, from the cache or gateway, to `listen`. Returns a function that cancels the load. */
export type LoadQuery = <Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  listen: (reply: GraphReply<Data>) => void,
) => () => void;
