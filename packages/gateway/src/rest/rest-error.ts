import { z } from "zod";
import { readJson } from "./read-json.ts";

export type RestErrorCode =
  | "BAD_USER_INPUT"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "CONFLICT"
  | "RATE_LIMITED"
  /** The API answered with a failure of its own. */
  | "UPSTREAM_FAILED"
  /** Nothing answered. */
  | "UPSTREAM_UNAVAILABLE"
  | "UPSTREAM_TIMEOUT"
  /** The answer is not what the contract says. */
  | "UPSTREAM_UNREADABLE";

/** A call to the REST API that did not succeed; the message is for people. */
export class RestError extends Error {
  override readonly name = "RestError";
  readonly code: RestErrorCode;
  readonly status: number | null;

  constructor(code: RestErrorCode, message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = status;
  }
}

const BY_STATUS: Readonly<Record<number, RestErrorCode>> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  412: "CONFLICT",
  422: "BAD_USER_INPUT",
  429: "RATE_LIMITED",
};

const UNEXPECTED = "An unexpected error occurred";
const sentence = z.string().trim().min(1);
const Failure = z.object({
  error: sentence.optional().catch(undefined),
  message: sentence.optional().catch(undefined),
});

/** The server's own words: its `error` field, else `message`, else 'An unexpected error occurred' (§8). */
export function failedAnswer(status: number, text: string): RestError {
  const body = Failure.safeParse(readJson(text));
  const message = body.data?.error ?? body.data?.message ?? UNEXPECTED;
  return new RestError(BY_STATUS[status] ?? "UPSTREAM_FAILED", message, status);
}
