// Shared parts of interiors: floors, planks, beams, lamps, walls.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, persp, poly, quad, rect, rrect } from "../../kit.ts";
import { grain, LIGHT, SHADE, type Stage } from "../../stage.ts";

/**
 * A floor of n by n tiles in perspective, from y down. `spread` scales its width: the far edge is 0.84 times as wide as
 * `spread`, the near edge 2.4 times.
 */
export const floor = (
  _s: Stage,
  y: number,
  c1: string,
  c2: string,
  o: { n?: number; spread?: number } = {},
): string => {
  const n = o.n ?? 8,
    k = o.spread ?? 760,
    m = persp(n, n, [
      [400 - k * 0.42, y],
      [400 + k * 0.42, y],
      [400 + k * 1.2, 1010],
      [400 - k * 1.2, 1010],
    ]);
  let d = "";
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) if ((i + j) % 2) d += quad(m, i, j, 1, 1);
  return fill(c1, rect(0, y, 800, 1000 - y)) + fill(c2, d) + grain(fill(SHADE.floor, rect(0, y, 800, 1000 - y)), 0.6);
};

export const planks = (s: Stage, y: number, c: string): string => {
  let d = "";
  for (let i = -7; i < 8; i++) d += path`M${400 + i * 56} ${y}L${400 + i * 210} 1010`;
  return (
    fill(c, rect(0, y, 800, 1000 - y)) +
    line(mix(c, s.palette.ink, 0.25), 4, d) +
    grain(fill(SHADE.floor, rect(0, y, 800, 1000 - y)), 0.6)
  );
};

/** Long patches of window light on a floor. */
export const beams = (s: Stage, y: number, xs: number[], w: number, dx: number): string =>
  fill(
    s.palette.dark ? s.palette.glow : s.palette.lite,
    xs.map((x) => poly([x, y], [x + w, y], [x + w * 1.9 + dx, 1010], [x + dx, 1010])).join(""),
    opacity(s.palette.dark ? 0.18 : 0.42),
  );

export const globes = (s: Stage, xs: number[], y: number, R: number, top = -10): string => {
  const { palette: p } = s;
  return (
    line(p.warm, 4, xs.map((x) => path`M${x} ${top}V${y - R}`).join("")) +
    grain(fill(LIGHT.halo, xs.map((x) => ellipse(x, y, R * 2.6)).join("")), p.dark ? 0.8 : 0.4) +
    fill(p.dark ? mix(p.glow, p.lite, 0.5) : p.lite, xs.map((x) => ellipse(x, y, R)).join("")) +
    fill(p.warm, xs.map((x) => rect(x - R * 0.3, y - R - 8, R * 0.6, 12)).join(""))
  );
};

export const stool = (s: Stage, x: number, y: number, h: number, c: string) =>
  at(
    x,
    y,
    h / 100,
    line(s.palette.ink, 5, "M-16 -92L-24 0M16 -92L24 0M-20 -36H20") + fill(c, rrect(-28, -104, 56, 15, 7)),
  );

export const wallOf = (s: Stage) =>
  s.palette.dark
    ? mix(s.palette.deep, s.palette.ink, 0.25)
    : s.random.pick([mix(s.palette.mid, s.palette.lite, 0.2), s.palette.sky, s.palette.mid]);
