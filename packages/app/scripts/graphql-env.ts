/** `npm run graphql -w packages/app` writes what the app knows of the gateway's schema. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildSchema, type GraphQLSchema, introspectionFromSchema, isAbstractType, isObjectType } from "graphql";

const SCHEMA = resolve(import.meta.dirname, "../../gateway/schema.graphql");
const OUTPUT = resolve(import.meta.dirname, "../src/graph/generated");

/** Returns the content of `graphql-env.d.ts`: the types that gql.tada reads. */
function graphqlEnv(schema: GraphQLSchema): string {
  const introspection = minifyIntrospection(introspectionFromSchema(schema));
  return outputIntrospectionFile(introspection, { fileType: ".d.ts", shouldPreprocess: true });
}

const listed = (names: readonly string[]): string => names.map((name) => `  "${name}",`).join("\n");

/** Returns the content of `cache-types.ts`, which the cache of the urql client reads. */
function cacheTypes(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const embedded = types.filter((type) => isObjectType(type) && !roots.includes(type) && !("id" in type.getFields()));
  const possible = types.filter(isAbstractType).map((type) => {
    const names = schema.getPossibleTypes(type).map(({ name }) => `"${name}"`);
    return `  ${type.name}: [\n${names.map((name) => `    ${name},\n`).join("")}  ],`;
  });
  return `/**
 * The object types of the schema without a field \`id\`. The cache stores an object of such a type within its parent.
 */
export const EMBEDDED_TYPES: readonly string[] = [
${listed(embedded.map(({ name }) => name).sort())}
];

/** The object types of each union and interface of the schema. */
export const POSSIBLE_TYPES: { readonly [abstractType: string]: string[] } = {
${possible.join("\n")}
};
`;
}

/** Returns the content of each generated file by its name. */
export function generatedFiles(): Readonly<Record<string, string>> {
  const schema = buildSchema(readFileSync(SCHEMA, "utf8"));
  return { "graphql-env.d.ts": graphqlEnv(schema), "cache-types.ts": cacheTypes(schema) };
}

if (import.meta.main) {
  for (const [name, content] of Object.entries(generatedFiles())) writeFileSync(resolve(OUTPUT, name), content);
}
