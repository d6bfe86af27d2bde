import type { Coordinates } from "@flaneur/domain";

/** The width of the world at zoom 0, in pixels. */
const WORLD = 256;

/** A point in pixels of the world, at a zoom of Google Maps. */
export interface Point {
  x: number;
  y: number;
}

/** Projects a position to pixels of the world at a zoom of Google Maps. */
export function project({ latitude, longitude }: Coordinates, zoom: number): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const size = WORLD * 2 ** zoom;
  return { x: size * (longitude / 360 + 0.5), y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
}

/** Converts pixels of the world at a zoom of Google Maps to a position. */
export function unproject({ x, y }: Point, zoom: number): Coordinates {
  const size = WORLD * 2 ** zoom;
  const latitude = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - 90;
  return { latitude, longitude: (x / size - 0.5) * 360 };
}
