/// <reference types="google.maps" />
import { MAP, type MapArea } from "@flaneur/domain";
import { useEffect, useMemo, useRef, useState } from "react";
import { freeBounds, googleHandle, wholeBounds } from "./google-camera.ts";
import { contains, widened } from "./map-marks.ts";
import type { MapPadding, MovedBy, PlaceMapProps } from "./place-map-props.ts";

interface View {
  /** The bounds within which pins are rendered. */
  readonly bounds: MapArea;
  /** The zoom, rounded down. */
  readonly zoom: number;
}

/**
 * Moves Google's map and follows its movements.
 * @param map The map, or null until it is created.
 * @returns `handle` moves the map. `view` is the part in which pins are rendered. `onBoundsChanged` and `onIdle` handle
 * the map's events.
 */
export function useGoogleCamera(map: google.maps.Map | null, padding: MapPadding, onMove: PlaceMapProps["onMove"]) {
  const [view, setView] = useState<View | null>(null);
  const cause = useRef<MovedBy>("product");
  /** The zoom and the centre when the map was last idle, as text. Empty before the first time. */
  const reported = useRef("");
  const latestPadding = useRef(padding);
  useEffect(() => {
    latestPadding.current = padding;
  }, [padding]);
  const handle = useMemo(() => {
    if (map === null) return null;
    return googleHandle(
      map,
      () => latestPadding.current,
      (by) => {
        cause.current = by;
      },
    );
  }, [map]);

  const onBoundsChanged = () => {
    const bounds = map === null ? null : wholeBounds(map);
    if (map === null || bounds === null) return;
    const zoom = Math.floor(map.getZoom() ?? MAP.zoom);
    if (view === null || view.zoom !== zoom || !contains(view.bounds, bounds))
      setView({ bounds: widened(bounds), zoom });
  };
  const onIdle = () => {
    onBoundsChanged();
    if (map === null) return;
    const by = cause.current;
    cause.current = "hand";
    // A resize of the window is not a movement.
    const now = `${map.getZoom()} ${map.getCenter()?.toUrlValue()}`;
    const bounds = freeBounds(map, padding);
    if (now === reported.current || bounds === null) return;
    const isFirst = reported.current === "";
    reported.current = now;
    if (!isFirst) onMove(bounds, by);
  };
  return { handle, view, onBoundsChanged, onIdle };
}
