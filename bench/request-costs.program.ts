/**
 * Runs the product in this process, sends requests to it one at a time, and measures the CPU time of each on the main
 * thread. The argument is the data folder. The standard input has the requests as JSON, and the standard output gets
 * their costs. The requests in `first` are sent once. Of several runs of the others the cheapest counts: garbage collection makes some runs slower.
 */
import { json } from "node:stream/consumers";
import { createLogger, type Fetch, readSettings } from "@flaneur/server-kit";
import { z } from "zod";
import { DIST } from "../packages/app/server/build-app.ts";
import { compose } from "../packages/app/server/compose.ts";
import { createRenderPool } from "../packages/app/server/first-view/render-pool.ts";
import { serverRendererFile } from "../packages/app/server/first-view/server-renderer.ts";
import { createPages } from "../packages/app/server/pages.ts";

const RUNS = 3;

const Sent = z.object({ what: z.string(), method: z.string(), path: z.string(), body: z.string().nullable() });
const Requests = z.object({ first: z.array(Sent), repeated: z.array(Sent) });

/** Returns the CPU time of this thread since its start, in milliseconds. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Measures the longest turn of the event loop until it is stopped, in milliseconds of CPU time. */
function watchTurns(): () => number {
  let longest = 0;
  let before = cpuMs();
  let next = setImmediate(function turn() {
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
    next = setImmediate(turn);
  });
  return () => {
    clearImmediate(next);
    return Math.max(longest, cpuMs() - before);
  };
}

const [dataDir = ""] = process.argv.slice(2);
const requests = Requests.parse(await json(process.stdin));
const logger = createLogger("silent");
const settings = readSettings({ DATA_DIR: dataDir });
const renderPool = createRenderPool(serverRendererFile(DIST));
const graph: Fetch = (request) => parts.graph(request);
const pages = createPages(DIST, { graph, logger, trustedProxies: 0, renderFirstView: renderPool.render });
const parts = await compose(settings, logger, (request) => pages.fetch(request));

async function send({ method, path, body }: Omit<z.output<typeof Sent>, "what">) {
  const all = new Headers({ accept: "text/html,application/json", "accept-encoding": "br" });
  if (body !== null) all.set("content-type", "application/json");
  const response = await parts.fetch(new Request(`http://flaneur.test${path}`, { method, headers: all, body }));
  let bytes = 0;
  // A body is dropped while it is read, as a server does that sends it.
  for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
  return { status: response.status, bytes };
}

/** The first requests read the places into memory, and load what is loaded when it is first needed. */
const WARMING = ["/", "/api/places?limit=100&facets=true", "/api/search/suggest?q=bar", "/api/geocode/suggest?q=rue"];
for (let run = 0; run < 5; run++) {
  for (const path of WARMING) await send({ method: "GET", path, body: null });
}

/** Sends a request, and measures its CPU time and its longest turn of the event loop. */
async function measureTurns(request: z.output<typeof Sent>) {
  const before = cpuMs();
  const stop = watchTurns();
  const answer = await send(request);
  return { what: request.what, ...answer, turnMs: stop(), ms: cpuMs() - before };
}

const first = [];
for (const request of requests.first) first.push(await measureTurns(request));

const repeated = [];
for (const request of requests.repeated) {
  const ms: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = cpuMs();
    await send(request);
    ms.push(cpuMs() - before);
  }
  // The watch takes CPU time itself.
  repeated.push({ ...(await measureTurns(request)), ms: Math.min(...ms) });
}
process.stdout.write(JSON.stringify({ first, repeated }));
await parts.close();
await renderPool.close();
