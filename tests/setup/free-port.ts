import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Ports that no system gives to a program that asks for any port (RFC 6335; Linux starts at 32768). */
const [FIRST, LAST] = [10_000, 32_000];

/**
 * Returns a free port of 127.0.0.1, for programs that cannot choose a port themselves. No other program gets the port by
 * chance before the caller uses it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
