import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy between a program and a server, to disconnect them. */
export interface TcpProxy {
  /** Where the program connects to, on 127.0.0.1. It is kept throughout: no other program can take it. */
  readonly port: number;
  /** Breaks every connection, and each new one. */
  disconnect(): void;
  /** Swallows what is sent and breaks nothing, as when the other machine has vanished. */
  stall(): void;
  /** Forwards what new connections send; those that were broken or stalled stay so. */
  restore(): void;
  close(): Promise<void>;
}

/** Forwards connections to a port of this machine, byte by byte. */
export async function createTcpProxy(to: number): Promise<TcpProxy> {
  let state: "forwarding" | "disconnected" | "stalled" = "forwarding";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Connections are there to be broken here; the other end learns of it by `close`.
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
    const far = connect(to, "127.0.0.1");
    keep(far);
    near.pipe(far).once("close", () => near.destroy());
    far.pipe(near).once("close", () => far.destroy());
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
