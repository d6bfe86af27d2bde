import type { MapArea } from "@flaneur/domain";
import type { GeoJSONSource, Map as MapLibre, SymbolLayerSpecification } from "maplibre-gl";
import type { Theme } from "../../tokens/theme-token.ts";
import type { ClusterIndex, MapMark } from "./cluster-index.ts";
import { contains, imageKey, markKey, marksInView, widened } from "./map-marks.ts";
import { fromMapLibreZoom, lngLat, wholeBounds } from "./maplibre-camera.ts";
import { drawMark, IMAGE_RATIO } from "./pin-images.ts";
import type { SelectedPin } from "./place-map-props.ts";
import type { Glyphs } from "./TypeGlyphs.tsx";

const PINS = "flaneur-pins";
/** Pixels around a press within which a pin is pressed: a finger is wider than a pin. */
const REACH = 6;

const LAYER: SymbolLayerSpecification = {
  id: PINS,
  type: "symbol",
  source: PINS,
  layout: {
    "icon-image": ["get", "image"],
    "icon-overlap": "always",
    "icon-ignore-placement": true,
    "symbol-sort-key": ["get", "order"],
  },
};

interface PinLayerOptions {
  readonly map: MapLibre;
  readonly glyphs: Glyphs;
}

export interface PinLayer {
  /** Renders the pins in view, unless they are rendered already. */
  readonly update: () => void;
  /** Renders other places, or the same places in another theme. */
  readonly show: (index: ClusterIndex, selected: SelectedPin | null, theme: Theme) => void;
  /** Adds the pins again after another style has replaced them. */
  readonly restore: () => void;
  /** The pin or the cluster at a point of the map, in pixels; null for none. */
  readonly at: (point: { readonly x: number; readonly y: number }) => MapMark | null;
}

/** The name of the image of a mark. */
const imageId = (mark: MapMark, theme: Theme): string => `${theme} ${imageKey(mark)}`;

/** Adds the image of a mark to the map, unless the map has it. */
function addImage(map: MapLibre, mark: MapMark, theme: Theme, glyphs: Glyphs): void {
  const id = imageId(mark, theme);
  if (map.hasImage(id)) return;
  const { canvas } = drawMark(
    mark.kind === "pin" ? { kind: "pin", type: mark.pin.type } : { kind: "cluster", count: mark.count },
    theme,
    glyphs,
  );
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (pixels !== undefined) map.addImage(id, pixels, { pixelRatio: IMAGE_RATIO });
}

/**
 * The places as one layer of WebGL, not as an element each: a movement of the map moves thousands of them. The layer
 * contains the pins in view and in a margin around it, and is filled again when the view leaves the margin.
 */
export function pinLayer({ map, glyphs }: PinLayerOptions): PinLayer {
  let shown: { readonly index: ClusterIndex; readonly selected: SelectedPin | null; readonly theme: Theme } | null =
    null;
  let drawn: {
    readonly bounds: MapArea;
    readonly zoom: number;
    readonly marks: ReadonlyMap<string, MapMark>;
  } | null = null;
  const source = () => map.getSource<GeoJSONSource>(PINS);

  function draw(): void {
    const target = source();
    if (shown === null || target === undefined) return;
    const { index, selected, theme } = shown;
    const bounds = widened(wholeBounds(map));
    const zoom = Math.floor(fromMapLibreZoom(map.getZoom()));
    const marks = marksInView(index, bounds, zoom, selected);
    for (const mark of marks) addImage(map, mark, theme, glyphs);
    drawn = { bounds, zoom, marks: new Map(marks.map((mark) => [markKey(mark), mark])) };
    void target.setData({
      type: "FeatureCollection",
      features: marks.map((mark) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: lngLat(mark.position) },
        properties: { key: markKey(mark), image: imageId(mark, theme), order: mark.kind === "pin" ? 0 : 1 },
      })),
    });
  }

  function restore(): void {
    drawn = null;
    if (source() === undefined)
      map.addSource(PINS, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
    if (map.getLayer(PINS) === undefined) map.addLayer(LAYER);
    draw();
  }

  return {
    restore,
    update: () => {
      const zoom = Math.floor(fromMapLibreZoom(map.getZoom()));
      if (drawn === null || drawn.zoom !== zoom || !contains(drawn.bounds, wholeBounds(map))) draw();
    },
    show: (index, selected, theme) => {
      shown = { index, selected, theme };
      draw();
    },
    at: ({ x, y }) => {
      if (map.getLayer(PINS) === undefined) return null;
      const [nearest] = map.queryRenderedFeatures(
        [
          [x - REACH, y - REACH],
          [x + REACH, y + REACH],
        ],
        { layers: [PINS] },
      );
      return drawn?.marks.get(String(nearest?.properties.key)) ?? null;
    },
  };
}
