import { GraphQLError } from "graphql";

/** A request that is refused for its size. The message names the limit; `status` is the HTTP status of the answer. */
export const limitExceeded = (message: string, status: 400 | 413 = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED", http: { status } } });
