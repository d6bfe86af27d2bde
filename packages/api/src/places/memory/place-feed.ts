import { setTimeout as pause } from "node:timers/promises";
import { parisDay } from "@flaneur/domain";
import type { PlaceIndex } from "@flaneur/place-index";
import { type Logger, messageOf } from "@flaneur/server-kit";
import { z } from "zod";
import type { Database } from "../../db/database.ts";
import { PLACES_CHANNEL, type Subscription, UndeliveredNotifications } from "../../db/listening.ts";
import { type Reads, readsOf } from "../../db/replicas/replicas.ts";
import { endedBetween, type Reading, readIndex, updateIndex } from "./indexed-rows.ts";

/**
 * Milliseconds for which a confirmation that no change was missed is valid. A change must be visible within a second:
 * the confirmation may use half of it.
 */
const CONFIRMED_MS = 500;
/** Milliseconds before a failed step is retried. */
const RETRY_MS = 1_000;
/** Milliseconds before the feed tests again whether the database delivers notifications. */
const RETRY_LISTENING_MS = 60_000;
/** Largest number of changed places that a list waits for. If more places have changed, SQL makes the list instead. */
const MAX_AWAITED = 1_000;
/** If more places have changed, all places are read again, which takes no longer than reading the changed places. */
const MAX_CHANGED = 20_000;
/**
 * Smallest ratio of removed rows to listed places for which an index above SEARCH_MEMORY_MB is built again. With fewer
 * removed rows, the new index would soon be above the limit, too.
 */
const MIN_REMOVED = 0.1;
/** Whether a rebuild is due: the number of removed rows exceeds a quarter of the listed rows plus a thousand. */
const removedTooMany = ({ removed, size }: PlaceIndex): boolean => removed > size / 4 + 1_000;

export interface FeedParts {
  /** The database for reading all places, such as a replica. @default the database */
  readonly reads?: Reads;
  readonly database: Pick<Database, "db" | "listen">;
  /** Limit of the index in megabytes. */
  readonly memoryMb: number;
  readonly logger: Logger;
  /** Milliseconds for which a confirmation that no change was missed is valid. @default 500 */
  readonly confirmedMs?: number;
  /** Returns the time in milliseconds since 1970. @default the clock of the machine */
  readonly now?: () => number;
  /** Returns whether the derived columns of all places are those of this version. @default returns true */
  readonly isDerived?: () => boolean;
  /** Called with the ids of places that may have changed; with null when any place may have changed. */
  readonly onChange?: (ids: readonly string[] | null) => void;
}

/** The size and the age of the index. */
export interface FeedMeasures {
  /** Number of listed places; 0 while SQL makes the lists. */
  readonly places: number;
  readonly bytes: number;
  /** Seconds since the index was last known to contain every change; since the start if it never was. */
  readonly lagSeconds: number;
}

const Ids = z.array(z.string());

/**
 * Fills an index from the database and keeps the index up to date. Triggers announce every write of this process and of
 * others. The feed starts listening before it reads the places, so that it misses no change. If the connection breaks,
 * the feed reads all places again.
 */
export class PlaceFeed {
  /** Resolves when the first index is complete, when the first attempt to make it fails, or when the feed ends. */
  readonly settled: Promise<void>;
  readonly #parts: FeedParts;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  /** The index; null while SQL must be used. */
  #index: PlaceIndex | null = null;
  #subscription: Subscription | null = null;
  #isLost = false;
  #mustReload = true;
  /** Whether the places do not fit in memory, even without removed rows. */
  #isFull = false;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  /** When the index last held every change, in milliseconds of `performance.now()`. */
  #heldAt = performance.now();
  /** Ids of places that the index must read again. */
  readonly #changed = new Set<string>();
  /** Ids of places that changed while a new index was read: that index must read them again. Null at other times. */
  #changedMeanwhile: Set<string> | null = null;
  #updating: Promise<void> | null = null;
  #confirming: Promise<void> | null = null;
  /** The day of Paris for which the index has the statuses of places. */
  #day = "";
  #turning: Promise<void> | null = null;
  #changes = 0;
  /** Whether the log reports that SQL answers lists because the index could not be brought up to date. */
  #isFailing = false;
  #wake = () => {};
  #settle = () => {};

  constructor(parts: FeedParts) {
    this.#parts = parts;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.settled = promise;
    this.#settle = resolve;
    this.#running = this.#run().finally(resolve);
  }

