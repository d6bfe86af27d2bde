import { createServer, IncomingMessage, type Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { isClientAbort } from "./client-abort.ts";
import { failureAnswer } from "./failure.ts";
import type { Fetch } from "./fetch.ts";
import type { Logger } from "./logger.ts";
import { rememberRemoteAddress } from "./remote-address.ts";
import { createShutdown, type Shutdown } from "./shutdown.ts";
import { codeOf, messageOf, StartError } from "./start-error.ts";
import { discardUnreadBody } from "./unread-body.ts";

export interface CloseOptions {
  /** Whether clients get time to notice the shutdown before the server stops accepting. */
  readonly drain?: boolean;
}

export interface RunningServer {
  readonly url: string;
  /**
   * Stops accepting connections, lets requests in progress finish for a limited time, then resolves. From the call on,
   * `/readyz` responds 503, and responses have `Connection: close`.
   */
  close(options?: CloseOptions): Promise<void>;
}

interface ServeOptions {
  readonly fetch: Fetch;
  readonly host: string;
  /** Port number; 0 takes any free port. */
  readonly port: number;
  /** Minimum duration of draining in milliseconds, during which load balancers notice the 503; 0 skips draining. */
  readonly shutdownDrainMs?: number;
  /** Logs errors that the handler throws. @default nothing is logged */
  readonly logger?: Pick<Logger, "debug" | "error">;
}

const NO_LOGGER = { debug: () => {}, error: () => {} };

const TIMEOUTS = {
  // Milliseconds within which a client must send its request, so that slow clients do not hold connections for ever.
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // The interval at which Node checks these timeouts; its default is 30 seconds.
  connectionsCheckingInterval: 1_000,
  // The keep-alive time that responses promise, and how much longer Node actually waits.
  keepAliveTimeout: 5_000,
  keepAliveTimeoutBuffer: 1_000,
} as const;

/**
 * Serves a web-standard fetch handler over HTTP.
 * @throws StartError when the server cannot listen.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { fetch, host, port, shutdownDrainMs = 0, logger = NO_LOGGER } = options;
  const peers = new WeakMap<object, string>();
  const answer: Parameters<typeof getRequestListener>[0] = async (request, { incoming, outgoing }) => {
    // A request with several Host headers must be refused (RFC 9112, 3.2): a proxy may have used another one of them.
    if (hostsOf(incoming) > 1) throw new RequestError("more than one Host header");
    // A client may have pipelined this request after a request whose response has `Connection: close`.
    if (incoming.socket.writableEnded) return new Response(null, { status: 503 });
    rememberRemoteAddress(request, peers.get(incoming.socket) ?? null);
    const response = shutdown.begun && isReadinessCheck(request) ? stopping(request) : await fetch(request);
    await shutdown.held;
    if (shutdown.begun) outgoing.setHeader("Connection", "close");
    if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) {
      discardUnreadBody(incoming, outgoing);
    }
    return response;
  };
  const answerError = async (error: unknown): Promise<Response> => {
    const response = unhandled(error, logger);
    await shutdown.held;
    if (shutdown.begun) response.headers.set("Connection", "close");
    return response;
  };
  const server = createServer(TIMEOUTS, getRequestListener(answer, { hostname: host, errorHandler: answerError }));
  const shutdown: Shutdown = createShutdown(server);
  // Stores the address when the connection opens: a socket loses it when the client resets the connection.
  server.on("connection", (socket: Socket) => {
    if (socket.remoteAddress !== undefined) peers.set(socket, socket.remoteAddress);
  });
  const actualPort = await listen(server, host, port);
  return {
    url: `http://${displayHost(host)}:${actualPort}`,
    close: ({ drain = false } = {}) => shutdown.close(drain ? shutdownDrainMs : 0),
  };
}

/** Counts the Host headers of an HTTP/1.1 request. Node's `headers` object contains only the first of them. */
const hostsOf = ({ rawHeaders }: { readonly rawHeaders: readonly string[] }): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;

/** Starts listening. Resolves to the actual port, which the operating system chooses if `port` is 0. */
function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on("error", (error) => reject(listenError(error, host, port)));
    server.listen(port, host, () => {
      const { port: actualPort } = server.address() as AddressInfo;
      resolve(actualPort);
    });
  });
}

const isReadinessCheck = (request: Request): boolean => new URL(request.url).pathname === "/readyz";

const stopping = (request: Request): Response =>
  failureAnswer({ status: 503, code: "unavailable", error: "This program is stopping." }, request);

/** Creates the response to an unreadable request, or to a request whose handler throws. */
function unhandled(error: unknown, logger: Pick<Logger, "debug" | "error">): Response {
  const headers = new Headers();
  if (error instanceof RequestError) {
    const sentence = `The request cannot be read: ${error.message}.`;
    return failureAnswer({ status: 400, code: "bad_request", error: sentence }, { headers });
  }
  // A client that closes its connection is no failure of the server. It does not receive this response.
  logger[isClientAbort(error) ? "debug" : "error"]({ err: error }, "a request has no response");
  return failureAnswer({ status: 500, code: "internal", error: "An unexpected error occurred" }, { headers });
}

/** Returns the host in the form that a browser can open. */
function displayHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

function listenError(error: unknown, host: string, port: number): Error {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} is taken by another program. Stop that one, or choose a port: PORT=${port === 65_535 ? port - 1 : port + 1} npm start`,
      );
    case "EACCES":
      return new StartError(
        `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(
        `HOST '${host}' is not an address of this machine. Leave it out, or use 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return new StartError(`Cannot listen on ${host}:${port}: ${messageOf(error)}`);
  }
}
