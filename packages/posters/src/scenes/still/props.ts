// Shared parts of still lifes: the table, cast shadows, a gingham cloth.
import { mix, onto } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, poly, rect } from "../../kit.ts";
import { grain, SHADE, type Stage } from "../../stage.ts";

/** A wall and a table, with a slanting patch of window light on the wall. */
export const tableSet = (s: Stage, y: number, o: { wall?: string; top?: string } = {}): string => {
  const { palette: p, random: r } = s,
    wall = o.wall ?? (p.dark ? p.deep : r.pick([p.sky, p.mid, p.sky])),
    top = o.top ?? (p.dark ? mix(p.mid, p.deep, 0.3) : onto(wall, p.lite, mix(p.mid, p.ink, 0.1)));
  const lit = mix(wall, p.dark ? p.mid : p.lite, p.dark ? 0.4 : 0.55),
    x0 = r.range(90, 190),
    y0 = r.range(110, 170);
  let panes = "";
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 2; i++) {
      const x = x0 + i * 190 + j * 34,
        yy = y0 + j * 150 + i * 52;
      panes += poly([x, yy], [x + 172, yy + 47], [x + 203, yy + 183], [x + 31, yy + 136]);
    }
  return (
    fill(wall, rect(0, 0, 800, y)) +
    fill(lit, panes) +
    grain(fill(SHADE.floor, rect(0, 0, 800, y)), 0.5) +
    fill(top, rect(0, y, 800, 1000 - y)) +
    fill(mix(top, p.lite, 0.4), rect(0, y, 800, 10)) +
    grain(fill(SHADE.floor, rect(0, y, 800, 1000 - y)), 0.6)
  );
};

/** The shadow of an upright object, cast to the right. The base of the object is from x0 to x1 at y. */
export const cast = (s: Stage, x0: number, x1: number, y: number, len: number) =>
  fill(
    s.palette.ink,
    poly([x0, y], [x1, y - 4], [x1 + len, y + len * 0.2], [x0 + len * 0.9, y + len * 0.28]),
    opacity(0.3),
  );

/** A gingham cloth. */
export const gingham = (_s: Stage, a: string, b: string, k = 66): string => {
  let d = "";
  for (let i = 0; i * k * 2 < 1100; i++) d += rect(i * k * 2, -60, k, 1200);
  let e = "";
  for (let i = 0; i * k * 2 < 1200; i++) e += rect(-60, i * k * 2, 1000, k);
  return fill(b, rect(-60, -60, 1000, 1200)) + fill(a, d, opacity(0.55)) + fill(a, e, opacity(0.55));
};

export const drop = (s: Stage, d: string, dx = 22, dy = 26) =>
  `<g transform="translate(${dx} ${dy})">${fill(s.palette.ink, d, opacity(0.26))}</g>`;

export const fish = (s: Stage, x: number, y: number, k: number, c: string) =>
  at(
    x,
    y,
    k,
    fill(c, "M-150 0C-110 -62 20 -66 110 -14L168 -52Q158 0 168 52L110 14C20 66 -110 62 -150 0z") +
      fill(mix(c, s.palette.lite, 0.4), "M-146 6C-106 58 20 60 108 14C40 22 -60 30 -146 6z") +
      line(
        mix(c, s.palette.ink, 0.45),
        4,
        "M-84 -42Q-66 0 -84 42M-40 -30q14 12 0 24q14 12 0 24M-6 -34q14 12 0 24q14 12 0 24q12 10 0 20M28 -30q14 12 0 24q14 12 0 24M62 -20q12 10 0 20q12 10 0 18M122 -14L156 -34M124 0H160M122 14L156 34",
      ) +
      fill(s.palette.lite, ellipse(-112, -10, 12)) +
      fill(s.palette.ink, ellipse(-112, -10, 6)) +
      fill(mix(c, s.palette.ink, 0.3), "M-30 -52Q10 -86 54 -42zM-10 52Q16 78 46 44z"),
  );
