import { setImmediate as nextTurn } from "node:timers/promises";

/** The longest time, in milliseconds, for which work of one request keeps other requests waiting. */
const SLICE_MS = 8;

/**
 * Divides long work into slices. Call `pause` between two steps: it yields to the event loop when the current slice has
 * lasted long enough.
 */
export function timeSlices(now: () => number = performance.now.bind(performance)) {
  let start = now();
  return {
    pause: async (): Promise<void> => {
      if (now() - start < SLICE_MS) return;
      await nextTurn();
      start = now();
    },
  };
}
