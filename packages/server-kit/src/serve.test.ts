import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { serve } from "./serve.ts";

describe("serve", () => {
  it("reports that a port is taken", async () => {
    const first = await serve({ fetch: () => new Response("ok"), host: "127.0.0.1", port: 0 });
    const port = Number(new URL(first.url).port);
    await expect(serve({ fetch: () => new Response("ok"), host: "127.0.0.1", port })).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    );
    await first.close();
  });

  it("finishes pending requests before it closes", async () => {
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const server = await serve({
      fetch: async () => {
        arrived.resolve();
        await gate.promise;
        return new Response("finished");
      },
      host: "127.0.0.1",
      port: 0,
    });
    const answer = fetch(server.url);
    await arrived.promise;
    const closed = server.close();
    gate.resolve();
    expect(await (await answer).text()).toBe("finished");
    await closed;
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it("responds to an unreadable request with the usual failure body and headers", async () => {
    const server = await serve({ fetch: () => new Response("ok"), host: "127.0.0.1", port: 0 });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end("GET /a HTTP/1.1\r\nHost: a/b\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i);
    expect(answer).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/i);
    expect(answer).toContain('{"error":"The request cannot be read: Invalid host header.","code":"bad_request"}');
    await server.close();
  });

  it("refuses a request with two Host headers", async () => {
    const server = await serve({ fetch: () => new Response("ok"), host: "127.0.0.1", port: 0 });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end("GET / HTTP/1.1\r\nHost: here\r\nhost: evil.example\r\nConnection: close\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad_request"');
    await server.close();
  });
});

describe("a server that is draining", () => {
  it.each([
    ["that succeeds", "/", "Host: here", 200],
    ["whose handler throws", "/boom", "Host: here", 500],
    ["that cannot be read", "/", "Host: a/b", 400],
    ["with two Host headers", "/", "Host: here\r\nHost: evil.example", 400],
  ])("closes the connection after a request %s", async (_, path, hosts, status) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const server = await serve({
      fetch: (request) => {
        if (request.url.endsWith("/boom")) throw new Error("boom");
        return new Response("ok");
      },
      host: "127.0.0.1",
      port: 0,
      shutdownDrainMs: 1,
    });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    expect(String(await once(socket, "data"))).toMatch(/\r\nconnection: keep-alive\r\n/i);
    // The server has promised to keep the connection open, so it waits for the next request on the connection.
    const closed = server.close({ drain: true });
    socket.write(`GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await closed;
    log.mockRestore();
  });
});

describe("a client that does not finish its request", () => {
  it("is not logged as a failure of the server if it closes the connection", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const arrived = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<unknown>();
    const server = await serve({
      fetch: async (request) => {
        arrived.resolve();
        await request.text().catch((error: unknown) => {
          failed.resolve(error);
          throw error;
        });
        return new Response("never");
      },
      host: "127.0.0.1",
      port: 0,
    });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nabc");
    await arrived.promise;
    socket.resetAndDestroy();
    expect(await failed.promise).toMatchObject({ message: "aborted", code: "ECONNRESET" });
    await server.close();
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it("is disconnected with the status 408 within twenty seconds", async () => {
    const server = await serve({ fetch: () => new Response("never"), host: "127.0.0.1", port: 0 });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: here\r\n");
    const begin = performance.now();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - begin).toBeLessThan(20_000);
    await server.close();
  });
});
