import { fromCallback } from "xstate";
import { unreadable } from "../graph/failure.ts";
import type { Graph } from "../graph/graph.ts";
import type { GraphReply } from "../graph/graph-query.ts";
import type { GraphDocument } from "../graph/graphql.ts";
import { SERVER_RETURNED } from "../offline/shared/connection.machine.ts";
import type { QueryEvent, QueryReply } from "./query.machine.ts";
import { RESULTS_CHANGED } from "./reload-results.ts";

export interface GraphQuery<Query, Variables, Data, Result> {
  readonly graph: Graph;
  readonly document: GraphDocument<Data, Variables>;
  readonly variables: (query: Query) => Variables;
  readonly read: (data: Data) => Result;
}

/** Loads a query and sends its replies, also when its data change later. Returns a function that ends the load. */
export type Loader<Query, Result> = (query: Query, sendBack: (reply: QueryReply<Result>) => void) => () => void;

/** Creates the loader of a query of the graph. */
export function graphLoader<Query, Variables, Data, Result>({
  graph,
  document,
  variables,
  read,
}: GraphQuery<Query, Variables, Data, Result>): Loader<Query, Result> {
  const readReply = (reply: GraphReply<Data>): QueryReply<Result> => {
    if ("failure" in reply) return { type: "query.failure", ...reply };
    try {
      return { type: "query.result", result: read(reply.data), stale: reply.stale };
    } catch (error) {
      // The data do not match the schema.
      console.error(error);
      return { type: "query.failure", ...unreadable };
    }
  };
  return (query, sendBack) => graph.load(document, variables(query), (reply) => sendBack(readReply(reply)));
}

/**
 * Returns the result of a query from the cache, or from the HTML of the page. Null if it has to be loaded. The query
 * machine starts with this result.
 */
export function cachedResult<Query, Variables, Data, Result>(
  { graph, document, variables, read }: GraphQuery<Query, Variables, Data, Result>,
  query: Query,
): Result | null {
  const data = graph.read(document, variables(query));
  if (data === null) return null;
  try {
    return read(data);
  } catch (error) {
    // The data do not match the schema. The machine loads them again.
    console.error(error);
    return null;
  }
}

/** Creates the actor `load` of a query machine. Stopping the actor ends the load. */
export const loaderActor = <Query, Result>(load: Loader<Query, Result>) =>
  fromCallback<QueryEvent<Query, Result>, { readonly variables: Query }>(({ input, sendBack }) =>
    load(input.variables, sendBack),
  );

/** Creates the actor `load` with a query of the graph. */
export const graphActor = <Query, Variables, Data, Result>(query: GraphQuery<Query, Variables, Data, Result>) =>
  loaderActor(graphLoader(query));

/** The actor `networkReturn` of a query machine in a browser. */
export const networkReturnActor = fromCallback(({ sendBack }) => {
  const returned = () => sendBack({ type: "query.reachable" });
  const changed = () => sendBack({ type: "query.refresh" });
  const signs = ["online", SERVER_RETURNED];
  for (const sign of signs) addEventListener(sign, returned);
  addEventListener(RESULTS_CHANGED, changed);
  return () => {
    for (const sign of signs) removeEventListener(sign, returned);
    removeEventListener(RESULTS_CHANGED, changed);
  };
});
