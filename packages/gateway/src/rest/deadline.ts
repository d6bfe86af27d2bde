import { RestError } from "./rest-error.ts";

/** The deadline that all calls of one operation share. */
export interface Deadline {
  /**
   * Waits for the work until the deadline at most. An API in the same process does not observe the signal, so the wait
   * ends although the work may continue.
   * @throws RestError for work that is late or fails otherwise.
   */
  race<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** @param ms milliseconds from now. */
export function startDeadline(ms: number): Deadline {
  // Unlike `setTimeout`, this timer keeps no process alive and needs no clearing.
  const signal = AbortSignal.timeout(ms);
  const late = () =>
    new RestError(
      "UPSTREAM_TIMEOUT",
      `The places service did not answer within ${Math.round(ms / 1_000)} seconds. Please try again.`,
    );
  return {
    race: async (work) => {
      if (signal.aborted) throw late();
      const expired = Promise.withResolvers<never>();
      const expire = () => expired.reject(late());
      signal.addEventListener("abort", expire, { once: true });
      try {
        return await Promise.race([work(signal), expired.promise]);
      } catch (error) {
        if (error instanceof RestError) throw error;
        if (signal.aborted) throw late();
        throw new RestError(
          "UPSTREAM_UNAVAILABLE",
          "The places service does not answer. Please try again in a moment.",
          { cause: error },
        );
      } finally {
        signal.removeEventListener("abort", expire);
      }
    },
  };
}
