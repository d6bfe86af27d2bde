import { messageOf } from "@flaneur/server-kit";
import pg from "pg";
import type { PostgresHosts } from "./postgres-hosts.ts";

/** The message with which pg-pool rejects when all connections stay busy. No host was tried. */
const ALL_BUSY = "timeout exceeded when trying to connect";

type OnConnected = Parameters<pg.Pool["connect"]>[0];

/** Thrown for a server that accepts no writes, while another host may. */
class ReadOnlyServer extends Error {
  override readonly name = "ReadOnlyServer";
  override readonly message = "the server accepts no writes";
}

/** Whether a connection accepts writes. It does not on a standby, or with `default_transaction_read_only`. */
async function acceptsWrites(client: Pick<pg.ClientBase, "query">): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  return rows[0]?.transaction_read_only !== "on";
}

/**
 * A pool whose connections are opened on demand, and closed ten seconds after their last use. With several hosts, a
 * connection is opened to the first host that accepts writes, beginning with the host in use. In this way, requests
 * follow a failover.
 */
export class PostgresPool extends pg.Pool {
  readonly #hosts: PostgresHosts;
  /** The connections that have been opened since the last call of `replaceConnections`. */
  #trusted = new WeakSet<pg.ClientBase>();

  constructor(hosts: PostgresHosts, config: pg.PoolConfig) {
    super({
      max: 10,
      ...config,
      connectionTimeoutMillis: 5_000,
      // Detects an unreachable server only while the connection is idle: unacknowledged data is first resent for a
      // quarter of an hour. `query_timeout` handles that case, except in a pool without a statement timeout.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: class extends pg.Client {
        constructor(own?: pg.ClientConfig) {
          super({ ...own, connectionString: hosts.current });
        }
      },
      ...(hosts.count > 1 ? { onConnect: refuseReadOnly } : {}),
    });
    this.#hosts = hosts;
    // A broken connection is reported by its query, or replaced if idle. An error without a listener ends the process,
    // and the pool itself listens to idle connections only.
    this.on("error", () => {});
    this.on("connect", (client) => {
      client.on("error", () => {});
      this.#trusted.add(client);
    });
  }

  /** Closes each connection that is open now before its next use. */
  replaceConnections(): void {
    this.#trusted = new WeakSet();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectToAny();
    if (onConnected === undefined) return connected;
    connected.then(
      (client) => onConnected(undefined, client, client.release),
      (error: Error) => onConnected(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connectToAny(): Promise<pg.PoolClient> {
    for (let tries = 1; ; ) {
      const host = this.#hosts.current;
      try {
        const client = await super.connect();
        if (this.#trusted.has(client)) return client;
        client.release(true);
      } catch (error) {
        if (messageOf(error) === ALL_BUSY) throw error;
        this.#hosts.moveOnFrom(host);
        if (tries >= this.#hosts.count) throw error;
        tries += 1;
      }
    }
  }
}

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  if (!(await acceptsWrites(client))) throw new ReadOnlyServer();
}
