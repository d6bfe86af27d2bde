import { type Coordinates, MAP } from "@flaneur/domain";
import { useEffect } from "react";
import type { MapHandle } from "../PlaceMap/place-map-props.ts";

/**
 * Moves the map so that all points are visible at the highest possible zoom. If all points are at one position, uses
 * the zoom of a selected place. Runs when the map is loaded, and again when the bounds of the points change.
 * @param handle The loaded map, or null.
 * @param points At least one point.
 */
export function useShowAll(handle: MapHandle | null, points: readonly Coordinates[]): void {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  useEffect(() => {
    if (handle === null) return;
    if (south === north && west === east) {
      handle.show({ latitude: south, longitude: west }, MAP.selectedZoom, "product");
    } else {
      handle.fit({ south, west, north, east }, "product");
    }
  }, [handle, south, west, north, east]);
}
