import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** `pass`: requests are passed on. `refuse`: the proxy responds with a 502. `hang`: the proxy never responds. */
type Mode = "pass" | "refuse" | "hang";

export interface FailingProxy {
  readonly url: string;
  readonly setMode: (mode: Mode) => void;
  readonly close: () => void;
}

/** Starts a proxy in front of a server. Requests of a service worker pass through it, too. */
export async function startFailingProxy(target: string): Promise<FailingProxy> {
  let mode: Mode = "pass";
  const server = createServer((incoming, outgoing) => {
    if (mode === "hang") return;
    if (mode === "refuse") {
      outgoing.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      return;
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? "/", target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setMode: (next) => {
      mode = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
