import { resolve } from "node:path";
import { temporaryFolder } from "../tests/setup/processes.ts";
import { type Autocannon, loadAutocannon, Result } from "./autocannon.ts";
import type { Bench, Figure } from "./bench.ts";
import { cpuOf } from "./process-memory.ts";
import { type ProductProcess, startProduct } from "./product-process.ts";
import { median, milliseconds, ratio } from "./statistics.ts";

const ROUNDS = 7;
const CONNECTIONS = 8;
/** Number of client addresses of the requests: the api limits the capacity that one address may use. */
const CLIENTS = 16;
const MIN_UNCACHED = 60;
const MIN_HITS = 300;

/** One kind of page. */
interface Kind {
  readonly name: string;
  /** Number of requests of a round. */
  readonly amount: number;
  readonly min?: number;
  /** Returns the path of a request. For pages that are not cached, each `next` results in a path that no cache has. */
  readonly path: (next: number) => string;
}

const KINDS: readonly Kind[] = [
  { name: "home page, not cached", amount: 120, min: MIN_UNCACHED, path: (next) => `/?n=${next}` },
  {
    name: "home page, not cached, with one of 55 lists",
    amount: 120,
    path: (next) => `/?page=${1 + (next % 11)}&sort=name&search=${"aeiou"[next % 5]}&n=${next}`,
  },
  { name: "home page, from the cache", amount: 1_500, min: MIN_HITS, path: () => "/" },
];

interface Measured {
  readonly perSecond: number[];
  readonly cpuMs: number[];
}

let next = 0;

async function measure(autocannon: Autocannon, { url, pid }: ProductProcess, { path, amount, name }: Kind) {
  const requests = Array.from({ length: CLIENTS }, (_, client) => ({
    headers: {
      accept: "text/html",
      "accept-encoding": "gzip, br",
      "x-forwarded-for": `192.0.2.${1 + client}`,
    },
    setupRequest: (request: object) => {
      next += 1;
      return { ...request, path: path(next) };
    },
  }));
  const before = cpuOf(pid);
  const result = Result.parse(await autocannon({ url, requests, connections: CONNECTIONS, amount, timeout: 60 }));
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} requests failed`);
  return { perSecond: result.requests.total / result.duration, cpuMs: (cpuOf(pid) - before) / amount };
}

/**
 * `npm run bench -- pages [FOLDER]` measures how many home pages the product sends each second. FOLDER is another
 * checkout with installed packages and a built app. If FOLDER is given, the bench measures both checkouts in turns.
 */
export const pages: Bench = async ([folder]) => {
  const autocannon = await loadAutocannon();
  const roots = { now: resolve(import.meta.dirname, ".."), ...(folder !== undefined && { before: resolve(folder) }) };
  const data = temporaryFolder();
  const products = new Map<string, ProductProcess>();
  const measured = new Map<string, Measured>();
  try {
    for (const [name, root] of Object.entries(roots)) {
      products.set(name, await startProduct(resolve(data.path, name), {}, root));
    }
    for (let round = -1; round < ROUNDS; round++) {
      for (const kind of KINDS) {
        for (const [version, product] of products) {
          const { perSecond, cpuMs } = await measure(autocannon, product, kind);
          // The first round compiles the code and fills the caches.
          if (round < 0) continue;
          const key = `${kind.name} ${version}`;
          const all = measured.get(key) ?? { perSecond: [], cpuMs: [] };
          measured.set(key, { perSecond: [...all.perSecond, perSecond], cpuMs: [...all.cpuMs, cpuMs] });
        }
      }
    }
  } finally {
    for (const product of products.values()) await product.stop();
    data.remove();
  }
  const figures = KINDS.map(({ name, min }): Figure => {
    const of = (version: string) => measured.get(`${name} ${version}`) ?? { perSecond: [], cpuMs: [] };
    const [now, before] = [of("now"), of("before")];
    const perSecond = median(now.perSecond);
    const compared =
      folder === undefined
        ? ""
        : ` · before ${Math.round(median(before.perSecond))}/s, CPU ${milliseconds(median(before.cpuMs))}` +
          ` · ${ratio(perSecond / median(before.perSecond))} as many, ${ratio(median(now.cpuMs) / median(before.cpuMs))} of the CPU`;
    return {
      what: name,
      measured: `${Math.round(perSecond)}/s · CPU ${milliseconds(median(now.cpuMs))}${compared}`,
      ...(min !== undefined && { bar: `≥ ${min}/s`, met: perSecond >= min }),
    };
  });
  return {
    figures,
    notes: [
      `${CONNECTIONS} connections, medians of ${ROUNDS} rounds in turns.`,
      "CPU is the time of the process for each request, without that of autocannon, which uses the same cores.",
    ],
  };
};
