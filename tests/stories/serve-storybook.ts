import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunningServer, serve } from "@flaneur/server-kit";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { plainPoster } from "../visual/plain-poster.ts";

/** Cache header of built files: their names contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Serves a built Storybook on a free loopback port, with plain pictures instead of posters unless a request has the
 * header `x-posters: drawn`.
 */
export function serveStorybook(folder: string): Promise<RunningServer> {
  const app = new Hono()
    .use("/assets/*", async (context, next) => {
      await next();
      context.header("cache-control", IMMUTABLE);
    })
    .get("/assets/:file{[\\w.-]+\\.svg}", async (context, next) => {
      if (context.req.header("x-posters") === "drawn") return next();
      const poster = await readFile(join(folder, "assets", context.req.param("file")), "utf8");
      return context.body(plainPoster(poster), 200, { "content-type": "image/svg+xml" });
    })
    .use("*", serveStatic({ root: folder }));
  return serve({ fetch: (request) => app.fetch(request), host: "127.0.0.1", port: 0 });
}
