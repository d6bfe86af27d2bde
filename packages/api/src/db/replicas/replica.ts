import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Db } from "../database.ts";
import { connectPostgres } from "../postgres.ts";
import { rawRows } from "../raw-rows.ts";

/** Milliseconds that a replica may take to report its position. */
const TIMEOUT_MS = 1_000;

/** Thrown by `read` when `lose` is called, or before the first connection. */
class ReplicaLost extends Error {
  override readonly name = "ReplicaLost";
  override readonly message = "the replica was left out during the query";
}

const Position = z.object({ position: z.coerce.number() });

/** Returns how much of the write-ahead log a server has replayed or, if it is no standby, has written; in bytes. */
export async function positionOf(db: Db): Promise<number> {
  const [row] = await rawRows(
    db,
    sql`select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0') as position`,
    Position,
  );
  return row?.position ?? 0;
}

/** A replica, which is connected on demand: it may be gone when the api starts. */
export class Replica {
  readonly #url: string;
  readonly #statementTimeoutMs: number;
  #connected: Promise<Database> | null = null;
  #db: Db | null = null;
  /** Rejects the readers that wait for the replica. */
  readonly #waiting = new Set<() => void>();

  constructor(url: string, statementTimeoutMs: number) {
    this.#url = url;
    this.#statementTimeoutMs = statementTimeoutMs;
  }

  /** Returns the replayed position. Rejects when the replica cannot be reached, or does not respond within a second. */
  async position(): Promise<number> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error("no answer within a second")), TIMEOUT_MS);
    try {
      return await Promise.race([this.#askPosition(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #askPosition(): Promise<number> {
    const options = { statementTimeoutMs: this.#statementTimeoutMs, setting: "DATABASE_READ_URL" };
    this.#connected ??= connectPostgres(this.#url, options).catch((error: unknown) => {
      this.#connected = null;
      throw error;
    });
    const { db } = await this.#connected;
    this.#db = db;
    return positionOf(db);
  }

  /** Reads from the replica. Rejects as soon as `lose` is called. */
  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (this.#db === null) throw new ReplicaLost();
    const lost = Promise.withResolvers<never>();
    const reject = () => lost.reject(new ReplicaLost());
    this.#waiting.add(reject);
    try {
      return await Promise.race([work(this.#db), lost.promise]);
    } finally {
      this.#waiting.delete(reject);
    }
  }

  /** Rejects all readers that wait. Without this, they would wait for the timeout of a replica that is unreachable. */
  lose(): void {
    for (const reject of this.#waiting) reject();
  }

  async close(): Promise<void> {
    await this.#connected?.then(
      ({ close }) => close(),
      () => {},
    );
  }
}
