import type { MapFeature } from "./feature.ts";

type Bounds = readonly [west: number, south: number, east: number, north: number];

const STEPS = 24;
/** How far from the end of the data the map begins to fade, in degrees of latitude. */
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

/** Frames of the outer ground, one upon the other, so that streets fade where the data ends rather than break off. */
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
