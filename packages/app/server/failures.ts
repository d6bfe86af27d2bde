import type { Context } from "hono";
import { UpstreamError } from "./proxy.ts";

/** Returns the message of the response when the api, the gateway or a page fails. */
const sentenceOf = (error: Error): string =>
  error instanceof UpstreamError ? error.message : "The service does not answer. Please try again in a moment.";

/**
 * Returns the response when the api, the gateway or a page fails: GraphQL errors with codes for a request to
 * `/graphql`, and `{error, code}` as in the REST API for any other request.
 */
export function failureOf(error: Error, context: Context): Response {
  const isTimeout = error instanceof UpstreamError && error.reason === "timeout";
  const status = isTimeout ? 504 : 502;
  const message = sentenceOf(error);
  if (context.req.path !== "/graphql") return context.json({ error: message, code: "unavailable" }, status);
  const code = isTimeout ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNAVAILABLE";
  return context.json({ errors: [{ message, extensions: { code } }] }, status, { "Content-Type": graphType(context) });
}

/** Returns GraphQL's media type if the client accepts it, because clients then read the body at any status. */
function graphType(context: Context): string {
  const type = "application/graphql-response+json";
  return context.req.header("accept")?.includes(type) ? type : "application/json";
}
