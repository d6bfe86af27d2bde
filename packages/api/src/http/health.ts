import type { OpenAPIHono } from "@hono/zod-openapi";
import { type Db, ping } from "../db/database.ts";
import type { ReplicaState } from "../db/replicas/replicas.ts";
import { ApiError } from "./errors.ts";

/** Milliseconds that a dependency may take to respond before it counts as unavailable. */
const TIMEOUT_MS = 2_000;

/** The dependencies of the api, each with a check. */
type Parts = Readonly<Record<string, () => Promise<unknown>>>;

async function respondsInTime(check: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), TIMEOUT_MS);
  const answered = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
}

async function missingParts(parts: Parts): Promise<readonly string[]> {
  const found = Object.entries(parts).map(async ([name, check]) => ((await respondsInTime(check)) ? [] : [name]));
  return (await Promise.all(found)).flat();
}

/**
 * Adds `/healthz` (the process responds) and `/readyz` (all its dependencies respond too; otherwise `details` lists the
 * dependencies that do not). `/readyz` also reports the replicas: without them the api is ready, since the primary
 * serves their reads. Both also work when the api is overloaded.
 */
export function healthRoutes(app: OpenAPIHono, db: Db, replicas?: () => readonly ReplicaState[]): void {
  const parts = { database: () => ping(db) };
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const missing = await missingParts(parts);
    if (missing.length === 0) {
      const states = replicas?.().map(({ isUsed, lagSeconds }) => ({ used: isUsed, lagSeconds }));
      return context.json({ status: "ready", ...(states !== undefined && { replicas: states }) });
    }
    throw new ApiError(503, "unavailable", `Not ready: no answer from the ${missing.join(", the ")}`, {
      details: missing.map((field) => ({ field, message: "does not answer" })),
      headers: { "Retry-After": "1" },
    });
  });
}
