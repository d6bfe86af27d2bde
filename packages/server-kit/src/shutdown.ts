import type { Server } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { type Connections, trackConnections } from "./connections.ts";

export interface Shutdown {
  /** From then on, the program is not ready and every answer says `Connection: close`. */
  readonly begun: boolean;
  /** What answers wait for, if anything. */
  readonly held: Promise<void> | undefined;
  /** Stops accepting, after the server has drained for at least `drainMs` (0: at once), and resolves when all is closed. */
  close(drainMs: number): Promise<void>;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** How long requests in progress may take to finish: the request deadline of §7 and a little. */
const GRACE_MS = 11_000;
/** How long a client that has connected may take to send its first request once nobody else can connect. */
const FIRST_REQUEST_MS = 250;
/** No new connection for so long, and the server stops accepting; at the latest after the second time. */
const QUIET_MS = { least: 20, most: 200 } as const;

/** How a server ends without a client that loses a request. */
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
        await untilNobodyConnects(connections);
      } else connections.closeWhenIdle();
      const closed = stopAccepting(server, connections);
      answers.resolve();
      await closed;
    },
  };
  return shutdown;
}

/**
 * How long clients may use an idle connection, by what they were promised. One may be about to send a request by it; so
 * it is closed neither before, nor before an answer has said `Connection: close`.
 */
const promisedMs = ({ keepAliveTimeout, keepAliveTimeoutBuffer = 0 }: Server): number =>
  keepAliveTimeout + keepAliveTimeoutBuffer + 1_000;

/**
 * The system resets those who have connected but are not accepted yet when a server stops. So it stops while none is:
 * clients that wait for an answer open no new connection.
 */
async function untilNobodyConnects(connections: Connections): Promise<void> {
  const begin = performance.now();
  let before: number;
  do {
    before = connections.accepted();
    await setTimeout(QUIET_MS.least);
    // Right after the event loop has accepted who is waiting.
    await setImmediate();
  } while (connections.accepted() !== before && performance.now() - begin < QUIET_MS.most);
}

async function stopAccepting(server: Server, connections: Connections): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const force = globalThis.setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const unused = globalThis.setTimeout(() => connections.closeUnused(), FIRST_REQUEST_MS);
  await closed;
  clearTimeout(force);
  clearTimeout(unused);
}
