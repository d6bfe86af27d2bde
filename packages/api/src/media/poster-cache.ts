import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Rasterising is pure CPU: two at once keep a small machine answering. */
const CONCURRENCY = 2;
/** Pause between pictures drawn ahead of need, in milliseconds. */
const COURTESY = 40;

export interface WarmItem {
  readonly key: string;
  readonly render: () => Promise<Buffer>;
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to);

/** A WebP carries its own length: a file cut short or overwritten is told from a whole one without decoding it. */
const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > 12 &&
  text(bytes, 0, 4) === "RIFF" &&
  text(bytes, 8, 12) === "WEBP" &&
  bytes.readUInt32LE(4) + 8 === bytes.length;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // A timer that keeps nothing alive would leave whoever waits for it hanging once all else has stopped.
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    timer.unref();
    signal.addEventListener("abort", done, { once: true });
  });

/**
 * Rendered posters on disk, one file per key. A key is a file name and names its content for ever: nothing is ever
 * replaced by something else. When the disk fails the picture is still drawn, only not kept.
 */
export class PosterCache {
  readonly #dir: string;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The picture under `key`; drawn once when it is missing or its file is damaged, however many ask at the same time. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#inFlight.get(key);
    if (known) return known;
    const made = this.#find(key, render).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, made);
    return made;
  }

  /**
   * Draws what is missing, one picture at a time and only while nobody is waiting for another; stops when the signal
   * does. A picture that fails is left for the one who asks for it.
   */
  async warm(items: Iterable<WarmItem>, signal: AbortSignal): Promise<void> {
    for (const { key, render } of items) {
      while (this.#running > 0 && !signal.aborted) await pause(COURTESY, signal);
      if (signal.aborted) return;
      if ((await this.#read(key)) !== null) continue;
      await this.get(key, render).catch(() => undefined);
      await pause(COURTESY, signal);
    }
  }

  async #find(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.#read(key);
    if (kept !== null) return kept;
    const drawn = await this.#inTurn(render);
    await this.#write(key, drawn).catch(() => undefined);
    return drawn;
  }

  async #read(key: string): Promise<Buffer | null> {
    const bytes = await readFile(join(this.#dir, key)).catch(() => null);
    return bytes !== null && isWholeWebp(bytes) ? bytes : null;
  }

  async #write(key: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#dir, { recursive: true });
    const draft = join(this.#dir, `.${key}.${randomUUID()}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.#dir, key));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async #inTurn(render: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= CONCURRENCY) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running++;
    try {
      return await render();
    } finally {
      // the place is handed on, not given up, so that no third one slips in between
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
