import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface TcpServer {
  readonly url: string;
  close(): void;
}

/** Starts a server that accepts every connection, reads all data, and never sends a response. */
export async function listenSilently(): Promise<TcpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Ignores connection errors, such as a reset by the client.
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
