import type { FailedReply } from "./failure.ts";
import type { GraphDocument } from "./graphql.ts";

/** A stale reply comes from the cache while a newer one is loading. */
export type GraphReply<Data> = { readonly data: Data; readonly stale: boolean } | FailedReply;

/**
 * Passes each reply to a query to `listen`: from the cache or the gateway, and whenever a mutation or another query has
 * changed the data in the cache. Returns a function that ends the load.
 */
export type LoadQuery = <Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  listen: (reply: GraphReply<Data>) => void,
) => () => void;
