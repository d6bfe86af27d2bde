import { FRESHNESS_MS } from "@flaneur/domain";
import { createSharedCache, STALE_IF_ERROR_S } from "@flaneur/gateway/cache";
import { bytesOfKept, type KeptBody, keepBody, keptResponse } from "@flaneur/server-kit";

/** The maximum size of all kept pages together, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

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

/** A page as it is kept. */
export interface StoredPage extends Pick<RenderedPage, "status" | "headers"> {
  readonly body: KeptBody;
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

function storedPage({ html, status, headers, freshMs }: RenderedPage): StoredPage {
  const usedMs = Math.max(MIN_FRESH_MS, Math.min(freshMs, FRESHNESS_MS.places));
  const storedAt = Date.now() + usedMs - FRESHNESS_MS.places;
  return { status, headers, body: keepBody(Uint8Array.from(Buffer.from(html))), storedAt };
}

/** Keeps pages as bytes, and uses them as long as their data are fresh, at most as long as places are (§9). */
export function createPageCache(): PageCache {
  const cache = createSharedCache<StoredPage, RenderedPage>({
    maxBytes: MAX_BYTES,
    bytesOf: ({ body }) => bytesOfKept(body),
  });
  return {
    find: async (key, render) => {
      const found = await cache.find(key, FRESHNESS_MS.places, async () => {
        const page = await render();
        // If an older page is kept, and this page has status 200 and cannot be shared, its data could not be loaded or
        // it was not rendered: the older page is better.
        return page.isShared ? { value: storedPage(page) } : { own: page, isOutage: page.status === 200 };
      });
      return found.kind === "own" ? found.own : found.value;
    },
    purge: cache.purge,
  };
}

/** Renders each page for each request. */
export const NO_PAGE_CACHE: PageCache = { find: (_, render) => render(), purge: () => {} };

const SHARED = `public, max-age=0, s-maxage=${FRESHNESS_MS.places / 1_000}, stale-while-revalidate=10, stale-if-error=${STALE_IF_ERROR_S}`;

/** Returns the response with a page. A kept page is sent in the content coding that the client prefers. */
export async function pageResponse(request: Request, page: StoredPage | RenderedPage): Promise<Response> {
  const { status } = page;
  if (!("body" in page)) return new Response(page.html === "" ? null : page.html, { status, headers: page.headers });
  const { body, storedAt } = page;
  const age = String(Math.floor((Date.now() - storedAt) / 1_000));
  return keptResponse(request, body, { status, headers: { ...page.headers, "cache-control": SHARED, age } });
}
