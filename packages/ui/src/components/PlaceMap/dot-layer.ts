import type { CircleLayerSpecification, Map as MapLibre } from "maplibre-gl";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import type { PlaceMark } from "./map-mark.ts";
import { PIN_COLOURS, pinKindOf } from "./pin-look.ts";

export const DOTS = "flaneur-dots";
const TOKENS = { light, dark } as const;
/** The width of the ring of a chosen place's dot, and of the line around other dots in the light theme, in pixels. */
const RING = 1.5;
const HAIRLINE = { light: 0.5, dark: 0 } as const;
const OPACITY = 0.72;

/** Returns the properties of a dot that its look depends on. */
export const dotProperties = ({ pin, size }: PlaceMark & { readonly kind: "dot" }) => ({
  radius: size / 2,
  colour: pinKindOf(pin.type),
  chosen: pin.isChosen,
});

function dotLayer(source: string, theme: Theme): CircleLayerSpecification {
  const { disc, ring } = PIN_COLOURS[theme];
  return {
    id: DOTS,
    type: "circle",
    source,
    filter: ["has", "radius"],
    layout: { "circle-sort-key": ["case", ["get", "chosen"], 1, 0] },
    paint: {
      "circle-radius": ["get", "radius"],
      "circle-color": ["match", ["get", "colour"], "table", disc.table, "see", disc.see, "stay", disc.stay, disc.out],
      "circle-opacity": ["case", ["get", "chosen"], 1, OPACITY],
      "circle-stroke-width": ["case", ["get", "chosen"], RING, HAIRLINE[theme]],
      "circle-stroke-color": ["case", ["get", "chosen"], ring, TOKENS[theme]["map-in"]],
      "circle-pitch-alignment": "map",
    },
  };
}

/**
 * Adds the layer of the dots below the labels of the street map, which stay readable. Circles cost less than symbols: the
 * map neither draws an image for a dot, nor looks for room for it.
 */
export function addDots(map: MapLibre, source: string, theme: Theme): void {
  if (map.getLayer(DOTS) !== undefined) return;
  const firstLabel = map.getStyle().layers.find(({ type }) => type === "symbol")?.id;
  map.addLayer(dotLayer(source, theme), firstLabel);
}
