/** Reads the operations of an OpenAPI document, with the parts that tests need. */
import { z } from "zod";
import { JsonSchema } from "./schema-arbitraries.ts";

const Media = z.object({ schema: JsonSchema, example: z.unknown().optional() });
/** The content of one media type of a request or response. */
export type Media = z.output<typeof Media>;

const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean().default(false),
  schema: JsonSchema,
});
const Call = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.object({ "application/json": Media }) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), Media).default({}) })),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});

const OpenApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.looseObject({ schemas: z.record(z.string(), JsonSchema) }),
});

export interface Operation extends z.output<typeof Call> {
  readonly method: string;
  /** Path with placeholders: `/api/places/{id}`. */
  readonly path: string;
}

/** An OpenAPI document, with the parts that tests need. */
export interface ApiDocument {
  /** The whole document, for validators. */
  readonly whole: Readonly<Record<string, unknown>>;
  readonly operations: readonly Operation[];
  resolve(ref: string): JsonSchema;
}

export function readDocument(answer: unknown): ApiDocument {
  const { paths, components } = OpenApi.parse(answer);
  return {
    whole: z.record(z.string(), z.unknown()).parse(answer),
    operations: Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
    ),
    resolve: (ref) => components.schemas[ref.split("/").at(-1) ?? ""] ?? {},
  };
}

const pointer = (...keys: readonly string[]): string =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");

/** Returns a JSON pointer to the schema of a response, percent-encoded for the fragment of a URI. */
export const answerPointer = ({ method, path }: Operation, status: string, type: string): string =>
  pointer("paths", path, method.toLowerCase(), "responses", status, "content", type, "schema");

/** Returns a JSON pointer to the schema of a JSON request body, percent-encoded for the fragment of a URI. */
export const bodyPointer = ({ method, path }: Operation): string =>
  pointer("paths", path, method.toLowerCase(), "requestBody", "content", "application/json", "schema");
