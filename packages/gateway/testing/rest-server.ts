import { type Fetch, type RunningServer, serve } from "@flaneur/server-kit";
import { pino } from "pino";
import { createGateway } from "../src/gateway.ts";

type Answer = Response | Promise<Response>;
export type Routes = Readonly<Record<string, (request: Request) => Answer>>;

export interface Upstream extends RunningServer {
  /** `GET /api/places?page=1`, in the order in which they came. */
  readonly calls: string[];
  readonly requests: Request[];
}

/** A REST API over real HTTP that answers as told: `'GET /api/places': () => Response.json(…)`. */
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

export interface GraphAnswer {
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Asks a gateway in front of that server, and collects what it logs. */
export function gatewayBefore(apiUrl: string, deadlineMs?: number) {
  const log: Record<string, unknown>[] = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => void log.push(JSON.parse(line)) });
  const gateway = createGateway({
    fetch: (request) => fetch(request),
    apiUrl,
    logger,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });
  const ask = async (query: string, variables = {}, headers: Record<string, string> = {}): Promise<GraphAnswer> => {
    const response = await gateway(
      new Request("http://gateway.test/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    );
    return (await response.json()) as GraphAnswer;
  };
  return { ask, log };
}
