import { type Coordinates, distanceKm, travelTime } from "@flaneur/domain";

/** How far a place is from where one stands. */
export interface TravelFigures {
  readonly distanceKm: number;
  readonly walkingMinutes: number;
  readonly transitMinutes: number;
}

/** How far it is from one point to another, by each way of getting there. */
export function travelFigures(from: Coordinates, to: Coordinates): TravelFigures {
  return {
    distanceKm: distanceKm(from, to),
    walkingMinutes: travelTime(from, to, "walking") ?? 0,
    transitMinutes: travelTime(from, to, "transit") ?? 0,
  };
}
