import { setImmediate as nextTurn } from "node:timers/promises";
import { type Fetch, type KeptBody, keepBody } from "@flaneur/server-kit";
import { z } from "zod";
import { escapeHtml } from "./first-view/html.ts";
import { GUIDE_QUERY, PAGE, PLACES_QUERY } from "./sitemap-queries.ts";

/** How long a sitemap is used after it was loaded, in milliseconds. */
const FRESH_MS = 60 * 60 * 1_000;
/** Number of parts that are kept. */
const MAX_KEPT = 4;
/** The maximal number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000;

const Page = z.object({
  data: z.object({
    places: z.object({ nodes: z.array(z.object({ id: z.string() })), pagination: z.object({ pages: z.number() }) }),
  }),
});

async function query(graph: Fetch, body: object): Promise<unknown> {
  const response = await graph(
    new Request("http://graph.internal/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    }),
  );
  return response.json();
}

const loadPage = async (graph: Fetch, page: number) =>
  Page.parse(await query(graph, { query: PLACES_QUERY, variables: { page } })).data.places;

const Slugs = z.array(z.object({ slug: z.string() }));
const Guide = z.object({ data: z.object({ collections: Slugs, neighbourhoods: Slugs }) });

async function loadGuidePaths(graph: Fetch): Promise<readonly string[]> {
  const pages = Guide.parse(await query(graph, { query: GUIDE_QUERY })).data;
  return (["collections", "neighbourhoods"] as const).flatMap((folder) =>
    pages[folder].map(({ slug }) => `/${folder}/${encodeURIComponent(slug)}`),
  );
}

/** Returns the paths of the places on some pages of the listing. Other requests are handled between two pages. */
async function loadPlacePaths(graph: Fetch, first: number, last: number): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let page = first; page <= last; page++) {
    const { nodes, pagination } = await loadPage(graph, page);
    paths.push(...nodes.map(({ id }) => `/places/${encodeURIComponent(id)}`));
    if (page >= pagination.pages) break;
    await nextTurn();
  }
  return paths;
}

/**
 * Keeps results for an hour, and only the last few: a part of the sitemap has up to 50,000 URLs. Requests at the same time
 * share one load.
 */
function createCache<Value>(now: () => number) {
  const kept = new Map<number, { readonly loadedAt: number; readonly value: Promise<Value> }>();
  return (key: number, load: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known !== undefined && now() - known.loadedAt <= FRESH_MS) return known.value;
    const value = load();
    const entry = { loadedAt: now(), value };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    // A failure is not cached: the next request retries.
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return value;
  };
}

export interface Sitemap {
  /** Returns the URLs of all pages, or an index of the parts when one file cannot hold them. */
  whole(): Promise<KeptBody>;
  /** Returns one part of the URLs, counted from 1; null when there is no such part. */
  part(number: number): Promise<KeptBody | null>;
}

const xml = (root: "urlset" | "sitemapindex", lines: readonly string[]): KeptBody =>
  keepBody(
    Uint8Array.from(
      Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`,
      ),
    ),
  );

interface SitemapOptions {
  readonly graph: Fetch;
  /** The origin of the URLs. @default none: URLs are relative */
  readonly publicUrl?: string | undefined;
  /** @default the system clock */
  readonly now?: () => number;
  /** The maximum number of URLs in a file. @default the limit of sitemaps.org */
  readonly maxUrls?: number;
}

/**
 * Creates the sitemap. Each part is loaded separately, so that a catalogue of any size is listed. The last few parts are
 * kept for an hour, in the content codings that clients ask for.
 */
export function createSitemap({ graph, publicUrl = "", now = Date.now, maxUrls = MAX_URLS }: SitemapOptions): Sitemap {
  /**
   * Number of pages of the listing in each part. Their URLs fill at most nine tenths of a file, so that the first part
   * also has room for the URLs of all other pages.
   */
  const pagesOfPart = Math.max(1, Math.floor((maxUrls * 0.9) / PAGE));
  const countOnce = createCache<number>(now);
  const indexOnce = createCache<KeptBody>(now);
  const loadOnce = createCache<KeptBody>(now);
  const locationOf = (path: string) => `<loc>${escapeHtml(`${publicUrl}${path}`)}</loc>`;
  const parts = () =>
    countOnce(0, async () => Math.max(1, Math.ceil((await loadPage(graph, 1)).pagination.pages / pagesOfPart)));
  const loadPart = async (number: number) => {
    const others = number === 1 ? ["/", "/about", ...(await loadGuidePaths(graph))] : [];
    const first = (number - 1) * pagesOfPart + 1;
    const paths = [...others, ...(await loadPlacePaths(graph, first, first + pagesOfPart - 1))];
    return xml(
      "urlset",
      paths.map((path) => `<url>${locationOf(path)}</url>`),
    );
  };
  const keptPart = (number: number) => loadOnce(number, () => loadPart(number));
  return {
    part: async (number) =>
      Number.isInteger(number) && number >= 1 && number <= (await parts()) ? keptPart(number) : null,
    whole: async () => {
      const count = await parts();
      if (count === 1) return keptPart(1);
      const names = Array.from({ length: count }, (_, at) => `/sitemap-${at + 1}.xml`);
      return indexOnce(count, async () =>
        xml(
          "sitemapindex",
          names.map((name) => `<sitemap>${locationOf(name)}</sitemap>`),
        ),
      );
    },
  };
}
