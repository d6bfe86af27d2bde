import { fromCallback } from "xstate";
import { unreadable } from "../../graphql/failure.ts";
import type { Graph } from "../../graphql/graph.ts";
import type { GraphReply } from "../../graphql/graph-query.ts";
import type { GraphDocument } from "../../graphql/graphql.ts";
import type { QueryEvent, QueryReply } from "./query.machine.ts";

interface GraphQuery<Query, Variables, Data, Result> {
  readonly graph: Graph;
  readonly document: GraphDocument<Data, Variables>;
  readonly variables: (query: Query) => Variables;
  readonly read: (data: Data) => Result;
}

/** The actor `load` of a query machine, with the graph. Stopping it gives the request up. */
export function graphActor<Query, Variables, Data, Result>({
  graph,
  document,
  variables,
  read,
}: GraphQuery<Query, Variables, Data, Result>) {
  const readReply = (reply: GraphReply<Data>): QueryReply<Result> => {
    if ("failure" in reply) return { type: "query.failure", ...reply };
    try {
      return { type: "query.result", result: read(reply.data), stale: reply.stale };
    } catch (error) {
      // The data do not have the shape of the schema.
      console.error(error);
      return { type: "query.failure", ...unreadable };
    }
  };
  return fromCallback<QueryEvent<Query, Result>, { readonly variables: Query }>(({ input, sendBack }) =>
    graph.load(document, variables(input.variables), (reply) => sendBack(readReply(reply))),
  );
}

/** The actor `networkReturn` of a query machine, in a browser. */
export const networkReturnActor = fromCallback(({ sendBack }) => {
  const returned = () => sendBack({ type: "query.retry" });
  addEventListener("online", returned);
  return () => removeEventListener("online", returned);
});
