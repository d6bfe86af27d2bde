import { createRequest } from "urql";
import { type GraphDocument, textOf } from "./graphql.ts";

/** The request of a query that is sent without the urql client. */
export interface GraphRequest {
  /** The key of the query and its variables in the urql client. The server and the browser compute the same key. */
  readonly key: string;
  readonly body: {
    readonly operationName: string;
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
  };
}

/** Adds the field `__typename` to each selection set of a document, as the cache of the urql client does. */
export const textWithTypenames = (text: string): string => text.replaceAll("{", "{ __typename");

/** Returns the request of a query: of the first view, which the server loads, or of a check of the server. */
export function graphRequest<Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
): GraphRequest {
  const text = textOf(document);
  const operationName = /\bquery (\w+)/.exec(text)?.[1] ?? "";
  const own: GraphRequest["body"]["variables"] = { ...(variables as object) };
  return {
    key: String(createRequest(text, own).key),
    body: { operationName, query: textWithTypenames(text), variables: own },
  };
}
