import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** What stands between a program and a server, and can be cut. */
export interface Cable {
  /** Where the program connects to, on 127.0.0.1. */
  readonly port: number;
  /** Breaks every connection, and lets nobody through any more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Passes connections on to a port of this machine, byte by byte. */
export async function layCable(to: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      // A connection that breaks is what a cable is for; the other end is told by `close`.
      socket.on("error", () => {});
      socket.once("close", () => sockets.delete(socket));
    }
    near.pipe(far).once("close", () => near.destroy());
    far.pipe(near).once("close", () => far.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("a cable has a port");
    return address.port;
  };
  const port = await listen(0);
  return {
    port,
    cut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      await listen(port);
    },
  };
}
