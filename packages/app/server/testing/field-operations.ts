/** Operations of the graph, one for each field of a type, derived from the printed schema. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { type Examples, exampleOf } from "./example-variables.ts";

const SCHEMA = buildSchema(readFileSync(resolve(import.meta.dirname, "../../../gateway/schema.graphql"), "utf8"));
/** Levels of fields below the field of the operation. */
const DEPTH = 3;

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Returns the fields of a type that need no argument, to a depth, without lists within a list, which cost too much. */
function selectionOf(type: GraphQLOutputType, depth: number, inList = isList(type)): string {
  const named: GraphQLNamedType = getNamedType(type);
  if (!isCompositeType(named)) return "";
  if (depth === 0) return " { __typename }";
  const objects = isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [];
  const parts = objects.map((object) => {
    const fields = Object.values(object.getFields()).filter(
      ({ args, type }) => !args.some(isRequiredArgument) && !(inList && isList(type)),
    );
    const selected = fields.map((field) => {
      // In one union, fields of the same name need an alias if their types do not agree.
      const agrees = objects.every((other) => {
        const same = other.getFields()[field.name];
        return same === undefined || `${same.type}` === `${field.type}`;
      });
      const alias = agrees ? "" : `${object.name}_${field.name}: `;
      return `${alias}${field.name}${selectionOf(field.type, depth - 1, inList || isList(field.type))}`;
    });
    return `... on ${object.name} { __typename ${selected.join(" ")} }`;
  });
  return ` { ${parts.join(" ")} }`;
}

export interface FieldOperation {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Returns an operation for each field, with a value for each argument that names data. */
function operationsOf(
  kind: "query" | "mutation",
  fields: readonly GraphQLField<unknown, unknown>[],
  examples: Examples,
  wrap: (field: string) => string,
): readonly FieldOperation[] {
  return fields.map(({ name, args, type }) => {
    const given = args.filter((argument) => isNonNullType(argument.type) || argument.name in examples);
    const declared = given.map((argument) => `$${argument.name}: ${argument.type}`).join(", ");
    const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
    const field = `${name}${passed && `(${passed})`}${selectionOf(type, DEPTH)}`;
    return {
      name,
      query: `${kind}${declared && `(${declared})`} { ${wrap(field)} }`,
      variables: Object.fromEntries(
        given.map((argument) => [argument.name, exampleOf(argument.type, examples, argument.name)]),
      ),
    };
  });
}

const fieldsOf = (type: string): readonly GraphQLField<unknown, unknown>[] => {
  const found = SCHEMA.getType(type);
  return isObjectType(found) ? Object.values(found.getFields()) : [];
};

/** Returns an operation for each field of the caller's own data. @param examples The values of arguments, by name. */
export const viewerOperations = (examples: Examples) =>
  operationsOf("query", fieldsOf("Viewer"), examples, (field) => `viewer { ${field} }`);

/** Returns an operation for each mutation. @param examples The values of arguments and of fields of inputs, by name. */
export const mutations = (examples: Examples) =>
  operationsOf("mutation", fieldsOf("Mutation"), examples, (field) => field);
