import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that can interrupt the connections between a program and a server. */
export interface TcpProxy {
  /** The port on 127.0.0.1 that the program connects to. It stays open while the proxy is disconnected. */
  readonly port: number;
  /** Closes every connection, and closes new connections at once. */
  disconnect(): void;
  /** Forwards no more data and closes no connection, as if the other machine were unreachable. */
  stall(): void;
  /** Forwards the data of new connections. Connections that were closed stay closed, and stalled ones stay stalled. */
  restore(): void;
  close(): Promise<void>;
}

interface TcpProxyOptions {
  /**
   * Called with the first bytes of a connection. Returns a response to send before the connection is closed, or null to
   * forward the connection. By default all connections are forwarded.
   */
  readonly refusalOf?: (start: Buffer) => Buffer | null;
}

/** Starts a proxy that forwards connections to a port of this machine, byte by byte. */
export async function createTcpProxy(to: number, { refusalOf = () => null }: TcpProxyOptions = {}): Promise<TcpProxy> {
  let state: "forwarding" | "disconnected" | "stalled" = "forwarding";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Errors are expected, because the proxy destroys sockets. The `close` event ends the other side.
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    keep(near);
    if (state === "disconnected") near.destroy();
    if (state !== "forwarding") return;
    near.once("data", (start: Buffer) => {
      if (state !== "forwarding") return;
      const refusal = refusalOf(start);
      if (refusal !== null) {
        near.end(refusal);
        return;
      }
      const far = connect(to, "127.0.0.1");
      keep(far);
      far.write(start);
      near.pipe(far).once("close", () => near.destroy());
      far.pipe(near).once("close", () => far.destroy());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return {
    port: address.port,
    disconnect: () => {
      state = "disconnected";
      breakAll();
    },
    stall: () => {
      state = "stalled";
      for (const socket of sockets) socket.unpipe();
    },
    restore: () => {
      state = "forwarding";
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
  };
}
