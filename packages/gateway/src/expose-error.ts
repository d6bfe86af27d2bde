import type { Logger } from "@flaneur/server-kit";
import { isClientAbort } from "@flaneur/server-kit/web";
import { GraphQLError } from "graphql";
import { maskError } from "graphql-yoga";
import { RestError } from "./rest/rest-error.ts";

/**
 * Converts an error into the form that clients receive. A failure of the REST API keeps its message and gets a code. An
 * unexpected error is masked, and logged unless the client has closed its connection.
 */
export function exposeError(error: unknown, logger: Pick<Logger, "error">): Error {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (original instanceof RestError) {
    if (original.code.startsWith("UPSTREAM")) logger.error({ err: original }, "the REST API failed");
    const located = error instanceof GraphQLError ? error : undefined;
    return new GraphQLError(original.message, {
      ...(located?.nodes === undefined ? {} : { nodes: located.nodes }),
      ...(located?.path === undefined ? {} : { path: located.path }),
      extensions: extensionsOf(original),
    });
  }
  if (original !== undefined && !(original instanceof GraphQLError) && !isClientAbort(original))
    logger.error({ err: original }, "a resolver failed");
  return maskError(error, "An unexpected error occurred");
}

/**
 * Extensions of the GraphQL error. `retryAfter` is in seconds; the `Retry-After` header repeats it for clients that
 * read headers only.
 */
function extensionsOf({ code, status, retryAfter }: RestError) {
  return {
    code,
    status: status ?? null,
    ...(retryAfter === undefined ? {} : { retryAfter, http: { headers: { "Retry-After": String(retryAfter) } } }),
  };
}
