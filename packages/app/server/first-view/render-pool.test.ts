import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { afterAll, afterEach, expect, it } from "vitest";
import { NO_SETTINGS } from "../../src/page/public-settings.ts";
import type { FirstViewRequest } from "./render-first-view.tsx";
import { createRenderPool, type RenderPool } from "./render-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-render-"));
const file = join(folder, "render.mjs");
// The path of the address selects what the renderer does.
writeFileSync(
  file,
  `import { threadId } from "node:worker_threads";
  export function renderFirstView({ address: { pathname, search } }) {
    if (pathname === "/broken") throw new Error("a component is broken");
    if (pathname === "/endless") for (;;);
    if (pathname === "/meeting") return metThread();
    return [threadId, pathname, search].join(" ");
  }
  /** Resolves when another thread renders the same page at the same time. */
  function metThread() {
    const meeting = new BroadcastChannel("meeting");
    return new Promise((resolve) => {
      meeting.onmessage = ({ data }) => {
        if (data === "arrived") meeting.postMessage("was here before");
        resolve("met");
      };
      meeting.postMessage("arrived");
    }).finally(() => setTimeout(() => meeting.close(), 0));
  }`,
);
const pools: RenderPool[] = [];
afterEach(async () => {
  for (const { close } of pools.splice(0)) await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(deadlineMs?: number, threads = 2) {
  const pool = createRenderPool(file, { threads, ...(deadlineMs !== undefined && { deadlineMs }) });
  pools.push(pool);
  return (path: string) => {
    const address = new URL(path, "http://app.test");
    const request = {
      address,
      device: "phone",
      language: "en",
      now: { day: 0, minute: 0 },
      results: {},
      settings: NO_SETTINGS,
    } as const;
    return pool.render(request satisfies FirstViewRequest);
  };
}

it("a page is rendered in another thread", async () => {
  const render = start();
  const [thread, ...address] = (await render("/places/a?b=c")).split(" ");
  expect(Number(thread)).not.toBe(threadId);
  expect(address).toEqual(["/places/a", "?b=c"]);
});

it("a page is rendered in this thread if there are no others", async () => {
  const render = start(undefined, 0);
  expect(await render("/about")).toBe(`${threadId} /about `);
  await expect(render("/broken")).rejects.toThrow("a component is broken");
});

it("pages at the same time are rendered in several threads", async () => {
  const render = start(20_000);
  expect(await Promise.all([render("/meeting"), render("/meeting")])).toEqual(["met", "met"]);
});

it("a page whose components fail is rejected with their error, and later pages are rendered", async () => {
  const render = start();
  await expect(render("/broken")).rejects.toThrow("a component is broken");
  expect(await render("/")).toContain("/");
});

it("a page that is never rendered is rejected at its deadline, and its thread is replaced", async () => {
  const render = start(1_000);
  await expect(Promise.all([render("/endless"), render("/endless")])).rejects.toThrow();
  await expect.poll(() => render("/").catch(() => null)).toContain("/");
});
