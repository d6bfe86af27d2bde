import type { Context } from "hono";
import { UpstreamError } from "./proxy.ts";

/** The error that people see when a part behind the app fails. */
const sentenceOf = (error: Error): string =>
  error instanceof UpstreamError ? error.message : "The service does not answer. Please try again in a moment.";

/**
 * The answer to a request whose part failed, in the words of its caller: a list of errors with codes for a client of the
 * graph, which reads nothing else, and `{error, code}` like the REST API's for any other.
 */
export function failureOf(error: Error, context: Context): Response {
  const isTimeout = error instanceof UpstreamError && error.isTimeout;
  const status = isTimeout ? 504 : 502;
  const message = sentenceOf(error);
  if (context.req.path !== "/graphql") return context.json({ error: message, code: "unavailable" }, status);
  const code = isTimeout ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNAVAILABLE";
  return context.json({ errors: [{ message, extensions: { code } }] }, status, { "Content-Type": graphType(context) });
}

/** Clients that know the media type of the graph trust it whatever the status; for older ones it is plain JSON. */
function graphType(context: Context): string {
  const type = "application/graphql-response+json";
  return context.req.header("accept")?.includes(type) ? type : "application/json";
}
