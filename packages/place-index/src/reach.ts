import { TRAVEL_LIMITS } from "@flaneur/domain";

/** All steps of the slider, in minutes (§5). */
export const TRAVEL_RANGES: readonly number[] = Array.from(
  { length: (TRAVEL_LIMITS.max - TRAVEL_LIMITS.min) / TRAVEL_LIMITS.step + 1 },
  (_, i) => TRAVEL_LIMITS.min + i * TRAVEL_LIMITS.step,
);

export interface Reach {
  readonly minutes: number;
  /** Number of listed places within these minutes. */
  readonly count: number;
}

/**
 * Returns how many places are within reach at each step of the slider. @param times how many places are at each number
 * of minutes.
 */
export const reachOf = (times: readonly Reach[]): readonly Reach[] =>
  TRAVEL_RANGES.map((range) => ({
    minutes: range,
    count: times.reduce((sum, { minutes, count }) => (minutes <= range ? sum + count : sum), 0),
  }));
