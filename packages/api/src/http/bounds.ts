import { DEADLINES_MS } from "@flaneur/domain";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "./errors.ts";
import { createSlots } from "./slots.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Aborts when the request's time is up. */
    deadline: AbortSignal;
  }
}

export interface Limits {
  /** How long a request may take, in milliseconds (§7). */
  readonly deadlineMs: number;
  /** How many requests are worked on at once, and how many wait for that. */
  readonly running: number;
  readonly waiting: number;
}

/** Three times the connections to the database, and what those answer well within the deadline. */
export const DEFAULT_LIMITS: Limits = { deadlineMs: DEADLINES_MS.api, running: 32, waiting: 480 };

const late = (ms: number) =>
  new ApiError(503, "unavailable", `That took longer than ${ms / 1_000} seconds. Please try again.`, {
    headers: { "Retry-After": "5" },
  });

/** Answers 503 when the time is up; what is still waiting by then is never begun. */
export const deadline =
  (ms: number): MiddlewareHandler =>
  async (context, next) => {
    const over = Promise.withResolvers<never>();
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(late(ms));
      over.reject(late(ms));
    }, ms);
    context.set("deadline", controller.signal);
    try {
      await Promise.race([next(), over.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

/** Works on so many requests at once, lets so many wait, and answers the rest 503 at once. */
export function bounded({ running, waiting }: Limits): MiddlewareHandler {
  const slots = createSlots({ running, waiting });
  return (context, next) => slots.run(next, context.get("deadline"));
}
