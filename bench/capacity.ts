import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { openPglite, pgliteFolder } from "../packages/api/src/db/open-database.ts";
import { manyPlaces } from "../packages/api/testing/many-places.ts";
import { ensureBuilt } from "../packages/app/server/build-app.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";
import { type Autocannon, loadAutocannon, Result } from "./autocannon.ts";
import type { Bench, Figure } from "./bench.ts";
import { LISTING } from "./listing-query.ts";
import { cpuOfChildren, memoryOfChildren } from "./process-memory.ts";
import { type ProductProcess, startProduct } from "./product-process.ts";
import { median, milliseconds } from "./statistics.ts";

/** The number of curated places, and the default. */
const CURATED = 536;
/** The maximum time to index the places in memory, in milliseconds. */
const INDEXING_MS = 600_000;
const ROUNDS = 5;
const CONNECTIONS = 8;
/** Number of client addresses of the requests: the api limits the capacity that one address may use. */
const CLIENTS = 16;
const MAX_START_MS = 5_000;
const MEGABYTE = 1024 * 1024;

interface Call {
  readonly path: string;
  readonly body?: unknown;
}

const Places = z.object({ data: z.array(z.object({ id: z.string(), mediaFiles: z.array(z.string()) })) });

/** One kind of request, with the measurements of its rounds. */
class Contender {
  readonly name: string;
  readonly calls: readonly Call[];
  /** Number of requests of a round. */
  readonly amount: number;
  readonly perSecond: number[] = [];
  readonly p99: number[] = [];
  readonly cpuMs: number[] = [];
  failed = 0;

  constructor(name: string, amount: number, calls: readonly Call[]) {
    this.name = name;
    this.amount = amount;
    this.calls = calls;
  }

