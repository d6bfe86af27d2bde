import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "./database.ts";

/**
 * Sets the statement timeout of a transaction, in milliseconds. Unlike a timeout of the session, it also applies behind
 * a connection pooler.
 */
export const limitStatements = (transaction: Db, timeoutMs: number) =>
  transaction.execute(sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`);

/** Statements that PostgreSQL refuses in a transaction. They run without a timeout. */
const OUTSIDE_TRANSACTIONS = /^\s*vacuum\b/i;

/**
 * Wraps each `pool.query` in a transaction with a statement timeout. A pooler such as PgBouncer may run each
 * transaction in another session, so the timeout cannot be a setting of the session. Each query takes two additional
 * round trips.
 */
export function limitSingleQueries(pool: pg.Pool, timeoutMs: number): void {
  const query = async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const isLimited = !OUTSIDE_TRANSACTIONS.test(config.text);
    const client = await pool.connect();
    let failed = true;
    try {
      if (isLimited) await client.query(`begin; set local statement_timeout = ${Math.round(timeoutMs)}`);
      const result = await client.query(config, values);
      if (isLimited) await client.query("commit");
      failed = false;
      return result;
    } finally {
      // The transaction of a failed query ends with its connection.
      client.release(failed);
    }
  };
  pool.query = query as pg.Pool["query"];
}
