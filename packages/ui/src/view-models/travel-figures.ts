import { type Coordinates, distanceKm, travelTime } from "@flaneur/domain";

/** The distance and travel times between two points. */
export interface TravelFigures {
  readonly distanceKm: number;
  readonly walkingMinutes: number;
  readonly transitMinutes: number;
}

/** Returns the distance and the travel times between two points. */
export function travelFigures(from: Coordinates, to: Coordinates): TravelFigures {
  return {
    distanceKm: distanceKm(from, to),
    walkingMinutes: travelTime(from, to, "walking") ?? 0,
    transitMinutes: travelTime(from, to, "transit") ?? 0,
  };
}
