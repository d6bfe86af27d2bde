/** A database that records its statements, and can run the same statements without the product's code. */
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db } from "../src/db/database.ts";
import * as schema from "../src/db/schema.ts";

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

export interface WatchedDatabase {
  readonly db: Db;
  /** Runs the work, and returns the statements that it sent. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]>;
  /** Runs a statement with the driver alone. Each row is an array of values, the form that drizzle requests, too. */
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
      // A copy, since later statements do not belong to this work.
      return [...asked];
    },
  };
}

/** Watches a database whose schema already exists. */
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
