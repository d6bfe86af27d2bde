/** The pause between two preloaded pictures, in milliseconds. */
const PAUSE_MS = 40;

export interface PreloadItem {
  readonly key: string;
  /** @returns whether the picture had to be rendered. A failure is ignored, since the later request retries. */
  readonly prepare: () => Promise<boolean>;
}

interface PreloadQueueOptions {
  /** Number of items that may wait. */
  readonly capacity: number;
  /** Whether a request is being served, which takes precedence. */
  readonly isBusy: () => boolean;
}

/**
 * Renders pictures in the background before they are requested: one at a time, in order, and only while no request
 * waits for another picture. The queue is limited and contains no item twice.
 */
export class PreloadQueue {
  readonly #capacity: number;
  readonly #isBusy: () => boolean;
  readonly #items = new Map<string, PreloadItem>();
  readonly #closing = new AbortController();
  #work: Promise<void> | null = null;

  constructor({ capacity, isBusy }: PreloadQueueOptions) {
    this.#capacity = capacity;
    this.#isBusy = isBusy;
  }

  /** Number of items that are queued or being rendered. */
  get size(): number {
    return this.#items.size;
  }

  /**
   * Queues the items that are not yet queued. @returns false, and queues none, when the queue has no capacity for all
   * of them.
   */
  add(items: readonly PreloadItem[]): boolean {
    const fresh = items.filter(({ key }) => !this.#items.has(key));
    if (this.#closing.signal.aborted || this.#items.size + fresh.length > this.#capacity) return false;
    for (const item of fresh) this.#items.set(item.key, item);
    if (this.#items.size > 0) this.#work ??= this.#renderAll();
    return true;
  }

  /** Empties the queue, and resolves when the current picture is done. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#work;
    this.#items.clear();
  }

  async #renderAll(): Promise<void> {
    const { signal } = this.#closing;
    // Iterating over a Map includes items added during the iteration.
    for (const { key, prepare } of this.#items.values()) {
      while (this.#isBusy() && !signal.aborted) await pause(signal);
      if (signal.aborted) return;
      const rendered = await prepare().catch(() => true);
      this.#items.delete(key);
      if (rendered) await pause(signal);
    }
    // A `finally` of the promise would run later, and items that are added in between would never be rendered.
    this.#work = null;
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // An unreferenced timer may never fire when the process ends, so the abort also resolves the promise.
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE_MS);
    timer.unref();
    signal.addEventListener("abort", done, { once: true });
  });
