// Skies for every hour, and the open ground below them.
import { mix } from "../colour.ts";
import { ellipse, fill, line, opacity, path, rect } from "../kit.ts";
import { grain, LIGHT, SHADE, type Stage } from "../stage.ts";

export function sun(s: Stage, x: number, y: number, rad: number, c?: string): string {
  const { palette: p } = s,
    col = c ?? (p.dark ? p.lite : p.time === "golden" ? p.lite : p.time === "dawn" ? p.pop : p.zest);
  return (
    fill(col, ellipse(x, y, rad)) + (p.dark ? fill(p.sky, ellipse(x + rad * 0.36, y - rad * 0.14, rad * 0.86)) : "")
  );
}

export function clouds(s: Stage, y0: number, y1: number, n: number, c?: string): string {
  const { palette: p, random: r } = s;
  let d = "";
  for (let i = 0; i < n; i++) {
    const x = r.range(-60, 700),
      y = r.range(y0, y1),
      w = r.range(140, 330),
      h = w * r.range(0.1, 0.15);
    d += path`M${x} ${y}q${w * 0.08} ${-h} ${w * 0.25} ${-h * 0.8}q${w * 0.1} ${-h} ${w * 0.3} ${-h * 0.7}q${w * 0.16} ${-h * 0.6} ${w * 0.25} ${h * 0.3}q${w * 0.16} ${-h * 0.2} ${w * 0.2} ${h * 1.2}z`;
  }
  return fill(c ?? mix(p.sky, p.lite, p.dark ? 0.16 : 0.55), d);
}

export function stars(s: Stage, n: number, h: number): string {
  const { palette: p, random: r } = s;
  let d = "";
  for (let i = 0; i < n; i++) d += ellipse(r.range(10, 790), r.range(10, h), r.pick([1.6, 2.2, 3]));
  return fill(p.lite, d, opacity(0.85));
}

/** Grainy light over the sky. It becomes brighter toward the horizon at `h`. */
export const skyWash = (s: Stage, h: number) =>
  grain(
    fill(LIGHT.sky, rect(0, h * 0.25, 800, h * 0.75)),
    s.palette.time === "night" ? 0.3 : s.palette.dark ? 0.5 : 0.9,
  );

/** Birds, each drawn as two strokes. */
export function birds(s: Stage, x: number, y: number, n: number, c?: string): string {
  const { palette: p, random: r } = s;
  let d = "";
  for (let i = 0; i < n; i++) {
    const bx = x + r.range(-90, 90),
      by = y + r.range(-50, 50),
      k = r.range(9, 17);
    d += path`M${bx - k} ${by - k * 0.4}Q${bx - k * 0.4} ${by - k * 0.7} ${bx} ${by}Q${bx + k * 0.4} ${by - k * 0.7} ${bx + k} ${by - k * 0.4}`;
  }
  return line(c ?? (p.dark ? p.lite : p.ink), 3, d);
}

/** Open ground from y down. */
export const groundOf = (s: Stage, y: number) =>
  fill(s.palette.ground, rect(0, y, 800, 1000 - y)) + grain(fill(SHADE.floor, rect(0, y, 800, 1000 - y)), 0.6);

/** A sky for any hour: stars if it is dark, `n` clouds otherwise. It becomes brighter toward the horizon at `h`. */
export const skyOf = (s: Stage, n = 3, h = 640) =>
  (s.palette.dark ? stars(s, 18, 420) : clouds(s, 70, 330, n)) + skyWash(s, h);
