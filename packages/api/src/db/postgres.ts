import { StartError } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Database, WITHOUT_STATEMENT_TIMEOUT } from "./database.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { describeUrl, postgresReason } from "./postgres-error.ts";
import * as schema from "./schema.ts";

/** How much longer an answer is waited for than the server takes to give a statement up. */
const ON_THE_WAY_MS = 1_000;

/**
 * Opens a PostgreSQL database as it is, whatever its schema.
 * @param statementTimeoutMs after how long the server gives a statement up; never when undefined. A server that has
 * vanished from the network cannot: then the connection is given up, a second later.
 * @throws StartError when nothing answers, or nobody is let in.
 */
export async function connectPostgres(url: string, statementTimeoutMs?: number): Promise<Database> {
  const untimedPool = poolOf({ connectionString: url });
  const pool =
    statementTimeoutMs === undefined
      ? untimedPool
      : poolOf({
          connectionString: url,
          statement_timeout: statementTimeoutMs,
          query_timeout: statementTimeoutMs + ON_THE_WAY_MS,
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

/** Its connections are made when they are needed, and closed soon after. */
function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Notices a server that has vanished only while nothing is under way: what was sent and not acknowledged is sent
    // again for a quarter of an hour first. That is what `query_timeout` is for.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A broken connection is reported by the query it was used for, or replaced when it was idle. Without listeners,
  // either would end the process: the pool listens for the idle ones only.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Queries over a pool, and transactions without a statement timeout over another. Transactions borrow their connection here: drizzle
 * would never give it back when its `begin` fails, as it does on a connection that broke, and ten of those leave the
 * pool empty for good. As the pool does with single queries, one that failed takes its connection along.
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
