import { setTimeout as pause } from "node:timers/promises";
import { type Logger, messageOf } from "@flaneur/server-kit";
import type { Db } from "../database.ts";
import { postgresReason } from "../postgres-error.ts";
import { urlsOfHosts } from "../postgres-hosts.ts";
import { positionOf, Replica } from "./replica.ts";
import { ReplicationLag } from "./replication-lag.ts";

/** Milliseconds by which a replica may be behind the primary. */
const MAX_LAG_MS = 5_000;
/** Milliseconds between two measurements of the lag. */
const CHECK_MS = 1_000;
/**
 * Milliseconds from a commit until every replica that is in use certainly holds it: the maximum lag plus the time of
 * four measurements.
 */
export const CERTAIN_MS = MAX_LAG_MS + 4 * CHECK_MS;
/** Milliseconds for which `readCaughtUp` waits for a replica. */
const CATCH_UP_MS = 5_000;

/** Chooses the database for reads. */
export interface Reads {
  /**
   * Runs a read on a replica that was at most five seconds behind when it was last checked. If there is no such replica,
   * or if the read fails, the read runs on the primary. The work may therefore run twice.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs a read on a replica that holds everything that was committed before the call, or on the primary. The work may
   * run twice.
   */
  readCaughtUp<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

export interface ReplicaState {
  readonly isUsed: boolean;
  /** Seconds behind the primary; null when they are unknown. */
  readonly lagSeconds: number | null;
}

interface Watched {
  readonly replica: Replica;
  /** Position of the replica's host in DATABASE_READ_URL, from 1. */
  readonly number: number;
  state: ReplicaState;
  /** Whether the last report in the log was that the replica is in use; null before the first report. */
  reported: boolean | null;
}

interface ReplicasParts {
  readonly primary: Db;
  readonly urls: readonly string[];
  readonly statementTimeoutMs: number;
  readonly logger: Logger;
  /** Milliseconds between two measurements. @default 1000 */
  readonly checkMs?: number;
}

/** Reads everything from one database. */
export const readsOf = (db: Db): Reads => ({ read: (work) => work(db), readCaughtUp: (work) => work(db) });

/** Reads from the replicas of DATABASE_READ_URL in turns. Replicas that fail or are too far behind are left out. */
export class Replicas implements Reads {
  readonly #parts: ReplicasParts;
  readonly #watched: readonly Watched[];
  readonly #lag = new ReplicationLag();
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #turn = 0;

  constructor(parts: ReplicasParts) {
    this.#parts = parts;
    this.#watched = parts.urls.flatMap(urlsOfHosts).map((url, at) => ({
      replica: new Replica(url, parts.statementTimeoutMs),
      number: at + 1,
      state: { isUsed: false, lagSeconds: null },
      reported: null,
    }));
    this.#running = this.#run();
  }

  /** Returns the states of the replicas in the order of DATABASE_READ_URL. */
  states(): readonly ReplicaState[] {
    return this.#watched.map(({ state }) => state);
  }

  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const chosen = this.#next();
    if (chosen === null) return work(this.#parts.primary);
    try {
      return await chosen.replica.read(work);
    } catch (error) {
      this.#parts.logger.debug({ replica: chosen.number }, `a read is repeated on the primary: ${messageOf(error)}`);
      return work(this.#parts.primary);
    }
  }

  async readCaughtUp<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { primary } = this.#parts;
    const chosen = this.#next();
    if (chosen === null) return work(primary);
    try {
      if (await this.#catchesUp(chosen.replica)) return await chosen.replica.read(work);
    } catch (error) {
      this.#parts.logger.debug({ replica: chosen.number }, `a read is repeated on the primary: ${messageOf(error)}`);
    }
    return work(primary);
  }

  /** Waits until the replica has what the primary has now. Returns false after `CATCH_UP_MS`. */
  async #catchesUp(replica: Replica): Promise<boolean> {
    const position = await positionOf(this.#parts.primary);
    for (const begin = performance.now(); (await replica.position()) < position; await pause(100)) {
      if (performance.now() - begin > CATCH_UP_MS) return false;
    }
    return true;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    await Promise.all(this.#watched.map(({ replica }) => replica.close()));
  }

  #next(): Watched | null {
    const used = this.#watched.filter(({ state }) => state.isUsed);
    this.#turn += 1;
    return used[this.#turn % Math.max(1, used.length)] ?? null;
  }

  async #run(): Promise<void> {
    const { primary, checkMs = CHECK_MS } = this.#parts;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      // The moment is read first: what was committed before it is below the position.
      const at = performance.now();
      await positionOf(primary).then(
        (position) => this.#lag.note(position, at),
        () => {},
      );
      await Promise.all(this.#watched.map((each) => this.#check(each)));
      await pause(checkMs, undefined, { signal }).catch(() => {});
    }
  }

  async #check(watched: Watched): Promise<void> {
    const { replica } = watched;
    try {
      const lagMs = this.#lag.of(await replica.position(), performance.now());
      const isUsed = lagMs !== null && lagMs <= MAX_LAG_MS;
      const lagSeconds = lagMs === null ? null : lagMs / 1_000;
      watched.state = { isUsed, lagSeconds };
      // Without a position of the primary, nothing is known of the replica.
      if (lagSeconds !== null) this.#report(watched, `it is ${Math.round(lagSeconds)} seconds behind`);
    } catch (error) {
      watched.state = { isUsed: false, lagSeconds: null };
      this.#report(watched, postgresReason(error));
      replica.lose();
    }
  }

  /** Logs whether a replica is in use, if that has changed or was never logged. */
  #report(watched: Watched, reason: string): void {
    const { number, state } = watched;
    if (watched.reported === state.isUsed) return;
    watched.reported = state.isUsed;
    if (state.isUsed) this.#parts.logger.info({ replica: number }, `replica ${number} is in use`);
    else this.#parts.logger.warn({ replica: number }, `replica ${number} is left out: ${reason}`);
  }
}
