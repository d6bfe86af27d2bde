import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";

const { errors: maxErrors, messageLength } = GRAPH_LIMITS;

/**
 * Returns the error with a message of limited length. Messages of graphql-js repeat names and literals of the request.
 */
function shortened(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  if (message.length <= messageLength) return error;
  // `toWellFormed` replaces half of a surrogate pair at the cut.
  const cut = `${message.slice(0, messageLength).toWellFormed()}…`;
  return new GraphQLError(cut, {
    ...(nodes === undefined ? {} : { nodes }),
    ...(source === undefined ? {} : { source }),
    ...(positions === undefined ? {} : { positions }),
    ...(path === undefined ? {} : { path }),
    extensions,
  });
}

/**
 * Keeps every refusal short, and responds to it with a 4xx. yoga responds to errors of syntax and validation with 200
 * for clients that accept `application/json`, as the GraphQL over HTTP specification suggests; proxies and logs could
 * not distinguish these refusals from successes. A result with data keeps all its errors: their paths show the client
 * which fields failed.
 */
export const shortRefusals: Plugin = {
  onResultProcess: ({ result, setResult }) => {
    if (!("errors" in result) || result.errors === undefined) return;
    for (const { extensions } of result.errors) {
      if (typeof extensions?.http === "object" && extensions.http !== null) {
        Object.assign(extensions.http, { spec: false });
      }
    }
    const hasData = result.data !== undefined && result.data !== null;
    const listed = hasData ? result.errors : result.errors.slice(0, maxErrors);
    setResult({
      ...result,
      errors: listed.map((error) => (error instanceof GraphQLError ? shortened(error) : error)),
    });
  },
};
