import pg from "pg";
import type { Listen } from "./listening.ts";
import type { PostgresHosts } from "./postgres-hosts.ts";

/** Milliseconds that the connection may take to respond. */
const ANSWER_MS = 1_000;

/** Listens on its own connection, since a pool closes idle connections. */
export const listenOnPostgres =
  (hosts: PostgresHosts): Listen =>
  async (channel, { onMessage, onLost }) => {
    const client = new pg.Client({
      connectionString: hosts.current,
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    let isOver = false;
    const lose = () => {
      if (isOver) return;
      isOver = true;
      onLost();
      client.end().catch(() => {});
    };
    // Without a listener, a broken connection would end the process.
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ payload = "" }) => onMessage(payload));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
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
        isOver = true;
        await client.end();
      },
    };
  };
