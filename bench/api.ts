import { randomBytes } from "node:crypto";
import { createLogger, serve } from "@flaneur/server-kit";
import { createApi } from "../packages/api/src/api.ts";
import type { Database } from "../packages/api/src/db/database.ts";
import { openDatabase, openPglite } from "../packages/api/src/db/open-database.ts";
import { createPlaceMedia } from "../packages/api/src/media/place-media.ts";
import { manyPlaces } from "../packages/api/testing/many-places.ts";
import { type WatchedDatabase, watchPglite, watchPostgres } from "../packages/api/testing/watched-databases.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";
import type { Bench, Figure } from "./bench.ts";
import { callsFromMemory } from "./listing-calls.ts";
import { median, milliseconds, quantile, ratio } from "./statistics.ts";

/** Numbers of places: a curated list, a large import of a city, and a stress case. */
const SIZES = [350, 15_000, 100_000] as const;
const WARM_UP = 10;
/** Rounds of measurement. More rounds would make p99 more stable, but the bench too slow. */
const roundsFor = (places: number): number => (places > 50_000 ? 100 : 200);

const CALLS = {
  "listing as the app loads it": "/places?limit=48&facets=true&media=true",
  "listing, page only": "/places?limit=48",
  "listing with a search": "/places?limit=48&search=creperie",
  detail: "/places/breizh-cafe-marais?media=true",
  "by-travel-time, 20 min walk":
    "/filters/by-travel-time?latitude=48.8606&longitude=2.3376&maxMinutes=20&transportMode=walking",
} as const;

/**
 * Creates a database with a number of places, calls `filled` with it, and opens it again so that its statements are
 * recorded. `remove` deletes the files of an embedded database.
 */
type Open = (
  places: number,
  filled: (database: Database) => Promise<void>,
) => Promise<{ readonly watched: WatchedDatabase; remove(): void }>;

const openers = (server: string): Readonly<Record<string, Open>> => ({
  PGlite: async (places, filled) => {
    const folder = temporaryFolder();
    const database = await openPglite(folder.path);
    await manyPlaces(database.db, places);
    await filled(database);
    await database.close();
    return { watched: await watchPglite(folder.path), remove: folder.remove };
  },
  PostgreSQL: async (places, filled) => {
    const databaseUrl = `${server}/bench_${places}`;
    const administrator = watchPostgres(`${server}/postgres`);
    await administrator.run({ text: `create database bench_${places}`, values: [] });
    await administrator.close();
    const database = await openDatabase({ databaseUrl, dataDir: "" });
    await manyPlaces(database.db, places);
    await filled(database);
    await database.close();
    return { watched: watchPostgres(databaseUrl), remove: () => {} };
  },
});

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const both = (times: readonly number[]): string =>
  `p50 ${milliseconds(median(times))} · p99 ${milliseconds(quantile(times, 0.99))}`;

/** Measures each call over HTTP and, alternating with it, the SQL statements of the call sent directly. */
async function measure(name: string, open: Open, places: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { watched, remove } = await open(places, async (database) => {
    figures.push(...(await callsFromMemory(name, database, places)));
  });
  const { db, run, statementsOf } = watched;
  const folder = temporaryFolder();
  const api = createApi({
    db,
    media: createPlaceMedia({ db, dataDir: folder.path }),
    logger: createLogger("silent"),
    secret: randomBytes(32),
  });
  const server = await serve({ fetch: (request) => api.fetch(request), host: "127.0.0.1", port: 0 });
  try {
    for (const [what, path] of Object.entries(CALLS)) {
      const call = async () => {
        const answer = await fetch(`${server.url}/api${path}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      };
      const statements = await statementsOf(call);
      const bare = () => Promise.all(statements.map(run));
      const times = { call: [] as number[], bare: [] as number[] };
      for (let round = -WARM_UP; round < roundsFor(places); round++) {
        const turns = [
          async () => [times.call, await elapsed(call)] as const,
          async () => [times.bare, await elapsed(bare)] as const,
        ];
        for (const turn of round % 2 ? turns : turns.toReversed()) {
          const [list, time] = await turn();
          if (round >= 0) list.push(time);
        }
      }
      figures.push({
        what: `${name}, ${places.toLocaleString("en")} places: ${what}`,
        measured: `${both(times.call)}   bare SQL ${both(times.bare)}   ${ratio(median(times.call) / median(times.bare))}`,
      });
    }
    return figures;
  } finally {
    await server.close();
    await watched.close();
    folder.remove();
    remove();
  }
}

/**
 * Measures calls that visitors wait for, over HTTP on loopback, from memory and from the database. The calls from the
 * database are compared with their bare SQL, sent by the same driver.
 */
export const api: Bench = async () => {
  const { url, stop } = await startPostgres();
  try {
    const figures: Figure[] = [];
    for (const [name, open] of Object.entries(openers(url))) {
      for (const places of SIZES) figures.push(...(await measure(name, open, places)));
    }
    return { figures };
  } finally {
    await stop();
  }
};
