import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Stands between a program and a server, and can be disconnected. */
export interface TcpProxy {
  /** Where the program connects to, on 127.0.0.1. It is kept throughout: nobody else can take it. */
  readonly port: number;
  /** Breaks every connection, and each that comes. */
  disconnect(): void;
  /** Swallows what is sent and breaks nothing, as when the other machine has vanished. */
  mute(): void;
  /** Passes on what new connections send; those that were broken or muted stay so. */
  restore(): void;
  remove(): Promise<void>;
}

/** Passes connections on to a port of this machine, byte by byte. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  let state: "passing" | "disconnected" | "mute" = "passing";
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    // Connections are broken on purpose here; the other end is told by `close`.
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    hold(near);
    if (state === "disconnected") near.destroy();
    if (state !== "passing") return;
    const far = connect(to, "127.0.0.1");
    hold(far);
    near.pipe(far).once("close", () => near.destroy());
    far.pipe(near).once("close", () => far.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server that listens has a port");
  return {
    port: address.port,
    disconnect: () => {
      state = "disconnected";
      breakAll();
    },
    mute: () => {
      state = "mute";
      for (const socket of sockets) socket.unpipe();
    },
    restore: () => {
      state = "passing";
    },
    remove: async () => {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
  };
}
