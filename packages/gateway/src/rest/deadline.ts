import { notAnswering, RestError } from "./rest-error.ts";

/** The deadline that all calls of one operation share. */
export interface Deadline {
  /**
   * Waits for the result of `work`, but not beyond the deadline. After the deadline the work may continue, because an
   * API in the same process ignores the signal.
   * @throws RestError if the work fails or does not finish before the deadline.
   */
  race<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Starts a deadline. @param ms The time until the deadline, in milliseconds. */
export function startDeadline(ms: number): Deadline {
  // Unlike a timer of `setTimeout`, this signal does not keep the process alive and needs no clearing.
  const signal = AbortSignal.timeout(ms);
  const timeoutError = () =>
    new RestError(
      "UPSTREAM_TIMEOUT",
      `The places service did not answer within ${Math.round(ms / 1_000)} seconds. Please try again.`,
    );
  return {
    race: async (work) => {
      if (signal.aborted) throw timeoutError();
      const expired = Promise.withResolvers<never>();
      const expire = () => expired.reject(timeoutError());
      signal.addEventListener("abort", expire, { once: true });
      try {
        return await Promise.race([work(signal), expired.promise]);
      } catch (error) {
        if (error instanceof RestError) throw error;
        if (signal.aborted) throw timeoutError();
        throw notAnswering(error);
      } finally {
        signal.removeEventListener("abort", expire);
      }
    },
  };
}
