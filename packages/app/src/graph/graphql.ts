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

/** Joins a document with the fragments it names: the text that is sent. */
const joinText = (text: string, fragments: readonly string[] = []): string => [text, ...fragments].join("\n");

/**
 * Tags a document; its variables and result are typed by the gateway's schema. gql.tada gives the types alone: the first
 * screen sends the text as it is, and the parser comes with the client.
 */
export const graphql = joinText as unknown as Graphql;

/** A document of `graphql(…)`. */
export type GraphDocument<Data, Variables> = TadaDocumentNode<Data, Variables>;

export const textOf = <Data, Variables>(document: GraphDocument<Data, Variables>): string =>
  document as unknown as string;

export type { ResultOf, VariablesOf } from "gql.tada";
