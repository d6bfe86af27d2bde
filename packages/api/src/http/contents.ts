import { z } from "@hono/zod-openapi";

/** Returns the JSON content of a request or response, for `createRoute`. */
export const json = <T extends z.ZodType>(schema: T) => ({ "application/json": { schema } });

/** Returns the required JSON body of a request, for `createRoute`. */
export const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: json(schema) });

/** The query of a call without parameters: any parameter is refused. */
export const noQuery = z.strictObject({});
