import type { RenderGraphiQL } from "@flaneur/gateway/graph";
import {
  brotliResponse,
  type Fetch,
  type Logger,
  loggablePath,
  NO_METRICS,
  type ProgramMetrics,
  REQUEST_ID_HEADER,
  type Settings,
  StartError,
  withHealth,
  withRequestLog,
  withSecurityHeaders,
  withTracing,
} from "@flaneur/server-kit";
import { Hono } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from "hono/compress";
import { basemapPart } from "./basemap.ts";
import { failureOf } from "./failures.ts";
import { type GatewayDocuments, gatewayPart, inProcess, localApi, remoteApi } from "./parts.ts";
import { withRequestMetrics } from "./request-metrics.ts";

export interface Parts {
  /**
   * Handles `/graphql`, `/api`, `/basemap`, `/healthz` and `/readyz`, and `/metrics` if metrics are collected. Passes
   * every other path to the pages.
   */
  readonly fetch: Fetch;
  /** Handles requests to the graph only, for pages that include their first data. */
  readonly graph: Fetch;
  /** The number of curated places that this start has written. 0 if the api runs in another process. */
  readonly seeded: number;
  close(): Promise<void>;
}

/** Timeout of readiness checks. It exceeds our gateway's timeout, so that the gateway can report an unready api. */
const READINESS_DEADLINE_MS = 3_000;

interface ComposeOptions {
  /** The timeout of requests to parts in other processes, in milliseconds. @default see `proxyRequest` */
  readonly proxyDeadlineMs?: number;
  /** The timeout of an operation of a gateway in this process, in milliseconds. @default see `createGateway` */
  readonly gatewayDeadlineMs?: number;
  /** The documents that a gateway in this process knows. @default those of the build */
  readonly documents?: GatewayDocuments;
  /** Whether the gateway allows introspection of its schema. @default see `createGateway` */
  readonly introspection?: boolean;
  /** Renders GraphiQL. @default see `createGateway` */
  readonly renderGraphiQL?: RenderGraphiQL;
  /** Called when an operator has emptied the cache of the gateway. */
  readonly onPurge?: () => void;
  /** The metrics of the process. @default none */
  readonly measured?: ProgramMetrics;
  /** Ends the opening of an API in this process when it is aborted. */
  readonly signal?: AbortSignal;
  /** Whether an embedded database is copied before it is migrated. @default true */
  readonly copies?: boolean;
}

/**
 * Names Accept-Encoding in the Vary header of a response that could be compressed. `compress` would do it through
 * Hono's context, which copies the body into a stream.
 */
function varyByEncoding({ headers }: Response): void {
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "")) return;
  const varies = headers.get("vary") ?? "";
  if (varies !== "*" && !/\baccept-encoding\b/i.test(varies)) headers.append("vary", "Accept-Encoding");
}

const UNMEASURED: ProgramMetrics = { metrics: NO_METRICS, serveTo: (fetch) => fetch };

/**
 * Connects the parts. A part with a URL is called over HTTP. Every other part runs in this process.
 * @throws StartError if the gateway has a URL and the API has none.
 */
export async function compose(
  settings: Settings,
  logger: Logger,
  pages: Fetch,
  {
    proxyDeadlineMs,
    gatewayDeadlineMs,
    documents,
    introspection,
    renderGraphiQL,
    onPurge,
    measured: { metrics, serveTo } = UNMEASURED,
    signal,
    copies,
  }: ComposeOptions = {},
): Promise<Parts> {
  const { apiUrl, gatewayUrl, trustedProxies } = settings;
  if (gatewayUrl !== undefined && apiUrl === undefined) {
    throw new StartError("With GATEWAY_URL, API_URL is needed too: pictures come from the api.");
  }
  const options = { trustedProxies, deadlineMs: proxyDeadlineMs };
  const api =
    apiUrl === undefined
      ? await localApi(settings, logger.child({ part: "api" }), { metrics, signal, copy: copies })
      : remoteApi(apiUrl, options, { logger: logger.child({ part: "app" }), metrics });
  const graph = gatewayPart(
    settings,
    api,
    { ...options, gatewayDeadlineMs, documents, introspection, renderGraphiQL, metrics },
    logger.child({ part: "gateway" }),
  );
  const log = logger.child({ part: "app" });
  const app = new Hono();
  app.onError((error, context) => {
    const { path, raw } = context.req;
    // A request that the client aborts gets the status 499, as in nginx's log.
    if (raw.signal.aborted) return new Response(null, { status: 499 });
    const requestId = raw.headers.get(REQUEST_ID_HEADER);
    log.error(
      { err: error, requestId, path: loggablePath(path) },
      "the api, the gateway or a page failed to handle the request",
    );
    return failureOf(error, context);
  });
  // Complete responses are compressed with Brotli; streams, and responses to clients without Brotli, with gzip.
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    const response = await brotliResponse(context.req.raw, context.res);
    varyByEncoding(response);
    if (response === context.res) return;
    // Otherwise Hono would copy the headers of the former response.
    context.res = undefined;
    context.res = response;
  });
  app.delete("/graphql", async (context) => {
    const response = await graph.fetch(context.req.raw);
    if (response.ok) onPurge?.();
    return response;
  });
  app.all("/graphql", (context) => graph.fetch(context.req.raw));
  app.all("/api/*", (context) => api.fetch(context.req.raw));
  app.route("/", basemapPart());
  app.all("*", (context) => pages(context.req.raw));
  const healthy = withHealth((request) => app.fetch(request), {
    parts: { pages: inProcess(pages) },
    // `/readyz` reports these parts, but does not need them: pages then show an error, and stored pictures are served.
    others: { gateway: graph.isReady, api: api.isReady },
    deadlineMs: READINESS_DEADLINE_MS,
  });
  return {
    fetch: serveTo(
      withTracing(withRequestMetrics(withRequestLog(withSecurityHeaders(healthy), log), metrics), "app", true),
    ),
    graph: graph.fetch,
    seeded: api.seeded,
    close: api.close,
  };
}
