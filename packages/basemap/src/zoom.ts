import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";

type Stop = readonly [zoom: number, value: number];

/** Interpolates a size between zoom stops, exponentially with the base 1.4. The map grows with the base 2. */
export const byZoom = (...stops: readonly [Stop, ...Stop[]]): ExpressionSpecification =>
  ["interpolate", ["exponential", 1.4], ["zoom"], ...stops.flat()] as ExpressionSpecification;

/** Returns an opacity that rises from 0 at the zoom `from` to `opacity` at the zoom `to`. */
export const fadeIn = (from: number, to: number, opacity = 1): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  from,
  0,
  to,
  opacity,
];

/** Returns an opacity that falls from 1 at the zoom `from` to `rest` at the zoom `to`. */
export const fadeOut = (from: number, to: number, rest = 0): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  from,
  1,
  to,
  rest,
];
