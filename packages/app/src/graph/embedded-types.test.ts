import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  buildSchema,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { expect, it } from "vitest";
import { EMBEDDED_TYPES } from "./embedded-types.ts";

const SOURCES = resolve(import.meta.dirname, "..");
const schema = buildSchema(readFileSync(resolve(SOURCES, "../../gateway/schema.graphql"), "utf8"));

/** Returns the texts of the documents that the app's modules export. */
async function documents(): Promise<string[]> {
  const files = globSync("**/*.graphql.ts", { cwd: SOURCES });
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(resolve(SOURCES, file))));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === "string")
    .filter((text) => /^\s*(query|mutation)\b/.test(text));
}

/**
 * Returns the names of the object types that a value of a type can have in a response: one, or several for a union or
 * an interface. Object types with a field `id` are left out.
 */
function objectTypes(type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  if (isObjectType(named)) return "id" in named.getFields() ? [] : [named.name];
  return "getTypes" in named || "getInterfaces" in named
    ? schema.getPossibleTypes(named).flatMap((possible) => objectTypes(possible))
    : [];
}

it("the embedded types are the types without an id that the documents of the app select", async () => {
  const selected = new Set<string>();
  for (const text of await documents()) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field: () => {
          const type = types.getType();
          for (const name of type ? objectTypes(type) : []) selected.add(name);
        },
      }),
    );
  }
  expect([...selected].sort()).toEqual(EMBEDDED_TYPES);
});
