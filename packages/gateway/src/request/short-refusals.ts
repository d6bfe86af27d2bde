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
  // The cut may leave half of a surrogate pair, which `toWellFormed` replaces.
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
 * Keeps every refusal short, and gives its response a 4xx status. For clients that accept `application/json`, yoga
 * responds to errors of syntax and validation with 200, as the GraphQL over HTTP specification suggests. Proxies and
 * logs could not distinguish such a refusal from a success. A result with data keeps all its errors, because their
 * paths show the client which fields failed.
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
