/// <reference types="google.maps" />
import type { Coordinates, MapArea } from "@flaneur/domain";
import { centreOf, FIT_MARGIN, fitsAtNearest, NEAREST_FIT } from "./fit-limits.ts";
import type { MapHandle, MapPadding, MovedBy } from "./place-map-props.ts";

export const latLng = ({ latitude, longitude }: Coordinates): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

export function wholeBounds(map: google.maps.Map): MapArea | null {
  const bounds = map.getBounds();
  if (bounds === undefined) return null;
  const { south, west, north, east } = bounds.toJSON();
  return { south, west, north, east };
}

/**
 * Returns the bounds of the uncovered part of the map, or null if the map has no bounds yet. Pixels are converted to
 * degrees linearly, which is precise enough within a city.
 */
export function freeBounds(map: google.maps.Map, { top, right, bottom, left }: MapPadding): MapArea | null {
  const whole = wholeBounds(map);
  if (whole === null) return null;
  const { clientWidth, clientHeight } = map.getDiv();
  const [perX, perY] = [(whole.east - whole.west) / clientWidth, (whole.north - whole.south) / clientHeight];
  // A padding that covers the whole map leaves a part without width or height, not one with its edges swapped.
  const [toRight, toBottom] = [Math.max(left, clientWidth - right), Math.max(top, clientHeight - bottom)];
  return {
    south: whole.north - toBottom * perY,
    west: whole.west + left * perX,
    north: whole.north - top * perY,
    east: whole.west + toRight * perX,
  };
}

/** Moves the map, so that a position is in the centre of the uncovered part. */
export function centre(map: google.maps.Map, position: Coordinates, { top, right, bottom, left }: MapPadding): void {
  map.setCenter(latLng(position));
  map.panBy((right - left) / 2, (bottom - top) / 2);
}

/**
 * Creates the handle that moves a map of Google.
 * @param padding Returns the covered edges. Called when a position or an area is shown.
 * @param by Called before a movement with the cause of the movement.
 */
export function googleHandle(map: google.maps.Map, padding: () => MapPadding, by: (mover: MovedBy) => void): MapHandle {
  const show = (position: Coordinates, zoom: number, mover: MovedBy) => {
    by(mover);
    map.setZoom(zoom);
    centre(map, position, padding());
  };
  return {
    zoomBy: (steps) => {
      by("hand");
      map.setZoom((map.getZoom() ?? 0) + steps);
    },
    show,
    fit: (area, mover, margin = FIT_MARGIN) => {
      const { top, right, bottom, left } = padding();
      const around = { top: top + margin, right: right + margin, bottom: bottom + margin, left: left + margin };
      const { clientWidth: width, clientHeight: height } = map.getDiv();
      const isPoint = area.south === area.north && area.west === area.east;
      // `fitBounds` has no maximum zoom, and cannot fit a point.
      if (isPoint || fitsAtNearest(area, { width, height }, around)) {
        show(centreOf(area), NEAREST_FIT, mover);
        return;
      }
      by(mover);
      map.fitBounds({ ...area }, around);
    },
  };
}
