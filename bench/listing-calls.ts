import { randomBytes } from "node:crypto";
import { placeQueryToParameters } from "@flaneur/domain";
import { createLogger, serve } from "@flaneur/server-kit";
import { createApi } from "../packages/api/src/api.ts";
import type { Database } from "../packages/api/src/db/database.ts";
import { createPlaceMedia } from "../packages/api/src/media/place-media.ts";
import { createMemorySearch } from "../packages/api/src/places/memory/memory-search.ts";
import { createPlaceCache } from "../packages/api/src/places/memory/place-cache.ts";
import { PlaceFeed } from "../packages/api/src/places/memory/place-feed.ts";
import { createSqlSearch } from "../packages/api/src/places/sql-search.ts";
import { benchQueries } from "../packages/place-index/bench/queries.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";
import type { Figure } from "./bench.ts";
import { median, milliseconds, quantile } from "./statistics.ts";

const MEMORY_MB = 1_000;
const ROUNDS = 5;
/** Targets for the median time of a list and of suggestions, in milliseconds, if the database has `places` places. */
const BAR = { places: 100_000, listing: 8, suggestions: 20 } as const;

/** Texts as visitors type them. Suggestions are requested for each text from its second letter on. */
const TYPED = ["cafe flore", "eifel tower", "pizza 11e", "wine bar near abbesses", "museum open now", "le marais"];

/** Returns the URL paths of the queries of `npm run bench -- engine`. */
function addresses(places: number): readonly string[] {
  return benchQueries(places).map((query) => {
    const parameters = new URLSearchParams({ facets: "true" });
    for (const [name, value] of Object.entries(placeQueryToParameters(query)))
      for (const each of [value].flat()) if (each !== undefined && each !== "") parameters.append(name, String(each));
    return `/api/places?${parameters}`;
  });
}

/** Returns the URL paths of the suggestions while the texts are typed. */
const suggestions = (): readonly string[] =>
  TYPED.flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, index) => {
      const parameters = new URLSearchParams({ q: text.slice(0, index + 2) });
      return `/api/search/suggest?${parameters}`;
    }),
  );

/** Requests all paths in several rounds. Returns the milliseconds of each request, without those of a first round. */
async function measureRequests(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    for (const path of paths) {
      const begin = performance.now();
      const answer = await fetch(`${url}${path}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
      if (round >= 0) times.push(performance.now() - begin);
    }
  }
  return times;
}

/**
 * Measures calls over HTTP that use the in-memory index: `GET /api/places` for a mix of filters with facets, and
 * `GET /api/search/suggest` while texts are typed.
 */
export async function callsFromMemory(name: string, database: Database, places: number): Promise<readonly Figure[]> {
  const { db } = database;
  const folder = temporaryFolder();
  const logger = createLogger("silent");
  const cache = createPlaceCache(db);
  const feed = new PlaceFeed({ database, memoryMb: MEMORY_MB, logger, onChange: cache.forget });
  const search = createMemorySearch({ feed, cache, sql: createSqlSearch(db) });
  const media = createPlaceMedia({ db, dataDir: folder.path });
  const api = createApi({ db, media, search, logger, secret: randomBytes(32) });
  const server = await serve({ fetch: (request) => api.fetch(request), host: "127.0.0.1", port: 0 });
  const figure = async (what: string, paths: readonly string[], ms: number): Promise<Figure> => {
    const times = await measureRequests(server.url, paths);
    const p50 = median(times);
    return {
      what: `${name}, ${places.toLocaleString("en")} places: ${what}, from memory`,
      measured: `p50 ${milliseconds(p50)} · p99 ${milliseconds(quantile(times, 0.99))}`,
      ...(places === BAR.places ? { bar: `≤ ${ms} ms`, met: p50 <= ms } : {}),
    };
  };
  try {
    await feed.settled;
    return [
      await figure("a mix of lists with counts", addresses(places), BAR.listing),
      await figure("suggestions while typing", suggestions(), BAR.suggestions),
    ];
  } finally {
    await server.close();
    await feed.close();
    folder.remove();
  }
}
