import { StartError } from "@flaneur/runtime";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
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
  // A connection that breaks is told of by the query it was used for, or replaced when it was idle. Without listeners,
  // either would end the process: the pool listens for the idle ones only.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot use the database of DATABASE_URL (${describeUrl(url)}): ${postgresReason(error)}.`);
  }
  return { db: overPool(pool), kind: "postgres", close: () => pool.end() };
}

/**
 * Queries over the pool. Transactions borrow their connection here: drizzle would never give it back when its `begin`
 * fails, as it does on a connection that broke, and ten of those leave the pool empty for good.
 */
function overPool(pool: pg.Pool): NodePgDatabase<typeof schema> {
  const db = drizzle({ client: pool, schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, schema }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
