import { PAGE_SIZES, type PageSize } from "@flaneur/domain";
import { createGateway } from "@flaneur/gateway";
import { createLogger, type Fetch, type RunningServer, serve } from "@flaneur/runtime";
import { start, temporaryFolder } from "../tests/e2e/processes.ts";
import type { Bench, Figure } from "./bench.ts";
import { median, milliseconds, quantile, ratio } from "./statistics.ts";

const PAIRS = 300;
const WARM_UP = 40;
const PAGES = 5;
const MAX_RATIO = 1.4;
const MAX_CALLS = 2;

/** What the places home asks. */
const LISTING = `query Places($page: Int!, $limit: Int!) {
  places(page: $page, limit: $limit) {
    nodes { id name address arrondissement types tags placeStatus travelTime media { kind url } }
    pagination { total page limit pages }
    facets { types { value count } tags { value count } arrondissements { value count } }
  }
}`;

const listen = (fetch: Fetch): Promise<RunningServer> => serve({ fetch, host: "127.0.0.1", port: 0 });

/** The least that stands between a browser and the API: the answer is handed on as it comes. */
const passThrough =
  (apiUrl: string): Fetch =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const { body, status, headers } = await fetch(`${apiUrl}${pathname}${search}`);
    return new Response(body, { status, headers: { "content-type": headers.get("content-type") ?? "" } });
  };

async function timed(send: () => Promise<Response>): Promise<number> {
  const begin = performance.now();
  const response = await send();
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return performance.now() - begin;
}

/**
 * A listing through the gateway (places, facets, media of all) beside a bare proxy before the same REST call. Real HTTP
 * on loopback; the API is a process of its own, both contenders share this one and take turns, first one then the other.
 */
export const gateway: Bench = async () => {
  const folder = temporaryFolder();
  const api = await start("api", { DATA_DIR: folder.path });
  let calls = 0;
  const counted = (request: Request): Promise<Response> => {
    calls += 1;
    return fetch(request);
  };
  const graph = await listen(createGateway({ fetch: counted, apiUrl: api.url, logger: createLogger("error") }));
  const proxy = await listen(passThrough(api.url));
  try {
    const ask = (page: number, limit: PageSize) =>
      timed(() =>
        fetch(`${graph.url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ query: LISTING, variables: { page, limit } }),
        }),
      );
    const hand = (page: number) =>
      timed(() => fetch(`${proxy.url}/api/places?page=${page}&limit=48&sortBy=name&sortOrder=asc&facets=true`));

    const upstream: Figure[] = [];
    for (const limit of PAGE_SIZES) {
      calls = 0;
      await ask(1, limit);
      const what = `REST calls behind a page of ${limit}`;
      upstream.push({ what, measured: String(calls), bar: `≤ ${MAX_CALLS}`, met: calls <= MAX_CALLS });
    }

    const asked: number[] = [];
    const handed: number[] = [];
    for (let i = -WARM_UP; i < PAIRS; i++) {
      const page = 1 + (Math.abs(i) % PAGES);
      // Whoever goes second finds the machine as the first left it: they change places each time.
      const first = i % 2 === 0 ? await ask(page, 48) : await hand(page);
      const second = i % 2 === 0 ? await hand(page) : await ask(page, 48);
      if (i < 0) continue;
      asked.push(i % 2 === 0 ? first : second);
      handed.push(i % 2 === 0 ? second : first);
    }
    const slower = median(asked) / median(handed);
    const both = (times: readonly number[]) =>
      `${milliseconds(median(times))} · p95 ${milliseconds(quantile(times, 0.95))}`;
    return {
      figures: [
        ...upstream,
        { what: `proxy, p50 of ${PAIRS}`, measured: both(handed) },
        { what: `gateway, p50 of ${PAIRS}`, measured: both(asked) },
        { what: "gateway : proxy, p50", measured: ratio(slower), bar: `≤ ${MAX_RATIO}×`, met: slower <= MAX_RATIO },
      ],
    };
  } finally {
    await graph.close();
    await proxy.close();
    await api.stop();
    folder.remove();
  }
};
