import type { Server } from "node:http";
import type { Socket } from "node:net";

export interface Connections {
  /** Returns the number of connections accepted so far. */
  accepted(): number;
  /**
   * Resolves when each connection that is idle now has received a request or closed, after `ms` milliseconds at the
   * latest.
   */
  untilNoneIsIdle(ms: number): Promise<void>;
  /** From now on, closes a kept-alive connection as soon as its response is sent. */
  closeWhenIdle(): void;
  /** Closes the connections that have received no bytes, such as those that browsers open in advance. */
  closeUnused(): void;
}

/** Counts the requests in progress on each connection of a server. */
export function trackConnections(server: Server): Connections {
  const inProgress = new Map<Socket, number>();
  const idle = () => [...inProgress].flatMap(([socket, requests]) => (requests === 0 ? [socket] : []));
  let accepted = 0;
  let closeWhenIdle = false;
  const listeners = new Set<(socket: Socket) => void>();
  const notify = (socket: Socket) => {
    for (const listener of listeners) listener(socket);
  };
  const count = (socket: Socket, change: 1 | -1) => {
    const requests = inProgress.get(socket);
    if (requests !== undefined) inProgress.set(socket, requests + change);
  };
  server.on("connection", (socket: Socket) => {
    accepted += 1;
    inProgress.set(socket, 0);
    socket.once("close", () => {
      inProgress.delete(socket);
      notify(socket);
    });
  });
  server.on("request", ({ socket }, response) => {
    count(socket, 1);
    notify(socket);
    response.once("close", () => {
      count(socket, -1);
      // Node counts the connection as idle only after this event.
      if (closeWhenIdle) setImmediate(() => server.closeIdleConnections());
    });
  });
  return {
    accepted: () => accepted,
    untilNoneIsIdle: (ms) =>
      new Promise((resolve) => {
        const awaited = new Set(idle());
        const finish = () => {
          clearTimeout(timer);
          listeners.delete(settle);
          resolve();
        };
        const settle = (socket: Socket) => {
          if (awaited.delete(socket) && awaited.size === 0) finish();
        };
        const timer = setTimeout(finish, ms);
        listeners.add(settle);
        if (awaited.size === 0) finish();
      }),
    closeWhenIdle: () => {
      closeWhenIdle = true;
    },
    closeUnused: () => {
      for (const socket of idle()) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
