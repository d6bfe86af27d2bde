import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { FRESHNESS_MS } from "@flaneur/domain";
import { createSharedCache, etagOf, STALE_IF_ERROR_S } from "@flaneur/gateway/cache";
import { acceptsBrotli, keptBrotli } from "@flaneur/server-kit";

/** The maximum size of all kept pages together, in bytes. Kept pages are compressed. */
const MAX_BYTES = 16 * 1024 * 1024;

const decompress = promisify(brotliDecompress);

/** A rendered page. */
export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the page is complete and the same for all visitors of its variant. */
  readonly isShared: boolean;
  /** How long the data of the page are fresh, in milliseconds. */
  readonly freshMs: number;
}

/** A page as it is kept: compressed only, because its HTML is much larger. */
export interface StoredPage extends Pick<RenderedPage, "status" | "headers"> {
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** The time at which it was rendered, in milliseconds; earlier if its data were loaded earlier. */
  readonly storedAt: number;
}

export interface PageCache {
  /** Returns the kept page, or renders it. Requests of the same key share one rendering, if the page can be shared. */
  find(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage>;
  /** Removes all pages. A page that is being rendered is not kept. */
  purge(): void;
}

/**
 * The least time for which a page is used, in milliseconds: while the api is down, the gateway sends results that are no
 * longer fresh.
 */
const MIN_FRESH_MS = 1_000;

async function storedPage({ html, status, headers, freshMs }: RenderedPage): Promise<StoredPage> {
  const body = Buffer.from(html);
  const usedMs = Math.max(MIN_FRESH_MS, Math.min(freshMs, FRESHNESS_MS.places));
  const storedAt = Date.now() + usedMs - FRESHNESS_MS.places;
  return { status, headers, brotli: await keptBrotli(body), etag: etagOf(body), storedAt };
}

/** Keeps pages as bytes, and uses them as long as their data are fresh, at most as long as places are (§9). */
export function createPageCache(): PageCache {
  const cache = createSharedCache<StoredPage, RenderedPage>({
    maxBytes: MAX_BYTES,
    bytesOf: ({ brotli }) => brotli.byteLength,
  });
  return {
    find: async (key, render) => {
      const found = await cache.find(key, FRESHNESS_MS.places, async () => {
        const page = await render();
        // If an older page is kept, and this page has status 200 and cannot be shared, its data could not be loaded or
        // it was not rendered: the older page is better.
        return page.isShared ? { value: await storedPage(page) } : { own: page, isOutage: page.status === 200 };
      });
      return found.kind === "own" ? found.own : found.value;
    },
    purge: cache.purge,
  };
}

/** Renders each page for each request. */
export const NO_PAGE_CACHE: PageCache = { find: (_, render) => render(), purge: () => {} };

const SHARED = `public, max-age=0, s-maxage=${FRESHNESS_MS.places / 1_000}, stale-while-revalidate=10, stale-if-error=${STALE_IF_ERROR_S}`;

/** Returns the response with a page. The response is compressed if the page is kept and the client accepts Brotli. */
export async function pageResponse(request: Request, page: StoredPage | RenderedPage): Promise<Response> {
  const { status } = page;
  if (!("brotli" in page)) return new Response(page.html === "" ? null : page.html, { status, headers: page.headers });
  const { brotli, etag, storedAt } = page;
  const headers = new Headers(page.headers);
  headers.set("cache-control", SHARED);
  headers.set("age", String(Math.floor((Date.now() - storedAt) / 1_000)));
  headers.set("etag", etag);
  headers.append("vary", "accept-encoding");
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  if (!acceptsBrotli(request)) return new Response(Uint8Array.from(await decompress(brotli)), { status, headers });
  headers.set("content-encoding", "br");
  return new Response(brotli, { status, headers });
}
