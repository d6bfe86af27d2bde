import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { CDPSession, Page } from "playwright";
import { z } from "zod";
import { createPackRest } from "../packages/app/search-worker/pack-rest.ts";
import { LATER_FILES_PATH, PACK_PATH, POCKET_CACHES } from "../packages/app/src/offline/pocket.ts";
import type { Bench, Figure } from "./bench.ts";
import { type Product, withProduct } from "./browser.ts";
import { median } from "./statistics.ts";

/** The numbers of places: undefined for the curated places, and as many as a large guide has. */
const SIZES = [undefined, 15_000] as const;
const QUERIES = 120;
/** The highest allowed median time of a list, in milliseconds. */
const MAX_P50_MS = 50;
const MEGABYTE = 1024 * 1024;

const TYPES = ["Bar", "Café", "Museum", "Park", "Hotel", "Restaurant", "Store", "Spot"];
const WORDS = ["", "", "pont", "jardin", "bar", "mus", "saint", "rue de"];

const DOCUMENT = `query Places($filters: PlaceFiltersInput!, $sortBy: SortField!, $page: Int!, $origin: OriginInput) {
  places(filters: $filters, sortBy: $sortBy, sortOrder: ASC, page: $page, limit: 48, origin: $origin) {
    nodes { id name address types tags rating openingHours travelTime(origin: $origin) media { url } }
    pagination { total pages }
    facets { types { value count } tags { value count } arrondissements { value count } hours { value count } }
  }
}`;

/** The bodies of requests, each different: a cache of the server has none of them. */
const BODIES: readonly string[] = Array.from({ length: QUERIES }, (_, i) =>
  JSON.stringify({
    query: DOCUMENT,
    variables: {
      filters: {
        types: { include: TYPES.slice(i % 5, (i % 5) + 1 + (i % 3)), exclude: [], join: "AND" },
        search: WORDS[i % WORDS.length] ?? "",
        hours: { at: `2026-11-2${i % 8}T1${i % 10}:15`, states: i % 4 === 0 ? ["OPEN"] : [] },
      },
      sortBy: ["NAME", "RATING", "TRAVEL_TIME"][i % 3],
      page: 1 + (i % 3),
      origin: { latitude: 48.82 + i / 2_000, longitude: 2.3 + i / 2_000, mode: "WALKING" },
    },
  }),
);

interface Times {
  readonly worker: readonly number[];
  readonly server: readonly number[];
  /** The time from the start of the worker to its first response, in milliseconds. */
  readonly start: number;
}

/** Stores the places in the cache of the page, and measures the same queries in the worker and on the server, in turn. */
const measure = (page: Page): Promise<Times> =>
  page.evaluate(
    async ({ bodies, paths, cacheName }) => {
      const pack = await fetch(paths.pack);
      await (await caches.open(cacheName)).put(paths.pack, pack);
      const files: readonly string[] = await (await fetch(paths.files)).json();
      const began = performance.now();
      const worker = new Worker(files.find((file) => file.includes("search-worker")) ?? "", { type: "module" });
      const ask = (body: string) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          worker.postMessage({ body, userId: null }, [port2]);
        });
      const send = async (body: string) => {
        const headers = { "content-type": "application/json" };
        return (await fetch("/graphql", { method: "POST", headers, body })).text();
      };
      const timeOf = async (run: () => Promise<unknown>) => {
        const start = performance.now();
        await run();
        return performance.now() - start;
      };
      if ((await ask(bodies[0] ?? "")) === null) throw new Error("The worker does not answer.");
      const start = performance.now() - began;
      const times = { worker: [] as number[], server: [] as number[], start };
      for (const body of bodies) {
        times.worker.push(await timeOf(() => ask(body)));
        times.server.push(await timeOf(() => send(body)));
      }
      return times;
    },
    { bodies: [...BODIES], paths: { pack: PACK_PATH, files: LATER_FILES_PATH }, cacheName: POCKET_CACHES.data },
  );

const HeapUsage = z.object({ result: z.object({ usedSize: z.number(), backingStorageSize: z.number().default(0) }) });

/** Returns a function that resolves with the memory of the page's worker, in bytes: its heap and its columns. */
async function watchWorker(devTools: CDPSession): Promise<() => Promise<number>> {
  const attached = Promise.withResolvers<string>();
  devTools.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type === "worker") attached.resolve(sessionId);
  });
  await devTools.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return async () => {
    const sessionId = await attached.promise;
    const call = async (id: number, method: string) => {
      const reply = Promise.withResolvers<unknown>();
      devTools.on("Target.receivedMessageFromTarget", ({ message }) => {
        const parsed = JSON.parse(message);
        if (parsed.id === id) reply.resolve(parsed);
      });
      await devTools.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) });
      return reply.promise;
    };
    await call(1, "HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize } = HeapUsage.parse(await call(2, "Runtime.getHeapUsage")).result;
    return usedSize + backingStorageSize;
  };
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function usedBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Returns the memory that the same places and their index take in a process of Node, in bytes. */
async function memoryInNode(url: string): Promise<number> {
  const pack: unknown = await (await fetch(`${url}${PACK_PATH}`)).json();
  const before = usedBytes();
  const rest = createPackRest(pack, async () => null);
  await rest(new Request("http://pocket.internal/api/places?facets=true"));
  const used = usedBytes() - before;
  // Keeps the index alive until it is measured.
  await rest(new Request("http://pocket.internal/api/filters/types"));
  return used;
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const mb = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(0)} MB`;

async function figuresOf({ url, visit }: Product): Promise<readonly Figure[]> {
  return visit(async ({ page }) => {
    const memory = await watchWorker(await page.context().newCDPSession(page));
    await page.goto(`${url}/about`);
    const { worker, server, start } = await measure(page);
    const inWorker = await memory();
    const inNode = await memoryInNode(url);
    const { places } = z
      .object({ places: z.array(z.unknown()) })
      .parse(await (await fetch(`${url}${PACK_PATH}`)).json());
    const size = places.length.toLocaleString("en");
    return [
      {
        what: `a list of ${size} places, worker, p50`,
        measured: ms(median(worker)),
        bar: `≤ ${MAX_P50_MS} ms`,
        met: median(worker) <= MAX_P50_MS,
      },
      { what: `a list of ${size} places, server, p50`, measured: ms(median(server)) },
      { what: `start of the worker with ${size} places`, measured: ms(start) },
      { what: `memory of the worker with ${size} places`, measured: mb(inWorker) },
      { what: `memory of these places in Node`, measured: mb(inNode) },
    ];
  });
}

/** Compares the listing engine in a worker of the browser with the listing engine of the server. */
export const offline: Bench = async () => {
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await withProduct(figuresOf, size)));
  return { figures, notes: ["The server keeps its places in the database, and only the index in memory."] };
};
