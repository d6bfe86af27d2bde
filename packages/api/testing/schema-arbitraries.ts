/** Random values for the JSON Schemas of the OpenAPI document. */
import fc from "fast-check";
import { z } from "zod";
import { DEAR_TEXTS } from "./hostile-bodies.ts";

const Types = z.enum(["string", "number", "integer", "boolean", "array", "object", "null"]);

/** The parts of JSON Schema 2020-12 that the document uses for its requests. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: z.infer<typeof Types> | z.infer<typeof Types>[] | undefined;
  readonly enum?: unknown[] | undefined;
  readonly const?: unknown;
  readonly example?: unknown;
  readonly anyOf?: JsonSchema[] | undefined;
  readonly oneOf?: JsonSchema[] | undefined;
  readonly allOf?: JsonSchema[] | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Record<string, JsonSchema> | undefined;
  readonly required?: string[] | undefined;
}

export const JsonSchema: z.ZodType<JsonSchema> = z.object({
  $ref: z.string().optional(),
  type: z.union([Types, z.array(Types)]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  example: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(JsonSchema).optional();
  },
  get oneOf() {
    return z.array(JsonSchema).optional();
  },
  get allOf() {
    return z.array(JsonSchema).optional();
  },
  get items() {
    return JsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), JsonSchema).optional();
  },
});

/** Returns the schema that a `$ref` names. */
export type Resolve = (ref: string) => JsonSchema;

/** Names with a meaning in JavaScript. A lookup of most of them in a plain object finds a value that no code stored. */
const NASTY_WORDS = [
  "constructor",
  "__proto__",
  "prototype",
  "toString",
  "toJSON",
  "valueOf",
  "hasOwnProperty",
  "isPrototypeOf",
  "__defineGetter__",
  "then",
  "length",
] as const;

/** A nasty word, alone or within a text: `12 constructor`, `rue toString`. */
const nastyText = fc
  .tuple(
    fc.constantFrom("", "12 ", "rue ", "Rue de la ", "a "),
    fc.constantFrom(...NASTY_WORDS),
    fc.constantFrom("", " 75011", " bis"),
  )
  .map((parts) => parts.join(""));

/** Texts that often cause errors in servers: binary, very long, or similar to code. */
export const hostileText = fc.oneof(
  nastyText,
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "null",
    "undefined",
    "NaN",
    "Infinity",
    "-1",
    "0x10",
    "1e400",
    "9999999999999999999999",
    "' or 1=1; drop table places; --",
    "%' or '%",
    "\\",
    "../../../etc/passwd",
    "<script>alert(1)</script>",
    "\ud800",
    "😀".repeat(100),
    "x".repeat(9_000),
    ...DEAR_TEXTS,
    "{}",
    "[]",
    "true",
  ),
);

/** Any JSON, some of it nested up to four levels deep, with values that often cause errors. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, -1, 0.5, 1e308, [], {}, [[[]]], { __proto__: null }),
  fc
    .tuple(
      fc.constantFrom(...NASTY_WORDS, "size"),
      fc.constantFrom<unknown>(1, null, {}, { toString: 1 }, { valueOf: 1 }),
    )
    .map(([key, value]) => Object.fromEntries([[key, value]])),
);

/** A placeholder for an id of an earlier response, which the sender replaces. */
const learned = fc.nat(999).map((n) => `learned-${n}`);

function texts({ minLength = 0, maxLength = 40, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"));
  if (format === "email") return fc.emailAddress();
  const random = fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  const allowed = nastyText.filter(({ length }) => length >= minLength && length <= maxLength);
  const any = maxLength < 30 ? random : fc.oneof({ weight: 7, arbitrary: random }, { weight: 1, arbitrary: allowed });
  return maxLength < 100 ? any : fc.oneof({ weight: 1, arbitrary: any }, { weight: 3, arbitrary: learned });
}

function numbers({ minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema, whole: boolean): fc.Arbitrary<number> {
  return whole
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
}

/**
 * Returns random values that a schema allows, including its example. Most texts that may have 100 characters or more
 * are placeholders for ids of earlier responses.
 */
export function valuesOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(resolve(schema.$ref), resolve);
  const random = randomOf(schema, resolve);
  return schema.example === undefined ? random : fc.oneof(random, fc.constant(schema.example));
}

function randomOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const { const: constant, enum: words, anyOf, oneOf, allOf, type, items } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (words !== undefined) return fc.constantFrom(...words);
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((one) => valuesOf(one, resolve)));
  if (allOf !== undefined) {
    return fc.tuple(...allOf.map((one) => valuesOf(one, resolve))).map((parts) => Object.assign({}, ...parts));
  }
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => randomOf({ ...schema, type: one }, resolve)));
  switch (type) {
    case "string":
      return texts(schema);
    case "number":
      return numbers(schema, false);
    case "integer":
      return numbers(schema, true);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const { minItems = 0, maxItems = 4 } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, 4));
      const list = fc.array(items === undefined ? fc.jsonValue() : valuesOf(items, resolve), {
        minLength: minItems,
        maxLength,
      });
      return minItems > 0 ? list : fc.oneof({ weight: 2, arbitrary: list }, { weight: 1, arbitrary: fc.constant([]) });
    }
    case "object":
      return objects(schema, resolve);
    default:
      return fc.jsonValue();
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, resolve)] as const),
  );
  return fc.record(fields, { requiredKeys: required });
}
