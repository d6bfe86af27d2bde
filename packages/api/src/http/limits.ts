import { DEADLINES_MS } from "@flaneur/domain";
import type { MiddlewareHandler } from "hono";
import type { Database } from "../db/database.ts";
import { ApiError } from "./errors.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Aborts at the deadline of the request. */
    deadline: AbortSignal;
    /** Frees the slot of the request, which goes on under other limits. */
    leaveSlot: () => void;
  }
}

export interface Limits {
  /** How long a request may take, in milliseconds (§7). */
  readonly deadlineMs: number;
  /** How long a request for a poster may take: it may have to wait until others are rendered. */
  readonly pictureDeadlineMs: number;
  /** How many requests run at once, and how many wait. One client gets a quarter of either. */
  readonly running: number;
  readonly waiting: number;
}

/**
 * How many requests run at once: three times the connections to PostgreSQL. PGlite runs one statement after the other, in
 * order: more requests would wait there instead of here, where clients take turns.
 */
export const RUNNING: Readonly<Record<Database["kind"], number>> = { postgres: 32, pglite: 4 };

/** About as many wait as can be answered within the deadline. */
export const DEFAULT_LIMITS: Limits = {
  deadlineMs: DEADLINES_MS.api,
  pictureDeadlineMs: DEADLINES_MS.picture,
  running: RUNNING.postgres,
  waiting: 2_528,
};

/** What the paths of posters begin with. */
const POSTERS = "/api/media/posters/";

const deadlineExceeded = (ms: number) =>
  new ApiError(503, "unavailable", `That took longer than ${ms / 1_000} seconds. Please try again.`, {
    headers: { "Retry-After": "5" },
  });

/** Answers 503 at the deadline; a request that still waits by then is never begun. */
export const deadline =
  ({ deadlineMs, pictureDeadlineMs }: Limits): MiddlewareHandler =>
  async (context, next) => {
    const ms = context.req.path.startsWith(POSTERS) ? pictureDeadlineMs : deadlineMs;
    const over = Promise.withResolvers<never>();
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(deadlineExceeded(ms));
      over.reject(deadlineExceeded(ms));
    }, ms);
    context.set("deadline", controller.signal);
    try {
      await Promise.race([next(), over.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

/** A quarter, so that one client alone cannot delay the others; and at least one. */
const quarter = (count: number): number => Math.max(1, Math.floor(count / 4));

/**
 * Works on so many requests at once, lets so many wait, and answers the rest 503 at once. One client holds a quarter of
 * both at most; all whose address nobody knows count as one.
 */
export function limitRequests({ running, waiting }: Limits): MiddlewareHandler {
  const slots = limitConcurrency({
    running,
    waiting,
    runningPerClient: quarter(running),
    totalPerClient: quarter(running + waiting),
  });
  return async (context, next) => {
    const left = Promise.withResolvers<void>();
    let done: Promise<void> = Promise.resolve();
    context.set("leaveSlot", left.resolve);
    const work = () => {
      done = next();
      return Promise.race([done, left.promise]);
    };
    await slots.run(work, { client: context.get("client")?.subscriber ?? null, signal: context.get("deadline") });
    await done;
  };
}
