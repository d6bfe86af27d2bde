import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { canonicalPath } from "./canonical-path.ts";

/** Built files carry a hash of their content in their name. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const PAGES = ["/", "/places/:id", "/login"];

/** Nothing but our own scripts and styles; pictures and clips may come from the places' own sites, by https. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The browser's side: built files, and the one page for every address of the app. */
export function createPages(dist: string): Hono {
  const html = readFileSync(resolve(dist, "index.html"), "utf8");
  const app = new Hono();
  const page = (status: 200 | 404) => () => {
    const nonce = randomBytes(16).toString("base64");
    return new Response(html.replaceAll("%NONCE%", nonce), {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "content-security-policy": policy(nonce),
      },
    });
  };
  for (const path of PAGES) app.get(path, page(200));
  // The page as a file would lack its policy, and what begins with a dot is the build's own.
  app.get("/index.html", (context) => context.redirect("/", 301));
  app.get("/:file{\\..*}", (context) => context.text("Not found", 404));
  app.use(
    "*",
    serveStatic({
      root: relative(process.cwd(), dist),
      precompressed: true,
      onFound: (path, context) => {
        context.header("cache-control", path.includes("/assets/") ? IMMUTABLE : "public, max-age=3600");
      },
    }),
  );
  app.get("*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical !== null) return context.redirect(`${canonical}${search}`, 301);
    return context.req.header("accept")?.includes("text/html") ? page(404)() : context.text("Not found", 404);
  });
  return app;
}
