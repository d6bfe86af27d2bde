import { DEADLINES_MS } from "@flaneur/domain";
import type { MiddlewareHandler } from "hono";
import type { Database } from "../db/database.ts";
import { ApiError } from "./errors.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Aborts at the deadline of the request. */
    deadline: AbortSignal;
  }
}

export interface Limits {
  /** Milliseconds that a request may take (§7). */
  readonly deadlineMs: number;
  /** Number of requests that run at once. One client may use a quarter of them. */
  readonly running: number;
  /** Number of requests that may wait. One client may use a quarter of `running` and `waiting` together. */
  readonly waiting: number;
}

/**
 * Number of requests that run at once. PGlite runs statements one at a time in the order of arrival. With few running
 * requests, the other requests wait in the queue of `limitRequests`, where clients take turns.
 */
export const RUNNING: Readonly<Record<Database["kind"], number>> = { postgres: 32, pglite: 4 };

export const DEFAULT_LIMITS: Limits = {
  deadlineMs: DEADLINES_MS.api,
  running: RUNNING.postgres,
  waiting: 2_528,
};

const deadlineExceeded = (ms: number) =>
  new ApiError(503, "unavailable", `That took longer than ${ms / 1_000} seconds. Please try again.`, {
    headers: { "Retry-After": "5" },
  });

/** Responds 503 at the deadline. A request that still waits then is never started. */
export const deadline =
  ({ deadlineMs }: Pick<Limits, "deadlineMs">): MiddlewareHandler =>
  async (context, next) => {
    const over = Promise.withResolvers<never>();
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(deadlineExceeded(deadlineMs));
      over.reject(deadlineExceeded(deadlineMs));
    }, deadlineMs);
    context.set("deadline", controller.signal);
    try {
      await Promise.race([next(), over.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

/** Returns a quarter of a count, at least 1. A client with a quarter of the slots cannot delay the other clients. */
const quarter = (count: number): number => Math.max(1, Math.floor(count / 4));

/**
 * Limits how many requests run and wait, and responds 503 at once to the others. One client may use a quarter of the
 * running requests, and a quarter of all requests; all unknown clients count as one.
 */
export function limitRequests({ running, waiting }: Limits): MiddlewareHandler {
  const slots = limitConcurrency({
    running,
    waiting,
    runningPerClient: quarter(running),
    totalPerClient: quarter(running + waiting),
  });
  return async (context, next) => {
    await slots.run(next, { client: context.get("client")?.subscriber ?? null, signal: context.get("deadline") });
  };
}
