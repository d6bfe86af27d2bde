import { DEADLINES_MS } from "@flaneur/domain";
import type { Logger } from "@flaneur/server-kit";
import type { DocumentNode } from "graphql";
import { createYoga } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import { createContext } from "./context.ts";
import { exposeError } from "./expose-error.ts";
import { costLimit } from "./limits/cost-limit.ts";
import { documentLimits } from "./limits/document-limits.ts";
import { validation } from "./limits/validation.ts";
import { variableTypes } from "./limits/variable-types.ts";
import { createMediaCache } from "./loaders/media-loader.ts";
import { type OperationRecord, operationRecorder } from "./request/operation-log.ts";
import { paramsReader } from "./request/read-params.ts";
import { shortRefusals } from "./request/short-refusals.ts";
import type { RestFetch } from "./rest/rest-client.ts";
import { schema } from "./schema/schema.ts";

export interface GraphOptions {
  /** How the REST API is reached: `fetch`, or the API's own handler in the same process. */
  readonly fetch: RestFetch;
  /** Where the REST API's `/api` hangs. */
  readonly apiUrl: string;
  readonly logger: Pick<Logger, "warn" | "error">;
  /** How long all REST calls of one operation may take together. */
  readonly deadlineMs?: number;
  /** Lets development tools read the schema over HTTP, and errors suggest names; off by default. */
  readonly introspection?: boolean;
}

/** What a server knows of a request beside itself. */
export interface ServerContext {
  /** The client's address; null when nobody knows it. */
  readonly client: string | null;
  /** Is written while the request is worked on. */
  readonly record: OperationRecord;
}

export type GraphHandler = (request: Request, context: ServerContext) => Response | Promise<Response>;

/** Characters of the documents that stay parsed. A parsed document takes some 120 bytes for each character. */
const MAX_CACHED_CHARACTERS = 100_000;

/** Documents that were parsed, by their text. The app sends the same few over and over; strangers may send any. */
export const createDocumentCache = () =>
  new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  });
const noCache = { get: () => undefined, set: () => {} };

/**
 * The graph at `/graphql`: its schema with its limits, over a REST API. It needs the standards of the web alone, so that
 * stories run it in a browser.
 */
export function createGraph(options: GraphOptions): GraphHandler {
  const { fetch, apiUrl, logger, deadlineMs = DEADLINES_MS.gateway, introspection = false } = options;
  const mediaCache = createMediaCache();
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    multipart: false,
    // The platform's own: answers made of yoga's would be copied in pieces, 1 ms each.
    fetchAPI: { Response },
    // `readParams` counts the bytes, and says how many there may be.
    maxRequestBodySize: false,
    parserAndValidationCache: { documentCache: createDocumentCache(), errorCache: noCache },
    plugins: [
      paramsReader,
      documentLimits,
      validation({ introspection }),
      variableTypes({ introspection }),
      costLimit,
      operationRecorder,
      shortRefusals,
    ],
    maskedErrors: { maskError: (error) => exposeError(error, logger) },
    context: ({ request, client, record: { requestId } }) =>
      createContext({
        fetch,
        apiUrl,
        mediaCache,
        caller: { authorization: request.headers.get("authorization"), client, requestId },
        deadlineMs,
        report: (problem) => logger.warn({ ...problem, requestId }, "unreadable in an answer of the REST API"),
      }),
  });
  return (request, context) => yoga.fetch(request, context);
}
