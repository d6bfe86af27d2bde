import type { MapArea } from "@flaneur/domain";
import type { ExpressionSpecification, Map as MapLibre, SymbolLayerSpecification } from "maplibre-gl";
import { formatName } from "../../lib/format-dashes.ts";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { hasOtherPins } from "./has-other-pins.ts";
import type { MapMark, PlaceMark } from "./map-mark.ts";
import { toMapLibreZoom } from "./maplibre-camera.ts";
import { NAME_DISTANCE } from "./name-layout.ts";
import type { MapPin } from "./place-map-props.ts";

const TOKENS = { light, dark } as const;
/** The zoom of MapLibre from which pins have names. No pin is in a cluster from this zoom on. */
const NAMED_FROM = 15;
/** The size of a pin without its shadow, as a share of the size of its image. */
const OBSTACLE_SIZE = 0.74;
/** The number of characters from which a name is broken into two lines. */
const TWO_LINES_FROM = 19;
/** The number of names on a phone, if the map shows places that are not chosen. */
const PHONE_NAMES = 10;
/** The layers of our street map whose labels may be names of our places. */
const PLACE_LABELS = /^name-(sight|park|square)-/;

/**
 * Breaks a long name into two lines, at the space or hyphen that is nearest to its middle. A name without either stays
 * whole.
 */
export function nameLines(name: string): string {
  if (name.length < TWO_LINES_FROM) return name;
  const breaks = [...name.matchAll(/\s|(?<=\p{L}-)(?=\p{L})/gu)].map(({ index }) => index);
  const distance = (index: number) => Math.abs(index - name.length / 2);
  const [middle] = breaks.sort((a, b) => distance(a) - distance(b));
  return middle === undefined ? name : `${name.slice(0, middle)}\n${name.slice(middle).trimStart()}`;
}

/** Returns the properties of a pin from which its name is rendered. `side` is absent where the map finds room for it. */
export function nameProperties({ pin, side }: PlaceMark & { readonly kind: "pin" }) {
  const name = formatName(pin.name);
  return { name: nameLines(name), ...(side !== undefined && { line: name, side }) };
}

/** Returns the fonts of the map's own labels, because other fonts may not be loaded. */
function fontsOf(map: MapLibre): string[] | undefined {
  const symbols = map.getStyle().layers.filter((layer) => layer.type === "symbol");
  const layer = symbols.find(({ id }) => id === "station-metro") ?? symbols.find(({ layout }) => layout?.["text-font"]);
  const fonts: unknown = layer?.layout?.["text-font"];
  return Array.isArray(fonts) && fonts.every((font) => typeof font === "string") ? fonts : undefined;
}

const SIZE = 13;

const lookOf = (theme: Theme): NonNullable<SymbolLayerSpecification["paint"]> => ({
  "text-color": TOKENS[theme].ink,
  "text-halo-color": TOKENS[theme]["map-in"],
  "text-halo-width": 1.6,
});

/**
 * Returns the layer of the names of chosen places among others, on the sides where `layoutMarks` has found room. MapLibre
 * leaves out a name that would touch the sign of a station.
 */
function sidesLayer(map: MapLibre, source: string, theme: Theme): SymbolLayerSpecification {
  const fonts = fontsOf(map);
  const ems = NAME_DISTANCE / SIZE;
  return {
    id: `${source}-sides`,
    type: "symbol",
    source,
    maxzoom: NAMED_FROM,
    filter: ["has", "side"],
    layout: {
      "text-field": ["get", "line"],
      ...(fonts !== undefined && { "text-font": fonts }),
      "text-size": SIZE,
      "text-max-width": 100,
      "text-anchor": ["match", ["get", "side"], "right", "left", "left", "right", "top"],
      "text-offset": [
        "match",
        ["get", "side"],
        "right",
        ["literal", [ems, 0]],
        "left",
        ["literal", [-ems, 0]],
        ["literal", [0, ems]],
      ],
      "text-padding": 0,
    },
    paint: lookOf(theme),
  };
}

/**
 * Returns the layer of the names next to the pins. MapLibre leaves out a name that would touch a pin, another name or
 * the sign of a station.
 */
function namesLayer(map: MapLibre, source: string, theme: Theme): SymbolLayerSpecification {
  const fonts = fontsOf(map);
  return {
    id: `${source}-names`,
    type: "symbol",
    source,
    minzoom: NAMED_FROM,
    filter: ["has", "name"],
    layout: {
      "text-field": ["get", "name"],
      ...(fonts !== undefined && { "text-font": fonts }),
      "text-size": SIZE,
      "text-line-height": 16 / SIZE,
      "text-max-width": 100,
      "text-variable-anchor": ["left", "right", "top"],
      "text-radial-offset": 1.45,
      "text-justify": "auto",
      "text-padding": 2,
    },
    paint: lookOf(theme),
  };
}

