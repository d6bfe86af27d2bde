import type { Server } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { type Connections, trackConnections } from "./connections.ts";

export interface Shutdown {
  /** Whether the shutdown has begun: the program is not ready, and every response has `Connection: close`. */
  readonly begun: boolean;
  /** A promise that responses wait for; undefined when they need not wait. */
  readonly held: Promise<void> | undefined;
  /**
   * Drains for at least `drainMs` milliseconds (0: not at all), stops accepting, and resolves when all connections are
   * closed.
   */
  close(drainMs: number): Promise<void>;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Milliseconds that requests in progress may take to finish: a little more than the request timeout of §7. */
const GRACE_MS = 11_000;
/**
 * Milliseconds that a connected client may take to send its first request, once the server accepts no new connections.
 * A client on a busy machine may take a second. Without draining, the time is short, because a person who pressed
 * Ctrl-C waits for the end.
 */
const FIRST_REQUEST_MS = { drained: 2_000, undrained: 250 } as const;
/** Milliseconds without a new connection before the server stops accepting, and the longest wait for such a pause. */
const QUIET_MS = { least: 100, most: 1_000 } as const;

/** Creates the shutdown of a server, which has not begun yet. */
export function createShutdown(server: Server): Shutdown {
  const connections = trackConnections(server);
  const shutdown: Mutable<Shutdown> = {
    begun: false,
    held: undefined,
    close: async (drainMs) => {
      shutdown.begun = true;
      const answers = Promise.withResolvers<void>();
      if (drainMs > 0) {
        await setTimeout(drainMs);
        await connections.untilNoneIsIdle(promisedMs(server));
        shutdown.held = answers.promise;
        await untilNoneConnects(connections);
      } else connections.closeWhenIdle();
      const closed = stopAccepting(server, connections, FIRST_REQUEST_MS[drainMs > 0 ? "drained" : "undrained"]);
      answers.resolve();
      await closed;
    },
  };
  return shutdown;
}

/**
 * Returns for how many milliseconds clients may still use an idle connection: the keep-alive time, Node's buffer after
 * it, and another second. The server keeps idle connections open for this time, because a client may just be sending a
 * request on one of them.
 */
const promisedMs = ({ keepAliveTimeout, keepAliveTimeoutBuffer = 0 }: Server): number =>
  keepAliveTimeout + keepAliveTimeoutBuffer + 1_000;

/**
 * Waits until no client is connecting. `server.close` makes the operating system reset connections that are not yet
 * accepted. Responses are delayed during this wait: a client that waits for a response opens no new connection.
 */
async function untilNoneConnects(connections: Connections): Promise<void> {
  const begin = performance.now();
  let before: number;
  do {
    before = connections.accepted();
    await setTimeout(QUIET_MS.least);
    // After this, the event loop has accepted the waiting connections.
    await setImmediate();
  } while (connections.accepted() !== before && performance.now() - begin < QUIET_MS.most);
}

async function stopAccepting(server: Server, connections: Connections, firstRequestMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const force = globalThis.setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const unused = globalThis.setTimeout(() => connections.closeUnused(), firstRequestMs);
  await closed;
  clearTimeout(force);
  clearTimeout(unused);
}
