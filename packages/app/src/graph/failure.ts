import type { Failure } from "@flaneur/domain";
import { HttpError } from "./fetch-result.ts";

/** Why there is no result: from the graph's client, or from a fetch without it. */
export interface GraphError {
  readonly graphQLErrors: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
  readonly networkError?: unknown;
}

/** A failure, and whether it took the whole deadline: then the failure is shown at once. */
export interface FailedReply {
  readonly failure: Failure;
  readonly timedOut: boolean;
}

/** What the gateway understood and refused (docs/decisions/008): the same request would be refused again. */
const REFUSALS: readonly unknown[] = [
  "BAD_USER_INPUT",
  "CONFLICT",
  "FORBIDDEN",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "NOT_FOUND",
  "UNAUTHENTICATED",
];

function retryOfCode(code: unknown): Failure["retry"] {
  if (typeof code === "string" && code.startsWith("UPSTREAM_")) return "automatic";
  return REFUSALS.includes(code) ? "none" : "manual";
}

/** What a proxy answers while the server behind it is away, and statuses that ask for patience. */
const PASSING: readonly number[] = [502, 503, 504];
const LATER: readonly number[] = [408, 425, 429];

function retryOfStatus(status: number): Failure["retry"] {
  if (PASSING.includes(status)) return "automatic";
  return status >= 400 && status < 500 && !LATER.includes(status) ? "none" : "manual";
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/** A failure with the server's message, if it sent one. */
function failureWith(message: string | null, retry: Failure["retry"]): Failure {
  const text = message?.trim() ?? "";
  return text === "" ? { kind: "unexpected", retry } : { kind: "reported", message: text, retry };
}

/** Nothing answered. */
export const unanswered: FailedReply = { failure: { kind: "unreachable", retry: "automatic" }, timedOut: false };

/** Something answered that is no result. */
export const unreadable: FailedReply = { failure: failureWith(null, "manual"), timedOut: false };

/** Why a request to the graph failed: the server's words, and whether trying again can help (§8). */
export function failureOf({ graphQLErrors: [first], networkError }: GraphError): FailedReply {
  if (first !== undefined) {
    return { failure: failureWith(first.message, retryOfCode(first.extensions?.code)), timedOut: false };
  }
  if (networkError instanceof HttpError) {
    const { reported, status } = networkError;
    return { failure: failureWith(reported, retryOfStatus(status)), timedOut: false };
  }
  if (isTimeout(networkError)) return { ...unanswered, timedOut: true };
  // `fetch` throws a TypeError where the network is down or nothing listens.
  return networkError instanceof TypeError ? unanswered : unreadable;
}
