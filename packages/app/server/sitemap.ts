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
  Page.parse(await query(graph, { query: QUERY, variables: { page } })).data.places;

const Slugs = z.array(z.object({ slug: z.string() }));
const Guide = z.object({ data: z.object({ collections: Slugs, neighbourhoods: Slugs }) });
const GUIDE_QUERY = "query SitemapGuide { collections { slug } neighbourhoods { slug } }";

/** Returns the paths of the pages of collections and neighbourhoods. */
async function loadGuidePaths(graph: Fetch): Promise<readonly string[]> {
  const pages = Guide.parse(await query(graph, { query: GUIDE_QUERY })).data;
  return (["collections", "neighbourhoods"] as const).flatMap((folder) =>
    pages[folder].map(({ slug }) => `/${folder}/${encodeURIComponent(slug)}`),
  );
}

async function loadPaths(graph: Fetch): Promise<readonly string[]> {
  const paths = ["/", "/about", ...(await loadGuidePaths(graph))];
  for (let page = 1, pages = 1; page <= pages && paths.length < MAX_URLS; page++) {
    const { nodes, pagination } = await loadPage(graph, page);
    paths.push(...nodes.map(({ id }) => `/places/${encodeURIComponent(id)}`));
    pages = pagination.pages;
  }
  return paths.slice(0, MAX_URLS);
}

/** Returns the URLs of all pages as XML, relative without a public origin. The paths are loaded at most once an hour. */
export function createSitemap(
  graph: Fetch,
  now: () => number = Date.now,
): (publicUrl: string | undefined) => Promise<string> {
  let loading: Promise<readonly string[]> | null = null;
  let loadedAt = 0;
  const paths = (): Promise<readonly string[]> => {
    if (loading === null || now() - loadedAt > FRESH_MS) {
      loadedAt = now();
      const next = loadPaths(graph);
      loading = next;
      // A failure is not cached: the next request retries.
      next.catch(() => {
        if (loading === next) loading = null;
      });
    }
    return loading;
  };
  return async (publicUrl = "") => {
    const urls = (await paths()).map((path) => `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  };
}
