import { DEADLINES_MS } from "@flaneur/domain";
import type { Logger } from "@flaneur/server-kit";
import { preferredType } from "@flaneur/server-kit/web";
import type { DocumentNode } from "graphql";
import { createYoga, type GraphiQLOptions } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import { createContext } from "./context.ts";
import { type Documents, NO_DOCUMENTS } from "./documents/documents.ts";
import { exposeError } from "./expose-error.ts";
import { EXAMPLES } from "./graphiql-examples.ts";
import { costLimit } from "./limits/cost-limit.ts";
import { documentLimits } from "./limits/document-limits.ts";
import { validation } from "./limits/validation.ts";
import { variableTypes } from "./limits/variable-types.ts";
import { type OperationRecord, operationRecorder } from "./request/operation-log.ts";
import { paramsReader } from "./request/read-params.ts";
import { shortRefusals } from "./request/short-refusals.ts";
import type { RestFetch, RunCall } from "./rest/rest-client.ts";
import { schema } from "./schema/schema.ts";

export interface GraphOptions {
  /** Calls the REST API: `fetch`, or the handler of an API in the same process. */
  readonly fetch: RestFetch;
  /** Base URL of the REST API, without `/api` at its end. */
  readonly apiUrl: string;
  /** Runs each call of the REST API. @default see `createRestClient` */
  readonly runCall?: RunCall | undefined;
  readonly logger: Pick<Logger, "warn" | "error">;
  /** The maximum total time of all REST calls of one operation, in milliseconds. @default DEADLINES_MS.gateway */
  readonly deadlineMs?: number | undefined;
  /** The documents that requests may name by id. @default none; then every document is accepted as text */
  readonly documents?: Documents;
  /**
   * Whether clients may read the schema over HTTP, and whether error messages suggest names. For development.
   * @default false
   */
  readonly introspection?: boolean;
  /** Renders GraphiQL for browsers that open the graph. For development. @default none */
  readonly renderGraphiQL?: RenderGraphiQL | undefined;
  /**
   * Called at each look-up in a cache, with the name of the cache and whether the look-up was a hit. @default nothing
   */
  readonly onLookUp?: OnLookUp | undefined;
}

export type RenderGraphiQL = (options: GraphiQLOptions) => string;

type OnLookUp = (cache: "documents", result: "hit" | "miss") => void;

/** The data that the server passes with each request. */
export interface ServerContext {
  /** The client's IP address, or null if it is unknown. */
  readonly client: string | null;
  /** The record for the log, which is filled in while the request is executed. */
  readonly record: OperationRecord;
}

export type GraphHandler = (request: Request, context: ServerContext) => Response | Promise<Response>;

/** Maximum total length of the cached documents. A parsed document takes about 120 bytes per character. */
const MAX_CACHED_CHARACTERS = 100_000;

/**
 * Creates the cache of parsed documents, by their text. The app sends the same few documents again and again, but other
 * clients may send any number of documents.
 */
export const createDocumentCache = () =>
  new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  });

function reported(cache: ReturnType<typeof createDocumentCache>, onLookUp: OnLookUp) {
  return {
    get: (text: string) => {
      const document = cache.get(text);
      onLookUp("documents", document === undefined ? "miss" : "hit");
      return document;
    },
    set: (text: string, document: DocumentNode) => void cache.set(text, document),
  };
}

/** The media types of results. The first one is sent to clients that accept any type. */
export const RESULT_TYPES = ["application/json", "application/graphql-response+json"] as const;

/**
 * Returns a refusal for a client that accepts no JSON. yoga could also send an event stream or parts of a multipart body,
 * but the graph has neither subscriptions nor deferred parts.
 */
const notAcceptable = (): Response =>
  Response.json(
    {
      errors: [
        {
          message: `The graph sends only ${RESULT_TYPES.join(" or ")}: name one of them in the Accept header.`,
          extensions: { code: "BAD_USER_INPUT" },
        },
      ],
    },
    { status: 406 },
  );

const noCache = { get: () => undefined, set: () => {} };

/**
 * Serves the graph at `/graphql`: the schema with its limits, with data from a REST API. The code uses only web
 * standards, so that stories can run the graph in a browser.
 */
export function createGraph(options: GraphOptions): GraphHandler {
  const {
    fetch,
    apiUrl,
    runCall,
    logger,
    deadlineMs = DEADLINES_MS.gateway,
    documents = NO_DOCUMENTS,
    introspection = false,
    renderGraphiQL,
    onLookUp = () => {},
  } = options;
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: renderGraphiQL === undefined ? false : { title: "Flâneur", defaultTabs: [...EXAMPLES] },
    ...(renderGraphiQL !== undefined && { renderGraphiQL }),
    cors: false,
    logging: false,
    multipart: false,
    // Uses the platform's `Response`: servers copy a response of yoga's own class in pieces, which takes 1 ms.
    fetchAPI: { Response },
    // `paramsReader` limits the size instead, with a message that states the limit.
    maxRequestBodySize: false,
    parserAndValidationCache: { documentCache: reported(createDocumentCache(), onLookUp), errorCache: noCache },
    plugins: [
      paramsReader(documents),
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
        runCall,
        caller: { authorization: request.headers.get("authorization"), client, requestId },
        deadlineMs,
        report: (problem) => logger.warn({ ...problem, requestId }, "incomplete data from the REST API"),
      }),
  });
  return (request, context) => {
    const accept = request.headers.get("accept");
    if (renderGraphiQL !== undefined && accept?.includes("text/html")) return yoga.fetch(request, context);
    const type = preferredType(accept, RESULT_TYPES);
    if (type === null) return notAcceptable();
    request.headers.set("accept", type);
    return yoga.fetch(request, context);
  };
}
