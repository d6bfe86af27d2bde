import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { widthOf } from "./cluster-look.ts";
import type { MapMark } from "./map-mark.ts";
import { PIN_COLOURS, pinKindOf } from "./pin-look.ts";
import type { Glyphs } from "./TypeGlyphs.tsx";

/** The properties of a mark that its image depends on. */
export type MarkImage =
  | { readonly kind: "pin"; readonly type: string | null; readonly isChosen: boolean }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "cluster" | "disc"; readonly count: number; readonly label: string };

/**
 * Returns the properties of a mark that its image depends on.
 * @param format Formats the count of a cluster in the language of the page.
 */
export function imageOf(mark: MapMark, format: (count: number) => string): MarkImage {
  if (mark.kind === "cluster") return { kind: mark.look, count: mark.count, label: format(mark.count) };
  const { number, type, isChosen } = mark.pin;
  return number === undefined ? { kind: "pin", type, isChosen } : { kind: "number", number };
}

export interface DrawnImage {
  readonly canvas: HTMLCanvasElement;
  /** The size of the image, in CSS pixels. */
  readonly size: number;
}

/** The number of canvas pixels per CSS pixel, for sharp images on dense screens. */
export const IMAGE_RATIO = 2;
/** The width of the pin of a chosen place, and of another place, with the width of their glyphs, in pixels. */
const CHOSEN_PIN = { disc: 26, glyph: 15 } as const;
const OTHER_PIN = { disc: 22, glyph: 13 } as const;
const NUMBER = 28;
/** The margin for the shadow of a pin or the halo of a cluster, in pixels. */
const EDGE = 6;
const HALO = 3;
/** The width and height of an icon, in the units of its outline. */
const ICON_UNITS = 256;
const TOKENS = { light, dark } as const;
/** The width of a pin's ring, in pixels. */
const RING = 1.5;
const PIN_SHADOW = { light: "rgb(0 0 0 / .2)", dark: "rgb(0 0 0 / .5)" } as const;

const sizesOf = ({ isChosen }: { readonly isChosen: boolean }) => (isChosen ? CHOSEN_PIN : OTHER_PIN);

function diameterOf(image: MarkImage): number {
  if (image.kind === "pin") return sizesOf(image).disc;
  return image.kind === "number" ? NUMBER : widthOf({ look: image.kind, count: image.count });
}

/** Draws the image of a place or a cluster for both providers. Thousands of DOM elements would make panning slow. */
export function drawMark(image: MarkImage, theme: Theme, glyphs: Glyphs): DrawnImage {
  const diameter = diameterOf(image);
  const size = diameter + 2 * EDGE;
  const canvas = document.createElement("canvas");
  canvas.width = size * IMAGE_RATIO;
  canvas.height = size * IMAGE_RATIO;
  const context = canvas.getContext("2d");
  if (context === null) return { canvas, size };
  context.scale(IMAGE_RATIO, IMAGE_RATIO);
  context.translate(size / 2, size / 2);
  if (image.kind === "pin") drawPin(context, image, glyphs, theme);
  else if (image.kind === "number") drawNumber(context, image.number, theme);
  else if (image.kind === "disc") drawDisc(context, diameter, image.label, theme);
  else drawCluster(context, diameter, image.label, theme);
  return { canvas, size };
}

function fillDisc(context: CanvasRenderingContext2D, diameter: number, colour: string): void {
  context.beginPath();
  context.arc(0, 0, diameter / 2, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
}

function drawPin(
  context: CanvasRenderingContext2D,
  pin: Extract<MarkImage, { readonly kind: "pin" }>,
  glyphs: Glyphs,
  theme: Theme,
): void {
  const colours = PIN_COLOURS[theme];
  const { disc, glyph: glyphSize } = sizesOf(pin);
  context.shadowColor = PIN_SHADOW[theme];
  context.shadowBlur = 5 * IMAGE_RATIO;
  context.shadowOffsetY = 2 * IMAGE_RATIO;
  fillDisc(context, disc + 2 * RING, colours.ring);
  context.shadowColor = "transparent";
  fillDisc(context, disc, colours.disc[pinKindOf(pin.type)]);
  const glyph = glyphs(pin.type);
  if (glyph === null) return;
  context.scale(glyphSize / ICON_UNITS, glyphSize / ICON_UNITS);
  context.translate(-ICON_UNITS / 2, -ICON_UNITS / 2);
  context.fillStyle = colours.glyph;
  context.fill(glyph);
}

function drawCluster(context: CanvasRenderingContext2D, diameter: number, label: string, theme: Theme): void {
  const { accent, "on-accent": onAccent } = TOKENS[theme];
  context.globalAlpha = 0.22;
  fillDisc(context, diameter + 2 * HALO, accent);
  context.globalAlpha = 1;
  fillDisc(context, diameter, accent);
  writeInDisc(context, label, onAccent);
}

/** Draws a disc of places that are not chosen: outlined, so that it is quieter than the pins of chosen places. */
function drawDisc(context: CanvasRenderingContext2D, diameter: number, label: string, theme: Theme): void {
  const { accent, surface } = TOKENS[theme];
  fillDisc(context, diameter, accent);
  fillDisc(context, diameter - 2 * RING, surface);
  writeInDisc(context, label, accent, label.length > 3 ? 10 : 12);
}

/** Draws a place of a list or a walk: its number in a disc, with a ring that separates it from the line. */
function drawNumber(context: CanvasRenderingContext2D, number: number, theme: Theme): void {
  const { accent, "on-accent": onAccent, "map-in": ground } = TOKENS[theme];
  fillDisc(context, NUMBER + 2 * RING, ground);
  fillDisc(context, NUMBER, accent);
  writeInDisc(context, String(number), onAccent);
}

function writeInDisc(context: CanvasRenderingContext2D, label: string, colour: string, size = 13): void {
  context.fillStyle = colour;
  context.font = `600 ${size}px "Inter Variable", Inter, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(label, 0, 1);
}
