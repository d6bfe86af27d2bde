import { ApiError } from "./errors.ts";

export interface Slots {
  /** Runs the work once there is room for it. @throws ApiError 503 at once when even the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface SlotCounts {
  readonly running: number;
  readonly waiting: number;
}

export const tooBusy = (): ApiError =>
  new ApiError(503, "unavailable", "The service is busy. Please try again in a moment.", {
    headers: { "Retry-After": "1" },
  });

/** So much at once, so much in line, and no more: under a rush, answers stay quick and the rest is told to come back. */
export function createSlots({ running, waiting }: SlotCounts): Slots {
  let taken = 0;
  const queue: (() => void)[] = [];
  const take = async (): Promise<void> => {
    if (taken < running) {
      taken++;
      return;
    }
    if (queue.length >= waiting) throw tooBusy();
    // Whoever leaves hands its slot over, so that nobody slips in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) taken--;
    else next();
  };
  return {
    run: async (work) => {
      await take();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
