import { type GraphDocument, textOf } from "./graphql.ts";

/** A query as it is sent, without a client. */
export interface GraphRequest {
  /** What it loads: the same for the same query, wherever it is computed. */
  readonly key: string;
  readonly body: { readonly operationName: string; readonly query: string; readonly variables: unknown };
}

/** The request for a query of the first screen: a server that loads it for the page and the app make the same one. */
export function graphRequest<Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
): GraphRequest {
  const text = textOf(document);
  const operationName = /\bquery (\w+)/.exec(text)?.[1] ?? "";
  // The client's cache, which takes the result over, knows things by their types.
  const query = text.replaceAll("{", "{ __typename");
  return { key: `${operationName} ${JSON.stringify(variables)}`, body: { operationName, query, variables } };
}
