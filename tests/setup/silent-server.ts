import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface TcpServer {
  readonly url: string;
  close(): void;
}

/** A server as one that is frozen: takes every connection, reads what comes, and never sends anything. */
export async function listenSilently(): Promise<TcpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // How a client ends its connection is its own affair.
    socket.on("error", () => {}).resume();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
