import type { Coordinates, MapArea } from "@flaneur/domain";
import { LngLatBounds, type Map as MapLibre } from "maplibre-gl";
import { FIT_MARGIN, NEAREST_FIT } from "./fit-limits.ts";
import type { MapHandle, MapPadding, MovedBy } from "./place-map-props.ts";

/** The difference between Google's and MapLibre's zoom. At zoom 0 Google's world is 256 px wide, MapLibre's 512 px. */
const ZOOM_STEP = 1;
export const toMapLibreZoom = (zoom: number): number => zoom - ZOOM_STEP;
export const fromMapLibreZoom = (zoom: number): number => zoom + ZOOM_STEP;

/** The duration of a movement, in milliseconds. */
const MOVEMENT = 240;

export const lngLat = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

export const wholeBounds = (map: MapLibre): MapArea => {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
};

/** Returns the bounds of the uncovered part of the map. */
export function freeBounds(map: MapLibre, { top, right, bottom, left }: MapPadding): MapArea {
  const { clientWidth, clientHeight } = map.getContainer();
  const southWest = map.unproject([left, Math.max(top, clientHeight - bottom)]);
  const northEast = map.unproject([Math.max(left, clientWidth - right), top]);
  return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng };
}

/** Returns the offset from the centre of the map to the centre of the uncovered part, in pixels. */
export const offsetOf = ({ top, right, bottom, left }: MapPadding): [number, number] => [
  (left - right) / 2,
  (top - bottom) / 2,
];

/**
 * Creates the handle that moves a map of MapLibre.
 * @param padding Returns the covered edges. Called when a position or an area is shown.
 */
export function mapLibreHandle(map: MapLibre, padding: () => MapPadding): MapHandle {
  const by = (mover: MovedBy) => ({ by: mover });
  /** The zoom at which the pending movement of `zoomBy` ends, or null. The next steps are counted from it. */
  let zoomTarget: number | null = null;
  return {
    zoomBy: (steps) => {
      const wanted = (zoomTarget ?? map.getZoom()) + steps;
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), wanted));
      // The call ends the pending movement, which resets the target.
      map.easeTo({ zoom, duration: MOVEMENT }, by("hand"));
      if (!map.isMoving()) return;
      zoomTarget = zoom;
      map.once("moveend", () => {
        zoomTarget = null;
      });
    },
    show: (position, zoom, mover) =>
      void map.easeTo(
        {
          center: lngLat(position),
          zoom: toMapLibreZoom(zoom),
          offset: offsetOf(padding()),
          duration: MOVEMENT,
        },
        by(mover),
      ),
    fit: ({ south, west, north, east }, mover, margin = FIT_MARGIN) => {
      const { top, right, bottom, left } = padding();
      void map.fitBounds(
        new LngLatBounds([west, south], [east, north]),
        {
          padding: {
            top: top + margin,
            right: right + margin,
            bottom: bottom + margin,
            left: left + margin,
          },
          maxZoom: toMapLibreZoom(NEAREST_FIT),
          linear: true,
          // The product shows an area at once, for example when a map opens or is resized.
          duration: mover === "product" ? 0 : MOVEMENT,
        },
        by(mover),
      );
    },
  };
}
