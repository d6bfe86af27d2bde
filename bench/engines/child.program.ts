/**
 * Runs one engine in its own process and handles the runner's requests. `startEngine()` forks this program with
 * `--expose-gc` and the name of the engine.
 */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";

import { mapCategories } from "./categories.ts";
import { ENGINES } from "./engines.ts";
import type { Reply, Request, ResultDigest } from "./messages.ts";
import type { Peer, QueryResult } from "./peer.ts";
import { readPlaces } from "./places.ts";

const digestOf = (value: unknown): string => createHash("sha1").update(JSON.stringify(value)).digest("base64");

function digest({ ids, total, counts }: QueryResult): ResultDigest {
  const sorted = mapCategories((category) => [...counts[category]].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ids: digestOf(ids), total, counts: digestOf(sorted) };
}

/** Returns the memory of this process in bytes, after V8 has had time to return unused memory to the system. */
async function ownMemory(): Promise<number> {
  for (let times = 0; times < 10; times++) {
    globalThis.gc?.();
    await sleep(150);
  }
  return process.memoryUsage().rss;
}

async function timed<T>(work: () => T | Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  const begin = performance.now();
  const value = await work();
  return { ms: performance.now() - begin, value };
}

/**
 * Growth of the heap in bytes after which `build` collects garbage. V8 keeps the memory pages that it once used, so
 * garbage would count as memory of the engine.
 */
const GARBAGE = 48 * 2 ** 20;
const heapUsed = (): number => getHeapStatistics().used_heap_size;

async function build(peer: Peer, folder: string): Promise<number> {
  let sum = 0;
  let collected = heapUsed();
  for (const batch of readPlaces(folder)) {
    sum += (await timed(() => peer.add(batch))).ms;
    if (heapUsed() < collected + GARBAGE) continue;
    globalThis.gc?.();
    collected = heapUsed();
  }
  return sum + (await timed(() => peer.finish())).ms;
}

const engine = ENGINES[process.argv[2] ?? ""];
if (engine === undefined) throw new Error(`There is no engine '${process.argv[2]}'.`);
const open = await engine.load();
const empty = await ownMemory();
const peer = await open();

async function answer(request: Request): Promise<Reply> {
  switch (request.kind) {
    case "build":
      return { kind: "built", ms: await build(peer, request.folder) };
    case "list": {
      const { ms, value } = await timed(() => peer.list(request.query));
      return { kind: "listed", ms, digest: request.digest ? digest(value) : null };
    }
    case "memory":
      return { kind: "memory", bytes: peer.memoryOfServer?.() ?? (await ownMemory()) - empty };
  }
}

const send = (reply: Reply): void => {
  process.send?.(reply);
};
// The runner sends these messages, and shares their types.
process.on("message", (request: Request) => {
  answer(request).then(send, (error: unknown) => send({ kind: "failed", reason: String(error) }));
});
// The runner has closed the channel or ended.
process.on("disconnect", () => {
  Promise.resolve(peer.close?.()).finally(() => process.exit());
});
send({ kind: "ready" });
