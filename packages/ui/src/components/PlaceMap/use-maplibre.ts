import { MAP } from "@flaneur/domain";
import { Map as MapLibre, type MapMovementEvent, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ClusterIndex } from "./cluster-index.ts";
import type { MapLibreMapProps } from "./map-provider.ts";
import { freeBounds, fromMapLibreZoom, lngLat, mapLibreHandle, offsetOf, toMapLibreZoom } from "./maplibre-camera.ts";
import { type PinLayer, pinLayer } from "./pin-layer.ts";
import { readGlyphs } from "./TypeGlyphs.tsx";

// A file of its own, which the content security policy allows as it allows our scripts.
setWorkerUrl(workerUrl);

/** Milliseconds after which another style counts as not coming. */
const STYLE_DEADLINE = 8_000;
/** As far and as near as Paris is worth looking at, as Google counts. */
const ZOOMS = { min: 10, max: 20 } as const;

interface MapLibreState {
  /** Null until its first style is there. */
  readonly map: MapLibre | null;
  readonly layer: PinLayer | null;
  /** The whole step at which clusters change, as Google counts. */
  readonly zoom: number;
}

interface UseMapLibre {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly glyphs: RefObject<HTMLDivElement | null>;
  readonly index: ClusterIndex;
  readonly props: MapLibreMapProps;
}

/** Creates a map in the container for as long as it is shown, and tells what happens on it. */
export function useMapLibre({ container, glyphs, index, props }: UseMapLibre): MapLibreState {
  const [created, setCreated] = useState<{ readonly map: MapLibre; readonly layer: PinLayer } | null>(null);
  const [ready, setReady] = useState(false);
  const [zoom, setZoom] = useState<number>(MAP.zoom);
  /** Another style has not come: ours is shown. */
  const [fellBack, setFellBack] = useState(false);
  const { mapStyle, styleUrl } = props;
  const style = styleUrl === null || fellBack ? mapStyle : styleUrl;
  const drawnStyle = useRef<typeof style | null>(null);

  const create = useEffectEvent((element: HTMLElement): MapLibre | null => {
    try {
      drawnStyle.current = style;
      const map = new MapLibre({
        container: element,
        style,
        center: lngLat(MAP.centre),
        zoom: toMapLibreZoom(MAP.zoom),
        minZoom: toMapLibreZoom(ZOOMS.min),
        maxZoom: toMapLibreZoom(ZOOMS.max),
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        fadeDuration: 0,
        attributionControl: { compact: false },
        locale: { "Map.Title": props.label, "AttributionControl.ToggleAttribution": props.attributionLabel },
      });
      props.prepare?.(map);
      // In the middle of what nothing covers.
      map.easeTo({ center: lngLat(MAP.centre), offset: offsetOf(props.padding), duration: 0 });
      return map;
    } catch (error) {
      // Without WebGL, as a rule.
      console.info(error);
      props.onFailed("notInitialized");
      return null;
    }
  });
  const onFirstStyle = useEffectEvent((map: MapLibre) => {
    setReady(true);
    props.onReady(mapLibreHandle(map, () => latestPadding.current));
  });
  const onError = useEffectEvent((error: unknown) => {
    if (!ready && styleUrl !== null) setFellBack(true);
    console.info(error);
  });
  const onMoved = useEffectEvent((map: MapLibre, event: MapMovementEvent & { readonly by?: string }) => {
    const byHand = event.originalEvent !== undefined || event.by === "hand";
    // A window that changes its size moves nothing.
    if (byHand || event.by !== undefined) props.onMove(freeBounds(map, props.padding), byHand ? "hand" : "product");
  });
  const onPressed = useEffectEvent(
    (map: MapLibre, layer: PinLayer, point: { readonly x: number; readonly y: number }) => {
      const mark = layer.at(point);
      if (mark?.kind === "pin") props.onSelect(mark.pin.id);
      const bounds = mark?.kind === "cluster" ? index.boundsOf(mark.id) : null;
      if (bounds !== null) mapLibreHandle(map, () => props.padding).fit(bounds);
    },
  );
  const latestPadding = useRef(props.padding);
  useEffect(() => {
    latestPadding.current = props.padding;
  }, [props.padding]);

  useEffect(() => {
    const map = container.current === null ? null : create(container.current);
    if (map === null) return;
    const layer = pinLayer({ map, glyphs: readGlyphs(glyphs.current) });
    map.keyboard.disableRotation();
    map.touchZoomRotate.disableRotation();
    map.once("style.load", () => onFirstStyle(map));
    map.on("style.load", layer.restore);
    map.on("error", ({ error }) => onError(error));
    map.on("move", () => {
      layer.update();
      setZoom(Math.floor(fromMapLibreZoom(map.getZoom())));
    });
    map.on("moveend", (event) => onMoved(map, event));
    map.on("click", ({ point }) => onPressed(map, layer, point));
    map.on("mousemove", ({ point }) => {
      map.getCanvas().style.cursor = layer.at(point) === null ? "" : "pointer";
    });
    setCreated({ map, layer });
    return () => {
      setCreated(null);
      setReady(false);
      map.remove();
    };
  }, [container, glyphs]);

  // Another theme, or ours in the place of one that does not come.
  useEffect(() => {
    if (created === null || drawnStyle.current === style) return;
    drawnStyle.current = style;
    created.map.setStyle(style, { diff: false });
  }, [created, style]);
  // MapLibre takes its own texts once, when the map is created. The language of the page may change later.
  useEffect(() => {
    created?.map.getCanvas().setAttribute("aria-label", props.label);
    const toggle = container.current?.querySelector(".maplibregl-ctrl-attrib-button");
    for (const name of ["aria-label", "title"]) toggle?.setAttribute(name, props.attributionLabel);
  }, [created, container, props.label, props.attributionLabel]);
  const waitsForStyle = styleUrl !== null && !fellBack && !ready;
  useEffect(() => {
    if (!waitsForStyle) return;
    const timer = setTimeout(() => setFellBack(true), STYLE_DEADLINE);
    return () => clearTimeout(timer);
  }, [waitsForStyle]);

  return { map: ready ? (created?.map ?? null) : null, layer: created?.layer ?? null, zoom };
}
