import type { MapArea } from "@flaneur/domain";
import type { GeoJSONSource, Map as MapLibre, SymbolLayerSpecification } from "maplibre-gl";
import type { Theme } from "../../tokens/theme-token.ts";
import type { ClusterIndex } from "./cluster-index.ts";
import { addDots, DOTS, dotProperties } from "./dot-layer.ts";
import { hasOtherPins } from "./has-other-pins.ts";
import type { MapMark } from "./map-mark.ts";
import { contains, imageKey, markKey, marksInView, widened } from "./map-marks.ts";
import { freeBounds, fromMapLibreZoom, lngLat, wholeBounds } from "./maplibre-camera.ts";
import { drawMark, IMAGE_RATIO, imageOf } from "./pin-images.ts";
import { addPinNames, hideLabelsOfPlaces, limitPinNames, nameProperties, phoneNames } from "./pin-names.ts";
import type { MapContent, MapPadding, SelectedPin } from "./place-map-props.ts";
import { showRouteLine } from "./route-line.ts";
import type { Glyphs } from "./TypeGlyphs.tsx";

const PINS = "flaneur-pins";
/** The distance in pixels within which a press hits a pin, because a finger is wider than a pin. */
const REACH = 6;
/** The same distance for a dot, which is smaller than a pin. */
const DOT_REACH = 12;

const LAYER: SymbolLayerSpecification = {
  id: PINS,
  type: "symbol",
  source: PINS,
  filter: ["has", "image"],
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

interface ShownPins {
  readonly index: ClusterIndex;
  readonly selected: SelectedPin | null;
  readonly theme: Theme;
  readonly line: MapContent["line"];
  /** Formats the counts of clusters in the language of the page. */
  readonly format: (count: number) => string;
  /** The covered edges of a phone's map. Null in a wider window. */
  readonly phonePadding: MapPadding | null;
}

export interface PinLayer {
  /** Renders the pins in view. Does nothing if they are already rendered. */
  readonly update: () => void;
  /** Chooses which pins in view have a name on a phone. Call it after each movement. */
  readonly updateNames: () => void;
  /** Replaces the places, the selected place, the line and the theme, and renders the pins again. */
  readonly show: (shown: ShownPins) => void;
  /** Adds the layer of the pins. Call it whenever the map has loaded a style: a new style removes the layer. */
  readonly restore: () => void;
  /** Returns the pin or cluster at a point of the map, in pixels, or null. */
  readonly at: (point: { readonly x: number; readonly y: number }) => MapMark | null;
}

type MarkLook = Pick<ShownPins, "theme" | "format">;

/** Returns the name of a mark's image in the map's style. */
const imageId = (mark: MapMark, { theme, format }: MarkLook): string => `${theme} ${imageKey(mark, format)}`;

/** Adds the image of a mark to the map, unless the map already has this image. */
function addImage(map: MapLibre, mark: MapMark, look: MarkLook, glyphs: Glyphs): void {
  const id = imageId(mark, look);
  if (map.hasImage(id)) return;
  const { canvas } = drawMark(imageOf(mark, look.format), look.theme, glyphs);
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (pixels !== undefined) map.addImage(id, pixels, { pixelRatio: IMAGE_RATIO });
}

/**
 * Creates the layer of the pins. All pins are one layer of WebGL instead of separate elements, because moving the map
 * moves thousands of pins. The layer contains the pins in view and in a margin around the view, and is updated when the
 * view leaves the margin or reaches another whole zoom level.
 */
export function pinLayer({ map, glyphs }: PinLayerOptions): PinLayer {
  let shown: ShownPins | null = null;
  let drawn: {
    readonly bounds: MapArea;
    readonly zoom: number;
    readonly marks: ReadonlyMap<string, MapMark>;
  } | null = null;
  const source = () => map.getSource<GeoJSONSource>(PINS);

  function draw(): void {
    const target = source();
    if (shown === null || target === undefined) return;
    const { index, selected } = shown;
    const bounds = widened(wholeBounds(map));
    const zoom = Math.floor(fromMapLibreZoom(map.getZoom()));
    const marks = marksInView(index, bounds, zoom, selected);
    for (const mark of marks) if (mark.kind !== "dot") addImage(map, mark, shown, glyphs);
    drawn = { bounds, zoom, marks: new Map(marks.map((mark) => [markKey(mark), mark])) };
    updateNames();
    const look = shown;
    void target.setData({
      type: "FeatureCollection",
      features: marks.map((mark) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: lngLat(mark.position) },
        properties: {
          key: markKey(mark),
          ...(mark.kind === "dot"
            ? dotProperties(mark)
            : { image: imageId(mark, look), order: mark.kind === "pin" ? 0 : 1 }),
          ...(mark.kind === "pin" && nameProperties(mark)),
        },
      })),
    });
  }

  function updateNames(): void {
    if (shown === null || drawn === null || map.getLayer(`${PINS}-names`) === undefined) return;
    const { index, phonePadding } = shown;
    const isLimited = phonePadding !== null && hasOtherPins(index.pins);
    const { marks, zoom } = drawn;
    const ids = isLimited ? phoneNames(index.pins, marks.values(), freeBounds(map, phonePadding), zoom) : null;
    limitPinNames(map, PINS, ids);
  }

  /** Returns the marks of a layer within a distance of a point, the topmost first. */
  function marksAround({ x, y }: { readonly x: number; readonly y: number }, layer: string, reach: number) {
    if (map.getLayer(layer) === undefined) return [];
    const features = map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: [layer] },
    );
    return features.flatMap(({ properties }) => drawn?.marks.get(String(properties.key)) ?? []);
  }

  function restore(): void {
    drawn = null;
    if (source() === undefined)
      map.addSource(PINS, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
    if (map.getLayer(PINS) === undefined) map.addLayer(LAYER);
    if (shown !== null) {
      showRouteLine(map, PINS, shown.line, shown.theme);
      addDots(map, PINS, shown.theme);
      addPinNames(map, PINS, shown.theme);
      hideLabelsOfPlaces(map, shown.index.pins);
    }
    draw();
  }

  return {
    restore,
    updateNames,
    update: () => {
      const zoom = Math.floor(fromMapLibreZoom(map.getZoom()));
      if (drawn === null || drawn.zoom !== zoom || !contains(drawn.bounds, wholeBounds(map))) draw();
    },
    show: (next) => {
      const { index, theme, line } = next;
      const isNew = shown?.index !== index;
      shown = next;
      if (source() !== undefined) {
        showRouteLine(map, PINS, line, theme);
        addDots(map, PINS, theme);
        addPinNames(map, PINS, theme);
        if (isNew) hideLabelsOfPlaces(map, index.pins);
      }
      draw();
    },
    at: (point) => {
      const [pin] = marksAround(point, PINS, REACH);
      if (pin !== undefined) return pin;
      const distance = ({ position }: MapMark): number => {
        const { x, y } = map.project(lngLat(position));
        return Math.hypot(x - point.x, y - point.y);
      };
      const [dot] = [...marksAround(point, DOTS, DOT_REACH)].sort((a, b) => distance(a) - distance(b));
      return dot ?? null;
    },
  };
}
