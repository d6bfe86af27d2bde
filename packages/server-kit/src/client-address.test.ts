import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { clientAddressOf } from "./client-address.ts";
import { serve } from "./serve.ts";

it("a client that disconnects before its request is handled cannot forge its address", async () => {
  const seen: (string | null)[] = [];
  const server = await serve({
    fetch: (request) => {
      if (request.headers.has("x-forwarded-for")) seen.push(clientAddressOf(request, 0));
      return new Response("ok");
    },
    host: "127.0.0.1",
    port: 0,
  });
  const { port } = new URL(server.url);
  for (let i = 0; i < 50; i++) {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const request = "GET / HTTP/1.1\r\nhost: here\r\nx-forwarded-for: 203.0.113.7\r\n\r\n";
    await new Promise((resolve) => socket.write(request, resolve));
    socket.resetAndDestroy();
  }
  // After this request, the server has handled the earlier ones.
  await fetch(server.url);
  await server.close();
  expect(seen).not.toEqual([]);
  expect(seen).not.toContain("203.0.113.7");
});
