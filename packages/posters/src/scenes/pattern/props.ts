// Shared parts of patterns: repeats, inks, overprints.
import { arch, ellipse, fill, poly, rect } from "../../kit.ts";
import { grain, SHADE, type Stage } from "../../stage.ts";

/** A unit repeated by <pattern>, which takes few bytes. */
export const repeat = (id: string, w: number, h: number, body: string, tf = "") =>
  `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${tf ? ` patternTransform="${tf}"` : ""}>${body}</pattern>`;

export const flood = (id: string, d = rect(0, 0, 800, 1000)) => fill(`url(#${id})`, d);

/** A plain shape printed over a pattern, like a second colour of ink. */
export function overprint(s: Stage): string {
  const { palette: p, random: r } = s,
    c = p.dark ? r.pick([p.pop, p.mid]) : r.pick([p.pop, p.warm, p.sky]);
  const d = r.pick([
    () => ellipse(r.range(240, 560), r.range(380, 600), r.range(210, 290)),
    () => arch(r.range(120, 260), 300, 340, 720, 170),
    () => poly([-10, r.range(420, 620)], [810, r.range(300, 760)], [810, 1010], [-10, 1010]),
    () => ellipse(400, 500, 300) + ellipse(400, 500, 190),
  ])();
  return `<path fill="${c}" fill-rule="evenodd" d="${d}" style="mix-blend-mode:${p.dark ? "screen" : "multiply"}" opacity="${p.dark ? 0.55 : 0.8}"/>`;
}

export const veil = (_s: Stage) => grain(fill(SHADE.floor, rect(0, 0, 800, 1000)), 0.45);

export const inksOf = (s: Stage) =>
  s.palette.dark
    ? { bg: s.palette.deep, a: s.palette.mid, b: s.palette.lite, c: s.palette.pop, d: s.palette.warm, e: s.palette.ink }
    : {
        bg: s.palette.lite,
        a: s.palette.mid,
        b: s.palette.deep,
        c: s.palette.pop,
        d: s.palette.warm,
        e: s.palette.ink,
      };

/**
 * A pattern of small objects, such as bread, fruit and leaves, on a plain ground. Every second row is shifted by half
 * the width `w` of a cell. If `spots` is a colour, each cell also has a dot.
 */
export function halfDrop(s: Stage, things: string[], ground: string, w: number, h: number, spots?: string): string {
  const { random: r } = s;
  let out = fill(ground, rect(0, 0, 800, 1000));
  if (spots) {
    let d = "";
    for (let j = -1; j < 1000 / h + 1; j++)
      for (let i = -1; i < 800 / w + 1; i++) d += ellipse(i * w + (j % 2 ? w / 2 : 0) + w * 0.02, j * h + h * 0.06, 9);
    out += fill(spots, d);
  }
  let n = 0;
  for (let j = -1; j <= 1000 / h; j++) {
    for (let i = -1; i <= 800 / w + 1; i++)
      out += `<g transform="translate(${Math.round(i * w + (j % 2 ? w / 2 : 0) + w / 2)} ${Math.round(j * h + h / 2)}) rotate(${r.pick([-32, -14, 12, 28, 150, 168])})">${things[Math.abs(n++) % things.length]}</g>`;
    n += 1;
  }
  return out;
}

export const ground2 = (s: Stage) =>
  s.palette.dark ? s.palette.deep : s.random.pick([s.palette.sky, s.palette.lite, s.palette.pop, s.palette.mid]);