/**
 * Returns an invisible layer that keeps names off the pins. The visible pins are in another layer, above the signs of
 * stations.
 */
const obstacles = (source: string): SymbolLayerSpecification => ({
  id: `${source}-obstacles`,
  type: "symbol",
  source,
  minzoom: NAMED_FROM,
  filter: ["has", "image"],
  layout: { "icon-image": ["get", "image"], "icon-size": OBSTACLE_SIZE, "icon-overlap": "always", "icon-padding": 0 },
  paint: { "icon-opacity": 0 },
});

/**
 * Adds the names of the pins below the signs of stations: MapLibre places the labels of higher layers first, so that a
 * name that would touch a sign is left out.
 */
export function addPinNames(map: MapLibre, source: string, theme: Theme): void {
  if (map.getLayer(`${source}-names`) !== undefined) return;
  const above = map.getStyle().layers.find(({ id }) => id.startsWith("station-"))?.id ?? source;
  map.addLayer(namesLayer(map, source, theme), above);
  map.addLayer(obstacles(source), above);
  map.addLayer(sidesLayer(map, source, theme), above);
}

/**
 * Returns the ids of the pins whose names a phone shows: the first ten of those in an area that have a name.
 * @param pins All places, the best first. @param zoom The zoom of Google Maps.
 */
export function phoneNames(
  pins: readonly MapPin[],
  marks: Iterable<MapMark>,
  { south, west, north, east }: MapArea,
  zoom: number,
): readonly string[] {
  const isNear = toMapLibreZoom(zoom) >= NAMED_FROM;
  const named = new Set(
    [...marks].flatMap((mark) => {
      const { latitude, longitude } = mark.position;
      const isInArea = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      return isInArea && mark.kind === "pin" && (isNear || mark.side !== undefined) ? [mark.pin.id] : [];
    }),
  );
  return pins.flatMap(({ id }) => (named.has(id) ? [id] : [])).slice(0, PHONE_NAMES);
}

/** Shows only the names of some pins, or the names of all pins if `ids` is null. */
export function limitPinNames(map: MapLibre, source: string, ids: readonly string[] | null): void {
  for (const [layer, property] of [
    [`${source}-sides`, "side"],
    [`${source}-names`, "name"],
  ] as const) {
    const named: ExpressionSpecification = ["has", property];
    map.setFilter(layer, ids === null ? named : ["all", named, ["in", ["get", "key"], ["literal", [...ids]]]]);
  }
}

/** Returns an expression that is false for labels that are names of pins. */
function isOtherThan(pins: readonly MapPin[]): ExpressionSpecification {
  const names = new Set(
    pins.flatMap(({ name }) => [name.replaceAll("’", "'").toLowerCase(), name.replaceAll("'", "’").toLowerCase()]),
  );
  return names.size === 0
    ? ["literal", true]
    : (["match", ["downcase", ["get", "name"]], [...names], false, true] as ExpressionSpecification);
}

/**
 * Hides the street map's own labels of our places, from the zoom at which our pins have names: that of chosen places
 * among others at every zoom.
 */
export function hideLabelsOfPlaces(map: MapLibre, pins: readonly MapPin[]): void {
  const isOther = isOtherThan(pins);
  const isOtherThanChosen = isOtherThan(hasOtherPins(pins) ? pins.filter(({ isChosen }) => isChosen) : []);
  for (const { id } of map.getStyle().layers.filter((layer) => PLACE_LABELS.test(layer.id))) {
    const styleFilter = originalFilter(map, id);
    const far: ExpressionSpecification = ["all", ["<", ["zoom"], NAMED_FROM], isOtherThanChosen];
    const filter: ExpressionSpecification = ["all", styleFilter, ["any", far, isOther]];
    map.setFilter(id, pins.length === 0 ? styleFilter : filter, { validate: false });
  }
}

/** Returns the filter that the style gave a layer. */
function originalFilter(map: MapLibre, id: string): ExpressionSpecification {
  const filter = map.getFilter(id) as ExpressionSpecification;
  const [, own, rest] = filter as unknown as [string, ExpressionSpecification, readonly unknown[] | undefined];
  return rest?.[0] === "any" ? own : filter;
}
