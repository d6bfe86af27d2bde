import { readAtMost } from "@flaneur/server-kit/web";
import { GraphQLError } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";
import { limitExceeded } from "../limits/limit-error.ts";
import { checkVariables } from "./check-variables.ts";

const JSON_TYPE = /^application\/(?:graphql\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

function refused(status: 400 | 405 | 415, message: string, headers: Record<string, string> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status, headers } } });
}

/**
 * Reads the parameters of a GraphQL request: JSON in UTF-8, of limited size. Forms and plain text are
 * refused, so that a page of another site cannot send an operation without a CORS preflight.
 * @throws GraphQLError with the HTTP status 400, 413 or 415.
 */
async function readParams(request: Request): Promise<GraphQLParams> {
  const { headers } = request;
  if (!JSON_TYPE.test(headers.get("content-type") ?? "")) {
    throw refused(415, "The body must be JSON in UTF-8 (Content-Type: application/json).");
  }
  if (!/^(?:identity)?$/i.test(headers.get("content-encoding") ?? "")) {
    throw refused(415, "The body must not be compressed (no Content-Encoding).");
  }
  const body = await readAtMost(request, GRAPH_LIMITS.bodyBytes);
  if (body === null) throw limitExceeded(`The body may have at most ${GRAPH_LIMITS.bodyBytes / 1024} KB.`, 413);
  const params = parse(body);
  if (typeof params !== "object" || params === null || Array.isArray(params)) {
    throw refused(400, "The body must be one JSON object with a query.");
  }
  const { query: _, ...others } = params as { query?: unknown };
  // Checks the size of every member except the query, also of unknown members, before yoga reads them.
  for (const member of Object.values(others)) checkVariables(member);
  // yoga checks the names and the types of the members.
  return params as GraphQLParams;
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw refused(400, "The body is not JSON in UTF-8.");
  }
}

/** Replaces all request parsers of yoga. Methods other than POST are refused. */
export const paramsReader: Plugin = {
  onRequestParse: ({ request, setRequestParser }) => {
    if (request.method !== "POST") throw refused(405, "The graph answers POST requests only.", { Allow: "POST" });
    setRequestParser(readParams);
  },
};
