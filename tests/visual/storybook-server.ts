/** Serves a built Storybook twice: unchanged below /drawn, and with plain pictures instead of posters below /plain. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunningServer, serve } from "@flaneur/server-kit";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { plainPoster } from "./plain-poster.ts";

/** Cache header of built files: their names contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

export function serveStorybook(folder: string): Promise<RunningServer> {
  const app = new Hono()
    .use("/:posters/assets/*", async (context, next) => {
      await next();
      context.header("cache-control", IMMUTABLE);
    })
    .get("/plain/assets/:file{[\\w.-]+\\.svg}", async (context) => {
      const poster = await readFile(join(folder, "assets", context.req.param("file")), "utf8");
      return context.body(plainPoster(poster), 200, { "content-type": "image/svg+xml" });
    })
    .use("*", serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/(drawn|plain)/, "") }));
  return serve({ fetch: (request) => app.fetch(request), host: "127.0.0.1", port: 0 });
}
