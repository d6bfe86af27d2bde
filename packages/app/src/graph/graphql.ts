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

/** Returns the document with its fragments. Registers the id that the build has written into its first line. */
function joinText(text: string, fragments: readonly string[] = []): string {
  const [, id, shared, name] = /^#([\w-]+)( shared)?\n\w+ (\w+)/.exec(text) ?? [];
  if (id !== undefined && name !== undefined) documentIds.set(name, { id, isShared: shared !== undefined });
  return [text, ...fragments].join("\n");
}

/**
 * Tags a document. The gateway's schema types its variables and its result. gql.tada is used for the types only: the
 * first screen sends the text without parsing it, and the parser is loaded with the client.
 */
export const graphql = joinText as unknown as Graphql;

/** A document that `graphql(…)` returns. */
export type GraphDocument<Data, Variables> = TadaDocumentNode<Data, Variables>;

export const textOf = <Data, Variables>(document: GraphDocument<Data, Variables>): string =>
  document as unknown as string;

export type { ResultOf, VariablesOf } from "gql.tada";
