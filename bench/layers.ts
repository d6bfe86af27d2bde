import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { ensureBuilt } from "../packages/app/server/build-app.ts";
import { type Program, start, temporaryFolder } from "../tests/setup/processes.ts";
import { startVarnish } from "../tests/setup/varnish.ts";
import { type Autocannon, loadAutocannon, Result } from "./autocannon.ts";
import type { Bench, Figure } from "./bench.ts";
import { LISTING } from "./listing-query.ts";
import { cpuOfChildren } from "./process-memory.ts";
import { median, milliseconds, ratio } from "./statistics.ts";

const ROUNDS = 7;
/** Number of requests that each connection sends in a round, by the number of connections. */
const AMOUNT = { 1: 60, 16: 20 } as const;
const CONNECTIONS = [1, 16] as const;
/** Number of client addresses of the requests: the api limits the capacity that one address may use. */
const CLIENTS = 16;
const PAGES = [1, 2, 3, 4, 5];

type Connections = (typeof CONNECTIONS)[number];

interface Call {
  readonly path: string;
  readonly body?: unknown;
}

interface Contender {
  readonly name: string;
  readonly url: string;
  readonly calls: readonly Call[];
  /** The highest allowed ratio of the contender's time to the time of REST. */
  readonly bar?: number;
}

interface Measured {
  readonly ms: number[];
  readonly cpuMs: number[];
}

const Documents = z.array(z.object({ id: z.string(), name: z.string(), text: z.string() }));

/** Returns the GraphQL document with which the app queries the listing, as stored by the build. */
function listDocument(): z.infer<typeof Documents>[number] {
  const file = resolve(import.meta.dirname, "../packages/gateway/dist/documents.json");
  const found = Documents.parse(JSON.parse(readFileSync(file, "utf8"))).find(({ name }) => name === "Places");
  if (found === undefined) throw new Error(`${file} has no document named Places`);
  return found;
}

async function send(autocannon: Autocannon, { url, calls, name }: Contender, connections: Connections) {
  const requests = Array.from({ length: Math.max(CLIENTS, calls.length) }, (_, i) => {
    const { path = "/", body } = calls[i % calls.length] ?? {};
    const headers = {
      accept: "application/json",
      "x-forwarded-for": `192.0.2.${1 + (i % CLIENTS)}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    return { path, headers, ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }) };
  });
  const amount = AMOUNT[connections] * connections;
  const before = cpuOfChildren();
  const result = Result.parse(await autocannon({ url, requests, connections, amount, timeout: 60 }));
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${name}: ${failed} of ${amount} requests failed`);
  return {
    ms: result.latency.average,
    cpuMs: (cpuOfChildren() - before) / amount,
  };
}

async function startProxy(apiUrl: string): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, "bare-proxy.program.ts")], {
    env: { ...process.env, API_URL: apiUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await child.stdout.take(1).toArray();
  return { url: String(url).trim(), stop: () => child.kill("SIGKILL") };
}

function figuresOf(contenders: readonly Contender[], measured: ReadonlyMap<string, Measured>): readonly Figure[] {
  return CONNECTIONS.flatMap((connections) => {
    const at = (name: string) => measured.get(`${name} ${connections}`) ?? { ms: [], cpuMs: [] };
    const rest = median(at("REST").ms);
    return contenders.map(({ name, bar }) => {
      const { ms, cpuMs } = at(name);
      const times = median(ms) / rest;
      return {
        what: `${name}, ${connections} connection${connections === 1 ? "" : "s"}`,
        measured: `${milliseconds(median(ms))} · CPU ${milliseconds(median(cpuMs))} · ${ratio(times)}`,
        ...(bar !== undefined && { bar: `≤ ${ratio(bar)}`, met: times <= bar }),
      };
    });
  });
}

async function contendersOf(
  urls: Readonly<Record<"api" | "app" | "proxy" | "gateway", string>>,
  varnish: string | null,
) {
  const { id, text } = listDocument();
  const variables = (page: number) => ({ filters: {}, sortBy: "NAME", sortOrder: "ASC", page, limit: 48 });
  const rest = PAGES.map((page) => ({ path: `/api/places?page=${page}&limit=48&facets=true&media=true` }));
  const graph = PAGES.map((page) => ({ path: "/graphql", body: { query: LISTING, variables: { page, limit: 48 } } }));
  const hits = PAGES.map((page) => {
    const query = new URLSearchParams({ documentId: id, variables: JSON.stringify(variables(page)) });
    return { path: `/graphql?${query}` };
  });
  const app = PAGES.map((page) => ({ path: "/graphql", body: { query: text, variables: variables(page) } }));
  const contenders: Contender[] = [
    { name: "REST", url: urls.api, calls: rest },
    { name: "REST through the app", url: urls.app, calls: rest, bar: 1.3 },
    { name: "REST through a bare proxy", url: urls.proxy, calls: rest },
    { name: "gateway, uncached", url: urls.gateway, calls: graph, bar: 1.4 },
    { name: "gateway, uncached, document of the app", url: urls.gateway, calls: app },
    { name: "gateway, hit", url: urls.gateway, calls: hits, bar: 1 },
    ...(varnish === null ? [] : [{ name: "Varnish, hit", url: varnish, calls: hits, bar: 0.5 }]),
  ];
  return contenders;
}

/**
 * `npm run bench -- layers` starts the api, the gateway, the app, a bare proxy and, if it is installed, Varnish. It
 * sends the requests for pages of the listing to each of them in turn, and compares the times with the time of REST.
 */
export const layers: Bench = async () => {
  const autocannon = await loadAutocannon();
  await ensureBuilt();
  const folder = temporaryFolder();
  const stops: (() => unknown)[] = [];
  const program = async (name: "api" | "gateway" | "app", env: Record<string, string>): Promise<Program> => {
    const started = await start(name, { DATA_DIR: folder.path, LOG_LEVEL: "warn", TRUST_PROXY: "1", ...env });
    stops.unshift(started.kill);
    return started;
  };
  try {
    const api = await program("api", {});
    const gateway = await program("gateway", { API_URL: api.url });
    const app = await program("app", { API_URL: api.url, GATEWAY_URL: `${gateway.url}/graphql` });
    const proxy = await startProxy(api.url);
    stops.unshift(proxy.stop);
    const varnish = await startVarnish(app.url);
    if (varnish !== null) stops.unshift(varnish.stop);
    const urls = { api: api.url, gateway: gateway.url, app: app.url, proxy: proxy.url };
    const contenders = await contendersOf(urls, varnish?.url ?? null);
    const measured = new Map<string, Measured>();
    for (let round = -1; round < ROUNDS; round++) {
      for (const connections of CONNECTIONS) {
        for (const at of contenders.keys()) {
          const contender = contenders[(at + round + 1) % contenders.length];
          if (contender === undefined) continue;
          const { ms, cpuMs } = await send(autocannon, contender, connections);
          // The first round fills the caches.
          if (round < 0) continue;
          const key = `${contender.name} ${connections}`;
          const all = measured.get(key) ?? { ms: [], cpuMs: [] };
          measured.set(key, { ms: [...all.ms, ms], cpuMs: [...all.cpuMs, cpuMs] });
        }
      }
    }
    return {
      figures: figuresOf(contenders, measured),
      notes: [
        `Milliseconds per request: the average latency of a round. Medians of ${ROUNDS} rounds, in turns.`,
        ...(varnish === null ? ["Varnish is not installed: apt-get install varnish"] : []),
      ],
    };
  } finally {
    for (const stop of stops) await stop();
    folder.remove();
  }
};
