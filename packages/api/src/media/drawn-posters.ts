import { keptBrotli } from "@flaneur/server-kit";
import { LRUCache } from "lru-cache";

/** A drawn poster, as SVG. */
export interface DrawnPoster {
  readonly svg: Uint8Array<ArrayBuffer>;
  /** The SVG, compressed by Brotli. */
  readonly brotli: Uint8Array<ArrayBuffer>;
}

/** The size of the posters in memory, in bytes: about a thousand posters. */
const MAX_BYTES = 12 * 1024 * 1024;

/** The posters that were requested last, by key. Drawing one takes about a millisecond, and compressing it another. */
export function createDrawnPosters() {
  const drawn = new LRUCache<string, DrawnPoster>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ svg, brotli }) => svg.byteLength + brotli.byteLength,
  });
  return {
    get: (key: string): DrawnPoster | null => drawn.get(key) ?? null,
    async add(key: string, text: string): Promise<DrawnPoster> {
      const svg = new TextEncoder().encode(text);
      const poster = { svg, brotli: await keptBrotli(svg) };
      drawn.set(key, poster);
      return poster;
    },
    clear: () => drawn.clear(),
  };
}
