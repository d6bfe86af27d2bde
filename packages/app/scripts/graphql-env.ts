/** `npm run graphql -w packages/app` writes the gateway's schema as types for gql.tada. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildSchema, introspectionFromSchema } from "graphql";

const SCHEMA = resolve(import.meta.dirname, "../../gateway/schema.graphql");
const OUTPUT = resolve(import.meta.dirname, "../src/graph/generated/graphql-env.d.ts");

/** Returns the content of `graphql-env.d.ts`: the types that gql.tada reads. */
export function graphqlEnv(): string {
  const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(readFileSync(SCHEMA, "utf8"))));
  return outputIntrospectionFile(introspection, { fileType: ".d.ts", shouldPreprocess: true });
}

if (import.meta.main) writeFileSync(OUTPUT, graphqlEnv());
