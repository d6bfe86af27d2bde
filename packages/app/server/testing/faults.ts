import type { RequestListener, ServerResponse } from "node:http";

const json = (response: ServerResponse, status: number, headers: Record<string, string | number> = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers });

/** The size in bytes of a response that exceeds the limit of the gateway. */
const OVERSIZED = 12_000_000;

/** The ways in which a test server fails, by name. The server of `slow` never responds. */
export const FAULTS = {
  slow: () => {},
  cut: (incoming) => incoming.socket.destroy(),
  truncated: (_, response) => {
    json(response, 200, { "content-length": 1_000 }).write('{"data":[', () => response.destroy());
  },
  500: (_, response) => {
    json(response, 500).end('{"error":"The database is on fire."}');
  },
  401: (_, response) => {
    json(response, 401).end('{"error":"Sign in again."}');
  },
  garbage: (_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome to nginx!</h1>");
  },
  oversized: (_, response) => {
    json(response, 200).end(`"${"x".repeat(OVERSIZED)}"`);
  },
} as const satisfies Record<string, RequestListener>;

export type Fault = keyof typeof FAULTS;
