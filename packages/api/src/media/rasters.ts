import { limitConcurrency, type Requester } from "../http/limit-concurrency.ts";
import type { PictureStore } from "./picture-store.ts";

type Render = () => Promise<Buffer>;

/** Numbers of requests for rasters. */
export interface RasterCounts {
  /** Requests whose raster was stored (`hits`), or was not (`misses`). */
  readonly hits: number;
  readonly misses: number;
  /** Requests that wait for their raster. */
  readonly queued: number;
}

export interface Rasters {
  readonly counts: RasterCounts;
  /** Returns the raster under a key if it is stored, otherwise null. */
  stored(key: string): Promise<Buffer | null>;
  /**
   * Returns the raster under a key, and renders it if it is not stored. If it cannot be stored, it is still returned.
   * @throws ApiError 503 when too many requests wait; the reason of the requester's signal; the error of `render`.
   */
  get(key: string, render: Render, requester: Requester): Promise<Buffer>;
}

/** Rasters are rendered one at a time. Few are requested: by services that show previews of links. */
const LIMITS = { running: 1, waiting: 15, totalPerClient: 8 };

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const END = Buffer.from("49454e44ae426082", "hex");

/** Whether a PNG has its first and its last bytes, which detects files that were written in part. */
const isWholePng = (bytes: Buffer): boolean =>
  bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE) && bytes.subarray(-END.length).equals(END);

/** Rasters of posters and covers, each made once and kept in a store. */
export function createRasters(store: Pick<PictureStore, "read" | "write">): Rasters {
  const slots = limitConcurrency(LIMITS);
  const counts = { hits: 0, misses: 0, queued: 0 };

  async function read(key: string): Promise<Buffer | null> {
    const bytes = await store.read(key);
    return bytes !== null && isWholePng(bytes) ? bytes : null;
  }

  async function make(key: string, render: Render): Promise<Buffer> {
    // An earlier request may have rendered it in the meantime.
    const present = await read(key);
    if (present !== null) return present;
    const rendered = await render();
    await store.write(key, rendered).catch(() => undefined);
    return rendered;
  }

  return {
    get counts() {
      return { ...counts };
    },

    async stored(key) {
      const present = await read(key);
      if (present !== null) counts.hits++;
      return present;
    },

    async get(key, render, requester) {
      const present = await read(key);
      if (present !== null) {
        counts.hits++;
        return present;
      }
      counts.misses++;
      counts.queued++;
      try {
        return await slots.run(() => make(key, render), requester);
      } finally {
        counts.queued--;
      }
    },
  };
}
