import type { OpenAPIHono } from "@hono/zod-openapi";
import { type Db, ping } from "../db/database.ts";
import { ApiError } from "./errors.ts";

const PATIENCE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: so does its database. Both also when the api has no room for more. */
export function healthRoutes(app: OpenAPIHono, db: Db): void {
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const timer = Promise.withResolvers<never>();
    const patience = setTimeout(() => timer.reject(new Error("too slow")), PATIENCE_MS);
    try {
      await Promise.race([ping(db), timer.promise]);
    } catch {
      throw new ApiError(503, "unavailable", "The database does not answer", { headers: { "Retry-After": "1" } });
    } finally {
      clearTimeout(patience);
    }
    return context.json({ status: "ready" });
  });
}
