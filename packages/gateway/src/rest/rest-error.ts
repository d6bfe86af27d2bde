import { ReadFailure, serverWords } from "@flaneur/contract";
import { readJson } from "./read-json.ts";

/** The message of an error for which the API sends no message (§8). */
const UNEXPECTED_ERROR = "An unexpected error occurred";

export type RestErrorCode =
  | "BAD_USER_INPUT"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "CONFLICT"
  | "RATE_LIMITED"
  /** The operation needs more calls of the API than `GRAPH_LIMITS.upstreamCalls` allows. */
  | "LIMIT_EXCEEDED"
  /** The API responded with a failure status for which there is no other code. */
  | "UPSTREAM_FAILED"
  /** No response arrived: nothing listens at the address, the connection broke, or the circuit breaker is open. */
  | "UPSTREAM_UNAVAILABLE"
  | "UPSTREAM_TIMEOUT"
  /** The response is too long, is not JSON or does not fit the schema. */
  | "UPSTREAM_UNREADABLE";

/** A parameter that the API refused. `field` is the path of the parameter: `password`, `filters.types.0`. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface RestErrorDetails extends ErrorOptions {
  /**
   * The failure status of the response, or the status of a refusal without a call, such as 404 for an impossible id.
   * Absent otherwise.
   */
  readonly status?: number;
  /** Seconds until a retry. Absent if the API does not name them. */
  readonly retryAfter?: number;
  /** The refused parameters. Absent or empty if the API does not name them. */
  readonly fields?: readonly FieldProblem[];
}

/** The error of a failed call to the REST API. Its message is shown to visitors. */
export class RestError extends Error {
  override readonly name = "RestError";
  readonly code: RestErrorCode;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly fields: readonly FieldProblem[];

  constructor(code: RestErrorCode, message: string, details: RestErrorDetails = {}) {
    const { status, retryAfter, fields = [], ...options } = details;
    super(message, options);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}

/** Returns the result of `work`, or null if it fails with NOT_FOUND. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RestError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** Creates the error of a call to which no response arrived. */
export const notAnswering = (cause: unknown): RestError =>
  new RestError("UPSTREAM_UNAVAILABLE", "The places service does not answer. Please try again in a moment.", { cause });

const BY_STATUS: Readonly<Record<number, RestErrorCode>> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "BAD_USER_INPUT",
  415: "BAD_USER_INPUT",
  422: "BAD_USER_INPUT",
  429: "RATE_LIMITED",
};

/**
 * Converts a response with a failure status into an error with the server's message, else 'An unexpected error
 * occurred' (§8).
 */
export function failedResponse(status: number, text: string, headers: Headers): RestError {
  const body = readJson(text);
  const retryAfter = secondsOf(headers.get("retry-after"));
  return new RestError(BY_STATUS[status] ?? "UPSTREAM_FAILED", serverWords(body) ?? UNEXPECTED_ERROR, {
    status,
    fields: ReadFailure.safeParse(body).data?.details ?? [],
    ...(retryAfter === null ? {} : { retryAfter }),
  });
}

/**
 * Parses a Retry-After header, which is a number of seconds or a date. Returns the seconds, at most 999,999,999, so
 * that they fit an Int of GraphQL. Null if the header is missing or cannot be parsed.
 */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), 999_999_999);
}
