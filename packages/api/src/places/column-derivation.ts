import { setTimeout as pause } from "node:timers/promises";
import { codeOf, type Logger } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Db } from "../db/database.ts";
import { countUnderived, deriveBatch, isDerived } from "../db/derive-columns.ts";

/** Milliseconds before a failed batch is repeated, such as one with a place that another transaction writes. */
const RETRY_MS = 1_000;
/** PostgreSQL's error `lock_not_available`. */
const LOCKED = "55P03";

/** The progress of a derivation since the process started. */
export interface DerivationProgress {
  /** The number of places, of those that `of` counts, that are up to date now. */
  readonly done: number;
  /** The number of places that were not known to be up to date at the start. */
  readonly of: number;
}

const isLocked = (error: unknown): boolean => error instanceof DrizzleQueryError && codeOf(error.cause) === LOCKED;

/**
 * Brings the derived columns of all places in line with this version, in the background and in batches. Until the last
 * batch has ended, SQL filters and sorts some places by the columns of an earlier version.
 */
export class ColumnDerivation {
  /** Resolves when the columns of all places are those of this version. */
  readonly done: Promise<void>;
  readonly #db: Db;
  readonly #logger: Logger;
  readonly #closing = new AbortController();
  readonly #resolve: () => void;
  #progress: DerivationProgress | null;
  #running: Promise<void> = Promise.resolve();

  private constructor(db: Db, logger: Logger, progress: DerivationProgress | null) {
    this.#db = db;
    this.#logger = logger;
    this.#progress = progress;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.done = promise;
    this.#resolve = resolve;
    if (progress === null) resolve();
  }

  /** Reads whether the columns of some places must be derived. Call `start` to derive them. */
  static async of(db: Db, logger: Logger): Promise<ColumnDerivation> {
    const progress = (await isDerived(db)) ? null : { done: 0, of: await countUnderived(db) };
    return new ColumnDerivation(db, logger, progress);
  }

  /** The progress of the derivation; null when the columns of all places are up to date. */
  get progress(): DerivationProgress | null {
    return this.#progress;
  }

  start(): void {
    if (this.#progress !== null) this.#running = this.#run(this.#progress.of);
  }

  /** Stops after the running batch. The next process continues with the place after that batch. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(total: number): Promise<void> {
    const { signal } = this.#closing;
    let places = 0;
    for (let read = 0; !signal.aborted; ) {
      const begin = performance.now();
      try {
        const { isLast, done, changed } = await deriveBatch(this.#db);
        read += done;
        places += changed;
        if (isLast) {
          if (places > 0) this.#logger.info({ places }, "brought derived columns in line with this version");
          this.#progress = null;
          this.#resolve();
          return;
        }
        this.#progress = { done: Math.min(read, total), of: total };
        // Half of the time is left to requests: PGlite runs a transaction without yielding to the event loop.
        await pause(performance.now() - begin, undefined, { signal }).catch(() => {});
      } catch (error) {
        if (!isLocked(error) && !signal.aborted) this.#logger.warn({ err: error }, "deriving columns is tried again");
        await pause(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }
}
