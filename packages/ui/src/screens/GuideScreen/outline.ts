import type { Coordinates, MapArea } from "@flaneur/domain";

/** The space around the outline of an area, in pixels. */
export const OUTLINE_MARGIN = 22;

/** Returns the smallest area that contains all corners. */
export function areaOf(corners: readonly Coordinates[]): MapArea {
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** The height of a latitude in the Mercator projection, in degrees of longitude. */
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** The width and the height of an area in the Mercator projection, and the function that projects a point into it. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly project: (point: Coordinates) => { readonly x: number; readonly y: number };
}

/** The number of units of a drawing for each degree of longitude. A unit is about a metre and a half. */
const UNITS = 50_000;

/** Returns the Mercator projection of an area. A drawing in this projection fits over a street map of the area. */
export function projectionOf({ south, west, north, east }: MapArea): Projection {
  const units = (degrees: number) => Math.round(degrees * UNITS);
  const top = mercator(north);
  return {
    // The size of an area is at least one unit, also for an area of one point.
    width: Math.max(units(east - west), 1),
    height: Math.max(units(top - mercator(south)), 1),
    project: ({ latitude, longitude }) => ({ x: units(longitude - west), y: units(top - mercator(latitude)) }),
  };
}