  /** Whether an index exists. `current()` can still return null, for example if too many places have changed. */
  get hasIndex(): boolean {
    return this.#index !== null;
  }

  /** The number of notices of changes so far. `current()` waits for the notices of all earlier changes. */
  get changes(): number {
    return this.#changes;
  }

  /** Returns the index, which contains every change that is older than a second; null while SQL must be used. */
  async current(): Promise<PlaceIndex | null> {
    if (this.#index === null) return null;
    try {
      await this.#confirmed();
      await this.#today();
      // Waits for two updates: the running update may have read a place before its last change, so the next update
      // reads the place again. Later changes are not awaited: if others never stopped writing, the wait would not end.
      for (let update = 0; update < 2 && this.#index !== null && this.#isBehind(); update++) {
        const isShort = this.#changed.size <= MAX_AWAITED;
        const done = this.#updated(this.#index);
        if (!isShort) {
          done.catch(() => {});
          return null;
        }
        await done;
      }
      this.#isFailing = false;
      return this.#index;
    } catch (error) {
      if (error instanceof RangeError) this.#distrustAll();
      if (!this.#isFailing) {
        this.#parts.logger.warn(`Lists are answered by SQL until the index works again: ${messageOf(error)}`);
      }
      this.#isFailing = true;
      return null;
    }
  }

  #isBehind(): boolean {
    return this.#changed.size > 0 || this.#updating !== null;
  }

