import type { CacheFolder } from "./cache-folder.ts";

/** Rasterising is pure CPU: two at once keep a small machine answering. */
const CONCURRENCY = 2;

type Draw = () => Promise<Buffer>;

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
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #hits = 0;
  #misses = 0;

  constructor(folder: Pick<CacheFolder, "read" | "write">) {
    this.#folder = folder;
  }

  /** How many pictures `get` found kept, and how many it had to have drawn. */
  get counts(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** Whether a picture is being drawn. */
  get isDrawing(): boolean {
    return this.#running > 0;
  }

  /** The picture under `key`; drawn once when it is missing or its file is damaged, however many ask at the same time. */
  async get(key: string, draw: Draw): Promise<Buffer> {
    const kept = this.#inFlight.has(key) ? null : await this.#read(key);
    if (kept !== null) {
      this.#hits++;
      return kept;
    }
    this.#misses++;
    return this.#make(key, draw);
  }

  /** Draws the picture ahead of need, unless it is kept already. @returns whether it had to be drawn. */
  async prepare(key: string, draw: Draw): Promise<boolean> {
    if ((await this.#read(key)) !== null) return false;
    await this.#make(key, draw);
    return true;
  }

  #make(key: string, draw: Draw): Promise<Buffer> {
    const known = this.#inFlight.get(key);
    if (known !== undefined) return known;
    const made = this.#drawAndKeep(key, draw).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, made);
    return made;
  }

  async #drawAndKeep(key: string, draw: Draw): Promise<Buffer> {
    const drawn = await this.#inTurn(draw);
    await this.#folder.write(key, drawn).catch(() => undefined);
    return drawn;
  }

  async #read(key: string): Promise<Buffer | null> {
    const bytes = await this.#folder.read(key);
    return bytes !== null && isWholeWebp(bytes) ? bytes : null;
  }

  async #inTurn(draw: Draw): Promise<Buffer> {
    if (this.#running >= CONCURRENCY) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running++;
    try {
      return await draw();
    } finally {
      // the place is handed on, not given up, so that no third one slips in between
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
