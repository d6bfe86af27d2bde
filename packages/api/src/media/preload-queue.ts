/** Pause between pictures drawn ahead of need, in milliseconds. */
const COURTESY = 40;

/** Something that may be drawn ahead of need. */
export interface PreloadItem {
  readonly key: string;
  /** @returns whether it had to be drawn. What fails is left for the one who asks for it. */
  readonly prepare: () => Promise<boolean>;
}

interface PreloadQueueOptions {
  /** How many items may wait. */
  readonly room: number;
  /** Whether somebody is being served: that goes first. */
  readonly isBusy: () => boolean;
}

/**
 * Draws in the background what may soon be asked for: one item at a time, in the order they came, and only while nobody
 * is waiting for another. Anybody may fill it, so it is bounded and takes nothing twice.
 */
export class PreloadQueue {
  readonly #room: number;
  readonly #isBusy: () => boolean;
  readonly #items = new Map<string, PreloadItem>();
  readonly #closing = new AbortController();
  #work: Promise<void> | null = null;

  constructor({ room, isBusy }: PreloadQueueOptions) {
    this.#room = room;
    this.#isBusy = isBusy;
  }

  /** How many items wait or are being drawn. */
  get size(): number {
    return this.#items.size;
  }

  /** Takes these items, those that wait already counting as taken. @returns false, and takes none, without room for all. */
  add(items: readonly PreloadItem[]): boolean {
    const fresh = items.filter(({ key }) => !this.#items.has(key));
    if (this.#closing.signal.aborted || this.#items.size + fresh.length > this.#room) return false;
    for (const item of fresh) this.#items.set(item.key, item);
    if (this.#items.size > 0) this.#work ??= this.#drawAll();
    return true;
  }

  /** Drops what waits, and resolves once what is being drawn is done. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#work;
    this.#items.clear();
  }

  async #drawAll(): Promise<void> {
    const { signal } = this.#closing;
    // A Map hands out what is added while it is walked through, too.
    for (const { key, prepare } of this.#items.values()) {
      while (this.#isBusy() && !signal.aborted) await pause(signal);
      if (signal.aborted) return;
      const drawn = await prepare().catch(() => true);
      this.#items.delete(key);
      if (drawn) await pause(signal);
    }
    // Here and not in a `finally` of the promise, which runs later: what is added in between would wait for ever.
    this.#work = null;
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // A timer that keeps nothing alive would leave whoever waits for it hanging once all else has stopped.
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, COURTESY);
    timer.unref();
    signal.addEventListener("abort", done, { once: true });
  });
