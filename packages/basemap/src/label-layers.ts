import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { MapPalette, MapTheme } from "./palette.ts";
import { byZoom, fadeOut } from "./zoom.ts";

const LABELS = { source: "basemap", "source-layer": "label", type: "symbol" } as const;

/**
 * The font families of labels: `product` for the families of the product's style sheets, `system` for the browser's
 * fonts, which a page uses if a web font fails to load. If a family does not load, MapLibre logs a warning and draws the
 * labels with another font.
 */
export type MapFonts = "product" | "system";

interface FontStacks {
  readonly body: string[];
  readonly medium: string[];
  readonly italic: string[];
  readonly display: string[];
}

/**
 * The font stacks. The style has no `glyphs`, so that MapLibre draws the letters with the browser's fonts, and falls
 * back to `sans-serif`. MapLibre derives the weight and the slant from the first name of a stack, even if no font has
 * this name.
 */
const STACKS: Readonly<Record<MapFonts, FontStacks>> = {
  product: {
    body: ["Inter Variable"],
    medium: ["Inter Variable Medium", "Inter Variable"],
    italic: ["Inter Variable Italic", "Inter Variable"],
    display: ["Fraunces Variable"],
  },
  system: {
    body: ["sans-serif"],
    medium: ["Medium", "sans-serif"],
    italic: ["Italic", "sans-serif"],
    display: ["serif"],
  },
};

/** The options that all labels of a style share. */
interface LabelLook {
  readonly palette: MapPalette;
  readonly theme: MapTheme;
  readonly stacks: FontStacks;
}

const isKind = (...kinds: readonly string[]): ExpressionSpecification => [
  "in",
  ["get", "kind"],
  ["literal", [...kinds]],
];
const halo = (palette: MapPalette, width = 1.4) =>
  ({ "text-halo-color": palette.halo, "text-halo-width": width, "text-halo-blur": 0.3 }) as const;

/** Formats an arrondissement like its plaque: '11e' with a raised ending. */
const ordinal: ExpressionSpecification = [
  "format",
  ["to-string", ["get", "number"]],
  {},
  ["case", ["==", ["get", "number"], 1], "er", "e"],
  { "font-scale": 0.62, "vertical-align": "top" },
];

/** Layers of street names: abbreviated at far zooms, complete at close zooms. */
function streetNames({ palette, stacks }: LabelLook): readonly LayerSpecification[] {
  const layer = (
    id: string,
    classes: readonly string[],
    minzoom: number,
    size: ExpressionSpecification,
    color: string,
  ): LayerSpecification => ({
    id: `name-${id}`,
    type: "symbol",
    source: "basemap",
    "source-layer": "street",
    minzoom,
    filter: ["all", ["has", "name"], ["in", ["get", "class"], ["literal", [...classes]]]],
    layout: {
      "symbol-placement": "line",
      "symbol-spacing": 320,
      "text-field": ["step", ["zoom"], ["coalesce", ["get", "short"], ["get", "name"]], 16, ["get", "name"]],
      "text-font": stacks.body,
      "text-size": size,
      "text-letter-spacing": 0.01,
      "text-max-angle": 32,
      "text-padding": 3,
      "text-pitch-alignment": "viewport",
    },
    paint: { "text-color": color, ...halo(palette) },
  });
  return [
    layer("path", ["path", "steps"], 15.5, byZoom([15.5, 9.5], [17, 11]), palette.text),
    layer("service", ["service"], 15.5, byZoom([15.5, 9.5], [17, 11]), palette.text),
    layer("minor", ["minor", "pedestrian"], 14.5, byZoom([14.5, 9.5], [16, 11], [17, 13]), palette.text),
    layer("tertiary", ["tertiary"], 14, byZoom([14, 10], [16, 12], [17, 14]), palette.text),
    layer(
      "major",
      ["primary", "secondary", "motorway"],
      13,
      byZoom([13, 10], [15, 11.5], [17, 15]),
      palette.strongText,
    ),
  ];
}

interface PointOptions {
  readonly size: ExpressionSpecification;
  readonly font: string[];
  readonly color: string;
  readonly layout?: SymbolLayerSpecification["layout"];
  readonly paint?: SymbolLayerSpecification["paint"];
}

