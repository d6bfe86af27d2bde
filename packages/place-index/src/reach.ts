import { TRAVEL_RANGES } from "@flaneur/domain";

/** A number of places, by travel time. */
export interface Reach {
  /** The travel time in minutes: an exact time, or the limit of a step of the slider. */
  readonly minutes: number;
  readonly count: number;
}

/**
 * Returns the number of places within reach at each step of the slider.
 * @param times The number of places at each exact travel time.
 */
export const reachOf = (times: readonly Reach[]): readonly Reach[] =>
  TRAVEL_RANGES.map((range) => ({
    minutes: range,
    count: times.reduce((sum, { minutes, count }) => (minutes <= range ? sum + count : sum), 0),
  }));
