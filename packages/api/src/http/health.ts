import type { OpenAPIHono } from "@hono/zod-openapi";
import { type Db, ping } from "../db/database.ts";
import type { ReplicaState } from "../db/replicas/replicas.ts";
import type { DerivationProgress } from "../places/column-derivation.ts";
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

/** What `/readyz` reports in addition to the database. */
export interface Readiness {
  /** Returns the states of the replicas; undefined without DATABASE_READ_URL. */
  readonly replicas?: (() => readonly ReplicaState[]) | undefined;
  /** Returns how many places have derived columns; null when all have. @default all have */
  readonly derivation?: (() => DerivationProgress | null) | undefined;
  /** Whether lists are right although columns are being derived. @default they are not */
  readonly areListsRight?: (() => boolean) | undefined;
}

const notReady = (missing: string, field: string, message: string) =>
  new ApiError(503, "unavailable", `Not ready: ${missing}`, {
    details: [{ field, message }],
    headers: { "Retry-After": "1" },
  });

/**
 * Adds `/healthz`, which succeeds when the process responds, and `/readyz`, which succeeds when the database responds
 * and lists are right. `/readyz` also reports the states of the replicas, and whether the disk of the database refuses
 * changes: pages and lists do not need them.
 */
export function healthRoutes(app: OpenAPIHono, db: Db, storage: StorageState, readiness: Readiness = {}): void {
  const pingOnce = sharedPing(db);
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    if (!(await respondsInTime(pingOnce))) {
      throw notReady("no answer from the database", "database", "does not answer");
    }
    const progress = readiness.derivation?.() ?? null;
    if (progress !== null && readiness.areListsRight?.() !== true) {
      const message = `${progress.done} of ${progress.of} places have the columns of this version`;
      throw notReady(`lists wait for columns of places: ${message}`, "lists", message);
    }
    const replicas = readiness.replicas?.().map(({ isUsed, lagSeconds }) => ({ used: isUsed, lagSeconds }));
    const refusal = storage.refusal();
    return context.json({
      status: "ready",
      ...(refusal !== null && { degraded: `${refusal}: changes are refused` }),
      ...(progress !== null && { derivedPlaces: progress }),
      ...(replicas !== undefined && { replicas }),
    });
  });
}
