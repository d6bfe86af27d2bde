import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { serve } from "./serve.ts";

describe("serve", () => {
  it("says that a port is taken, and how to choose another", async () => {
    const first = await serve({ fetch: () => new Response("ok"), host: "127.0.0.1", port: 0 });
    const port = Number(new URL(first.url).port);
    await expect(serve({ fetch: () => new Response("ok"), host: "127.0.0.1", port })).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    );
    await first.close();
  });

  it("finishes what is in flight before it closes", async () => {
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
});

describe("a client that does not finish what it asks", () => {
  it("is cut off soon after ten seconds", async () => {
    const server = await serve({ fetch: () => new Response("never"), host: "127.0.0.1", port: 0 });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: here\r\n");
    const begin = performance.now();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - begin).toBeLessThan(20_000);
    await server.close();
  });
});

describe("a program that npm started", () => {
  it("stops when npm is stopped, though nobody passes the signal on", async () => {
    const serving = resolve(import.meta.dirname, "../testing/serving.ts");
    // As npm does: a shell that waits for the program. The second command keeps it from becoming the program.
    const shell = spawn("sh", ["-c", `"${process.execPath}" "${serving}"; true`], {
      env: { ...process.env, npm_lifecycle_event: "start" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(shell.stdout, "data");
    const url = String(line).trim();
    expect(await (await fetch(url)).text()).toBe("here");
    const closed = once(shell.stdout, "close");
    shell.kill("SIGTERM");
    // Its end of the pipe closes only when the program itself has ended.
    await closed;
    await expect(fetch(url)).rejects.toThrow();
  });
});
