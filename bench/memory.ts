import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { ensureBuilt } from "../packages/app/server/build-app.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";
import type { Bench, Figure } from "./bench.ts";
import { LISTING } from "./listing-query.ts";
import { memoryOfChildren } from "./process-memory.ts";
import { startProduct } from "./product-process.ts";

const MAX_IDLE_MB = 450;
const MAX_LOAD_MB = 600;
/** The default duration of the load, in seconds. */
const LOAD_SECONDS = 90;
/** The idle time before memory is measured. In this time V8 collects the garbage of the start. */
const SETTLE_MS = 30_000;
/** The number of simulated browsers. Each opens `CONNECTIONS` connections, as real browsers do. */
const BROWSERS = 4;
const CONNECTIONS = 6;
const SAMPLE_MS = 500;

const MEGABYTE = 1024 * 1024;

const Places = z.object({ data: z.array(z.object({ id: z.string(), mediaFiles: z.array(z.string()) })) });

interface Call {
  readonly path: string;
  readonly body?: unknown;
}

interface Received {
  readonly status: number;
  readonly text: string;
}

/** Sends a request as a client over one of the agent's connections, and receives all of the response. */
function send(url: string, agent: Agent, client: string, { path, body }: Call): Promise<Received> {
  return new Promise((done, fail) => {
    const headers = {
      accept: "text/html,*/*",
      "x-forwarded-for": client,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const sent = request(
      `${url}${path}`,
      { agent, headers, method: body === undefined ? "GET" : "POST" },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        response.on("error", fail);
      },
    );
    // The server may close an idle connection at the moment when the client reuses it.
    sent.on("error", () => done({ status: 0, text: "" }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const TYPES = ["Bar", "Café", "Museum", "Park", "Hotel", "Restaurant"];
const WORDS = ["pont", "jardin", "creperie", "bar", "mus", "le gran", "saint", "rue de"];
/** The number of drawings that one turn requests. */
const DRAWINGS = 6;
const nth = <T>(list: readonly T[], i: number): T => {
  const item = list[i % list.length];
  if (item === undefined) throw new Error("an empty list has no items");
  return item;
};

interface Known {
  readonly ids: readonly string[];
  readonly posters: readonly string[];
}

/** Loads the ids of all places and the paths of all posters. */
async function readPlaces(get: (path: string) => Promise<Received>): Promise<Known> {
  const found: z.infer<typeof Places>["data"] = [];
  for (let page = 1; ; page++) {
    const { data } = Places.parse(JSON.parse((await get(`/api/places?limit=100&media=true&page=${page}`)).text));
    found.push(...data);
    if (data.length < 100) break;
  }
  return {
    ids: found.map(({ id }) => id),
    posters: found.flatMap(({ mediaFiles }) => mediaFiles.filter((file) => file.includes("/posters/"))),
  };
}

/** The requests of one turn: pages, listings, suggestions, addresses, travel times, a failed sign-in and pictures. */
function visit({ ids, posters }: Known, turn: number): readonly Call[] {
  const page = 1 + (turn % 11);
  return [
    { path: turn % 2 === 0 ? `/?page=${page}` : `/?types=${encodeURIComponent(nth(TYPES, turn))}` },
    { path: `/places/${nth(ids, turn * 7)}` },
    { path: "/graphql", body: { query: LISTING, variables: { page, limit: 48 } } },
    { path: `/api/places?search=${encodeURIComponent(nth(WORDS, turn))}&facets=true&media=true` },
    { path: `/api/geocode/json?address=${1 + (turn % 90)}+rue+de+Rivoli` },
    { path: `/api/geocode/suggest?q=${encodeURIComponent(nth(WORDS, turn + 3))}` },
    {
      path: `/api/filters/by-travel-time?latitude=48.86&longitude=2.33&maxMinutes=${10 + (turn % 30)}&transportMode=walking`,
    },
    { path: "/api/auth/login", body: { username: `visitor-${turn}@example.org`, password: "pont-neuf" } },
    // Always other pictures, so that the server must draw each of them, and render one.
    ...Array.from({ length: DRAWINGS }, (_, i) => ({ path: nth(posters, turn * DRAWINGS + i) })),
    { path: nth(posters, turn).replace(/\.svg$/, ".png") },
  ];
}

/**
 * Sends the requests of all browsers until a time.
 * @returns the number of responses by status. Requests without a response have the status 0.
 */
async function load(url: string, known: Known, until: number): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  let turn = 0;
  const browse = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    while (Date.now() < until) {
      const calls = visit(known, turn++).map(async (call) => {
        const { status } = await send(url, agent, `192.0.2.${number}`, call);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      await Promise.all(calls);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: BROWSERS }, (_, number) => browse(number + 1)));
  return statuses;
}

/** Returns the peak memory of the child processes during `work`, in bytes. */
async function peakDuring<T>(work: Promise<T>): Promise<{ readonly peak: number; readonly result: T }> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfChildren());
  }, SAMPLE_MS);
  try {
    return { result: await work, peak };
  } finally {
    clearInterval(timer);
  }
}

const figure = (what: string, bytes: number, maxMb?: number): Figure => ({
  what,
  measured: `${Math.round(bytes / MEGABYTE)} MB`,
  ...(maxMb !== undefined && { bar: `≤ ${maxMb} MB`, met: bytes <= maxMb * MEGABYTE }),
});

/**
 * `npm run bench -- memory [SECONDS]` measures the resident memory of the app with a new data folder, idle and while
 * simulated browsers load pages, listings and pictures that are not rendered yet.
 */
export const memory: Bench = async ([seconds = String(LOAD_SECONDS)]) => {
  const folder = temporaryFolder();
  // Builds before the measurement, because building takes memory, too.
  await ensureBuilt();
  const { peak: starting, result: product } = await peakDuring(startProduct(folder.path));
  const agent = new Agent({ keepAlive: true });
  try {
    const get = (path: string) => send(product.url, agent, "192.0.2.99", { path });
    await get("/");
    await pause(SETTLE_MS);
    const idle = memoryOfChildren();
    const known = await readPlaces(get);
    const { peak, result } = await peakDuring(load(product.url, known, Date.now() + Number(seconds) * 1_000));
    await pause(SETTLE_MS);
    return {
      figures: [
        figure("peak of the start, which fills the database", starting),
        figure("idle, after a page was loaded", idle, MAX_IDLE_MB),
        figure(`peak during ${seconds} s of load`, peak, MAX_LOAD_MB),
        figure("idle again, after the load", memoryOfChildren()),
      ],
      notes: [`Responses by status: ${[...result].map(([status, count]) => `${status}: ${count}`).join(", ")}.`],
    };
  } finally {
    agent.destroy();
    await product.stop();
    folder.remove();
  }
};
