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
