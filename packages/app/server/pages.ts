import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { type ParisTime, type PlainSort, parisTime } from "@flaneur/domain";
import { clientAddressOf, type Fetch, keptResponse, type Logger, type Operator } from "@flaneur/server-kit";
import type { Language } from "@flaneur/ui/messages";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { SHELL_PATH, WORKER_PATH } from "../src/offline/shared/caches.ts";
import { canonicalPath } from "./canonical-path.ts";
import { contentSecurityPolicy, hashesOfScripts, type MapSources } from "./content-security-policy.ts";
import { headOf } from "./first-view/head.ts";
import { inlineStyles } from "./first-view/inline-styles.ts";
import { detectLanguage, languageOf, SERVER_TEXTS } from "./first-view/language.ts";
import { createLoader, type FirstData } from "./first-view/load.ts";
import { type FirstView, readFirstView } from "./first-view/read-results.ts";
import { type RenderFirstView, renderView } from "./first-view/server-renderer.ts";
import { pageTemplate, type Screen } from "./first-view/template.ts";
import { NO_PAGE_CACHE, type PageCache, pageResponse, type RenderedPage } from "./page-cache.ts";
import { PAGE_PATTERNS } from "./page-patterns.ts";
import { type PageVariant, variantOf } from "./page-variant.ts";
import { createSitemap } from "./sitemap.ts";

/** The cache header of built files: their names contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Returns the cache header of a built file. A browser must find a new version of the service worker at once. */
function cacheHeaderOf(path: string): string {
  if (path.includes("/assets/")) return IMMUTABLE;
  return path.endsWith(WORKER_PATH) ? "no-cache" : "public, max-age=3600";
}

interface PagesOptions extends MapSources {
  /** The graph, which returns the data of the pages and of the sitemap. */
  readonly graph: Fetch;
  /** The ids of the documents whose results the gateway keeps: see `createLoader`. @default none */
  readonly sharedIds?: ReadonlyMap<string, string> | undefined;
  readonly logger: Logger;
  readonly trustedProxies: number;
  /** The public origin of the pages. The Host header of a request is not trusted. @default unknown */
  readonly publicUrl?: string | undefined;
  /** Who runs the site. @default nobody is named */
  readonly operator?: Operator | null;
  /** Renders the first view of a page. @default none: the browser renders every page */
  readonly renderFirstView?: RenderFirstView;
  /** Keeps rendered pages. @default none: each page is rendered for each request */
  readonly cache?: PageCache;
  /** The order of a list that no question and no quick filter has made. @default as `createLoader` says */
  readonly defaultSort?: PlainSort | undefined;
  /** How long a page waits for its data, in milliseconds. @default 3 seconds */
  readonly dataDeadlineMs?: number;
  /** Returns the current minute. @default the minute of the system clock */
  readonly now?: () => ParisTime;
}

const XML = { "content-type": "application/xml; charset=utf-8" };

/** Returns the screen of a view. A place that does not exist has the screen of a place. */
function screenOf({ kind }: FirstView): Screen {
  if (kind === "place" || kind === "missing") return "place";
  if (kind === "shared" || kind === "ended") return "shared";
  return kind === "guide" || kind === "about" ? kind : "other";
}

/** Serves the built files, except index.html, which would lack its policy, and names with a leading dot. */
function serveFiles(app: Hono, dist: string): void {
  app.get("/index.html", (context) => context.redirect("/", 301));
  app.get("/:file{\\..*}", (context) => context.text("Not found", 404));
  app.use(
    "*",
    serveStatic({
      root: relative(process.cwd(), dist),
      precompressed: true,
      onFound: (path, context) => {
        context.header("cache-control", cacheHeaderOf(path));
      },
    }),
  );
}

