import { initGraphQLTada } from "gql.tada";
import type { introspection } from "./generated/graphql-env.d.ts";

/** Tags a document; its variables and result are typed by the gateway's schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string };
}>();

export type { ResultOf, VariablesOf } from "gql.tada";