  async measure(autocannon: Autocannon, url: string, amount = this.amount): Promise<void> {
    const requests = Array.from({ length: Math.max(CLIENTS, this.calls.length) }, (_, i) => {
      const { path = "/", body } = this.calls[i % this.calls.length] ?? {};
      const headers = {
        accept: "text/html,*/*",
        "accept-encoding": "gzip, br",
        "x-forwarded-for": `192.0.2.${1 + (i % CLIENTS)}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      };
      return { path, headers, ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }) };
    });
    const before = cpuOfChildren();
    const result = Result.parse(await autocannon({ url, requests, connections: CONNECTIONS, amount, timeout: 60 }));
    const { total } = result.requests;
    this.perSecond.push(total / result.duration);
    this.p99.push(result.latency.p99);
    this.cpuMs.push((cpuOfChildren() - before) / Math.max(1, total));
    this.failed += result.non2xx + result.errors;
  }

  get figure(): Figure {
    const [perSecond, p99, cpuMs] = [this.perSecond, this.p99, this.cpuMs].map((numbers) => median(numbers));
    const failed = this.failed === 0 ? "" : ` · ${this.failed} failed`;
    return {
      what: this.name,
      measured: `${Math.round(perSecond ?? 0)}/s · p99 ${milliseconds(p99 ?? 0)} · CPU ${milliseconds(cpuMs ?? 0)}${failed}`,
    };
  }
}

async function contendersOf(url: string): Promise<readonly Contender[]> {
  const { data } = Places.parse(await (await fetch(`${url}/api/places?limit=100&media=true`)).json());
  const pictures = data.flatMap(({ mediaFiles }) =>
    mediaFiles.filter((file) => file.includes("/posters/")).slice(0, 1),
  );
  const pages = [1, 2, 3, 4, 5];
  return [
    new Contender("home page, HTML", 60, [{ path: "/" }]),
    new Contender(
      "graph, list of 48 with counts",
      120,
      pages.map((page) => ({ path: "/graphql", body: { query: LISTING, variables: { page, limit: 48 } } })),
    ),
    new Contender(
      "REST, list of 48 with counts",
      200,
      pages.map((page) => ({ path: `/api/places?limit=48&facets=true&media=true&page=${page}` })),
    ),
    new Contender(
      "page of a place, HTML",
      60,
      data.slice(0, 40).map(({ id }) => ({ path: `/places/${id}` })),
    ),
    new Contender(
      "picture, drawn before",
      600,
      pictures.slice(0, 40).map((path) => ({ path })),
    ),
  ];
}

/**
 * Resolves when the index in memory returns the listings instead of SQL. This is detected by a corrected search, which
 * only the index suggests.
 * @throws Error after `INDEXING_MS`, also if the database lacks 'Le Baratin', which a small PLACES removes.
 */
async function untilIndexed(url: string): Promise<void> {
  const misspelt = `${url}/api/places?limit=1&search=${encodeURIComponent("barattin")}`;
  for (const begin = performance.now(); since(begin) < INDEXING_MS; await pause(200)) {
    const answer = z.object({ suggestion: z.unknown() }).safeParse(await (await fetch(misspelt)).json());
    if (answer.success && answer.data.suggestion !== undefined) return;
  }
  throw new Error(`No spelling was suggested within ${INDEXING_MS / 1_000} s: name at least ${CURATED} places.`);
}

async function fill(dataDir: string, places: number): Promise<void> {
  const database = await openPglite(pgliteFolder(dataDir));
  await manyPlaces(database.db, places);
  await database.close();
}

const since = (begin: number): number => performance.now() - begin;
const memory = (what: string): Figure => ({
  what,
  measured: `${Math.round(memoryOfChildren() / MEGABYTE)} MB`,
});

/**
 * `npm run bench -- capacity [PLACES]` starts the product as one process with a number of places. It measures the
 * start, the memory, and the requests a second with their CPU time. The kinds of requests take turns.
 */
export const capacity: Bench = async ([named = String(CURATED)]) => {
  const autocannon = await loadAutocannon();
  const places = Number(named);
  if (!Number.isSafeInteger(places) || places < 1)
    throw new Error(`PLACES must be a number of places, not '${named}'.`);
  const folder = temporaryFolder();
  await ensureBuilt();
  let product: ProductProcess | null = null;
  try {
    if (places !== CURATED) await fill(folder.path, places);
    // The first start fills an empty database, and computes columns that are missing: it is not measured.
    await (await startProduct(folder.path)).stop();
    const begin = performance.now();
    product = await startProduct(folder.path);
    const { url } = product;
    const readyMs = since(begin);
    const startCpuMs = cpuOfChildren();
    await (await fetch(`${url}/api/places?limit=48&facets=true`)).text();
    const listedMs = since(begin);
    await untilIndexed(url);
    const indexedMs = since(begin);
    const idle = memory("memory when the lists come from memory");
    const contenders = await contendersOf(url);
    for (const each of contenders) await each.measure(autocannon, url, 40);
    for (const { perSecond, p99, cpuMs } of contenders) for (const list of [perSecond, p99, cpuMs]) list.length = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const at of contenders.keys()) {
        await contenders[(at + round) % contenders.length]?.measure(autocannon, url);
      }
    }
    const start = (what: string, ms: number): Figure => ({ what, measured: milliseconds(ms) });
    return {
      figures: [
        {
          ...start(`start with ${places} places, until requests are accepted`, readyMs),
          bar: `≤ ${MAX_START_MS} ms`,
          met: readyMs <= MAX_START_MS,
        },
        start("CPU time of that start", startCpuMs),
        start("until the first list, which SQL makes", listedMs),
        start("until lists come from memory", indexedMs),
        idle,
        ...contenders.map(({ figure }) => figure),
        memory("memory after the load"),
      ],
      notes: [
        `${CONNECTIONS} connections, ${ROUNDS} rounds of ${contenders.map(({ amount }) => amount).join(", ")} requests, in turns; medians.`,
        "CPU is the time of all processes of the product for each request, without that of autocannon.",
      ],
    };
  } finally {
    await product?.stop();
    folder.remove();
  }
};
