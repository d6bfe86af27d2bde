import { type Fetch, type RunningServer, serve } from "@flaneur/server-kit";
import { pino } from "pino";
import type { Documents } from "../src/documents/documents.ts";
import { createGateway } from "../src/gateway.ts";
import type { RenderGraphiQL } from "../src/graph.ts";

type Answer = Response | Promise<Response>;
export type Routes = Readonly<Record<string, (request: Request) => Answer>>;

export interface Upstream extends RunningServer {
  /** The received requests, in the order of arrival: `GET /api/places?page=1`. */
  readonly calls: string[];
  readonly requests: Request[];
}

/**
 * Starts a REST API over real HTTP that responds by `routes`: `'GET /api/places': () => Response.json(…)`. All other
 * requests get a 404.
 */
export async function serveRest(routes: Routes): Promise<Upstream> {
  const calls: string[] = [];
  const requests: Request[] = [];
  const fetch: Fetch = (request) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    requests.push(request);
    return (
      routes[`${request.method} ${pathname}`]?.(request) ?? Response.json({ error: "no such call" }, { status: 404 })
    );
  };
  return { calls, requests, ...(await serve({ fetch, host: "127.0.0.1", port: 0 })) };
}

interface GraphError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
}

export interface GraphResult {
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly GraphError[];
}

interface GatewayOptions {
  readonly deadlineMs?: number;
  readonly introspection?: boolean;
  readonly documents?: Documents;
  readonly adminToken?: string;
  readonly renderGraphiQL?: RenderGraphiQL;
  readonly logLevel?: "info" | "warn";
}

/** Creates a gateway in front of the API at `apiUrl`, and collects its log. */
export function gatewayFor(apiUrl: string, { logLevel = "warn", ...options }: GatewayOptions = {}) {
  const log: Record<string, unknown>[] = [];
  const logger = pino({ level: logLevel }, { write: (line: string) => void log.push(JSON.parse(line)) });
  const gateway = createGateway({ fetch: (request) => fetch(request), apiUrl, logger, ...options });
  const send = async (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    gateway(
      new Request("http://gateway.test/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      }),
    );
  const query = async (query: string, variables = {}, headers: Record<string, string> = {}): Promise<GraphResult> =>
    (await (await send(JSON.stringify({ query, variables }), headers)).json()) as GraphResult;
  return { gateway, send, query, log };
}
