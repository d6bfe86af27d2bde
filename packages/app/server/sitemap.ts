import type { Fetch } from "@flaneur/server-kit";
import { z } from "zod";
import { escapeHtml } from "./first-view/html.ts";

const FRESH_MS = 60 * 60 * 1_000;
const PAGE = 100;
/** The maximal number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000;

const Page = z.object({
  data: z.object({
    places: z.object({ nodes: z.array(z.object({ id: z.string() })), pagination: z.object({ pages: z.number() }) }),
  }),
});

const QUERY = `query Sitemap($page: Int!) { places(page: $page, limit: ${PAGE}) { nodes { id } pagination { pages } } }`;

async function loadPage(graph: Fetch, page: number) {
  const response = await graph(
    new Request("http://graph.internal/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ query: QUERY, variables: { page } }),
    }),
  );
  return Page.parse(await response.json()).data.places;
}

async function loadIds(graph: Fetch): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages && ids.length < MAX_URLS - 1; page++) {
    const { nodes, pagination } = await loadPage(graph, page);
    ids.push(...nodes.map(({ id }) => id));
    pages = pagination.pages;
  }
  return ids.slice(0, MAX_URLS - 1);
}

/** Returns the URLs of all pages as XML, relative without a public origin. The ids are loaded at most once an hour. */
export function createSitemap(
  graph: Fetch,
  now: () => number = Date.now,
): (publicUrl: string | undefined) => Promise<string> {
  let loading: Promise<readonly string[]> | null = null;
  let loadedAt = 0;
  const ids = (): Promise<readonly string[]> => {
    if (loading === null || now() - loadedAt > FRESH_MS) {
      loadedAt = now();
      const next = loadIds(graph);
      loading = next;
      // A failure is not cached: the next request retries.
      next.catch(() => {
        if (loading === next) loading = null;
      });
    }
    return loading;
  };
  return async (publicUrl = "") => {
    const paths = ["/", ...(await ids()).map((id) => `/places/${encodeURIComponent(id)}`)];
    const urls = paths.map((path) => `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  };
}
