import type { Coordinates, MapArea } from "@flaneur/domain";
import type { MapPadding } from "./place-map-props.ts";

/** The usual space around an area that a map shows, in pixels. */
export const FIT_MARGIN = 48;
/** The maximum zoom at which a map shows an area, also an area that is a single point. */
export const NEAREST_FIT = 18;

/** The degrees of longitude that a pixel covers at the maximum zoom: at zoom 0, the world is 256 px wide. */
const DEGREES_PER_PIXEL = 360 / (256 * 2 ** NEAREST_FIT);

export const centreOf = ({ south, west, north, east }: MapArea): Coordinates => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether an area fits at the maximum zoom into the part of a map that the padding leaves. */
export function fitsAtNearest(
  area: MapArea,
  { width, height }: Size,
  { top, right, bottom, left }: MapPadding,
): boolean {
  const perPixelNorth = DEGREES_PER_PIXEL * Math.cos((centreOf(area).latitude * Math.PI) / 180);
  return (
    area.east - area.west <= (width - left - right) * DEGREES_PER_PIXEL &&
    area.north - area.south <= (height - top - bottom) * perPixelNorth
  );
}
