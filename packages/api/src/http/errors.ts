import type { Logger } from "@flaneur/runtime";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ZodError } from "zod";

/** The one shape in which the api says that something went wrong. `error` is a sentence for people (§8). */
export const ErrorBody = z
  .object({
    error: z.string().openapi({ example: "limit must be a whole number from 1 to 100" }),
    code: z.enum(["bad_request", "not_found", "method_not_allowed", "too_large", "internal", "unavailable"]),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi("Error");
export type ErrorBody = z.infer<typeof ErrorBody>;

const json = (description: string) => ({ description, content: { "application/json": { schema: ErrorBody } } });

/** The documented failures of a route. */
export const failures = {
  400: json("A parameter is malformed; `error` names it."),
  404: json("There is no such thing."),
  500: json("An unexpected error."),
} as const;

/** A failure with its status and sentence, to be thrown by handlers. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: 400 | 404 | 413 | 503;
  readonly code: ErrorBody["code"];

  constructor(status: ApiError["status"], code: ErrorBody["code"], message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string): ApiError => new ApiError(404, "not_found", what);

/** What the validator of a route answers: every field that is wrong, the first one as the sentence. */
export function validationHook(
  result: { success: true } | { success: false; error: ZodError },
  context: Context,
): Response | undefined {
  if (result.success) return undefined;
  const details = result.error.issues.map((issue) => {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.join(", ") : undefined;
    const field = unknown ?? issue.path.map(String).join(".");
    return { field, message: unknown === undefined ? issue.message : "is not a parameter of this call" };
  });
  const [first] = details;
  const error = first === undefined ? "The request is malformed" : `${first.field || "body"} ${first.message}`;
  return context.json({ error, code: "bad_request", details } satisfies ErrorBody, 400);
}

/** Turns whatever a handler threw into the one shape; the unexpected is logged, not told. */
export function errorHandler(logger: Logger) {
  return (error: Error, context: Context): Response => {
    if (error instanceof ApiError) {
      return context.json({ error: error.message, code: error.code } satisfies ErrorBody, error.status);
    }
    if (error instanceof HTTPException && error.status < 500) {
      // Thrown by the framework before a handler runs: a body that is none of ours.
      const told =
        error.status === 415 ? "The body must be JSON (content-type: application/json)" : "The body is not JSON";
      return context.json({ error: told, code: "bad_request" } satisfies ErrorBody, error.status);
    }
    logger.error({ err: error, method: context.req.method, path: context.req.path }, "request failed");
    return context.json({ error: "An unexpected error occurred", code: "internal" } satisfies ErrorBody, 500);
  };
}
