import type { Server } from "node:http";
import type { Socket } from "node:net";
import { serve as listen } from "@hono/node-server";
import { rememberRemoteAddress } from "./remote-address.ts";
import { codeOf, messageOf, StartError } from "./start-error.ts";

export type Fetch = (request: Request) => Response | Promise<Response>;

export interface RunningServer {
  readonly url: string;
  /** Stops accepting, lets what is in flight finish, then resolves. */
  close(): Promise<void>;
}

interface ServeOptions {
  readonly fetch: Fetch;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** How long requests in flight may take to finish once a server closes: the request deadline of §7 and a little. */
const GRACE_MS = 11_000;
/** How long a client may take to send what it asks, so that slow ones do not hold connections for ever. */
const ARRIVAL = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Node looks for late ones twice a minute otherwise.
  connectionsCheckingInterval: 1_000,
} as const;

/**
 * Serves a web-standard fetch handler over HTTP.
 * @throws StartError when the port is taken or the host cannot be used.
 */
export async function serve({ fetch, host, port }: ServeOptions): Promise<RunningServer> {
  const peers = new WeakMap<Socket, string>();
  const { server, actualPort } = await new Promise<{ server: Server; actualPort: number }>((resolve, reject) => {
    const options: Parameters<typeof listen>[0] = {
      fetch: (request, { incoming }) => {
        rememberRemoteAddress(request, peers.get(incoming.socket) ?? null);
        return fetch(request);
      },
      hostname: host,
      port,
      serverOptions: ARRIVAL,
    };
    const started = listen(options, (info) => {
      resolve({ server: started as Server, actualPort: info.port });
    });
    // Asked at once: a socket no longer says so when its client has broken it off.
    started.on("connection", (socket: Socket) => {
      if (socket.remoteAddress !== undefined) peers.set(socket, socket.remoteAddress);
    });
    started.on("error", (error) => reject(listenError(error, host, port)));
  });
  let closing = false;
  // A connection that is kept alive turns idle only after its answer: without this, closing would wait for its timeout.
  server.on("request", (_, response) => {
    response.once("close", () => {
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  return {
    url: `http://${displayHost(host)}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        closing = true;
        const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** The host as one would open it in a browser. */
function displayHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function listenError(error: unknown, host: string, port: number): Error {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} is taken by another program. Stop that one, or choose a port: PORT=${port + 1} npm start`,
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

/** How often a program that npm started looks whether npm is still there, in milliseconds. */
const PARENT_CHECK_MS = 500;

/**
 * Resolves when the program is asked to stop, then runs `close`: at the first SIGINT or SIGTERM, or when npm, which
 * started it through a shell, is gone (npm passes a signal on to the shell, and the shell to nobody). A second signal
 * ends the process at once, for people who do not want to wait.
 */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  const parent = process.ppid;
  await new Promise<void>((resolve) => {
    const orphaned = setInterval(() => process.ppid !== parent && resolve(), PARENT_CHECK_MS);
    if (process.env.npm_lifecycle_event === undefined) clearInterval(orphaned);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        clearInterval(orphaned);
        process.on(signal, () => process.exit(130));
        resolve();
      });
    }
  });
  await close();
  // A watcher or a timer that is left over must not keep a program alive that has closed all it had.
  process.exit(0);
}
