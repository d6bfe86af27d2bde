import type { OpenAPIHono } from "@hono/zod-openapi";
import { type Db, ping } from "../db/database.ts";
import type { StorageState } from "../storage/storage-state.ts";
import { ApiError } from "./errors.ts";

/** Milliseconds that a dependency may take to respond before it counts as unavailable. */
const TIMEOUT_MS = 2_000;

async function respondsInTime(check: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), TIMEOUT_MS);
  const answered = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * Returns a function that pings the database. Calls during a ping share it, so that repeated calls of `/readyz` cannot
 * take all connections of the pool while the database is slow.
 */
function sharedPing(db: Db): () => Promise<void> {
  let pending: Promise<void> | null = null;
  return () => {
    pending ??= ping(db).finally(() => {
      pending = null;
    });
    return pending;
  };
}

const notReady = (missing: string, field: string, message: string) =>
  new ApiError(503, "unavailable", `Not ready: ${missing}`, {
    details: [{ field, message }],
    headers: { "Retry-After": "1" },
  });

/**
 * Adds `/healthz`, which succeeds when the process responds, and `/readyz`, which succeeds when the database responds
 * and the index of places is read. `/readyz` also reports whether the disk of the database refuses changes: pages and
 * lists do not need them.
 */
export function healthRoutes(app: OpenAPIHono, db: Db, storage: StorageState, isIndexRead: () => boolean): void {
  const pingOnce = sharedPing(db);
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    if (!(await respondsInTime(pingOnce))) {
      throw notReady("no answer from the database", "database", "does not answer");
    }
    if (!isIndexRead()) throw notReady("the places are being read", "places", "are being read");
    const refusal = storage.refusal();
    return context.json({
      status: "ready",
      ...(refusal !== null && { degraded: `${refusal}: changes are refused` }),
    });
  });
}
