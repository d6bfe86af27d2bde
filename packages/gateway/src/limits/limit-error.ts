import { GraphQLError } from "graphql";

/**
 * The error for a request that exceeds a limit. The message names the limit; `status` is the HTTP status of the
 * response.
 */
export const limitExceeded = (message: string, status: 400 | 413 = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED", http: { status } } });
