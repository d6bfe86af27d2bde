/** The pause between two preloaded pictures, in milliseconds. */
const PAUSE_MS = 40;

export interface PreloadItem {
  readonly key: string;
  /** @returns whether the picture had to be rendered. A failure is ignored, since the later request retries. */
  readonly prepare: () => Promise<boolean>;
}

interface QueuedItem extends PreloadItem {
  readonly client: string | null | undefined;
}

interface PreloadQueueOptions {
  /** Number of items that may wait. The items of one client may use a quarter of it. */
  readonly capacity: number;
  /** Returns whether a picture is being rendered for a request. Requests take precedence over preloading. */
  readonly isBusy: () => boolean;
}

/**
 * Renders pictures in the background before they are requested: one at a time, in order, and only while no request
 * waits for another picture. The queue is limited and contains no item twice.
 */
export class PreloadQueue {
  readonly #capacity: number;
  readonly #isBusy: () => boolean;
  readonly #items = new Map<string, QueuedItem>();
  /** Number of queued items by client. */
  readonly #ofClients = new Map<string | null, number>();
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
   * of them, or the client may not queue all of them.
   * @param client null for all unknown clients, which count as one; undefined for the server itself, which has no limit
   * of its own.
   */
  add(items: readonly PreloadItem[], client?: string | null): boolean {
    const fresh = items.filter(({ key }) => !this.#items.has(key));
    if (this.#closing.signal.aborted || this.#items.size + fresh.length > this.#capacity) return false;
    if (client !== undefined) {
      const count = (this.#ofClients.get(client) ?? 0) + fresh.length;
      if (count > this.#capacity / 4) return false;
      if (count > 0) this.#ofClients.set(client, count);
    }
    for (const item of fresh) this.#items.set(item.key, { ...item, client });
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
    for (const { key, prepare, client } of this.#items.values()) {
      while (this.#isBusy() && !signal.aborted) await pause(signal);
      if (signal.aborted) return;
      const rendered = await prepare().catch(() => true);
      this.#items.delete(key);
      this.#leave(client);
      if (rendered) await pause(signal);
    }
    // A `finally` of the promise would run later, and items that are added in between would never be rendered.
    this.#work = null;
  }

  #leave(client: string | null | undefined): void {
    if (client === undefined) return;
    const count = (this.#ofClients.get(client) ?? 0) - 1;
    if (count > 0) this.#ofClients.set(client, count);
    else this.#ofClients.delete(client);
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
