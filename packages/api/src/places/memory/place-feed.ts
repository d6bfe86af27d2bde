import { setImmediate as others, setTimeout as pause } from "node:timers/promises";
import { type Logger, messageOf } from "@flaneur/server-kit";
import { z } from "zod";
import type { Database } from "../../db/database.ts";
import { PLACES_CHANNEL, type Subscription } from "../../db/listening.ts";
import { listedAfter, listedOf } from "./indexed-rows.ts";
import { createPlaceIndex, type PlaceIndex } from "./place-index.ts";

/** Half of the second in which a change must show. */
const CONFIRMED_MS = 500;
/** Before it is tried again what failed. */
const RETRY_MS = 1_000;
/** Rows that are read at once. */
const PAGE = 500;
/** So many changed places are read before a list is answered; more are read while SQL answers. */
const MOST_AWAITED = 1_000;
/** When more have changed than this, reading every place is no more work. */
const MOST_CHANGED = 20_000;
/** Rows that may be kept for nothing: a quarter, and as many as do no harm. */
const removedTooMany = ({ removed, size }: PlaceIndex): boolean => removed > size / 4 + 1_000;

export interface PlaceFeed {
  /** Resolves when lists come from memory for the first time, or when it is known that they never will. */
  readonly settled: Promise<void>;
  /** The index as the database was less than a second ago; null while SQL must answer. */
  current(): Promise<PlaceIndex | null>;
  /** Has these places read again: the index does not say of them what the database says. */
  doubt(ids: readonly string[]): void;
  close(): Promise<void>;
}

interface FeedParts {
  readonly database: Pick<Database, "db" | "listen">;
  /** How much memory the index may take. */
  readonly memoryMb: number;
  readonly logger: Logger;
  /** How old the last sign may be that nothing was missed. */
  readonly confirmedMs?: number;
  /** Told which places may have changed; null for any. */
  readonly onChange?: (ids: readonly string[] | null) => void;
}

const Ids = z.array(z.string());

/**
 * Fills an index from the database and keeps it in step: triggers announce every write, of this process and of others.
 * It listens before it reads, so that nothing is missed in between; when the connection breaks, it starts anew.
 */
export function createPlaceFeed(parts: FeedParts): PlaceFeed {
  const { database, memoryMb, logger, confirmedMs = CONFIRMED_MS, onChange = () => {} } = parts;
  const { db } = database;
  let index: PlaceIndex | null = null;
  let subscription: Subscription | null = null;
  const closing = new AbortController();
  let isLost = false;
  let mustReload = true;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  /** Ids of places that the index has yet to read again. */
  const changed = new Set<string>();
  /** Ids that changed while a new index is being read; null at other times. */
  let changedMeanwhile: Set<string> | null = null;
  let wake = () => {};
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();

  function reload(): void {
    mustReload = true;
    wake();
  }

  function distrustAll(): void {
    index = null;
    changed.clear();
    onChange(null);
    reload();
  }

  function doubt(ids: readonly string[]): void {
    for (const id of ids) {
      changed.add(id);
      changedMeanwhile?.add(id);
    }
    onChange(ids);
    if (changed.size > MOST_CHANGED) distrustAll();
  }

  function onMessage(payload: string): void {
    if (payload === "") distrustAll();
    else doubt(Ids.parse(JSON.parse(payload)));
  }

  function onLost(): void {
    isLost = true;
    index = null;
    onChange(null);
    wake();
  }

  /** Reads again what has changed in an index. */
  async function update(target: PlaceIndex, from: Set<string>): Promise<void> {
    while (from.size > 0) {
      const ids = [...from].slice(0, PAGE);
      // Before they are read: what is announced meanwhile has changed again.
      for (const id of ids) from.delete(id);
      try {
        const rows = await listedOf(db, ids);
        const listed = new Set(rows.map(({ id }) => id));
        target.remove(ids.filter((id) => !listed.has(id)));
        target.put(rows);
      } catch (error) {
        for (const id of ids) from.add(id);
        throw error;
      }
    }
  }

  async function readAll(): Promise<PlaceIndex | null> {
    const next = createPlaceIndex();
    const meanwhile = new Set<string>();
    changedMeanwhile = meanwhile;
    try {
      for (let last = ""; ; ) {
        const rows = await listedAfter(db, last, PAGE);
        next.load(rows);
        if (closing.signal.aborted || isLost || next.byteLength > memoryMb * 1_000_000) return null;
        const end = rows.at(-1);
        if (end === undefined) break;
        last = end.id;
      }
      for (const _ of next.settle()) await others();
      await update(next, meanwhile);
      return next;
    } finally {
      changedMeanwhile = null;
    }
  }

  async function load(): Promise<void> {
    const begin = performance.now();
    mustReload = false;
    const next = await readAll();
    // What came to be known meanwhile makes it worthless.
    if (mustReload || isLost || closing.signal.aborted) return;
    if (next === null) throw new RangeError(`they take more than the ${memoryMb} MB of SEARCH_MEMORY_MB`);
    index = next;
    settle();
    const milliseconds = Math.round(performance.now() - begin);
    logger.info({ places: next.size, bytes: next.byteLength, milliseconds }, "lists are answered from memory");
  }

  /** Resolves when there is something to do. Nothing may happen between finding nothing and calling it. */
  const untilWoken = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });

  async function follow(): Promise<void> {
    isLost = false;
    mustReload = true;
    changed.clear();
    subscription = await database.listen(PLACES_CHANNEL, { onMessage, onLost });
    while (!isLost && !closing.signal.aborted) {
      if (mustReload) await load();
      else await untilWoken();
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await follow();
      } catch (error) {
        if (error instanceof RangeError) {
          logger.warn(`Lists are answered by SQL, since places do not fit in memory: ${error.message}.`);
          return;
        }
        if (!closing.signal.aborted)
          logger.warn({ err: error }, "lists are answered by SQL until all places could be read");
      } finally {
        index = null;
        await subscription?.close().catch(() => {});
        subscription = null;
      }
      await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  let updating: Promise<void> | null = null;
  function updated(target: PlaceIndex): Promise<void> {
    updating ??= update(target, changed).finally(() => {
      updating = null;
      if (removedTooMany(target)) reload();
    });
    return updating;
  }

  let confirming: Promise<void> | null = null;
  /** Waits for the sign that nothing was missed, unless there was one just now. */
  async function confirmed(): Promise<void> {
    if (performance.now() - confirmedAt < confirmedMs) return;
    confirming ??= confirm().finally(() => {
      confirming = null;
    });
    await confirming;
  }

  async function confirm(): Promise<void> {
    const begin = performance.now();
    await subscription?.confirm();
    confirmedAt = begin;
  }

  const running = run().finally(settle);
  return {
    settled,
    async current() {
      if (index === null) return null;
      try {
        await confirmed();
        while (index !== null && (changed.size > 0 || updating !== null)) {
          const isShort = changed.size <= MOST_AWAITED;
          const done = updated(index);
          if (!isShort) {
            done.catch(() => {});
            return null;
          }
          await done;
        }
        return index;
      } catch (error) {
        if (error instanceof RangeError) distrustAll();
        logger.warn(`A list is answered by SQL: ${messageOf(error)}`);
        return null;
      }
    },
    doubt,
    async close() {
      closing.abort();
      wake();
      await running;
    },
  };
}
