import { StartError } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { type Database, type Db, type PoolConnections, WITHOUT_STATEMENT_TIMEOUT } from "./database.ts";
import { limitSingleQueries, limitStatements } from "./local-timeout.ts";
import { describeUrl, postgresReason } from "./postgres-error.ts";
import { createHosts, type PostgresHosts } from "./postgres-hosts.ts";
import { PostgresPool } from "./postgres-pool.ts";
import * as schema from "./schema.ts";

/** Milliseconds after the statement timeout for which the client still waits for a response. */
const RESPONSE_MARGIN_MS = 1_000;

interface PostgresOptions {
  /**
   * Milliseconds after which the server cancels a statement; undefined for no timeout. A server that is no longer
   * reachable cannot cancel: the connection is closed a second later.
   */
  readonly statementTimeoutMs?: number | undefined;
}

/**
 * Opens a PostgreSQL database without migrating it.
 * @param url of one host, or of several hosts separated by commas.
 * @throws StartError when no connection can be opened.
 */
export async function connectPostgres(url: string, { statementTimeoutMs }: PostgresOptions = {}): Promise<Database> {
  const hosts = createHosts(url);
  const untimedPool = new PostgresPool(hosts, {});
  const watchingPool = new PostgresPool(hosts, { max: 1 });
  try {
    const timed =
      statementTimeoutMs === undefined
        ? { pool: untimedPool, timeoutMs: null }
        : await openTimedPool(hosts, statementTimeoutMs);
    if (timed.pool === untimedPool) (await untimedPool.connect()).release();
    const pools = [...new Set([timed.pool, untimedPool, watchingPool])];
    let hasFailed = false;
    return {
      db: overPools(timed, untimedPool),
      kind: "postgres",
      explainDisk: () => null,
      within: async (milliseconds, read) => {
        const result = await answeredIn(milliseconds, watchingPool, read).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
        // The server answers on a new connection but did not on the one before, so the others may hang as well.
        if (hasFailed) for (const each of pools) if (each !== watchingPool) each.replaceConnections();
        hasFailed = false;
        return result;
      },
      connections: () => connectionsOf(pools),
      close: async () => {
        await Promise.all(pools.map((each) => each.end()));
      },
    };
  } catch (error) {
    await untimedPool.end();
    throw new StartError(`Cannot use the database of DATABASE_URL (${describeUrl(url)}): ${postgresReason(error)}.`);
  }
}

/** Runs a read on a connection of a pool. Closes the connection if the read fails or takes longer than `milliseconds`. */
async function answeredIn<T>(milliseconds: number, pool: PostgresPool, read: (db: Db) => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new Error(`The database has not answered within ${milliseconds} ms.`));
  // If this program was busy, the timer is called before an answer that has arrived is read. `setImmediate` waits for it.
  const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  const connecting = pool.connect();
  try {
    const client = await Promise.race([connecting, late.promise]);
    const result = await Promise.race([read(drizzle({ client, schema })), late.promise]);
    client.release();
    return result;
  } catch (error) {
    connecting.then(
      (client) => client.release(true),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A pool, and the statement timeout that each transaction must set; null when no transaction must set one. */
interface TimedPool {
  readonly pool: PostgresPool;
  readonly timeoutMs: number | null;
}

/** Whether a pooler refused the timeout as a parameter of the connection, as PgBouncer does by default. */
const refusesParameter = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("unsupported startup parameter");

async function openTimedPool(hosts: PostgresHosts, timeoutMs: number): Promise<TimedPool> {
  const giveUp = { query_timeout: timeoutMs + RESPONSE_MARGIN_MS };
  const pool = new PostgresPool(hosts, { ...giveUp, statement_timeout: timeoutMs });
  try {
    (await pool.connect()).release();
    return { pool, timeoutMs: null };
  } catch (error) {
    await pool.end();
    if (!refusesParameter(error)) throw error;
    const pooled = new PostgresPool(hosts, giveUp);
    limitSingleQueries(pooled, timeoutMs);
    return { pool: pooled, timeoutMs };
  }
}

function connectionsOf(pools: readonly PostgresPool[]): PoolConnections {
  const sum = (of: (pool: PostgresPool) => number) => pools.reduce((total, pool) => total + of(pool), 0);
  return {
    busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  };
}

/**
 * Runs queries and transactions on the first pool, and transactions WITHOUT_STATEMENT_TIMEOUT on `untimedPool`. Takes
 * the connection of a transaction itself: drizzle would not release the connection when `begin` fails, and lost
 * connections would empty the pool. A failed query of a transaction closes the connection.
 */
function overPools({ pool, timeoutMs }: TimedPool, untimedPool: PostgresPool): NodePgDatabase<typeof schema> {
  const db = drizzle({ client: pool, schema });
  db.transaction = async (work, config) => {
    const isTimed = config !== WITHOUT_STATEMENT_TIMEOUT;
    const client = await (isTimed ? pool : untimedPool).connect();
    let failed = false;
    try {
      return await drizzle({ client, schema }).transaction(async (transaction) => {
        if (isTimed && timeoutMs !== null) await limitStatements(transaction, timeoutMs);
        return work(transaction);
      }, config);
    } catch (error) {
      failed = error instanceof DrizzleQueryError;
      throw error;
    } finally {
      client.release(failed);
    }
  };
  return db;
}
