import type { PlacePins } from "@flaneur/domain";
import type { initGraphQLTada, TadaDocumentNode } from "gql.tada";
import type { introspection } from "./generated/graphql-env.d.ts";

type Graphql = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection;
    disableMasking: true;
    scalars: { ID: string; PinColumns: PlacePins };
  }>
>;

interface DocumentId {
  readonly id: string;
  /** Whether the results of the document are the same for all visitors. */
  readonly isShared: boolean;
}

/** The ids of the documents by the names of their operations. Empty in development, where texts are sent. */
export const documentIds = new Map<string, DocumentId>();

/**
 * Returns a text with its fragments, without line breaks and indentation, so that the server and the browser compute the
 * same key for a query. Registers the id that the build has written into the first line of the text.
 */
function joinText(text: string, fragments: readonly string[] = []): string {
  const [line = "", id, shared, name] = /^#([\w-]+)( shared)?\n\w+ (\w+)/.exec(text) ?? [];
  if (id !== undefined && name !== undefined) documentIds.set(name, { id, isShared: shared !== undefined });
  const operation = line === "" ? text : text.slice(text.indexOf("\n"));
  return [operation.trim().replace(/\s+/g, " "), ...fragments].join("\n");
}

/**
 * Creates a document from a GraphQL text. gql.tada derives the types of its variables and of its result from the schema
 * of the gateway. Only the types of gql.tada are used: the urql client parses the text.
 */
export const graphql = joinText as unknown as Graphql;

/** A document that `graphql(…)` returns. */
export type GraphDocument<Data, Variables> = TadaDocumentNode<Data, Variables>;

export const textOf = <Data, Variables>(document: GraphDocument<Data, Variables>): string =>
  document as unknown as string;

export type { ResultOf, VariablesOf } from "gql.tada";
