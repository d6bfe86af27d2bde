import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { FRESHNESS_MS } from "@flaneur/domain";
import { LRUCache } from "lru-cache";

/** Bytes of all kept pages, with and without compression. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How long a page is kept for the case that a newer one would lack its data, in milliseconds. */
const STALE_IF_ERROR_MS = 3_600_000;
/** Brotli at this quality takes as long as gzip. Pages are compressed once for all their visitors. */
const QUALITY = 5;

const compress = promisify(brotliCompress);

/** A rendered page. */
export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the page is complete and the same for all visitors of its variant. */
  readonly isShared: boolean;
}

/** A page as it is sent. */
export interface StoredPage extends Pick<RenderedPage, "status" | "headers"> {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** The time at which it was rendered, in milliseconds. */
  readonly storedAt: number;
}

export interface PageCache {
  /** Returns the kept page, or renders it. Requests of the same key share one rendering, if the page can be shared. */
  find(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage>;
  /** Removes all pages. A page that is being rendered is not kept. */
  purge(): void;
}

async function storedPage({ html, status, headers }: RenderedPage): Promise<StoredPage> {
  const body = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  const brotli = await compress(body, { params });
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { status, headers, body, brotli: Uint8Array.from(brotli), etag, storedAt: Date.now() };
}

/** Keeps pages as bytes, and uses them for as long as their places are fresh (§9). */
export function createPageCache(): PageCache {
  const kept = new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, brotli }, key) => body.byteLength + brotli.byteLength + key.length,
  });
  const flights = new Map<string, Promise<StoredPage | RenderedPage>>();

  function fly(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage> {
    // After a purge the flight is no longer in the map: its page may be older than the purge.
    const isCurrent = () => flights.get(key) === flight;
    const flight = render()
      .then(async (page) => {
        if (!page.isShared) return page;
        const stored = await storedPage(page);
        if (isCurrent()) kept.set(key, stored);
        return stored;
      })
      .finally(() => {
        if (isCurrent()) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  return {
    find: async (key, render) => {
      const known = kept.get(key);
      const age = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.storedAt;
      if (known !== undefined && age < FRESHNESS_MS.places) return known;
      const shared = flights.get(key);
      if (shared !== undefined) {
        const first = await shared.catch(() => null);
        if (first !== null && "body" in first) return first;
      }
      const page = await (shared === undefined ? fly(key, render) : render());
      // Without its data the page would show an error.
      const isIncomplete = !("body" in page) && page.status === 200;
      return known !== undefined && isIncomplete && age < STALE_IF_ERROR_MS ? known : page;
    },
    purge: () => {
      kept.clear();
      flights.clear();
    },
  };
}

/** Renders each page for each request, as in tests. */
export const NO_PAGE_CACHE: PageCache = { find: (_, render) => render(), purge: () => {} };

const SHARED = `public, max-age=0, s-maxage=${FRESHNESS_MS.places / 1_000}, stale-while-revalidate=10, stale-if-error=${STALE_IF_ERROR_MS / 1_000}`;

/** Returns the response with a page, compressed if it is a kept one and the client accepts Brotli. */
export function pageResponse(request: Request, page: StoredPage | RenderedPage): Response {
  const { status } = page;
  if (!("body" in page)) return new Response(page.html === "" ? null : page.html, { status, headers: page.headers });
  const { body, brotli, etag, storedAt } = page;
  const headers = new Headers(page.headers);
  headers.set("cache-control", SHARED);
  headers.set("age", String(Math.floor((Date.now() - storedAt) / 1_000)));
  headers.set("etag", etag);
  headers.append("vary", "accept-encoding");
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  const isCompressed = /\bbr\b/.test(request.headers.get("accept-encoding") ?? "");
  if (isCompressed) headers.set("content-encoding", "br");
  return new Response(isCompressed ? brotli : body, { status, headers });
}
