import { type GraphDocument, textOf } from "./graphql.ts";

/** The request of an operation that is sent without the urql client: a query or a mutation. */
export interface GraphRequest {
  /** Identifies the query and its variables. The server and the browser compute the same key. */
  readonly key: string;
  readonly body: { readonly operationName: string; readonly query: string; readonly variables: unknown };
}

/** Adds the field `__typename` to each selection set of a document. The cache of the urql client needs it. */
export const textWithTypenames = (text: string): string => text.replaceAll("{", "{ __typename");

/**
 * Returns the request of an operation: a query of the first screen, for which the server and the app build the same
 * request, or any operation that `createGraphCall` sends.
 */
export function graphRequest<Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
): GraphRequest {
  const text = textOf(document);
  const operationName = /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "";
  const query = textWithTypenames(text);
  return { key: `${operationName} ${JSON.stringify(variables)}`, body: { operationName, query, variables } };
}
