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

/** Variables whose texts have a form that the schema does not state. */
const BY_NAME: Readonly<Record<string, unknown>> = { now: "2026-11-25T12:00" };

function exampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return [exampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, exampleOf(field.type)]));
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
      return [[name, BY_NAME[name] ?? (found === undefined ? null : exampleOf(found as GraphQLInputType))]];
    }),
  );
}
