import { openApi } from "@flaneur/api";
import { createGateway } from "@flaneur/gateway";
import {
  clientAddressOf,
  type Fetch,
  type Logger,
  type Settings,
  StartError,
  setForwardedFor,
} from "@flaneur/server-kit";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { proxy } from "hono/proxy";
import { secureHeaders } from "hono/secure-headers";

export interface Parts {
  /** `/graphql`, `/api` and, with pages, everything else. */
  readonly fetch: Fetch;
  /** How many places the first start wrote; 0 where the api runs elsewhere. */
  readonly seeded: number;
  warm(): void;
  close(): Promise<void>;
}

interface Api {
  readonly fetch: Fetch;
  readonly seeded: number;
  warm(): void;
  close(): Promise<void>;
}

/** Passes a request on to another address, and tells on whose behalf. */
function passOn(request: Request, url: string, trustedProxies: number): Promise<Response> {
  const client = clientAddressOf(request, trustedProxies);
  const named = (copy: Request) => {
    setForwardedFor(copy.headers, client);
    return fetch(copy);
  };
  return proxy(url, { raw: request, customFetch: named });
}

/** An API elsewhere: the same path and query below its address. */
const remoteApi = (base: string, trustedProxies: number): Api => ({
  fetch: (request) => {
    const { pathname, search } = new URL(request.url);
    return passOn(request, `${base.replace(/\/$/, "")}${pathname}${search}`, trustedProxies);
  },
  seeded: 0,
  warm: () => {},
  close: async () => {},
});

/** In process, or at API_URL: the gateway asks either through one fetch-shaped function. */
function gateway(settings: Settings, api: Api, logger: Logger): Fetch {
  const { apiUrl, gatewayUrl, trustedProxies } = settings;
  if (gatewayUrl !== undefined) {
    return (request) => passOn(request, `${gatewayUrl}${new URL(request.url).search}`, trustedProxies);
  }
  return apiUrl === undefined
    ? createGateway({ fetch: api.fetch, apiUrl: "http://api.internal", logger, trustedProxies })
    : createGateway({ fetch: (request) => fetch(request), apiUrl, logger, trustedProxies });
}

/** On every answer. Whether to insist on https is for whoever ends TLS in front of us to say. */
const HEADERS = { referrerPolicy: "strict-origin-when-cross-origin", strictTransportSecurity: false } as const;

/** Wires the parts: all in this process by default, those with a URL over HTTP. */
export async function compose(settings: Settings, logger: Logger, pages: Fetch): Promise<Parts> {
  if (settings.gatewayUrl !== undefined && settings.apiUrl === undefined) {
    throw new StartError("With GATEWAY_URL, API_URL is needed too: pictures come from the api.");
  }
  const { apiUrl, trustedProxies } = settings;
  const api = apiUrl === undefined ? await openApi(settings, logger) : remoteApi(apiUrl, trustedProxies);
  const graph = gateway(settings, api, logger);
  const app = new Hono();
  app.onError((error, context) => {
    logger.error({ err: error, path: context.req.path }, "a part of the product does not answer");
    return context.json(
      { error: "The service does not answer. Please try again in a moment.", code: "unavailable" },
      502,
    );
  });
  app.use(secureHeaders(HEADERS));
  app.use(compress());
  app.all("/graphql", (context) => graph(context.req.raw));
  app.all("/api/*", (context) => api.fetch(context.req.raw));
  for (const path of ["/healthz", "/readyz"]) app.get(path, (context) => api.fetch(context.req.raw));
  app.all("*", (context) => pages(context.req.raw));
  return { fetch: (request) => app.fetch(request), seeded: api.seeded, warm: api.warm, close: api.close };
}
