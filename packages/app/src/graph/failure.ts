import type { Failure } from "@flaneur/domain";
import { HttpError } from "./fetch-result.ts";

/** The error of a request that the urql client or a plain `fetch` has sent. */
export interface GraphError {
  readonly graphQLErrors: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
  readonly networkError?: unknown;
}

/** A failure, and whether it was a timeout. A timeout is shown before the first retry. */
export interface FailedReply {
  readonly failure: Failure;
  readonly timedOut: boolean;
}

/**
 * The codes of requests that the gateway refuses (docs/decisions/028). A retry would be refused again. NOT_FOUND and
 * UNAUTHENTICATED are left out: a server that is being upgraded may lack a call for a moment, and a 401 of a visitor
 * without a session is a fault of the server.
 */
const REFUSALS: readonly unknown[] = [
  "BAD_USER_INPUT",
  "CONFLICT",
  "FORBIDDEN",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
];

function retryOfCode(code: unknown): Failure["retry"] {
  if (typeof code === "string" && (code.startsWith("UPSTREAM_") || code === "INTERNAL_SERVER_ERROR"))
    return "automatic";
  return REFUSALS.includes(code) ? "none" : "manual";
}

/**
 * The statuses of requests that may succeed later, such as 429 for too many requests. The visitor retries them. For 401
 * and 404, see REFUSALS.
 */
const LATER: readonly number[] = [401, 404, 408, 425, 429];

/** Failures of servers (5xx) are retried automatically (§9). */
function retryOfStatus(status: number): Failure["retry"] {
  if (status >= 500) return "automatic";
  return status >= 400 && status < 500 && !LATER.includes(status) ? "none" : "manual";
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/** Returns a failure with the server's message, if there is one. */
function failureWith(message: string | null, retry: Failure["retry"]): Failure {
  const text = message?.trim() ?? "";
  return text === "" ? { kind: "unexpected", retry } : { kind: "reported", message: text, retry };
}

/** No server responded. */
export const noResponse: FailedReply = { failure: { kind: "unreachable", retry: "automatic" }, timedOut: false };

/** The response is not a result of the graph. */
export const unreadable: FailedReply = { failure: failureWith(null, "manual"), timedOut: false };

/** Returns why a request to the graph failed: the server's message, and whether a retry can help (§8). */
export function failureOf({ graphQLErrors: [first], networkError }: GraphError): FailedReply {
  if (first !== undefined) {
    return { failure: failureWith(first.message, retryOfCode(first.extensions?.code)), timedOut: false };
  }
  if (networkError instanceof HttpError) {
    const { reported, status } = networkError;
    return { failure: failureWith(reported, retryOfStatus(status)), timedOut: false };
  }
  if (isTimeout(networkError)) return { ...noResponse, timedOut: true };
  // `fetch` throws a TypeError if the network is down or the server does not listen.
  return networkError instanceof TypeError ? noResponse : unreadable;
}
