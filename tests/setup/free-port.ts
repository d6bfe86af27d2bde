import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a free port of 127.0.0.1. Another process may take the port before the caller uses it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
