import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
} from "graphql";

const SCHEMA = buildSchema(readFileSync(resolve(import.meta.dirname, "../../../gateway/schema.graphql"), "utf8"));
const SCALARS: Readonly<Record<string, unknown>> = {
  ID: "septime",
  String: "a@b.fr",
  Int: 5,
  Float: 48.86,
  Boolean: true,
};

/** Values of variables, arguments and fields of inputs, by name. */
export type Examples = Readonly<Record<string, unknown>>;

/** Variables whose texts have a form that the schema does not state. */
const BY_NAME: Examples = { now: "2026-11-25T12:00" };

/** Returns a valid value. An input has the fields that it requires, and those with an example. */
export function exampleOf(type: GraphQLInputType, examples: Examples, name = ""): unknown {
  if (name in examples) return examples[name];
  if (isNonNullType(type)) return exampleOf(type.ofType, examples);
  if (isListType(type)) return [exampleOf(type.ofType, examples)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const given = Object.values(type.getFields()).filter(
    (field) => isRequiredInputField(field) || field.name in examples,
  );
  return Object.fromEntries(given.map((field) => [field.name, exampleOf(field.type, examples, field.name)]));
}

/** Returns a valid value for each variable that the operation of a document requires. */
export function exampleVariables(text: string): Readonly<Record<string, unknown>> {
  const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const variables = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
  return Object.fromEntries(
    variables.flatMap(({ variable, type }) => {
      if (type.kind !== Kind.NON_NULL_TYPE) return [];
      const found = typeFromAST(SCHEMA, type);
      const name = variable.name.value;
      return [[name, found === undefined ? null : exampleOf(found as GraphQLInputType, BY_NAME, name)]];
    }),
  );
}
