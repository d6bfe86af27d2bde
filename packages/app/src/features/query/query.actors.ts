import type { AnyVariables, Client, TypedDocumentNode } from "urql";
import { pipe, subscribe } from "wonka";
import { fromCallback } from "xstate";
import { failureMessage } from "../../graphql/client.ts";
import type { QueryEvent } from "./query.machine.ts";

interface UrqlQuery<Question, Variables extends AnyVariables, Data, Answer> {
  readonly client: Client;
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: (question: Question) => Variables;
  readonly answer: (data: Data) => Answer;
}

/** The actor `ask` of a query machine, played by urql. Stopping it cancels the request. */
export function urqlActor<Question, Variables extends AnyVariables, Data, Answer>({
  client,
  document,
  variables,
  answer,
}: UrqlQuery<Question, Variables, Data, Answer>) {
  return fromCallback<QueryEvent<Question, Answer>, { readonly question: Question }>(({ input, sendBack }) => {
    const { unsubscribe } = pipe(
      client.query(document, variables(input.question)),
      subscribe(({ data, error, stale }) => {
        if (error !== undefined) sendBack({ type: "failed", message: failureMessage(error) });
        else if (data !== undefined && data !== null) sendBack({ type: "answered", answer: answer(data), stale });
      }),
    );
    return unsubscribe;
  });
}
