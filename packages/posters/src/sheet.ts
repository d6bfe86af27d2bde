// The definitions that drawings refer to, and the sheet around a drawing.
import { rgb } from "./colour.ts";
import { num } from "./number.ts";
import type { Palette } from "./palettes.ts";

/** A poster's sheet, in units of its viewBox. */
const SHEET = { width: 800, height: 1000 } as const;

type Direction = "down" | "up" | "left" | "right";
const VECTOR: Readonly<Record<Direction, string>> = {
  down: ' x2="0" y2="1"',
  up: ' y1="1" x2="0"',
  left: ' x1="1" x2="0"',
  right: "",
};

interface Gradient {
  readonly ink: "ink" | "lite" | "glow";
  /** The opacity of the ink at the end of the gradient. It is transparent at the start. */
  readonly alpha: number;
  readonly shape: Direction | "ball" | "halo";
}

/**
 * Soft shades and lights by the names that drawings use as classes. Inside a group with the class `grain`, a filter
 * converts them into dots of one solid ink, as in a risograph print.
 */
export const GRADIENTS: Readonly<Record<string, Gradient>> = {
  "shade-down": { ink: "ink", alpha: 0.86, shape: "down" },
  "shade-up": { ink: "ink", alpha: 0.86, shape: "up" },
  "shade-left": { ink: "ink", alpha: 0.86, shape: "left" },
  "shade-right": { ink: "ink", alpha: 0.86, shape: "right" },
  "shade-ball": { ink: "ink", alpha: 0.9, shape: "ball" },
  "shade-floor": { ink: "ink", alpha: 0.34, shape: "down" },
  "light-down": { ink: "lite", alpha: 0.7, shape: "down" },
  "light-up": { ink: "lite", alpha: 0.7, shape: "up" },
  "light-left": { ink: "lite", alpha: 0.7, shape: "left" },
  "light-right": { ink: "lite", alpha: 0.7, shape: "right" },
  "light-sky": { ink: "lite", alpha: 0.4, shape: "down" },
  "light-halo": { ink: "glow", alpha: 0.85, shape: "halo" },
};

function gradient(id: string, { ink, alpha, shape }: Gradient, p: Palette): string {
  const stop = (share: string, opacity: number) =>
    `<stop${share} stop-color="${p[ink]}" stop-opacity="${num(opacity, 2)}"/>`;
  if (shape === "ball") {
    const stops = stop(' offset=".3"', 0) + stop(' offset="1"', alpha);
    return `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops}</radialGradient>`;
  }
  if (shape === "halo") {
    return `<radialGradient id="${id}">${stop("", alpha)}${stop(' offset="1"', 0)}</radialGradient>`;
  }
  return `<linearGradient id="${id}"${VECTOR[shape]}>${stop("", 0)}${stop(' offset="1"', alpha)}</linearGradient>`;
}

// The noise has one octave, because a second octave doubles the cost and is invisible. The last
// colour matrix multiplies the alpha by 99, which makes the ink of a gradient solid. A component transfer with such a
// steep slope would turn the ink white in librsvg (used by sharp), but not in browsers.
const GRAIN =
  '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="4"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 -1" result="n"/>' +
  '<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1.18"/>' +
  '<feComponentTransfer result="m"><feFuncA type="linear" slope="5"/></feComponentTransfer>' +
  '<feColorMatrix in="SourceGraphic" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 99 0"/>' +
  '<feComposite in2="m" operator="in"/></filter>';

/** The speckle of the paper. */
function speckle(colour: string): string {
  const [r, g, b] = rgb(colour).map((channel) => num(channel, 2));
  return (
    '<filter id="paper" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="1" seed="9"/>' +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 5 0 0 0 -3.1"/></filter>`
  );
}

/** Returns the definitions of these gradients, and of the grain if the drawing uses it. */
export const definitions = (gradients: Iterable<string>, hasGrain: boolean, p: Palette): string =>
  [...gradients].map((id) => (GRADIENTS[id] === undefined ? "" : gradient(id, GRADIENTS[id], p))).join("") +
  (hasGrain ? GRAIN : "");

/** Combines the body of a drawing (mirrored or not) and the speckle of the paper into the full sheet. */
export function sheet(
  body: string,
  defs: string,
  { palette, mirrored }: { palette: Palette; mirrored: boolean },
): string {
  const { width, height } = SHEET;
  const scene = mirrored ? `<g transform="translate(${width}) scale(-1 1)">${body}</g>` : body;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" ` +
    `stroke-linejoin="round"><defs>${defs}${speckle(palette.lite)}</defs>${scene}` +
    `<path filter="url(#paper)" opacity="${palette.dark ? ".22" : ".4"}" d="M0 0h${width}v${height}H0z"/></svg>`
  );
}
