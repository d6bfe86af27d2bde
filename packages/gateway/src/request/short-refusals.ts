import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";

const { errors: maxErrors, messageLength } = GRAPH_LIMITS;

/** The same error with a message that is cut where it is too long. Messages of graphql repeat names and literals. */
function shortened(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  if (message.length <= messageLength) return error;
  // Not in the middle of a surrogate pair.
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
 * Keeps a refusal short, whatever the request holds, and answers it with a 4xx. yoga marks errors of syntax and
 * validation as 200 for clients that accept `application/json`, as the GraphQL over HTTP specification suggests; proxies
 * and logs could not distinguish a refusal from a success then. A result with data keeps all its errors: the client
 * finds by their paths which fields failed.
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
