import { MAP } from "@flaneur/domain";
import { Map as MapLibre, type MapMouseEvent, type MapMovementEvent, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { loadWorkerFile } from "../../lib/load-code.ts";
import { useMapMessages } from "../../messages/map.ts";
import type { ClusterIndex } from "./cluster-index.ts";
import type { MapLibreMapProps } from "./map-provider.ts";
import { freeBounds, fromMapLibreZoom, lngLat, mapLibreHandle, offsetOf, toMapLibreZoom } from "./maplibre-camera.ts";
import { type PinLayer, pinLayer } from "./pin-layer.ts";
import { readGlyphs } from "./TypeGlyphs.tsx";

// The worker is a separate file, because the content security policy allows only scripts of our origin.
setWorkerUrl(workerUrl);

/** Loads the file of the worker. @throws Rejects if it cannot be loaded. */
export const loadWorker = (): Promise<void> => loadWorkerFile(workerUrl);

/** The time in milliseconds after which our style replaces the style at `styleUrl` if that style is not loaded. */
const STYLE_DEADLINE = 8_000;
/** The minimum and the maximum zoom, as in Google Maps. */
const ZOOMS = { min: 10, max: 20 } as const;

type MapStyle = MapLibreMapProps["mapStyle"] | string;

type MapTexts = Pick<ReturnType<typeof useMapMessages>["map"], "label" | "attribution">;

interface CreatedMap {
  readonly map: MapLibre;
  readonly layer: PinLayer;
}

interface MapLibreState {
  /** The map, or null until its first style is loaded. */
  readonly map: MapLibre | null;
  /** The layer of the pins, or null until the map is created. */
  readonly layer: PinLayer | null;
  /** The zoom of Google Maps, rounded down, because clusters change at whole steps. */
  readonly zoom: number;
}

interface UseMapLibre {
  /** The element that contains the map. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** The element that contains the glyphs of the types. */
  readonly glyphs: RefObject<HTMLDivElement | null>;
  readonly index: ClusterIndex;
  readonly props: MapLibreMapProps;
}

/** Creates a map in the container on mount, removes it on unmount, and reports its events. */
export function useMapLibre({ container, glyphs, index, props }: UseMapLibre): MapLibreState {
  const { map: texts } = useMapMessages();
  const [created, setCreated] = useState<CreatedMap | null>(null);
  const [ready, setReady] = useState(false);
  const [zoom, setZoom] = useState<number>(MAP.zoom);
  const { style, fallBack } = useStyle(props, ready);
  const shownStyle = useRef<MapStyle | null>(null);
  const latestPadding = useRef(props.padding);
  useEffect(() => {
    latestPadding.current = props.padding;
  }, [props.padding]);

  const create = useEffectEvent((element: HTMLElement): MapLibre | null => {
    shownStyle.current = style;
    try {
      return createMap(element, style, props, texts);
    } catch (error) {
      // The usual cause is a browser without WebGL.
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
    fallBack();
    console.info(error);
  });
  const onMoved = useEffectEvent((map: MapLibre, event: MapMovementEvent & { readonly by?: string }) => {
    const byHand = event.originalEvent !== undefined || event.by === "hand";
    // A resize of the window is not a movement.
    if (byHand || event.by !== undefined) props.onMove(freeBounds(map, props.padding), byHand ? "hand" : "product");
  });
  const onPressed = useEffectEvent((map: MapLibre, layer: PinLayer, point: MapMouseEvent["point"]) => {
    const mark = layer.at(point);
    if (mark !== null && mark.kind !== "cluster") props.onSelect(mark.pin.id);
    const bounds = mark?.kind === "cluster" ? index.boundsOf(mark.id) : null;
    if (bounds !== null) mapLibreHandle(map, () => props.padding).fit(bounds, "hand");
  });

  useEffect(() => {
    const map = container.current === null ? null : create(container.current);
    if (map === null) return;
    const layer = pinLayer({ map, glyphs: readGlyphs(glyphs.current) });
    map.once("style.load", () => onFirstStyle(map));
    map.on("style.load", layer.restore);
    map.on("error", ({ error }) => onError(error));
    map.on("move", () => {
      layer.update();
      setZoom(Math.floor(fromMapLibreZoom(map.getZoom())));
    });
    map.on("moveend", (event) => {
      layer.updateNames();
      onMoved(map, event);
    });
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

  // The style changes with the theme, and if our style replaces a style that failed to load.
  useEffect(() => {
    if (created === null || shownStyle.current === style) return;
    shownStyle.current = style;
    created.map.setStyle(style, { diff: false });
  }, [created, style]);
  useTexts(created, container, texts);

  return { map: ready ? (created?.map ?? null) : null, layer: created?.layer ?? null, zoom };
}

/** Creates the map, with Paris in the centre of the uncovered part. Throws if MapLibre cannot render. */
function createMap(
  container: HTMLElement,
  style: MapStyle,
  { padding, prepare }: MapLibreMapProps,
  texts: MapTexts,
): MapLibre {
  const map = new MapLibre({
    container,
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
    locale: { "Map.Title": texts.label, "AttributionControl.ToggleAttribution": texts.attribution },
  });
  map.keyboard.disableRotation();
  map.touchZoomRotate.disableRotation();
  prepare?.(map);
  map.easeTo({ center: lngLat(MAP.centre), offset: offsetOf(padding), duration: 0 });
  return map;
}

/**
 * Returns the style at `styleUrl`, or our style if there is no URL or its style fails to load in time. `fallBack`
 * chooses our style after an error, unless a style is already loaded.
 */
function useStyle({ mapStyle, styleUrl }: Pick<MapLibreMapProps, "mapStyle" | "styleUrl">, ready: boolean) {
  const [failed, setFailed] = useState(false);
  const isPending = styleUrl !== null && !failed && !ready;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setFailed(true), STYLE_DEADLINE);
    return () => clearTimeout(timer);
  }, [isPending]);
  const fallBack = () => {
    if (isPending) setFailed(true);
  };
  return { style: styleUrl === null || failed ? mapStyle : styleUrl, fallBack };
}

/**
 * Updates the texts that MapLibre only reads when a map is created, because the language of the page may change later.
 */
function useTexts(created: CreatedMap | null, container: UseMapLibre["container"], texts: MapTexts): void {
  const { label, attribution } = texts;
  useEffect(() => {
    created?.map.getCanvas().setAttribute("aria-label", label);
    const toggle = container.current?.querySelector(".maplibregl-ctrl-attrib-button");
    for (const name of ["aria-label", "title"]) toggle?.setAttribute(name, attribution);
  }, [created, container, label, attribution]);
}
