/** The calls of an OpenAPI document, as far as tests need to know them. */
import { z } from "zod";
import { JsonSchema } from "./schema-arbitraries.ts";

const Content = z.record(z.string(), z.object({ schema: JsonSchema.optional() }));
const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean().default(false),
  schema: JsonSchema,
});
const Call = z.object({
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.object({ "application/json": z.object({ schema: JsonSchema }) }) }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.default({}) })),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});

export const OpenApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.looseObject({ schemas: z.record(z.string(), JsonSchema) }),
});

export interface Operation extends z.output<typeof Call> {
  readonly method: string;
  /** `/api/places/{id}` */
  readonly path: string;
}

export const operationsOf = ({ paths }: z.output<typeof OpenApi>): Operation[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
  );

/** The part of the document that an answer must match, as a JSON pointer. */
export const answerPointer = ({ method, path }: Operation, status: number, type: string): string =>
  ["paths", path, method.toLowerCase(), "responses", String(status), "content", type, "schema"]
    .map((key) => `/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`)
    .join("");
