import { type RunningServer, serve } from "@flaneur/server-kit";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Serves built files on a free loopback port. */
export function serveFolder(folder: string): Promise<RunningServer> {
  const app = new Hono().use("*", serveStatic({ root: folder }));
  return serve({ fetch: (request) => app.fetch(request), host: "127.0.0.1", port: 0 });
}
