import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createLogger, serve } from "@flaneur/runtime";
import type { Logger as QueryLogger } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { createApi } from "../packages/api/src/api.ts";
import { type Db, openDatabase, openPglite } from "../packages/api/src/db/database.ts";
import * as schema from "../packages/api/src/db/schema.ts";
import { createPlaceMedia } from "../packages/api/src/media/place-media.ts";
import { manyPlaces } from "../packages/api/testing/many-places.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";
import type { Bench, Figure } from "./bench.ts";
import { median, milliseconds, quantile, ratio } from "./statistics.ts";

/** A neighbourhood's list, all that was ever imported from one, and a country's worth. */
const SIZES = [350, 15_000, 100_000] as const;
const WARM_UP = 10;
/** More would make p99 steadier, and the bench longer than anybody waits. */
const roundsFor = (places: number): number => (places > 50_000 ? 100 : 200);

const CALLS = {
  "listing as the app asks": "/places?limit=48&facets=true&media=true",
  "listing, page only": "/places?limit=48",
  "listing with a search": "/places?limit=48&search=creperie",
  detail: "/places/breizh-cafe-marais?media=true",
  "by-travel-time, 20 min walk":
    "/filters/by-travel-time?latitude=48.8606&longitude=2.3376&maxMinutes=20&transportMode=walking",
} as const;

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** A database filled and open, with the driver's own way of asking it. */
interface Contender {
  readonly name: string;
  readonly db: Db;
  run(statement: Statement): Promise<unknown>;
  close(): Promise<void>;
}

async function pglite(places: number, logger: QueryLogger): Promise<Contender> {
  const folder = temporaryFolder();
  const filling = await openPglite(folder.path);
  await manyPlaces(filling.db, places);
  await filling.close();
  const client = await PGlite.create({ dataDir: folder.path, extensions: { pg_trgm } });
  return {
    name: "PGlite",
    db: drizzlePglite({ client, schema, logger }),
    run: ({ text, values }) => client.query(text, values, { rowMode: "array" }),
    close: async () => {
      await client.close();
      folder.remove();
    },
  };
}

const postgresAt =
  (server: string) =>
  async (places: number, logger: QueryLogger): Promise<Contender> => {
    const databaseUrl = `${server}/bench_${places}`;
    const administrator = new pg.Client({ connectionString: `${server}/postgres` });
    await administrator.connect();
    await administrator.query(`create database bench_${places}`);
    await administrator.end();
    const filling = await openDatabase({ databaseUrl, dataDir: "" });
    await manyPlaces(filling.db, places);
    await filling.close();
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    return {
      name: "PostgreSQL",
      db: drizzlePostgres({ client: pool, schema, logger }),
      run: ({ text, values }) => pool.query({ text, values, rowMode: "array" }),
      close: () => pool.end(),
    };
  };

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const both = (times: readonly number[]): string =>
  `p50 ${milliseconds(median(times))} · p99 ${milliseconds(quantile(times, 0.99))}`;

/** Each call over HTTP and the statements behind it sent bare, in turn. */
async function measure(
  open: (places: number, logger: QueryLogger) => Promise<Contender>,
  places: number,
): Promise<Figure[]> {
  const asked: Statement[] = [];
  const { name, db, run, close } = await open(places, { logQuery: (text, values) => asked.push({ text, values }) });
  const folder = temporaryFolder();
  const api = createApi({
    db,
    media: createPlaceMedia({ db, dataDir: folder.path }),
    logger: createLogger("silent"),
    secret: randomBytes(32),
  });
  const server = await serve({ fetch: (request) => api.fetch(request), host: "127.0.0.1", port: 0 });
  try {
    const figures: Figure[] = [];
    for (const [what, path] of Object.entries(CALLS)) {
      const call = async () => {
        const answer = await fetch(`${server.url}/api${path}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      };
      asked.length = 0;
      await call();
      const statements = [...asked];
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
    await close();
    folder.remove();
  }
}

/** The calls that people wait for, over HTTP on loopback, beside the SQL behind each sent bare by the same driver. */
export const api: Bench = async () => {
  const { url, stop } = await startPostgres();
  try {
    const figures: Figure[] = [];
    for (const open of [pglite, postgresAt(url)]) {
      for (const places of SIZES) figures.push(...(await measure(open, places)));
    }
    return { figures };
  } finally {
    await stop();
  }
};
