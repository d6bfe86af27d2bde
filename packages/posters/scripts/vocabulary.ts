// What a drawing may consist of.

import { EXTERIOR } from "../src/catalogue/exterior.ts";
import { typeClass } from "../src/drawing.ts";
import { PAINTS, parseInk } from "../src/inks.ts";
import { GRADIENTS } from "../src/sheet.ts";

export const ELEMENTS: readonly string[] = [
  "svg",
  "defs",
  "symbol",
  "pattern",
  "clipPath",
  "g",
  "use",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
];

/** Elements that are drawn, and so need an ink of their own or of a group around them. */
export const SHAPES: readonly string[] = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];

const GEOMETRY = "d x y width height rx ry cx cy r x1 y1 x2 y2 points transform".split(" ");
const PAINT = "opacity stroke-width stroke-dasharray stroke-linecap stroke-linejoin fill-rule fill stroke".split(" ");
const REFERENCES = "id class href clip-path overflow patternUnits patternTransform".split(" ");
const TEXT = "font-size text-anchor data-width data-stroke data-spread data-spacing data-min data-lines".split(" ");

export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...GEOMETRY,
  ...PAINT,
  ...REFERENCES,
  ...TEXT,
  "data-night-opacity",
  "data-center",
]);

export const ROOT_ATTRIBUTES: ReadonlySet<string> = new Set([
  "xmlns",
  "viewBox",
  "fill",
  "stroke-linecap",
  "stroke-linejoin",
  ...PAINTS.map((paint) => `data-${paint}`),
]);

/** Classes that are not inks. */
export const MARKS: ReadonlySet<string> = new Set([
  "day",
  "night",
  "grain",
  "upright",
  "multiply",
  "screen",
  ...Object.keys(EXTERIOR).map(typeClass),
]);

/** Removes what says when and where an ink is used: `night-stroke-pop` is the ink `pop`. */
export const inkOf = (name: string): string => name.replace(/^night-/, "").replace(/^stroke-/, "");

export const isPaintClass = (name: string): boolean =>
  parseInk(inkOf(name)) !== null || GRADIENTS[inkOf(name)] !== undefined;
