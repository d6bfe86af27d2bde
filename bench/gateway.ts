import { openApi } from "@flaneur/api";
import { PAGE_SIZES } from "@flaneur/domain";
import { createGateway } from "@flaneur/gateway";
import { createLogger, type Fetch, type RunningServer, readSettings, serve } from "@flaneur/server-kit";
import { temporaryFolder } from "../tests/setup/processes.ts";
import { bareProxy } from "./bare-proxy.ts";
import type { Bench, Figure } from "./bench.ts";
import { LISTING, MEDIA } from "./listing-query.ts";
import { median, milliseconds, quantile, ratio } from "./statistics.ts";

const ROUNDS = 300;
const WARM_UP = 40;
const PAGES = 5;
const MAX_RATIO = 1.4;
const MAX_CALLS = 2;

const listen = (fetch: Fetch): Promise<RunningServer> => serve({ fetch, host: "127.0.0.1", port: 0 });

const post = (gateway: RunningServer, query: string, page: number, limit: number): Promise<Response> =>
  fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { page, limit } }),
  });

async function timed(send: () => Promise<Response>): Promise<number> {
  const begin = performance.now();
  const response = await send();
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return performance.now() - begin;
}

class Contender {
  readonly send: (page: number) => Promise<Response>;
  readonly times: number[] = [];

  constructor(send: (page: number) => Promise<Response>) {
    this.send = send;
  }

  get figure(): string {
    return `${milliseconds(median(this.times))} · p95 ${milliseconds(quantile(this.times, 0.95))}`;
  }
}

/** Measures all contenders in each round. The order rotates, because each request warms caches for the next. */
async function measureInTurns(contenders: readonly Contender[]): Promise<void> {
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const page = 1 + (Math.abs(round) % PAGES);
    for (const turn of contenders.keys()) {
      const contender = contenders.at((turn + round) % contenders.length);
      if (contender === undefined) continue;
      const time = await timed(() => contender.send(page));
      if (round >= 0) contender.times.push(time);
    }
  }
}

/**
 * Compares a listing through the gateway (places, facets and media) with the REST call for the same data through a bare
 * proxy. All servers run in this process and use HTTP on loopback. Requests are sent one at a time, so that none waits
 * for another. Unlike `npm start`, the API renders no posters in advance.
 */
export const gateway: Bench = async () => {
  const folder = temporaryFolder();
  const logger = createLogger("error");
  const opened = await openApi(readSettings({ DATA_DIR: folder.path }), logger);
  const api = await listen(opened.fetch);
  let calls = 0;
  const counted = (request: Request): Promise<Response> => {
    calls += 1;
    return fetch(request);
  };
  const graph = await listen(createGateway({ fetch: counted, apiUrl: api.url, logger }));
  const proxy = await listen(bareProxy(api.url));
  try {
    const upstream: Figure[] = [];
    for (const limit of PAGE_SIZES) {
      calls = 0;
      await timed(() => post(graph, LISTING, 1, limit));
      const what = `REST calls behind a page of ${limit}`;
      upstream.push({ what, measured: String(calls), bar: `≤ ${MAX_CALLS}`, met: calls <= MAX_CALLS });
    }

    const bare = new Contender((page) =>
      fetch(`${proxy.url}/api/places?page=${page}&limit=48&sortBy=name&sortOrder=asc&facets=true&media=true`),
    );
    const full = new Contender((page) => post(graph, LISTING, page, 48));
    const withoutMedia = new Contender((page) => post(graph, LISTING.replace(MEDIA, ""), page, 48));
    await measureInTurns([bare, full, withoutMedia]);
    const slower = median(full.times) / median(bare.times);
    return {
      figures: [
        ...upstream,
        { what: `proxy, p50 of ${ROUNDS}`, measured: bare.figure },
        { what: "gateway", measured: full.figure },
        { what: "gateway, without media", measured: withoutMedia.figure },
        { what: "gateway : proxy, p50", measured: ratio(slower), bar: `≤ ${MAX_RATIO}×`, met: slower <= MAX_RATIO },
      ],
    };
  } finally {
    await graph.close();
    await proxy.close();
    await api.close();
    await opened.close();
    folder.remove();
  }
};
