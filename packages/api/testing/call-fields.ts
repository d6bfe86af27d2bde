/** What callers rely on in a call: its parameters, and the fields of its body and of its response. */
import { z } from "zod";
import type { ApiDocument, Operation } from "./operations.ts";
import type { JsonSchema } from "./schema-arbitraries.ts";

const LIMITS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"] as const;

const Field = z.object({
  types: z.array(z.string()),
  isRequired: z.boolean(),
  /** The allowed values; absent for any value of the types. */
  values: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  limits: z.partialRecord(z.enum(LIMITS), z.number()),
});
export type Field = z.output<typeof Field>;

/** Parameters and fields by their paths, such as `query.page` or `data[].name`. */
const Fields = z.record(z.string(), Field);
export type Fields = z.output<typeof Fields>;

export const CallFields = z.object({ request: Fields, response: Fields });
export type CallFields = z.output<typeof CallFields>;

type Resolve = ApiDocument["resolve"];

function fieldOf({ type = [], enum: values, pattern, ...schema }: JsonSchema, isRequired: boolean): Field {
  return {
    types: [type].flat(),
    isRequired,
    ...(schema.const !== undefined ? { values: [schema.const] } : values !== undefined && { values }),
    ...(pattern !== undefined && { pattern }),
    limits: Object.fromEntries(
      LIMITS.flatMap((limit) => (schema[limit] === undefined ? [] : [[limit, schema[limit]]])),
    ),
  };
}

/** Returns a field that accepts what either of two fields accepts. */
const either = (a: Field, b: Field): Field => ({
  types: [...new Set([...a.types, ...b.types])],
  isRequired: a.isRequired && b.isRequired,
  ...(a.values !== undefined && b.values !== undefined && { values: [...new Set([...a.values, ...b.values])] }),
  limits: { ...a.limits, ...b.limits },
});

function addFields(fields: Fields, schema: JsonSchema, resolve: Resolve, path: string, isRequired: boolean): void {
  const named = schema.$ref === undefined ? schema : resolve(schema.$ref);
  const parts = named.anyOf ?? named.oneOf ?? named.allOf;
  for (const part of parts ?? []) addFields(fields, part, resolve, path, isRequired);
  if (parts === undefined) {
    const field = fieldOf(named, isRequired);
    const known = fields[path];
    fields[path] = known === undefined ? field : either(known, field);
  }
  for (const [name, child] of Object.entries(named.properties ?? {})) {
    addFields(fields, child, resolve, `${path}.${name}`, named.required?.includes(name) ?? false);
  }
  if (named.items !== undefined) addFields(fields, named.items, resolve, `${path}[]`, true);
}

/** Returns the parameters and fields of a call. */
export function fieldsOfCall({ parameters, requestBody, responses }: Operation, { resolve }: ApiDocument): CallFields {
  const request: Fields = {};
  const response: Fields = {};
  for (const { name, in: where, required, schema } of parameters) {
    addFields(request, schema, resolve, `${where}.${name}`, required);
  }
  const body = requestBody?.content["application/json"].schema;
  if (body !== undefined) addFields(request, body, resolve, "body", true);
  const answer = (responses["200"] ?? responses["201"] ?? responses["202"])?.content["application/json"]?.schema;
  if (answer !== undefined) addFields(response, answer, resolve, "response", true);
  return { request, response };
}
