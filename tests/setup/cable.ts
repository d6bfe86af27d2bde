import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** What stands between a program and a server, and can be cut. */
export interface Cable {
  /** Where the program connects to, on 127.0.0.1. It is kept throughout: nobody else can take it. */
  readonly port: number;
  /** Breaks every connection, and each that comes. */
  cut(): void;
  /** Swallows what is sent and breaks nothing, as when the other machine has vanished. */
  mute(): void;
  /** Passes on what new connections send; those that were broken or muted stay so. */
  mend(): void;
  remove(): Promise<void>;
}

/** Passes connections on to a port of this machine, byte by byte. */
export async function layCable(to: number): Promise<Cable> {
  let state: "whole" | "cut" | "mute" = "whole";
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    // A connection that breaks is what a cable is for; the other end is told by `close`.
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    hold(near);
    if (state === "cut") near.destroy();
    if (state !== "whole") return;
    const far = connect(to, "127.0.0.1");
    hold(far);
    near.pipe(far).once("close", () => near.destroy());
    far.pipe(near).once("close", () => far.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a cable has a port");
  return {
    port: address.port,
    cut: () => {
      state = "cut";
      breakAll();
    },
    mute: () => {
      state = "mute";
      for (const socket of sockets) socket.unpipe();
    },
    mend: () => {
      state = "whole";
    },
    remove: async () => {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
  };
}
