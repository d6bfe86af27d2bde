import { type Asker, type ConcurrencyLimit, limitConcurrency } from "../http/limit-concurrency.ts";
import type { CacheFolder } from "./cache-folder.ts";

/** Rasterising is pure CPU: two at once keep a small machine answering. */
const CONCURRENCY = 2;
/** Who draws ahead of need counts as a client of its own. */
const AHEAD_OF_NEED: Asker = { client: "ahead of need" };

export interface DrawingLimits {
  /** How many pictures may wait to be drawn, and how many of them one client may ask for. */
  readonly waiting: number;
  readonly waitingPerClient: number;
}

/** About three times what is drawn within the deadline of a request, at the width of cards. */
const DEFAULT_DRAWING: DrawingLimits = { waiting: 638, waitingPerClient: 158 };

/** Who asks for a picture. */
export interface PictureAsker extends Asker {
  /** Called when the picture is not kept: it has to be drawn, which takes a place of its own. */
  readonly onDraw?: () => void;
}

type Draw = () => Promise<Buffer>;

/** Within an object, since whoever awaits it must not hold a place meanwhile. */
interface Turn {
  readonly picture: Promise<Buffer>;
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to);

/** A WebP carries its own length: a file cut short or overwritten is told from a whole one without decoding it. */
const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > 12 &&
  text(bytes, 0, 4) === "RIFF" &&
  text(bytes, 8, 12) === "WEBP" &&
  bytes.readUInt32LE(4) + 8 === bytes.length;

/**
 * Rendered posters, one file per key. A key is a file name and names its content for ever: nothing is ever replaced by
 * something else. When the disk fails the picture is still drawn, only not kept.
 */
export class PosterCache {
  readonly #folder: Pick<CacheFolder, "read" | "write">;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #places: ConcurrencyLimit;
  #hits = 0;
  #misses = 0;

  constructor(folder: Pick<CacheFolder, "read" | "write">, limits: DrawingLimits = DEFAULT_DRAWING) {
    const { waiting, waitingPerClient } = limits;
    this.#folder = folder;
    this.#places = limitConcurrency({
      running: CONCURRENCY,
      waiting,
      // All of it, unlike the other limits: a picture is drawn soon, and then whoever else waits is next.
      runningPerClient: CONCURRENCY,
      heldPerClient: CONCURRENCY + waitingPerClient,
    });
  }

  /** How many pictures `get` found kept, and how many it had to have drawn. */
  get counts(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** Whether a picture is being drawn. */
  get isDrawing(): boolean {
    return this.#places.running > 0;
  }

  /**
   * The picture under `key`; drawn when it is missing or its file is damaged, once however many ask at the same time.
   * @throws ApiError 503 when too many wait to be drawn, or the asker has given up.
   */
  async get(key: string, draw: Draw, asker: PictureAsker = {}): Promise<Buffer> {
    const kept = this.#drawing.has(key) ? null : await this.#read(key);
    if (kept !== null) {
      this.#hits++;
      return kept;
    }
    this.#misses++;
    asker.onDraw?.();
    return this.#make(key, draw, asker);
  }

  /** Draws the picture ahead of need, unless it is kept already. @returns whether it had to be drawn. */
  async prepare(key: string, draw: Draw): Promise<boolean> {
    if ((await this.#read(key)) !== null) return false;
    await this.#make(key, draw, AHEAD_OF_NEED);
    return true;
  }

  /** Everybody waits for a turn of their own, so that none waits behind all that another has asked for. */
  async #make(key: string, draw: Draw, asker: Asker): Promise<Buffer> {
    const underWay = this.#drawing.get(key);
    if (underWay !== undefined) return underWay;
    const { picture } = await this.#places.run(() => this.#takeTurn(key, draw), asker);
    return picture;
  }

  async #takeTurn(key: string, draw: Draw): Promise<Turn> {
    // It may have been drawn while this one waited, or be under way.
    const kept = this.#drawing.has(key) ? null : await this.#read(key);
    if (kept !== null) return { picture: Promise.resolve(kept) };
    const underWay = this.#drawing.get(key);
    if (underWay !== undefined) return { picture: underWay };
    const picture = this.#drawAndKeep(key, draw).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, picture);
    await picture;
    return { picture };
  }

  async #drawAndKeep(key: string, draw: Draw): Promise<Buffer> {
    const drawn = await draw();
    await this.#folder.write(key, drawn).catch(() => undefined);
    return drawn;
  }

  async #read(key: string): Promise<Buffer | null> {
    const bytes = await this.#folder.read(key);
    return bytes !== null && isWholeWebp(bytes) ? bytes : null;
  }
}
