import {
  type Fetch,
  type Logger,
  REQUEST_ID_HEADER,
  type Settings,
  StartError,
  withHealth,
  withRequestLog,
  withSecurityHeaders,
} from "@flaneur/server-kit";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { basemapPart } from "./basemap.ts";
import { failureOf } from "./failures.ts";
import { gatewayPart, inProcess, localApi, remoteApi } from "./parts.ts";

export interface Parts {
  /** `/graphql`, `/api`, `/basemap` and, with pages, everything else. */
  readonly fetch: Fetch;
  /** The graph alone, for pages that bring their first data along. */
  readonly graph: Fetch;
  /** How many places the first start wrote; 0 where the api runs elsewhere. */
  readonly seeded: number;
  warm(): void;
  close(): Promise<void>;
}

/** Longer than our own gateway takes to hear that its api is not ready, so that it can say so. */
const READINESS_DEADLINE_MS = 3_000;

interface ComposeOptions {
  /** See `ProxyOptions`. */
  readonly proxyDeadlineMs?: number;
  /** See `createGateway`. */
  readonly introspection?: boolean;
}

/** Wires the parts: all in this process by default, those with a URL over HTTP. */
export async function compose(
  settings: Settings,
  logger: Logger,
  pages: Fetch,
  { proxyDeadlineMs, introspection }: ComposeOptions = {},
): Promise<Parts> {
  const { apiUrl, gatewayUrl, trustedProxies } = settings;
  if (gatewayUrl !== undefined && apiUrl === undefined) {
    throw new StartError("With GATEWAY_URL, API_URL is needed too: pictures come from the api.");
  }
  const options = { trustedProxies, deadlineMs: proxyDeadlineMs };
  const api =
    apiUrl === undefined ? await localApi(settings, logger.child({ part: "api" })) : remoteApi(apiUrl, options);
  const graph = gatewayPart(settings, api, { ...options, introspection }, logger.child({ part: "gateway" }));
  const log = logger.child({ part: "app" });
  const app = new Hono();
  app.onError((error, context) => {
    const { path, raw } = context.req;
    // A client that has left ends what it asked for; nginx logs that as 499, too.
    if (raw.signal.aborted) return new Response(null, { status: 499 });
    const requestId = raw.headers.get(REQUEST_ID_HEADER);
    log.error({ err: error, requestId, path }, "a part of the product does not answer");
    return failureOf(error, context);
  });
  app.use(compress());
  app.all("/graphql", (context) => graph.fetch(context.req.raw));
  app.all("/api/*", (context) => api.fetch(context.req.raw));
  app.route("/", basemapPart());
  app.all("*", (context) => pages(context.req.raw));
  const healthy = withHealth((request) => app.fetch(request), {
    parts: { pages: inProcess(pages) },
    // While these are away a page says so, and pictures that are stored are still there.
    others: { gateway: graph.isReady, api: api.isReady },
    deadlineMs: READINESS_DEADLINE_MS,
  });
  return {
    fetch: withRequestLog(withSecurityHeaders(healthy), log),
    graph: graph.fetch,
    seeded: api.seeded,
    warm: api.warm,
    close: api.close,
  };
}
