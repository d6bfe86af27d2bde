import { UNEXPECTED_ERROR } from "@flaneur/domain";
import type { AnyVariables, Client, TypedDocumentNode } from "urql";
import { pipe, subscribe } from "wonka";
import { fromCallback } from "xstate";
import { failureOf, isTimeout } from "../../graphql/failure.ts";
import type { QueryEvent, QueryReply } from "./query.machine.ts";

interface UrqlQuery<Query, Variables extends AnyVariables, Data, Result> {
  readonly client: Client;
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: (query: Query) => Variables;
  readonly read: (data: Data) => Result;
}

const unreadable: QueryReply<never> = {
  type: "query.failure",
  failure: { message: UNEXPECTED_ERROR, retry: "manual" },
  timedOut: false,
};

/** The actor `load` of a query machine, with urql. Stopping it cancels the request. */
export function urqlActor<Query, Variables extends AnyVariables, Data, Result>({
  client,
  document,
  variables,
  read,
}: UrqlQuery<Query, Variables, Data, Result>) {
  const readResult = (data: Data, stale: boolean): QueryReply<Result> => {
    try {
      return { type: "query.result", result: read(data), stale };
    } catch (error) {
      // The server answered something else than its schema says.
      console.error(error);
      return unreadable;
    }
  };
  return fromCallback<QueryEvent<Query, Result>, { readonly variables: Query }>(({ input, sendBack }) => {
    const { unsubscribe } = pipe(
      client.query(document, variables(input.variables)),
      subscribe(({ data, error, stale }) => {
        if (error !== undefined) {
          sendBack({ type: "query.failure", failure: failureOf(error), timedOut: isTimeout(error) });
        } else if (data !== undefined && data !== null) sendBack(readResult(data, stale));
        else if (!stale) sendBack(unreadable);
      }),
    );
    return unsubscribe;
  });
}

/** The actor `networkReturn` of a query machine, in a browser. */
export const networkReturnActor = fromCallback(({ sendBack }) => {
  const returned = () => sendBack({ type: "query.retry" });
  addEventListener("online", returned);
  return () => removeEventListener("online", returned);
});
