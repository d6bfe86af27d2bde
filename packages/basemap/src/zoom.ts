import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";

type Stop = readonly [zoom: number, value: number];

/** A size that grows with the zoom, from stop to stop, about as fast as the map itself. */
export const byZoom = (...stops: readonly [Stop, ...Stop[]]): ExpressionSpecification =>
  ["interpolate", ["exponential", 1.4], ["zoom"], ...stops.flat()] as ExpressionSpecification;

/** Appears between two zooms. */
export const fadeIn = (from: number, to: number, opacity = 1): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  from,
  0,
  to,
  opacity,
];

/** Disappears between two zooms, but for a rest. */
export const fadeOut = (from: number, to: number, rest = 0): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  from,
  1,
  to,
  rest,
];
