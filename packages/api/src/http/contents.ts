import { z } from "@hono/zod-openapi";

/** The content of a body or an answer in JSON, for `createRoute`. */
export const json = <T extends z.ZodType>(schema: T) => ({ "application/json": { schema } });

/** The body of a request. */
export const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: json(schema) });

/** Of a call without parameters: any that is sent is refused. */
export const noQuery = z.strictObject({});