  /**
   * Finds the places whose dated status has ended since the last call, and marks them as changed: on a new day, their
   * status changes without a write. Sends one query a day.
   */
  async #today(): Promise<void> {
    if (this.#day === this.#currentDay()) return;
    this.#turning ??= this.#turn().finally(() => {
      this.#turning = null;
    });
    await this.#turning;
  }

  async #turn(): Promise<void> {
    const [before, day] = [this.#day, this.#currentDay()];
    const [after, until] = before < day ? [before, day] : [day, before];
    const ended = await endedBetween(this.#parts.database.db, after, until);
    this.#day = day;
    this.markChanged(ended);
  }

  #currentDay(): string {
    return parisDay((this.#parts.now ?? Date.now)());
  }

  /** Marks places that differ between the index and the database, so that they are read again. */
  markChanged(ids: readonly string[]): void {
    for (const id of ids) {
      this.#changed.add(id);
      this.#changedMeanwhile?.add(id);
    }
    this.#notify(ids);
    if (this.#changed.size > MAX_CHANGED) this.#distrustAll();
  }

  /** Brings the index up to date as `current` does, and measures it. */
  async measure(): Promise<FeedMeasures> {
    const index = await this.current();
    if (index !== null && !this.#isBehind()) this.#heldAt = this.#confirmedAt;
    const lagSeconds = Math.max(0, performance.now() - this.#heldAt) / 1_000;
    return { places: index?.size ?? 0, bytes: index?.byteLength ?? 0, lagSeconds };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#wake();
    await this.#running;
  }

  #reload(): void {
    this.#mustReload = true;
    this.#wake();
  }

  #notify(ids: readonly string[] | null): void {
    this.#changes += 1;
    this.#parts.onChange?.(ids);
  }

  #distrustAll(): void {
    this.#index = null;
    this.#changed.clear();
    this.#notify(null);
    this.#reload();
  }

  #onMessage(payload: string): void {
    if (payload === "") this.#distrustAll();
    else this.markChanged(Ids.parse(JSON.parse(payload)));
  }

  #onLost(): void {
    this.#isLost = true;
    this.#index = null;
    this.#notify(null);
    this.#wake();
  }

  /** Listens and reads all places, again after each failure, until the feed is closed or the places do not fit. */
  async #run(): Promise<void> {
    const { logger } = this.#parts;
    const { signal } = this.#closing;
    let isReported = false;
    while (!signal.aborted) {
      let retryMs = RETRY_MS;
      try {
        await this.#follow();
      } catch (error) {
        if (error instanceof RangeError) {
          logger.warn(`Lists are answered by SQL, since places do not fit in memory: ${error.message}.`);
          return;
        }
        if (error instanceof UndeliveredNotifications) {
          if (!isReported) logger.warn(`Lists are answered by SQL, since ${error.message}.`);
          isReported = true;
          retryMs = RETRY_LISTENING_MS;
        } else if (!signal.aborted) {
          logger.warn({ err: error }, "lists are answered by SQL until all places could be read");
        }
        // Other work waits for the first index, such as the derivation of the columns that SQL needs.
        this.#settle();
      } finally {
        this.#index = null;
        await this.#subscription?.close().catch(() => {});
        this.#subscription = null;
      }
      await pause(retryMs, undefined, { signal }).catch(() => {});
    }
  }

  async #follow(): Promise<void> {
    this.#isLost = false;
    this.#mustReload = true;
    this.#changed.clear();
    this.#subscription = await this.#parts.database.listen(PLACES_CHANNEL, {
      onMessage: (payload) => this.#onMessage(payload),
      onLost: () => this.#onLost(),
    });
    // Changes before the subscription were not announced.
    this.#notify(null);
    while (!this.#isStopped()) {
      if (this.#isFull) throw this.#tooLarge();
      if (this.#mustReload) await this.#load();
      else await this.#untilWoken();
    }
  }

  #isStopped(): boolean {
    return this.#isLost || this.#closing.signal.aborted;
  }

  /** Resolves when there is work to do. Call it in the same tick as the check that found no work. */
  #untilWoken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  async #load(): Promise<void> {
    const { logger } = this.#parts;
    const begin = performance.now();
    this.#mustReload = false;
    const changedMeanwhile = new Set<string>();
    this.#changedMeanwhile = changedMeanwhile;
    try {
      const next = await this.#readAll(changedMeanwhile);
      // The rows are outdated if any place may have changed, or if the connection was lost.
      if (this.#mustReload || this.#isStopped()) return;
      if (next === null || next.byteLength > this.#maxBytes) throw this.#tooLarge();
      this.#index = next;
      // An update of the former index may have removed these ids from `#changed`.
      for (const id of changedMeanwhile) this.#changed.add(id);
      this.#settle();
      const milliseconds = Math.round(performance.now() - begin);
      logger.info({ places: next.size, bytes: next.byteLength, milliseconds }, "lists are answered from memory");
    } finally {
      this.#changedMeanwhile = null;
    }
  }

  /** Returns a new index; null when the feed is stopped, or when the places do not fit. */
  #readAll(changedMeanwhile: Set<string>): Promise<PlaceIndex | null> {
    const { database } = this.#parts;
    this.#day = this.#currentDay();
    const isStopped = () => this.#isStopped();
    const options = { ...this.#reading(), maxBytes: this.#maxBytes, changedMeanwhile, isStopped };
    const { reads = readsOf(database.db) } = this.#parts;
    return reads.readCaughtUp((from) => readIndex(database.db, { ...options, from }));
  }

  get #maxBytes(): number {
    return this.#parts.memoryMb * 1_000_000;
  }

  #tooLarge(): RangeError {
    return new RangeError(`they take more than the ${this.#parts.memoryMb} MB of SEARCH_MEMORY_MB`);
  }

  #reading(): Reading {
    return { day: this.#day, isDerived: this.#parts.isDerived?.() ?? true };
  }

  #updated(target: PlaceIndex): Promise<void> {
    this.#updating ??= updateIndex(this.#parts.database.db, target, this.#changed, this.#reading()).finally(() => {
      this.#updating = null;
      if (target === this.#index) this.#limitSize(target);
    });
    return this.#updating;
  }

  /** Discards an index above SEARCH_MEMORY_MB. Requests a new index then, and when the index has many removed rows. */
  #limitSize(index: PlaceIndex): void {
    const isTooLarge = index.byteLength > this.#maxBytes;
    if (isTooLarge) {
      this.#index = null;
      this.#isFull = index.removed < index.size * MIN_REMOVED;
    }
    // A running read of all places is not repeated: otherwise frequent writes would discard every new index.
    if ((isTooLarge || removedTooMany(index)) && this.#changedMeanwhile === null) this.#reload();
  }

  /** Resolves when no change was missed; at once if that was confirmed recently. */
  async #confirmed(): Promise<void> {
    if (performance.now() - this.#confirmedAt < (this.#parts.confirmedMs ?? CONFIRMED_MS)) return;
    this.#confirming ??= this.#confirm().finally(() => {
      this.#confirming = null;
    });
    await this.#confirming;
  }

  async #confirm(): Promise<void> {
    const begin = performance.now();
    await this.#subscription?.confirm();
    this.#confirmedAt = begin;
  }
}
