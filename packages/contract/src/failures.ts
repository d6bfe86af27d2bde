import { z } from "zod";

const CODES = [
  "bad_request",
  "unauthorized",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "gone",
  "too_large",
  "unsupported_media_type",
  "range_not_satisfiable",
  "too_many_requests",
  "internal",
  "unavailable",
] as const;

/** The shape of every error of the api. `error` is a sentence for people (§8). */
export const ErrorBody = z
  .object({
    error: z.string().meta({ example: "limit must be a whole number from 1 to 100" }),
    code: z.enum(CODES).meta({ example: "bad_request" }),
    details: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ example: [{ field: "limit", message: "must be a whole number from 1 to 100" }] }),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof ErrorBody>;
export type ErrorCode = ErrorBody["code"];
export type ErrorDetail = NonNullable<ErrorBody["details"]>[number];

/** Returns a failure for the OpenAPI document of a route: its description, and an example. */
export const failure = (description: string, code: ErrorCode, error: string) => ({
  description,
  content: { "application/json": { schema: ErrorBody, example: { error, code } } },
});

const retryAfter = { "Retry-After": { description: "Seconds", schema: { type: "integer" as const, minimum: 1 } } };

/** Failures that several calls share, by status, for the `responses` of a route. */
export const failing = {
  400: failure(
    "A parameter is malformed; `error` names it.",
    "bad_request",
    "limit must be a whole number from 1 to 100",
  ),
  401: failure("Not signed in, or no longer.", "unauthorized", "Please sign in first"),
  404: failure("What the request names does not exist.", "not_found", "There is no place 'nowhere'"),
  405: {
    ...failure(
      "The address accepts other methods; `Allow` lists them.",
      "method_not_allowed",
      "/api/places accepts GET, HEAD only",
    ),
    headers: { Allow: { description: "Methods", schema: { type: "string" as const } } },
  },
  410: failure("The link has ended.", "gone", "This list is no longer shared"),
  409: failure("The request conflicts with what is stored.", "conflict", "An account with this email already exists"),
  413: failure("The body is too large.", "too_large", "The body has more than 64 KB. Send less."),
  415: failure(
    "The body is not JSON.",
    "unsupported_media_type",
    "The body must be JSON (Content-Type: application/json)",
  ),
  429: {
    ...failure("Tried too often.", "too_many_requests", "Too many attempts. Please try again in 12 minutes."),
    headers: retryAfter,
  },
  500: failure("An unexpected error.", "internal", "An unexpected error occurred"),
  503: {
    ...failure(
      "Overloaded, or the database does not answer.",
      "unavailable",
      "The service is busy. Please try again in a moment.",
    ),
    headers: retryAfter,
  },
} as const;

/** Failures that every call may respond with. */
export const commonFailures = { 400: failing[400], 500: failing[500], 503: failing[503] } as const;
/** Failures of a call about one object, which may not exist. */
export const failures = { ...commonFailures, 404: failing[404] } as const;
/** Failures of a call with a body. */
export const bodyFailures = { ...commonFailures, 413: failing[413], 415: failing[415] } as const;

export const ADMIN_TOKEN_MISSING = "Admin token required. Send it as a bearer token: Authorization: Bearer …";
export const ADMIN_TOKEN_WRONG = "This is not the admin token of this server";

/** The failures of operators' routes. */
export const adminFailures = {
  401: failure("The admin token is missing.", "unauthorized", ADMIN_TOKEN_MISSING),
  403: failure("The token is another, or the server was started without one.", "forbidden", ADMIN_TOKEN_WRONG),
} as const;

const sentence = z.string().trim().min(1);
/** Parses the body of a failure of any API (§8). */
export const ReadFailure = z.object({
  error: sentence.optional().catch(undefined),
  message: sentence.optional().catch(undefined),
  details: z.array(z.object({ field: z.string(), message: sentence })).catch([]),
});

/** Returns the server's own message: the `error` field, else `message` (§8), else null. */
export function serverWords(body: unknown): string | null {
  const { data } = ReadFailure.safeParse(body);
  return data?.error ?? data?.message ?? null;
}
