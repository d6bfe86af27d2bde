import { type Failure, UNEXPECTED_ERROR } from "@flaneur/domain";
import type { CombinedError } from "urql";
import { HttpError } from "./fetch-result.ts";

const NO_ANSWER = "Flâneur does not answer. Check your connection and try again.";

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

/** Nobody answered in time: whoever waited so long is told at once. */
export const isTimeout = ({ networkError }: CombinedError): boolean =>
  networkError instanceof DOMException && networkError.name === "TimeoutError";

/** Why a request to the graph failed: the server's words, and whether trying again can help (§8). */
export function failureOf(error: CombinedError): Failure {
  const [first] = error.graphQLErrors;
  const { networkError } = error;
  if (first !== undefined) {
    return { message: first.message.trim() || UNEXPECTED_ERROR, retry: retryOfCode(first.extensions.code) };
  }
  if (networkError instanceof HttpError) {
    return { message: networkError.message, retry: retryOfStatus(networkError.status) };
  }
  // `fetch` throws a TypeError where the network is down or nothing listens.
  const unanswered = networkError instanceof TypeError || isTimeout(error);
  return unanswered ? { message: NO_ANSWER, retry: "automatic" } : { message: UNEXPECTED_ERROR, retry: "manual" };
}
