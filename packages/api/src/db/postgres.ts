import { StartError } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Database, WITHOUT_STATEMENT_TIMEOUT } from "./database.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { describeUrl, postgresReason } from "./postgres-error.ts";
import * as schema from "./schema.ts";

/** Milliseconds for which a response is awaited after the statement timeout. */
const RESPONSE_MARGIN_MS = 1_000;

/**
 * Opens a PostgreSQL database without migrating it.
 * @param statementTimeoutMs after which the server cancels a statement; undefined for no timeout. A server that is no
 * longer reachable cannot cancel a statement: the connection is closed a second later.
 * @throws StartError when nothing listens at the address, or the login is refused.
 */
export async function connectPostgres(url: string, statementTimeoutMs?: number): Promise<Database> {
  const untimedPool = poolOf({ connectionString: url });
  const pool =
    statementTimeoutMs === undefined
      ? untimedPool
      : poolOf({
          connectionString: url,
          statement_timeout: statementTimeoutMs,
          query_timeout: statementTimeoutMs + RESPONSE_MARGIN_MS,
        });
  const close = async () => {
    await Promise.all([...new Set([pool, untimedPool])].map((each) => each.end()));
  };
  try {
    (await pool.connect()).release();
  } catch (error) {
    await close();
    throw new StartError(`Cannot use the database of DATABASE_URL (${describeUrl(url)}): ${postgresReason(error)}.`);
  }
  const db = overPools(pool, untimedPool);
  return { db, kind: "postgres", explainDisk: () => null, listen: listenOnPostgres(url), close };
}

/** Creates a pool, whose connections are opened on demand and closed soon after. */
function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Detects an unreachable server only while the connection is idle: unacknowledged data is first resent for a
    // quarter of an hour. `query_timeout` handles that case.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A broken connection is reported by its query, or replaced if idle. An error without a listener ends the process,
  // and the pool itself listens to idle connections only.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Runs queries on one pool, and transactions without a statement timeout on the other pool. Transactions borrow their
 * connection here: drizzle would not release the connection when `begin` fails, as on a broken connection, and ten lost
 * connections would empty the pool for good. Like single queries of the pool, a failed transaction closes its
 * connection.
 */
function overPools(pool: pg.Pool, untimedPool: pg.Pool): NodePgDatabase<typeof schema> {
  const db = drizzle({ client: pool, schema });
  db.transaction = async (work, config) => {
    const client = await (config === WITHOUT_STATEMENT_TIMEOUT ? untimedPool : pool).connect();
    let failed = false;
    try {
      return await drizzle({ client, schema }).transaction(work, config);
    } catch (error) {
      failed = error instanceof DrizzleQueryError;
      throw error;
    } finally {
      client.release(failed);
    }
  };
  return db;
}
