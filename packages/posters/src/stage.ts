// The stage is the input of every scene. `assemble` and `finish` turn the body of a scene into a finished SVG.
import { rgb } from "./colour.ts";
import { fill, num, opacity, rect } from "./kit.ts";
import { minify } from "./minify.ts";
import type { Palette } from "./palettes.ts";
import type { Random } from "./random.ts";

/** The inputs of a scene. Scenes abbreviate the stage as `s`, its palette as `p`, and its random numbers as `r`. */
export interface Stage {
  readonly palette: Palette;
  readonly random: Random;
  readonly name: string;
  readonly type: string;
  readonly arrondissement: number;
  /** Whether the finished scene is mirrored. Lettering must then be drawn with unflip(). */
  readonly mirrored: boolean;
}

/** A scene returns its body for a sheet of 800 x 1000. The sheet already has the colour of the sky. */
export type Scene = (s: Stage) => string;

/** A poster's sheet, in units of its viewBox. */
const SHEET = { width: 800, height: 1000 } as const;

// Stippled shading. Paint a shape with SHADE.* or LIGHT.* inside grain(...). The filter converts the soft gradient into
// dots of one solid ink, as in a risograph print.
export const SHADE = {
  floor: "url(#f)",
  down: "url(#d)",
  up: "url(#u)",
  left: "url(#l)",
  right: "url(#r)",
  ball: "url(#b)",
} as const;
export const LIGHT = {
  down: "url(#D)",
  up: "url(#U)",
  left: "url(#L)",
  right: "url(#R)",
  sky: "url(#S)",
  halo: "url(#H)",
} as const;

export const grain = (body: string, alpha = 1): string =>
  body ? `<g filter="url(#g)"${alpha < 1 ? opacity(alpha) : ""}>${body}</g>` : "";

type Direction = "down" | "up" | "left" | "right";
const VECTOR: Readonly<Record<Direction, string>> = {
  down: ' x2="0" y2="1"',
  up: ' y1="1" x2="0"',
  left: ' x1="1" x2="0"',
  right: "",
};

const gradient = (id: string, colour: string, direction: Direction, alpha: number): string =>
  `<linearGradient id="${id}"${VECTOR[direction]}><stop stop-color="${colour}" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="${alpha}"/></linearGradient>`;

// The noise has one octave, because a second octave doubles the cost and is invisible. The last
// colour matrix multiplies the alpha by 99, which makes the ink of a gradient solid. A component transfer with such a
// steep slope would turn the ink white in librsvg (used by sharp), but not in browsers.
const GRAIN =
  '<filter id="g" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="4"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 -1" result="n"/>' +
  '<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1.18"/>' +
  '<feComponentTransfer result="m"><feFuncA type="linear" slope="5"/></feComponentTransfer>' +
  '<feColorMatrix in="SourceGraphic" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 99 0"/>' +
  '<feComposite in2="m" operator="in"/></filter>';

function speckle(colour: string): string {
  const [r, g, b] = rgb(colour).map((channel) => num(channel, 2));
  return (
    '<filter id="s" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="1" seed="9"/>' +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 5 0 0 0 -3.1"/></filter>`
  );
}

function definitions(body: string, p: Palette): string {
  const all: Readonly<Record<string, string>> = {
    d: gradient("d", p.ink, "down", 0.86),
    u: gradient("u", p.ink, "up", 0.86),
    l: gradient("l", p.ink, "left", 0.86),
    r: gradient("r", p.ink, "right", 0.86),
    D: gradient("D", p.lite, "down", 0.7),
    U: gradient("U", p.lite, "up", 0.7),
    L: gradient("L", p.lite, "left", 0.7),
    R: gradient("R", p.lite, "right", 0.7),
    S: gradient("S", p.lite, "down", 0.4),
    f: gradient("f", p.ink, "down", 0.34),
    b:
      `<radialGradient id="b" cx=".36" cy=".3" r=".75"><stop offset=".3" stop-color="${p.ink}" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="${p.ink}" stop-opacity=".9"/></radialGradient>`,
    H:
      `<radialGradient id="H"><stop stop-color="${p.glow}" stop-opacity=".85"/>` +
      `<stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient>`,
    g: GRAIN,
    s: speckle(p.lite),
  };
  return Object.entries(all)
    .filter(([id]) => body.includes(`url(#${id})`))
    .map(([, definition]) => definition)
    .join("");
}

/** Combines the sky, the scene (mirrored or not) and the speckle of the paper into the full sheet. */
export function assemble(body: string, s: Stage): string {
  const { palette } = s;
  const { width, height } = SHEET;
  const scene = s.mirrored ? `<g transform="translate(${width}) scale(-1 1)">${body}</g>` : body;
  const sheet = rect(0, 0, width, height);
  const paper = `<path filter="url(#s)"${opacity(palette.dark ? 0.22 : 0.4)} d="${sheet}"/>`;
  const inner = fill(palette.sky, sheet) + scene + paper;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" ` +
    `stroke-linejoin="round"><defs>${definitions(inner, palette)}</defs>${inner}</svg>`
  );
}

/** Returns the minified sheet. Its ids start with `uid`, so that several sheets can be inlined in one page. */
export const finish = (body: string, s: Stage, uid: string): string =>
  minify(assemble(body, s))
    .replace(/(id="|url\(#|href="#)(\w)/g, `$1${uid}$2`)
    .replace(/ {2,}/g, " ");

/**
 * The maximum width of a sign at the top of a sheet (y < 220). Signs must be centred and narrow, because the upper
 * right corner of a card has an overlay of a quarter of the width, also over mirrored sheets.
 */
export const TOP_SIGN_WIDTH = 376;

/** Mirrors lettering around its centre `cx` if the scene is mirrored, so that the lettering is readable. */
export const unflip = (s: Stage, cx: number, body: string): string =>
  s.mirrored && body ? `<g transform="translate(${num(2 * cx)}) scale(-1 1)">${body}</g>` : body;
