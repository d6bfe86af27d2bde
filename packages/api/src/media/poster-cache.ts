import { type ConcurrencyLimit, limitConcurrency, type Requester } from "../http/limit-concurrency.ts";
import type { CacheFolder } from "./cache-folder.ts";

/** Rasterising is pure CPU: two at once keep a small machine answering. */
const CONCURRENCY = 2;
/** A picture of 1600 px takes up to 220 MB while it is rendered, one of 440 px 20 MB: large ones are rendered in turn. */
const LARGE_CONCURRENCY = 1;

/** Preloading counts as a client of its own. */
const PRELOADER: Requester = { client: "preloader" };

export interface RenderLimits {
  /** How many pictures may wait to be rendered, and how many of them for one client. */
  readonly waiting: number;
  readonly waitingPerClient: number;
}

/** A page has at most 96 pictures, and a browser six connections; the rest is for several browsers at one address. */
const DEFAULT_RENDER_LIMITS: RenderLimits = { waiting: 638, waitingPerClient: 158 };

/** The client that requests a picture. */
export interface PictureRequester extends Requester {
  /** Called when the picture is not stored: it has to be rendered, which takes a slot of its own. */
  readonly onRender?: () => void;
  /** Whether rendering takes much memory. @default false */
  readonly isLarge?: boolean;
}

type Render = () => Promise<Buffer>;

/** An object, since a promise that is returned from a slot would occupy it until it is resolved. */
interface Turn {
  readonly picture: Promise<Buffer>;
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to);

/** A WebP contains its own length, so a truncated or overwritten file is recognised without decoding it. */
const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > 12 &&
  text(bytes, 0, 4) === "RIFF" &&
  text(bytes, 8, 12) === "WEBP" &&
  bytes.readUInt32LE(4) + 8 === bytes.length;

/**
 * Rendered posters, one file for each key. A key is a file name, and its content never changes. When the disk fails, the
 * picture is still rendered, but not stored.
 */
export class PosterCache {
  readonly #folder: Pick<CacheFolder, "read" | "write">;
  readonly #rendering = new Map<string, Promise<Buffer>>();
  readonly #slots: ConcurrencyLimit;
  readonly #largeSlots: ConcurrencyLimit;
  #hits = 0;
  #misses = 0;

  constructor(folder: Pick<CacheFolder, "read" | "write">, limits: RenderLimits = DEFAULT_RENDER_LIMITS) {
    const { waiting, waitingPerClient } = limits;
    this.#folder = folder;
    const slots = (running: number) =>
      limitConcurrency({
        running,
        waiting,
        // One client may use all of them: a picture is rendered soon, and then the next client has its turn.
        runningPerClient: running,
        totalPerClient: running + waitingPerClient,
      });
    this.#slots = slots(CONCURRENCY);
    this.#largeSlots = slots(LARGE_CONCURRENCY);
  }

  /** How many pictures `get` found stored, and how many it had to render. */
  get counts(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** Whether a picture is being rendered. */
  get isRendering(): boolean {
    return this.#slots.running > 0;
  }

  /**
   * The picture under `key`; rendered when it is missing or its file is damaged, once for all requests at the same time.
   * @throws ApiError 503 when too many wait to be rendered, or the requester has aborted.
   */
  async get(key: string, render: Render, requester: PictureRequester = {}): Promise<Buffer> {
    const cached = this.#rendering.has(key) ? null : await this.#read(key);
    if (cached !== null) {
      this.#hits++;
      return cached;
    }
    this.#misses++;
    requester.onRender?.();
    return this.#make(key, render, requester);
  }

  /** The picture under `key`, where it is stored. */
  async stored(key: string): Promise<Buffer | null> {
    const cached = await this.#read(key);
    if (cached !== null) this.#hits++;
    return cached;
  }

  /** Renders the picture before it is requested, unless it is stored. @returns whether it had to be rendered. */
  async prepare(key: string, render: Render): Promise<boolean> {
    if ((await this.#read(key)) !== null) return false;
    await this.#make(key, render, PRELOADER);
    return true;
  }

  /** Every requester waits in its own queue, so that none waits behind all the pictures of another. */
  async #make(key: string, render: Render, requester: PictureRequester): Promise<Buffer> {
    const pending = this.#rendering.get(key);
    if (pending !== undefined) return pending;
    const take = () => this.#slots.run(() => this.#renderOnce(key, render), requester);
    // A large picture that waits for another one takes no slot from the small ones meanwhile.
    const { picture } = await (requester.isLarge ? this.#largeSlots.run(take, requester) : take());
    return picture;
  }

  async #renderOnce(key: string, render: Render): Promise<Turn> {
    // It may have been rendered while this one waited, or be in progress.
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
    await this.#folder.write(key, rendered).catch(() => undefined);
    return rendered;
  }

  async #read(key: string): Promise<Buffer | null> {
    const bytes = await this.#folder.read(key);
    return bytes !== null && isWholeWebp(bytes) ? bytes : null;
  }
}
