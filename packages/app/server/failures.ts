import type { Context } from "hono";
import { UpstreamError } from "./proxy.ts";

/** The error message of a page when the api or the gateway fails. */
const sentenceOf = (error: Error): string =>
  error instanceof UpstreamError ? error.message : "The service does not answer. Please try again in a moment.";

/**
 * Returns the response to a request whose part failed: a list of errors with codes for a client of the graph, and
 * `{error, code}` as in the REST API for any other client.
 */
export function failureOf(error: Error, context: Context): Response {
  const isTimeout = error instanceof UpstreamError && error.isTimeout;
  const status = isTimeout ? 504 : 502;
  const message = sentenceOf(error);
  if (context.req.path !== "/graphql") return context.json({ error: message, code: "unavailable" }, status);
  const code = isTimeout ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNAVAILABLE";
  return context.json({ errors: [{ message, extensions: { code } }] }, status, { "Content-Type": graphType(context) });
}

/** New clients read a body of the graph's media type at any status. Older clients get plain JSON. */
function graphType(context: Context): string {
  const type = "application/graphql-response+json";
  return context.req.header("accept")?.includes(type) ? type : "application/json";
}
