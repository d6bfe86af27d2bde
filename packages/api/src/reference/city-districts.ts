import type { Coordinates } from "@flaneur/domain";
import { type Box, boxOf, inBox, inPolygon, type Polygon, type Position } from "@flaneur/place-files";
import { districtOutlines } from "./districts.ts";

/** Returns the code of the arrondissement that contains a point, such as `75011`. Null outside all arrondissements. */
export type Districts = (point: Coordinates) => string | null;

export interface District {
  readonly code: string;
  readonly box: Box;
  readonly polygon: Polygon;
}

/** Returns a function that finds the district of a point. */
export function finderOf(districts: readonly District[]): Districts {
  return ({ latitude, longitude }) => {
    const point: Position = [longitude, latitude];
    return districts.find(({ box, polygon }) => inBox(point, box) && inPolygon(point, polygon))?.code ?? null;
  };
}

/** Finds arrondissements by the city's own polygons. */
export const cityDistricts: Districts = finderOf(
  districtOutlines.map(({ code, outline }) => {
    const ring = outline.map(([latitude, longitude]): Position => [longitude, latitude]);
    return { code, box: boxOf(ring), polygon: [ring] };
  }),
);

/**
 * About 150 metres, in degrees. Within this distance of the city limits, a row whose postcode or city is outside Paris
 * counts as outside, although its point is inside.
 */
const MARGIN = { latitude: 0.00135, longitude: 0.00205 };

/** Whether a point in the city is within about 150 metres of its limits. */
export const isNearLimits = ({ latitude, longitude }: Coordinates): boolean =>
  [-1, 0, 1].some((dy) =>
    [-1, 0, 1].some((dx) => {
      const beside = { latitude: latitude + dy * MARGIN.latitude, longitude: longitude + dx * MARGIN.longitude };
      return cityDistricts(beside) === null;
    }),
  );