/** Serves the built files, the page at every path of the app, the sitemap, `/robots.txt` and `/readyz`. */
export function createPages(dist: string, options: PagesOptions): Hono {
  const {
    graph,
    logger,
    trustedProxies,
    publicUrl,
    renderFirstView,
    cache = NO_PAGE_CACHE,
    googleMapsApiKey = null,
    mapStyleUrl = null,
    defaultSort,
    operator = null,
  } = options;
  const clock = options.now ?? (() => parisTime(Date.now()));
  const index = resolve(dist, "index.html");
  const html = readFileSync(index, "utf8");
  const styled = inlineStyles(html, (path) => readFileSync(resolve(dist, `.${path}`), "utf8"));
  const scripts = hashesOfScripts(styled);
  const templates = { en: pageTemplate(styled, SERVER_TEXTS.en), fr: pageTemplate(styled, SERVER_TEXTS.fr) };
  const load = createLoader({
    ...{ graph, logger, sharedIds: options.sharedIds, deadlineMs: options.dataDeadlineMs, plainSort: defaultSort },
    clientAddressOf: (request) => clientAddressOf(request, trustedProxies),
  });
  /** The data of a page that does not exist. */
  const noData: FirstData = {
    ...{ results: [], main: null, isWhole: false, freshMs: Number.POSITIVE_INFINITY },
    plainSort: defaultSort ?? "name",
  };
  const sitemap = createSitemap({ graph, publicUrl });
  const app = new Hono();

  async function page(request: Request, detected: Language, usualStatus: 200 | 404): Promise<Response> {
    const variant = variantOf(request, detected);
    const { pathname, search } = new URL(request.url);
    const key = [variant.language, variant.device, pathname, search].join(" ");
    const render = () => renderPage(request, variant, usualStatus);
    const found = usualStatus === 200 ? await cache.find(key, render) : await render();
    // A kept page may have been rendered for a client that named its variant in another way.
    const headers = "vary" in found.headers ? { ...found.headers, vary: variant.varies } : found.headers;
    return await pageResponse(request, { ...found, headers });
  }

  async function renderPage(request: Request, variant: PageVariant, usualStatus: 200 | 404): Promise<RenderedPage> {
    const { language, device, varies } = variant;
    const now = clock();
    const data = usualStatus === 200 ? await load(request, now) : noData;
    const { results, main, isWhole, freshMs } = data;
    const settings = { googleMapsApiKey, mapStyleUrl, defaultSort: data.plainSort, operator };
    const view = usualStatus === 200 ? readFirstView(main) : { kind: "unknown" as const };
    const url = new URL(request.url);
    const { pathname, search } = url;
    // Our ids are in lower case. A path that was typed by hand may have capitals.
    if (view.kind === "missing" && pathname !== pathname.toLowerCase()) {
      const headers = { location: `${pathname.toLowerCase()}${search}` };
      return { html: "", status: 301, headers, isShared: false, freshMs };
    }
    const nonce = randomBytes(16).toString("base64");
    const parts = {
      nonce,
      head: headOf(view, url, publicUrl, SERVER_TEXTS[language]),
      screen: screenOf(view),
      results,
      settings,
      view:
        // If data are missing, the browser loads them and renders the page.
        renderFirstView === undefined || !isWhole || view.kind === "unknown"
          ? null
          : await renderView(renderFirstView, request, { device, language, results, now, settings, logger }),
    };
    const isFound = view.kind !== "missing" && view.kind !== "missingPage";
    const status = view.kind === "ended" ? 410 : isFound ? usualStatus : 404;
    // The page of a shared link is not cached, because the link can end at any time.
    const isPersonal = view.kind === "shared" || view.kind === "ended";
    return {
      html: templates[language](parts),
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": isPersonal ? "no-store" : "no-cache",
        "content-language": language,
        vary: varies,
        "content-security-policy": contentSecurityPolicy({ nonce, scripts }, options),
      },
      // The scripts of Google need the nonce, which must be new in each response.
      isShared: isFound && !isPersonal && parts.view !== null && googleMapsApiKey === null,
      freshMs,
    };
  }

  // The service worker shows this page without content for a page that it has not kept.
  app.get(SHELL_PATH, detectLanguage, (context) => page(context.req.raw, languageOf(context.get("language")), 200));
  for (const path of PAGE_PATTERNS)
    app.get(path, detectLanguage, (context) => page(context.req.raw, languageOf(context.get("language")), 200));
  app.get("/sitemap.xml", async (context) => {
    return keptResponse(context.req.raw, await sitemap.whole(), { headers: XML });
  });
  app.get("/:file{sitemap-[1-9][0-9]*\\.xml}", async (context) => {
    const [, number = ""] = /^sitemap-(\d+)\.xml$/.exec(context.req.param("file")) ?? [];
    const part = await sitemap.part(Number(number));
    return part === null ? context.text("Not found", 404) : keptResponse(context.req.raw, part, { headers: XML });
  });
  app.get("/robots.txt", (context) => {
    // The URL of a sitemap must be absolute.
    const sitemapLine = publicUrl === undefined ? "" : `Sitemap: ${publicUrl}/sitemap.xml\n`;
    // Crawlers load the pictures of link previews: those of places, and the covers of shared lists.
    const rules = ["Disallow: /api/", "Allow: /api/media/", "Allow: /api/shared/lists/*/cover$"];
    return context.text(`${["User-agent: *", ...rules].join("\n")}\n${sitemapLine}`);
  });
  app.get("/readyz", async (context) => {
    const now = await readFile(index, "utf8").catch(() => null);
    if (now === html) return context.json({ status: "ready" });
    const error = "the built files are not those that this program started with; restart it";
    return context.json({ error, code: "unavailable" }, 503);
  });
  serveFiles(app, dist);
  app.get("*", detectLanguage, async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical !== null) return context.redirect(`${canonical}${search}`, 301);
    return context.req.header("accept")?.includes("text/html")
      ? page(context.req.raw, languageOf(context.get("language")), 404)
      : context.text("Not found", 404);
  });
  return app;
}