/** Layers of the names of water, islands, parks, squares and sights. */
function placeNames({ palette, theme, stacks }: LabelLook): readonly LayerSpecification[] {
  const point = (kind: string, minzoom: number, rank: number, options: PointOptions): LayerSpecification => ({
    id: `name-${kind}-${rank}`,
    ...LABELS,
    minzoom,
    filter: ["all", isKind(kind), ["==", ["get", "rank"], rank]],
    layout: {
      "text-field": ["get", "name"],
      "text-font": options.font,
      "text-size": options.size,
      "text-max-width": 7,
      "text-line-height": 1.15,
      "text-padding": 6,
      ...options.layout,
    },
    paint: { "text-color": options.color, ...halo(palette), ...options.paint },
  });
  const small = byZoom([14, 10], [17, 12.5]);
  const park = {
    size: byZoom([12, 10], [17, 13.5]),
    font: stacks.italic,
    color: palette.parkText,
    paint: { "text-halo-color": palette.park, "text-halo-width": 0.8 },
  };
  const water = {
    size: byZoom([13, 10.5], [17, 14]),
    font: stacks.italic,
    color: palette.waterText,
    paint: { "text-halo-color": palette.water, "text-halo-width": 0.8 },
  };
  const dot = {
    "icon-image": `sight-${theme}`,
    "text-variable-anchor": ["top", "bottom", "left", "right"],
    "text-radial-offset": 0.5,
    "text-justify": "auto",
  } satisfies SymbolLayerSpecification["layout"];
  const sight = { size: small, font: stacks.medium, color: palette.text, layout: dot };
  const square = { size: small, font: stacks.body, color: palette.text };
  return [
    point("square", 16.5, 3, square),
    point("sight", 16, 3, sight),
    point("park", 15.5, 3, park),
    point("water", 15, 3, water),
    point("square", 15.5, 2, square),
    point("sight", 15.5, 2, sight),
    point("park", 14.5, 2, park),
    point("water", 14, 2, water),
    point("sight", 14.5, 1, sight),
    point("square", 14.5, 1, square),
    point("island", 13.5, 1, { size: byZoom([13, 10], [17, 15]), font: stacks.italic, color: palette.strongText }),
    point("park", 12.5, 1, park),
    point("water", 13, 1, water),
    {
      id: "name-river-1",
      ...LABELS,
      minzoom: 11.5,
      filter: isKind("river"),
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 420,
        "text-field": ["get", "name"],
        "text-font": stacks.italic,
        "text-size": byZoom([11, 10], [14, 13.5], [17, 18]),
        "text-letter-spacing": 0.28,
        "text-max-angle": 40,
        "text-padding": 4,
      },
      paint: { "text-color": palette.waterText, "text-halo-color": palette.water, "text-halo-width": 1 },
    },
  ];
}

/** Layers of stations: their signs and, at closer zooms, their names. */
const stations = ({ palette, theme, stacks }: LabelLook): readonly LayerSpecification[] => {
  const sign = (id: string, signs: readonly string[], minzoom: number, namesFrom: number): LayerSpecification => ({
    id: `station-${id}`,
    type: "symbol",
    source: "basemap",
    "source-layer": "station",
    minzoom,
    filter: ["in", ["get", "sign"], ["literal", [...signs]]],
    layout: {
      "icon-image": ["concat", "station-", ["get", "sign"], `-${theme}`],
      "icon-size": byZoom([12, 0.6], [14, 0.8], [16, 1], [17, 1.15]),
      "icon-padding": 1,
      "text-field": ["step", ["zoom"], "", namesFrom, ["get", "name"]],
      "text-font": stacks.medium,
      "text-size": byZoom([14, 10.5], [17, 13]),
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": ["match", ["get", "sign"], "metro-rer", 2, "rer", 1.6, 1.1],
      "text-justify": "auto",
      "text-max-width": 9,
      "text-line-height": 1.1,
      "text-optional": true,
      "text-padding": 3,
    },
    paint: { "text-color": palette.strongText, ...halo(palette, 1.6) },
  });
  return [
    sign("tram", ["tram"], 15, 16),
    sign("metro", ["metro", "train"], 13.3, 14.6),
    sign("rer", ["rer", "metro-rer"], 12.4, 14),
  ];
};

const quarter = (
  { palette, stacks }: LabelLook,
  rank: number,
  minzoom: number,
  size: ExpressionSpecification,
): LayerSpecification => ({
  id: `name-quarter-${rank}`,
  ...LABELS,
  minzoom,
  maxzoom: 16,
  filter: ["all", isKind("quarter"), ["==", ["get", "rank"], rank]],
  layout: {
    "text-field": ["upcase", ["get", "name"]],
    "text-font": stacks.medium,
    "text-size": size,
    "text-letter-spacing": 0.12,
    "text-max-width": 8,
    "text-line-height": 1.2,
    "text-padding": 8,
  },
  paint: { "text-color": palette.quarterText, ...halo(palette, 1.6), "text-opacity": fadeOut(15.4, 16) },
});

/** Layers of districts: numbers of arrondissements at far zooms, quarters at closer zooms. */
const districts = (look: LabelLook): readonly LayerSpecification[] => [
  quarter(look, 2, 14.4, byZoom([14.4, 9], [16, 10.5])),
  quarter(look, 1, 12.8, byZoom([12.8, 9], [15.5, 12])),
  {
    id: "name-arrondissement",
    ...LABELS,
    maxzoom: 14.5,
    filter: isKind("arrondissement"),
    layout: {
      "text-field": ordinal,
      "text-font": look.stacks.display,
      "text-size": byZoom([10, 11], [12, 17], [14, 24]),
      "text-padding": 4,
    },
    paint: {
      "text-color": look.palette.text,
      "text-halo-color": look.palette.inside,
      "text-halo-width": 1.2,
      "text-opacity": fadeOut(14, 14.5),
    },
  },
];

/**
 * Returns all label layers. MapLibre places the labels of later layers first, and hides labels of earlier layers that
 * collide with them.
 */
export function labelLayers(palette: MapPalette, theme: MapTheme, fonts: MapFonts): readonly LayerSpecification[] {
  const look = { palette, theme, stacks: STACKS[fonts] };
  const places = placeNames(look);
  const streets = streetNames(look);
  return [
    ...places.filter(({ id }) => !id.endsWith("-1")),
    ...streets.slice(0, 3),
    ...places.filter(({ id }) => id.endsWith("-1")),
    ...streets.slice(3),
    ...stations(look),
    ...districts(look),
  ];
}
