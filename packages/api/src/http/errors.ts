import type { ErrorBody, ErrorCode, ErrorDetail, failing } from "@flaneur/contract";
import type { Context } from "hono";

interface ApiErrorExtras {
  readonly details?: ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
}

type FailureStatus = keyof typeof failing | 403 | 416;

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

/** Creates the error for a wrong password that confirms a change. `field` is the field of the body with the password. */
export const wrongPassword = (field: string, message: string): ApiError =>
  new ApiError(403, "forbidden", message, { details: [{ field, message }] });

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
