import { TRAVEL_LIMITS } from "@flaneur/domain";

/** Every step of the slider, in minutes (§5). */
export const TRAVEL_RANGES: readonly number[] = Array.from(
  { length: (TRAVEL_LIMITS.max - TRAVEL_LIMITS.min) / TRAVEL_LIMITS.step + 1 },
  (_, i) => TRAVEL_LIMITS.min + i * TRAVEL_LIMITS.step,
);

export interface Reach {
  readonly minutes: number;
  /** Listed places within these minutes. */
  readonly count: number;
}

/** How many places each step of the slider reaches. @param times how many places are how many minutes away. */
export const reachOf = (times: readonly Reach[]): readonly Reach[] =>
  TRAVEL_RANGES.map((range) => ({
    minutes: range,
    count: times.reduce((sum, { minutes, count }) => (minutes <= range ? sum + count : sum), 0),
  }));
