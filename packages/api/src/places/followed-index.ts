import { setTimeout as pause } from "node:timers/promises";
import { parisDay } from "@flaneur/domain";
import type { PlaceIndex } from "@flaneur/place-index";
import { type Logger, messageOf } from "@flaneur/server-kit";
import type { Database } from "../db/database.ts";
import { changesSince } from "../db/listing-changes.ts";
import { type Listing, readListing, updateListing } from "./listing.ts";

/** Milliseconds from one question for changes to the next. */
const ASK_EVERY_MS = 1_000;
/**
 * Milliseconds within which the database must answer. Then its connection is replaced, and it is asked again at once:
 * a change is seen within a second and a half even if the connection hangs. Each further failure doubles them.
 */
const ANSWER_MS = 300;
const MOST_ANSWER_MS = 5_000;
/** If more places have changed, all places are read again, which takes no longer than reading the changed places. */
const MAX_CHANGED = 5_000;
/** Whether removed rows, which still use memory, exceed a quarter of the listed rows plus a thousand. */
const removedTooMany = ({ removed, size }: PlaceIndex): boolean => removed > size / 4 + 1_000;

export interface FollowParts {
  readonly database: Pick<Database, "db" | "kind" | "within">;
  readonly logger: Logger;
  /** Returns the time in milliseconds since 1970. @default the clock of the machine */
  readonly now?: (() => number) | undefined;
  /** Called with the ids of places that have changed; with null when any place may have changed. */
  readonly onChange: (ids: readonly string[] | null) => void;
}

/**
 * Reads all listed places into an index, and brings the index up to date: once a second, because other programs may
 * write to PostgreSQL, and when `catchUp` is called after a write of this program. Only this program writes to an
 * embedded database, so it is not asked.
 */
export class FollowedIndex {
  /** Resolves when all places are read; rejects when the index is closed before. */
  readonly ready: Promise<void>;
  readonly #parts: FollowParts;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #listing: Listing | null = null;
  /** The last step, which ends without an error, and the next `catchUp` while it waits for the steps before. */
  #step: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** The step that brings the statuses of places to today. */
  #turning: Promise<void> | null = null;
  /** When the index last held every change, in milliseconds of `performance.now()`. */
  #heldAt = performance.now();

  constructor(parts: FollowParts) {
    this.#parts = parts;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.ready = promise;
    promise.catch(() => {});
    this.#running = this.#run(resolve).finally(() => reject(new Error("The index of places is closed.")));
  }

  get isReady(): boolean {
    return this.#listing !== null;
  }

  /** Returns the index for today. Waits until all places are read. */
  async current(): Promise<PlaceIndex> {
    if (this.#listing === null) await this.ready;
    if (this.#held.day !== this.#today()) {
      this.#turning ??= this.#then(() => this.#turn(this.#held)).finally(() => {
        this.#turning = null;
      });
      await this.#turning;
    }
    return this.#held.index;
  }

  /** A text that changes whenever a listed place changes, also by a new day. */
  get version(): string {
    const { version, day } = this.#held;
    return `${version.number} ${version.mark} ${day}`;
  }

  get size(): number {
    return this.#listing?.index.size ?? 0;
  }

  get byteLength(): number {
    return this.#listing?.index.byteLength ?? 0;
  }

  /** Seconds since the index held every change. */
  get lagSeconds(): number {
    const isTold = this.#parts.database.kind === "pglite" && this.isReady;
    return isTold ? 0 : (performance.now() - this.#heldAt) / 1_000;
  }

  /** Brings the index up to date. A running step may have read the changes before the caller's own, so it is awaited. */
  catchUp(): Promise<void> {
    this.#next ??= this.#then(() => {
      this.#next = null;
      return this.#follow(MOST_ANSWER_MS);
    });
    return this.#next;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    await this.#step;
  }

  get #held(): Listing {
    if (this.#listing === null) throw new Error("The places have not been read.");
    return this.#listing;
  }

  #today(): string {
    return parisDay((this.#parts.now ?? Date.now)());
  }

  async #run(onReady: () => void): Promise<void> {
    const { database, logger } = this.#parts;
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted; ) {
      const begin = performance.now();
      try {
        const answerMs = Math.min(MOST_ANSWER_MS, ANSWER_MS * 2 ** failures);
        await this.#then(() => (this.#listing === null ? this.#load() : this.#follow(answerMs)));
        if (failures > 0) logger.info("lists hold the latest changes again");
        failures = 0;
        onReady();
      } catch (error) {
        if (failures === 0) logger.warn(`The changes of places cannot be read: ${messageOf(error)}`);
        failures += 1;
      }
      if (failures === 0 && database.kind === "pglite") return;
      // After the first failure, the next question goes to a new connection at once.
      const wait = failures === 1 ? 0 : ASK_EVERY_MS - (performance.now() - begin);
      await pause(Math.max(0, wait), undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Does work after the steps that are waiting or running, so that no two of them write to the index. */
  #then(work: () => Promise<void>): Promise<void> {
    const step = this.#step.then(work);
    this.#step = step.catch(() => {});
    return step;
  }

  /** Asks the database what has changed, and reads the changed places. */
  async #follow(answerMs: number): Promise<void> {
    const listing = this.#listing;
    if (listing === null) return;
    const begin = performance.now();
    const { version, changed } = await this.#parts.database.within(answerMs, (db) => changesSince(db, listing.version));
    if (changed === "all" || changed.size > MAX_CHANGED) await this.#load();
    else if (changed.size > 0) {
      await updateListing(this.#parts.database.db, listing, [...changed], listing.day);
      listing.version = version;
      this.#parts.onChange([...changed]);
      if (removedTooMany(listing.index)) await this.#load();
    }
    this.#heldAt = begin;
  }

  async #load(): Promise<void> {
    const { database, logger, onChange } = this.#parts;
    const begin = performance.now();
    this.#listing = await readListing(database.db, this.#today());
    this.#heldAt = begin;
    onChange(null);
    const { size, byteLength } = this.#listing.index;
    const milliseconds = Math.round(performance.now() - begin);
    logger.info({ places: size, bytes: byteLength, milliseconds }, "the index of places is read");
  }

  /** Reads the places again whose dated status has ended: their status changes on a new day without a write. */
  async #turn(listing: Listing): Promise<void> {
    const today = this.#today();
    const [after, until] = listing.day < today ? [listing.day, today] : [today, listing.day];
    const ended = [...listing.statusEnds].flatMap(([id, end]) => (after < end && end <= until ? [id] : []));
    if (ended.length > 0) await updateListing(this.#parts.database.db, listing, ended, today);
    listing.day = today;
    this.#parts.onChange(ended);
  }
}
