import type { Fetch, Metrics } from "@flaneur/server-kit";
import { PAGE_PATTERNS } from "./page-patterns.ts";

/** Folders: all paths in a folder have the same route, such as `/api/*`. */
const FOLDERS = ["/api", "/basemap", "/assets"];
/** Paths that each have a route of their own, named like the path. */
const FILES: readonly string[] = ["/graphql", "/sitemap.xml", "/robots.txt", "/healthz", "/readyz"];

/** The patterns of pages: a parameter is any text without a slash. */
const PAGES = PAGE_PATTERNS.map((route) => [route, new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`)] as const);

/** Returns the route of a path in metrics: one of a fixed list, or `other`. */
export function routeOf(pathname: string): string {
  if (FILES.includes(pathname)) return pathname;
  const folder = FOLDERS.find((start) => pathname.startsWith(`${start}/`));
  if (folder !== undefined) return `${folder}/*`;
  return PAGES.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "other";
}

/** Measures each request of the app by its route. */
export const withRequestMetrics =
  (fetch: Fetch, metrics: Metrics): Fetch =>
  async (request) => {
    const begin = performance.now();
    const response = await fetch(request);
    const route = routeOf(new URL(request.url).pathname);
    const seconds = (performance.now() - begin) / 1_000;
    metrics.request({ part: "app", method: request.method, route, status: response.status, seconds });
    return response;
  };
