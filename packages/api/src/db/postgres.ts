import { StartError } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { type Database, type PoolConnections, WITHOUT_STATEMENT_TIMEOUT } from "./database.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { describeUrl, postgresReason } from "./postgres-error.ts";
import { createHosts } from "./postgres-hosts.ts";
import { PostgresPool } from "./postgres-pool.ts";
import * as schema from "./schema.ts";

/** Milliseconds for which a response is awaited after the statement timeout. */
const ON_THE_WAY_MS = 1_000;

/**
 * Opens a PostgreSQL database without migrating it.
 * @param url of one host, or of several hosts separated by commas.
 * @param statementTimeoutMs after which the server cancels a statement; undefined for no timeout. A server that is no
 * longer reachable cannot cancel: the connection is given up a second later.
 * @throws StartError when nothing listens at the address, or the login is refused.
 */
export async function connectPostgres(url: string, statementTimeoutMs?: number): Promise<Database> {
  const hosts = createHosts(url);
  const untimedPool = new PostgresPool(hosts, {});
  const pool =
    statementTimeoutMs === undefined
      ? untimedPool
      : new PostgresPool(hosts, {
          statement_timeout: statementTimeoutMs,
          query_timeout: statementTimeoutMs + ON_THE_WAY_MS,
        });
  const pools = [...new Set([pool, untimedPool])];
  const close = async () => {
    await Promise.all(pools.map((each) => each.end()));
  };
  try {
    (await pool.connect()).release();
  } catch (error) {
    await close();
    throw new StartError(`Cannot use the database of DATABASE_URL (${describeUrl(url)}): ${postgresReason(error)}.`);
  }
  const db = overPools(pool, untimedPool);
  return {
    db,
    kind: "postgres",
    explainDisk: () => null,
    listen: listenOnPostgres(hosts),
    connections: () => connectionsOf(pools),
    close,
  };
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
 * Runs queries on one pool, and transactions without a statement timeout on the other pool. Transactions borrow their
 * connection here: drizzle would not release the connection when `begin` fails, as on a broken connection, and ten lost
 * connections would empty the pool for good. Like single queries of the pool, a failed transaction closes its
 * connection.
 */
function overPools(pool: PostgresPool, untimedPool: PostgresPool): NodePgDatabase<typeof schema> {
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
