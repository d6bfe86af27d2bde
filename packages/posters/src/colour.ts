// All colours have the format "#rrggbb".
const channel = (colour: string, i: 0 | 1 | 2): number => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
const pair = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** Returns red, green and blue, each 0 to 1. */
export const rgb = (colour: string): [number, number, number] => [
  channel(colour, 0) / 255,
  channel(colour, 1) / 255,
  channel(colour, 2) / 255,
];

/** Mixes two colours. `t` is the share of `b`, from 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const blend = (i: 0 | 1 | 2) => pair(channel(a, i) + (channel(b, i) - channel(a, i)) * t);
  return `#${blend(0)}${blend(1)}${blend(2)}`;
}

/** Returns the perceived lightness, 0 to 1. */
export function luma(colour: string): number {
  const [r, g, b] = rgb(colour);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

/** Returns `a` or `b`, whichever has the better contrast on a ground. */
export const onto = (ground: string, a: string, b: string): string =>
  Math.abs(luma(ground) - luma(a)) >= Math.abs(luma(ground) - luma(b)) ? a : b;
