import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { canonicalPath } from "./canonical-path.ts";
import { contentSecurityPolicy, type MapSources } from "./content-security-policy.ts";

/** Built files carry a hash of their content in their name. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const PAGES = ["/", "/places/:id", "/login"];

/** The browser's side: built files, and the one page for every address of the app. */
export function createPages(dist: string, sources: MapSources = {}): Hono {
  const index = resolve(dist, "index.html");
  const html = readFileSync(index, "utf8");
  const app = new Hono();
  const page = (status: 200 | 404) => () => {
    const nonce = randomBytes(16).toString("base64");
    return new Response(html.replaceAll("%NONCE%", nonce), {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "content-security-policy": contentSecurityPolicy(nonce, sources),
      },
    });
  };
  for (const path of PAGES) app.get(path, page(200));
  app.get("/readyz", async (context) => {
    const now = await readFile(index, "utf8").catch(() => null);
    if (now === html) return context.json({ status: "ready" });
    const error = "the built files are not those that this program started with; restart it";
    return context.json({ error, code: "unavailable" }, 503);
  });
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
