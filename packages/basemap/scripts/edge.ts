import type { Bounds } from "../src/extent.ts";
import type { MapFeature } from "./feature.ts";

const STEPS = 24;
/** The width of the zone in which the map fades, in degrees of latitude. */
const WIDTH = 0.0075;

const ring = ([west, south, east, north]: Bounds): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

const shrink = ([west, south, east, north]: Bounds, by: number): Bounds => [
  west + by * 1.5,
  south + by,
  east - by * 1.5,
  north - by,
];

/**
 * Returns frames, each with a smaller hole than the frame before. Drawn on top of each other, they fade the map towards
 * the edge of the data: streets would otherwise end abruptly.
 */
export const edgeFeatures = (bounds: Bounds): readonly MapFeature[] =>
  Array.from({ length: STEPS }, (_, step): MapFeature => {
    const hole = shrink(bounds, (WIDTH * (step + 0.5)) / STEPS);
    return {
      layer: "edge",
      zooms: [10, 14],
      properties: {},
      geometry: { type: "Polygon", coordinates: [ring(shrink(bounds, -0.1)), ring(hole)] },
    };
  });
