import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Listen, UndeliveredNotifications } from "./listening.ts";
import type { PostgresHosts } from "./postgres-hosts.ts";

/** Milliseconds that a query or the end of a connection may take, on either connection. */
const RESPONSE_MS = 1_000;

/** Milliseconds that a notification may take to arrive. */
const ARRIVAL_MS = 5_000;
/** Milliseconds after which it is tested again whether notifications arrive: the pooler may have been reconfigured. */
const TEST_EVERY_MS = 60_000;

/**
 * Ends a connection. If the server does not close it within a second, closes it without the server: an unreachable
 * server would otherwise be waited for until the system gives up, after minutes.
 */
async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), RESPONSE_MS);
  try {
    await client.end();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a notification on a connection of its own. A notification on the listening connection would prove nothing,
 * because it would always arrive.
 */
async function notify(hosts: PostgresHosts, channel: string): Promise<void> {
  const client = new pg.Client({
    connectionString: hosts.current,
    connectionTimeoutMillis: 5_000,
    query_timeout: RESPONSE_MS,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_notify($1, '')", [channel]);
  } finally {
    // The end is not awaited, because it waits for the server.
    endClient(client).catch(() => {});
  }
}

/**
 * Listens on its own connection, since a pool closes idle connections. Tests at the start and once a minute whether
 * notifications arrive. After a failure, the next call uses the next host of `direct`, unless `direct` is `hosts`.
 * @param direct leads to the server without a pooler, if possible; may be `hosts` itself.
 * @param hosts the hosts to which the product writes.
 */
export const listenOnPostgres =
  (direct: PostgresHosts, hosts: PostgresHosts): Listen =>
  async (channel, { onMessage, onLost }) => {
    const test = `test_${randomUUID()}`;
    const url = direct.current;
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: RESPONSE_MS,
      keepAlive: true,
    });
    let isOver = false;
    let testing: NodeJS.Timeout | undefined;
    const end = () => {
      isOver = true;
      clearTimeout(testing);
    };
    const moveOn = () => {
      // The pool itself changes the current host of `hosts`, because the pool checks which host accepts writes.
      if (direct !== hosts) direct.moveOnFrom(url);
    };
    const lose = () => {
      if (isOver) return;
      end();
      moveOn();
      onLost();
      endClient(client).catch(() => {});
    };
    let arrived = () => {};
    /** @throws UndeliveredNotifications when a notification does not arrive. */
    const testArrival = async () => {
      const { promise, resolve } = Promise.withResolvers<true>();
      arrived = () => resolve(true);
      await notify(hosts, test);
      if ((await Promise.race([promise, pause(ARRIVAL_MS, false, { ref: false })])) === false)
        throw new UndeliveredNotifications();
    };
    const testLater = () => {
      if (isOver) return;
      testing = setTimeout(() => testArrival().then(testLater, lose), TEST_EVERY_MS);
      testing.unref();
    };
    // Without a listener, a broken connection would end the process.
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ channel: from, payload = "" }) => {
      if (from === test) arrived();
      else onMessage(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await client.query(`listen ${client.escapeIdentifier(test)}`);
      await testArrival();
    } catch (error) {
      end();
      moveOn();
      await endClient(client);
      throw error;
    }
    testLater();
    return {
      confirm: async () => {
        try {
          // PostgreSQL sends earlier notifications before this response.
          await client.query("select 1");
        } catch (error) {
          lose();
          throw error;
        }
      },
      close: async () => {
        end();
        await endClient(client);
      },
    };
  };
