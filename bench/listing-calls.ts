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
/** With this number of places, the median time of a request must not exceed `ms`. */
const BAR = { places: 100_000, ms: 8 } as const;

/** Returns the URL paths of the queries of `npm run bench -- engine`. */
function addresses(places: number): readonly string[] {
  return benchQueries(places).map((query) => {
    const parameters = new URLSearchParams({ facets: "true" });
    for (const [name, value] of Object.entries(placeQueryToParameters(query)))
      for (const each of [value].flat()) if (each !== undefined && each !== "") parameters.append(name, String(each));
    return `/api/places?${parameters}`;
  });
}

/** Measures `GET /api/places` over HTTP: a mix of filters with facets, 48 places a page, from the in-memory index. */
export async function listingFromMemory(name: string, database: Database, places: number): Promise<Figure> {
  const { db } = database;
  const folder = temporaryFolder();
  const logger = createLogger("silent");
  const cache = createPlaceCache(db);
  const feed = new PlaceFeed({ database, memoryMb: MEMORY_MB, logger, onChange: cache.forget });
  const search = createMemorySearch({ feed, cache, sql: createSqlSearch(db) });
  const media = createPlaceMedia({ db, dataDir: folder.path });
  const api = createApi({ db, media, search, logger, secret: randomBytes(32) });
  const server = await serve({ fetch: (request) => api.fetch(request), host: "127.0.0.1", port: 0 });
  try {
    await feed.settled;
    const times: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      for (const address of addresses(places)) {
        const begin = performance.now();
        const answer = await fetch(`${server.url}${address}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${address} returned ${answer.status}`);
        if (round >= 0) times.push(performance.now() - begin);
      }
    }
    const p50 = median(times);
    return {
      what: `${name}, ${places.toLocaleString("en")} places: a mix of lists with counts, from memory`,
      measured: `p50 ${milliseconds(p50)} · p99 ${milliseconds(quantile(times, 0.99))}`,
      ...(places === BAR.places ? { bar: `≤ ${BAR.ms} ms`, met: p50 <= BAR.ms } : {}),
    };
  } finally {
    await server.close();
    await feed.close();
    folder.remove();
  }
}
