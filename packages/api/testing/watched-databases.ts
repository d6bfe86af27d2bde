/** Databases that remember what they were asked, and can be asked the same without anything of ours in between. */
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "../src/db/database.ts";
import * as schema from "../src/db/schema.ts";

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

export interface WatchedDatabase {
  readonly db: Db;
  /** Runs the work and tells what it asked. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]>;
  /** The driver's own way; rows as lists, as drizzle has them. */
  run(statement: Statement): Promise<{ readonly rows: unknown[] }>;
  close(): Promise<void>;
}

function watch() {
  const asked: Statement[] = [];
  return {
    logger: { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) },
    statementsOf: async (work: () => Promise<unknown>) => {
      asked.length = 0;
      await work();
      // What is asked later on belongs to somebody else.
      return [...asked];
    },
  };
}

/** A database whose schema is there already. */
export function watchPostgres(url: string): WatchedDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const { logger, statementsOf } = watch();
  return {
    db: drizzlePostgres({ client: pool, schema, logger }),
    statementsOf,
    run: ({ text, values }) => pool.query({ text, values, rowMode: "array" }),
    close: () => pool.end(),
  };
}

/** The same in a folder of PGlite that nobody else has open. */
export async function watchPglite(folder: string): Promise<WatchedDatabase> {
  const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  const { logger, statementsOf } = watch();
  return {
    db: drizzlePglite({ client, schema, logger }),
    statementsOf,
    run: ({ text, values }) => client.query(text, values, { rowMode: "array" }),
    close: () => client.close(),
  };
}
