import type { Context } from "hono";
import { recordSecurityEvent } from "../security-events.ts";
import { TooManyAttempts } from "./counters.ts";

/** Runs work, and records a security event when it throws TooManyAttempts. */
export async function recordLockOut<T>(context: Context, username: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyAttempts) await recordSecurityEvent(context, { event: "lock-out", username });
    throw error;
  }
}
