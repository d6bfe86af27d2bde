import { type ConcurrencyLimit, limitConcurrency, type Requester } from "../http/limit-concurrency.ts";
import type { PictureStore } from "./picture-store.ts";

/** Number of pictures that are rendered at once. With two, a small machine still responds. */
const CONCURRENCY = 2;
/** Number of large pictures that are rendered at once, since each takes much memory. */
const LARGE_CONCURRENCY = 1;

const PRELOADER: Requester = { client: "preloader" };

export interface RenderLimits {
  /** Number of pictures that may wait for rendering, for all clients together. */
  readonly waiting: number;
  /** Number of pictures of one client that may wait. A client may be several browsers behind one address. */
  readonly waitingPerClient: number;
}

const DEFAULT_RENDER_LIMITS: RenderLimits = { waiting: 638, waitingPerClient: 158 };

/** The client that requests a picture. */
export interface PictureRequester extends Requester {
  /**
   * Called when the picture is not stored and must be rendered. The request can then leave its slot, because rendering
   * has its own limit.
   */
  readonly onRender?: () => void;
  /** Whether rendering takes much memory. @default false */
  readonly isLarge?: boolean;
}

type Render = () => Promise<Buffer>;

/** Wraps a promise, since a promise that is returned from a slot would occupy the slot until it settles. */
interface Turn {
  readonly picture: Promise<Buffer>;
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to);

/**
 * Whether a WebP has the length that its header states, which detects truncated or overwritten files without decoding
 * them.
 */
const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > 12 &&
  text(bytes, 0, 4) === "RIFF" &&
  text(bytes, 8, 12) === "WEBP" &&
  bytes.readUInt32LE(4) + 8 === bytes.length;

/**
 * A cache of rendered posters and covers. The picture under a key never changes. When the store fails, a picture is
 * rendered but not stored.
 */
export class PosterCache {
  readonly #store: Pick<PictureStore, "read" | "write">;
  readonly #rendering = new Map<string, Promise<Buffer>>();
  readonly #slots: ConcurrencyLimit;
  readonly #largeSlots: ConcurrencyLimit;
  #hits = 0;
  #misses = 0;
  #waiting = 0;

  constructor(store: Pick<PictureStore, "read" | "write">, limits: RenderLimits = DEFAULT_RENDER_LIMITS) {
    const { waiting, waitingPerClient } = limits;
    this.#store = store;
    const slots = (running: number) =>
      limitConcurrency({
        running,
        waiting,
        // One client may use all slots: a picture is rendered fast, and then it is the next client's turn.
        runningPerClient: running,
        totalPerClient: running + waitingPerClient,
      });
    this.#slots = slots(CONCURRENCY);
    this.#largeSlots = slots(LARGE_CONCURRENCY);
  }

  /** Number of requests for pictures that were stored (hits), and that had to be rendered (misses). */
  get counts(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** Number of requests whose picture is being rendered or waits to be rendered. */
  get waiting(): number {
    return this.#waiting;
  }

  get isRendering(): boolean {
    return this.#slots.running > 0;
  }

  /**
   * Returns the picture under `key`. A missing or damaged picture is rendered, once for all concurrent requests.
   * @throws ApiError 503 when too many pictures wait for rendering; the reason of the requester's signal when the
   * request is aborted; the error of `render` when it fails.
   */
  async get(key: string, render: Render, requester: PictureRequester = {}): Promise<Buffer> {
    const cached = this.#rendering.has(key) ? null : await this.#read(key);
    if (cached !== null) {
      this.#hits++;
      return cached;
    }
    this.#misses++;
    requester.onRender?.();
    this.#waiting++;
    try {
      return await this.#make(key, render, requester);
    } finally {
      this.#waiting--;
    }
  }

  /** Returns the picture under `key` if it is stored, otherwise null. */
  async stored(key: string): Promise<Buffer | null> {
    const cached = await this.#read(key);
    if (cached !== null) this.#hits++;
    return cached;
  }

  /** Whether the picture under `key` is stored. The call does not count as a request for the picture. */
  async isStored(key: string): Promise<boolean> {
    return (await this.#read(key)) !== null;
  }

  /** Renders a picture in advance, unless it is stored. @returns whether it had to be rendered. */
  async prepare(key: string, render: Render): Promise<boolean> {
    if (await this.isStored(key)) return false;
    await this.#make(key, render, PRELOADER);
    return true;
  }

  /** Renders a picture in turn. Each requester has its own queue, so that none waits for all pictures of another. */
  async #make(key: string, render: Render, requester: PictureRequester): Promise<Buffer> {
    const pending = this.#rendering.get(key);
    if (pending !== undefined) return pending;
    const take = () => this.#slots.run(() => this.#renderOnce(key, render), requester);
    // A large picture that waits for another large picture does not block the slots of small pictures.
    const { picture } = await (requester.isLarge ? this.#largeSlots.run(take, requester) : take());
    return picture;
  }

  async #renderOnce(key: string, render: Render): Promise<Turn> {
    // The picture may have been rendered while this call waited, or be in progress.
    const cached = this.#rendering.has(key) ? null : await this.#read(key);
    if (cached !== null) return { picture: Promise.resolve(cached) };
    const pending = this.#rendering.get(key);
    if (pending !== undefined) return { picture: pending };
    const picture = this.#renderAndStore(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, picture);
    await picture;
    return { picture };
  }

  async #renderAndStore(key: string, render: Render): Promise<Buffer> {
    const rendered = await render();
    await this.#store.write(key, rendered).catch(() => undefined);
    return rendered;
  }

  async #read(key: string): Promise<Buffer | null> {
    const bytes = await this.#store.read(key);
    return bytes !== null && isWholeWebp(bytes) ? bytes : null;
  }
}
