import { readAtMost } from "@flaneur/server-kit/web";
import { GraphQLError } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import type { Documents } from "../documents/documents.ts";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";
import { limitExceeded } from "../limits/limit-error.ts";
import { checkMember } from "./check-member.ts";

const JSON_TYPE = /^application\/(?:graphql\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** The names of the parameters that are read from a GET request. Other parameters are ignored. */
const GET_PARAMETERS = ["documentId", "operationName", "variables"] as const;

type Code = "BAD_USER_INPUT" | "UNKNOWN_DOCUMENT" | "DOCUMENT_NOT_ALLOWED";

function refused(
  status: 400 | 404 | 405 | 415,
  message: string,
  code: Code = "BAD_USER_INPUT",
  headers: Record<string, string> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, headers } } });
}

type Params = Readonly<Record<string, unknown>>;

/**
 * Reads the parameters of a POST request: JSON in UTF-8, uncompressed and of limited size. Forms and plain text are
 * refused, so that a page of another site cannot send an operation without a CORS preflight.
 * @throws GraphQLError with the HTTP status 400, 413 or 415.
 */
async function readBody(request: Request): Promise<Params> {
  const { headers } = request;
  if (!JSON_TYPE.test(headers.get("content-type") ?? "")) {
    throw refused(415, "The body must be JSON in UTF-8 (Content-Type: application/json).");
  }
  if (!/^(?:identity)?$/i.test(headers.get("content-encoding") ?? "")) {
    throw refused(415, "The body must not be compressed (no Content-Encoding).");
  }
  const body = await readAtMost(request, GRAPH_LIMITS.bodyBytes);
  if (body === null) throw limitExceeded(`The body may have at most ${GRAPH_LIMITS.bodyBytes / 1024} KB.`, 413);
  return objectOf(
    parse(() => new TextDecoder("utf-8", { fatal: true }).decode(body), "The body is not JSON in UTF-8."),
    "The body must be one JSON object with a query.",
  );
}

/**
 * Reads the parameters of a GET request, which must name its document by an id. The text of a document is not accepted
 * in a URL: it would be logged, and a link on another site could run any query.
 */
function readUrl(request: Request): Params {
  const { searchParams } = new URL(request.url);
  const given = Object.fromEntries(
    GET_PARAMETERS.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  if (given.documentId === undefined) throw refused(400, "A GET request must name its document by documentId.");
  const { variables = "{}" } = given;
  return { ...given, variables: parse(() => variables, "The variables are not JSON.") };
}

function parse(read: () => string, message: string): unknown {
  try {
    return JSON.parse(read());
  } catch {
    throw refused(400, message);
  }
}

function objectOf(value: unknown, message: string): Params {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Params;
  throw refused(400, message);
}

/** Replaces the id of a document by its text. @throws GraphQLError for a document that is unknown or not allowed. */
function withText({ documentId, ...params }: Params, documents: Documents): Params {
  if (documentId === undefined) {
    const { query } = params;
    // yoga reports a query that is missing or not a string.
    if (typeof query !== "string" || documents.accepts(query)) return params;
    throw refused(400, "This server accepts only the documents of its app.", "DOCUMENT_NOT_ALLOWED");
  }
  const document = typeof documentId === "string" ? documents.find(documentId) : undefined;
  if (document === undefined) {
    throw refused(404, "There is no document with this documentId. Send its text.", "UNKNOWN_DOCUMENT");
  }
  return { ...params, query: document.text };
}

/** Replaces all request parsers of yoga. Methods other than GET and POST are refused. */
export const paramsReader = (documents: Documents): Plugin => ({
  onRequestParse: ({ request, setRequestParser }) => {
    const { method } = request;
    if (method !== "POST" && method !== "GET") {
      throw refused(405, "The graph answers GET and POST requests only.", "BAD_USER_INPUT", { Allow: "GET, POST" });
    }
    setRequestParser(async () => {
      const { query, ...others } = method === "GET" ? readUrl(request) : await readBody(request);
      // Checks the size of every member except the query, also of unknown members, before yoga reads them.
      for (const [name, value] of Object.entries(others)) checkMember(name, value);
      // yoga checks the names and the types of the members.
      return withText({ ...others, ...(query !== undefined && { query }) }, documents) as GraphQLParams;
    });
  },
});
