import { type GraphDocument, textOf } from "./graphql.ts";

/** The request of a query that is sent without the client. */
export interface GraphRequest {
  /** Identifies the query and its variables. The server and the browser compute the same key. */
  readonly key: string;
  readonly body: { readonly operationName: string; readonly query: string; readonly variables: unknown };
}

/** Returns the text with the names of all types, which the client's cache needs. */
export const textWithTypenames = (text: string): string => text.replaceAll("{", "{ __typename");

/** Returns the request of a query of the first screen. The server and the app build the same request. */
export function graphRequest<Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
): GraphRequest {
  const text = textOf(document);
  const operationName = /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "";
  const query = textWithTypenames(text);
  return { key: `${operationName} ${JSON.stringify(variables)}`, body: { operationName, query, variables } };
}
