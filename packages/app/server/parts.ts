import { openApi } from "@flaneur/api";
import { createGateway } from "@flaneur/gateway";
import { readDocuments } from "@flaneur/gateway/documents";
import type { RenderGraphiQL } from "@flaneur/gateway/graph";
import {
  type Fetch,
  type Logger,
  type Metrics,
  type ReadinessCheck,
  type Settings,
  traceCall,
  withTracing,
} from "@flaneur/server-kit";
import { type ProxyOptions, proxyTo, type Watched } from "./proxy.ts";

/** A part of the product, in this process or in another. */
export interface Part {
  readonly fetch: Fetch;
  readonly isReady: ReadinessCheck;
}

export interface Api extends Part {
  /** The number of curated places that this start has written. 0 for an API in another process. */
  readonly seeded: number;
  /** Closes the database and ends the background work. Does nothing for an API in another process. */
  close(): Promise<void>;
}

/** Returns the readiness check of a part in this process, which sends `/readyz` to the handler of the part. */
export const inProcess =
  (fetch: Fetch): ReadinessCheck =>
  () =>
    fetch(new Request("http://part.internal/readyz"));

/** Opens the API in this process, with its database. */
export async function localApi(...options: Parameters<typeof openApi>): Promise<Api> {
  const api = await openApi(...options);
  return { ...api, isReady: inProcess(api.fetch) };
}

/** Forwards requests to an API in another process, with the same path and query. */
export function remoteApi(apiUrl: string, options: ProxyOptions, watched: Watched): Api {
  const base = apiUrl.replace(/\/$/, "");
  const proxy = proxyTo("api", options, watched);
  return {
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      return proxy(request, `${base}${pathname}${search}`);
    },
    isReady: (signal) => fetch(`${base}/readyz`, { signal }),
    seeded: 0,
    close: async () => {},
  };
}

export type GatewayDocuments = ReturnType<typeof readDocuments>;

interface GatewayPartOptions extends ProxyOptions {
  /** The documents that a gateway in this process knows. @default those of the build */
  readonly documents?: GatewayDocuments | undefined;
  /** The timeout of an operation of a gateway in this process, in milliseconds. @default see `createGateway` */
  readonly gatewayDeadlineMs?: number | undefined;
  readonly introspection?: boolean | undefined;
  readonly renderGraphiQL?: RenderGraphiQL | undefined;
  readonly metrics: Metrics;
}

/**
 * Opens the gateway in this process, or forwards to GATEWAY_URL. A gateway in this process calls the API directly if the
 * API runs in this process, too, otherwise at API_URL.
 */
export function gatewayPart(
  { apiUrl, gatewayUrl, trustedProxies, persistedDocumentsOnly, adminToken }: Settings,
  api: Api,
  { gatewayDeadlineMs, documents, introspection = false, renderGraphiQL, metrics, ...options }: GatewayPartOptions,
  logger: Logger,
): Part {
  if (gatewayUrl !== undefined) {
    const proxy = proxyTo("gateway", options, { logger, metrics });
    return {
      fetch: (request) => proxy(request, `${gatewayUrl}${new URL(request.url).search}`),
      isReady: (signal) => fetch(new URL("readyz", gatewayUrl), { signal }),
    };
  }
  const shared = {
    adminToken,
    documents: documents ?? readDocuments(persistedDocumentsOnly),
    logger,
    trustedProxies,
    introspection,
    renderGraphiQL,
    metrics,
    deadlineMs: gatewayDeadlineMs,
  };
  const graph =
    apiUrl === undefined
      ? createGateway({ fetch: api.fetch, apiUrl: "http://api.internal", ...shared })
      : createGateway({
          fetch: (request) => traceCall("api", request, fetch),
          isRemote: true,
          apiUrl,
          ...shared,
        });
  return { fetch: withTracing(graph, "gateway"), isReady: inProcess(graph) };
}
