import { z } from "@hono/zod-openapi";
import type { Context } from "hono";

const CODES = [
  "bad_request",
  "unauthorized",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "gone",
  "precondition_failed",
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
    error: z.string().openapi({ example: "limit must be a whole number from 1 to 100" }),
    code: z.enum(CODES).openapi({ example: "bad_request" }),
    details: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .openapi({ example: [{ field: "limit", message: "must be a whole number from 1 to 100" }] }),
  })
  .openapi("Error");
export type ErrorBody = z.infer<typeof ErrorBody>;
export type ErrorCode = ErrorBody["code"];
type ErrorDetail = NonNullable<ErrorBody["details"]>[number];

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

interface ApiErrorExtras {
  readonly details?: ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
}

type FailureStatus = keyof typeof failing | 403 | 412 | 416;

/** A failure with its status and message, thrown by handlers. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: FailureStatus;
  readonly code: ErrorCode;
  readonly extras: ApiErrorExtras;

  constructor(status: FailureStatus, code: ErrorCode, message: string, extras: ApiErrorExtras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** Creates the error for a missing or invalid token, or for wrong credentials. */
export const unauthorized = (sentence: string): ApiError =>
  new ApiError(401, "unauthorized", sentence, { headers: { "WWW-Authenticate": "Bearer" } });

/** Creates the error for a body of another type than JSON. */
export const notJson = (): ApiError =>
  new ApiError(415, "unsupported_media_type", "The body must be JSON (Content-Type: application/json)");

export const notFound = (what: string): ApiError => new ApiError(404, "not_found", what);

/** @param id see `anyId`. */
export const noSuch = (kind: "place" | "view" | "list" | "collection" | "neighbourhood", id: string): ApiError =>
  notFound(id === "" ? `There is no such ${kind}` : `There is no ${kind} '${id}'`);

/** Limits of a refusal, which repeats names and ids of the request; the lengths are in UTF-16 code units. */
const MAX_DETAILS = 10;
const MAX_SENTENCE = 300;
const MAX_FIELD = 60;

const truncate = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max).toWellFormed()}…`;

/** Returns the message and details of an ApiError within these limits. */
export const shownOf = ({ message, extras: { details } }: ApiError) => ({
  error: truncate(message, MAX_SENTENCE),
  ...(details !== undefined && {
    details: details
      .slice(0, MAX_DETAILS)
      .map((detail) => ({ field: truncate(detail.field, MAX_FIELD), message: truncate(detail.message, MAX_SENTENCE) })),
  }),
});

/** Creates the response to an ApiError. */
export function answerWith(context: Context, error: ApiError): Response {
  const { headers = {} } = error.extras;
  const body: ErrorBody = { ...shownOf(error), code: error.code };
  return context.json(body, error.status, { ...headers });
}
