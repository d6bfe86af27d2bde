import { ApiError } from "./errors.ts";

export interface Slots {
  /**
   * Runs the work once there is room for it.
   * @param signal gives up waiting, with its reason; work that has begun goes on and keeps its place until it is done.
   * @throws ApiError 503 at once when even the queue is full.
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface SlotCounts {
  readonly running: number;
  readonly waiting: number;
}

const tooBusy = (): ApiError =>
  new ApiError(503, "unavailable", "The service is busy. Please try again in a moment.", {
    headers: { "Retry-After": "1" },
  });

/** So much at once, so much in line, and no more: under a rush, answers stay quick and the rest is told to come back. */
export function createSlots({ running, waiting }: SlotCounts): Slots {
  let taken = 0;
  const queue = new Set<() => void>();
  const take = async (signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (taken < running) {
      taken++;
      return;
    }
    if (queue.size >= waiting) throw tooBusy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      queue.delete(resolve);
      reject(signal?.reason);
    };
    queue.add(resolve);
    signal?.addEventListener("abort", giveUp, { once: true });
    await promise.finally(() => signal?.removeEventListener("abort", giveUp));
  };
  const leave = (): void => {
    // Whoever leaves hands its place over, so that nobody slips in between.
    const [next] = queue;
    if (next === undefined) taken--;
    else {
      queue.delete(next);
      next();
    }
  };
  return {
    run: async (work, signal) => {
      await take(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
