import { StartError } from "@flaneur/runtime";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";
import { describeUrl, postgresReason } from "./postgres-words.ts";
import * as schema from "./schema.ts";

/**
 * Opens a PostgreSQL database as it is, whatever its schema.
 * @param statementTimeoutMs after how long the server gives a statement up; never when undefined.
 * @throws StartError when nothing answers, or nobody is let in.
 */
export async function connectPostgres(url: string, statementTimeoutMs?: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that has vanished from the network is noticed in half a minute, instead of being waited for.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot use the database of DATABASE_URL (${describeUrl(url)}): ${postgresReason(error)}.`);
  }
  return { db: drizzle({ client: pool, schema }), kind: "postgres", close: () => pool.end() };
}
