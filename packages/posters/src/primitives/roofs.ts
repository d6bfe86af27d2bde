// Roofs and distant houses: cornices, chimneys, mansards, house fronts, rooflines.
import { mix } from "../colour.ts";
import { arch, at, bars, fill, line, opacity, path, poly, rect } from "../kit.ts";
import type { Stage } from "../stage.ts";

/** A cornice with dentils and its cast shadow. */
export function cornice(s: Stage, x: number, y: number, w: number, wall: string, trim: string): string {
  const { palette: p } = s;
  return (
    fill(mix(wall, p.ink, 0.3), rect(x, y + 20, w, 16)) +
    fill(trim, rect(x - 8, y, w + 16, 12)) +
    bars(trim, 9, 9, 9, path`M${x} ${y + 16}h${w}`) +
    fill(p.ink, rect(x - 8, y + 12, w + 16, 4), opacity(0.3))
  );
}

/** A chimney stack with terracotta pots. */
export function chimney(s: Stage, x: number, y: number, w: number, h: number, wall?: string): string {
  const { palette: p } = s,
    c = wall ?? (p.dark ? mix(p.wall, p.ink, 0.25) : p.lite),
    pots = p.time === "golden" ? mix(p.pop, p.deep, 0.25) : p.pop;
  return at(
    Math.round(x),
    Math.round(y),
    1,
    bars(pots, 30, 10, 5, path`M6 ${-h - 20}h${w - 12}`) +
      bars(mix(pots, p.ink, 0.55), 4, 12, 3, path`M5 ${-h - 35}h${w - 11}`) +
      fill(c, rect(0, -h, w, h)) +
      fill(p.ink, rect(w * 0.7, -h, w * 0.3, h), opacity(0.22)) +
      fill(mix(c, p.ink, 0.28), rect(-4, -h - 8, w + 8, 10)),
  );
}

/** A mansard roof seen from the front: seams, dormers, upper slope, chimneys. The line of the cornice is at y. */
export function mansard(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  dormers: number,
  o: { chimneys?: boolean; inset?: number } = {},
): string {
  const { palette: p, random: r } = s,
    inset = o.inset ?? 14,
    top = y - h;
  const seam = mix(p.roof, p.dark ? p.mid : p.sky, 0.35),
    upper = mix(p.roof, p.sky, p.dark ? 0.25 : 0.42);
  let out = "";
  if (o.chimneys !== false) {
    const cw = r.pick([48, 63, 78]),
      ch = r.int(44, 92);
    for (let cx = x + r.range(20, 80); cx < x + w - 90; cx += r.range(190, 330))
      out += chimney(s, cx, top - 18, cw, ch);
  }
  out += fill(
    upper,
    poly([x + inset * 2.4, top - 26], [x + w - inset * 2.4, top - 26], [x + w - inset, top + 2], [x + inset, top + 2]),
  );
  out += fill(p.roof, poly([x + inset, top], [x + w - inset, top], [x + w, y], [x, y]));
  out +=
    bars(seam, h - 4, 2, 32, path`M${x + inset + 24} ${y - h / 2}h${w - 2 * inset - 40}`) +
    fill(seam, rect(x + inset - 4, top - 3, w - 2 * inset + 8, 6));
  const step = w / dormers,
    trim = mix(p.wall, p.lite, p.dark ? 0.25 : 0.6),
    dw = Math.min(74, step * 0.5),
    dh = h * 0.72;
  const model = (lit: boolean) =>
    fill(
      p.ink,
      poly([dw / 2, dw * 0.3], [dw / 2 + 20, dw * 0.3 + 22], [dw / 2 + 20, dh], [dw / 2, dh]),
      opacity(0.35),
    ) +
    fill(trim, arch(-dw / 2, -dw * 0.16, dw, dh + dw * 0.16, dw * 0.42)) +
    fill(lit ? p.glow : p.glass, arch(-dw * 0.3, dw * 0.1, dw * 0.6, dh - dw * 0.16, dw * 0.26)) +
    line(trim, 3, path`M0 ${dw * 0.1}v${dh - dw * 0.16}M${-dw * 0.3} ${dh * 0.46}h${dw * 0.6}`);
  for (let i = 0; i < dormers; i++)
    out += at(Math.round(x + step * (i + 0.5)), y - dh - h * 0.06, 1, model(r.chance(p.litP)));
  return out;
}

/**
 * A small house front for rows of distant houses: a wall with `floors` rows of `bays` windows (three by three unless
 * set) and a mansard roof. The middle of its base is at 0,0.
 */
export function house(
  s: Stage,
  w: number,
  h: number,
  wall: string,
  o: { floors?: number; bays?: number } = {},
): string {
  const { palette: p, random: r } = s,
    floors = o.floors ?? 3,
    bays = o.bays ?? 3,
    fh = h / (floors + 0.35),
    top = -h,
    mh = fh * 0.8;
  let win = "",
    lit = "",
    rails = "";
  for (let j = 0; j < floors; j++)
    for (let i = 0; i < bays; i++) {
      const d = rect(-w / 2 + (w * (i + 0.5)) / bays - w * 0.075, top + fh * (j + 0.3), w * 0.15, fh * 0.6);
      if (r.chance(p.litP)) lit += d;
      else win += d;
    }
  for (let j = 0; j < floors; j += 2) rails += path`M${-w / 2} ${top + fh * (j + 0.88)}h${w}`;
  let dorm = "";
  for (let i = 0; i < 2; i++) dorm += arch(-w * 0.33 + i * w * 0.38, top - mh * 0.76, w * 0.2, mh * 0.76, w * 0.09);
  const cx = r.range(-w * 0.4, w * 0.1),
    cw = w * 0.26;
  return (
    bars(p.pop, 20, 6, 4, path`M${cx + 4} ${top - mh - 40}h${cw - 6}`) +
    fill(mix(wall, p.ink, 0.12), rect(cx, top - mh - 32, cw, 40)) +
    fill(p.roof, poly([-w / 2, top], [-w / 2 + 10, top - mh], [w / 2 - 10, top - mh], [w / 2, top])) +
    fill(mix(wall, p.lite, p.dark ? 0.1 : 0.5), dorm + rect(-w / 2 - 3, top - 4, w + 6, 8)) +
    fill(wall, rect(-w / 2, top + 4, w, h)) +
    fill(mix(p.glass, wall, 0.2), win) +
    fill(p.glow, lit) +
    line(p.iron, 4, rails, opacity(0.55)) +
    fill(p.ink, rect(w / 2 - 6, top + 4, 6, h), opacity(0.2))
  );
}

/** A band of zinc roofs with chimneys, as on the horizon of Paris. */
export function roofline(s: Stage, y: number, k: number, c: string, windows = false): string {
  const { palette: p, random: r } = s;
  let out = "",
    roofs = "",
    lights = "",
    seams = "";
  let x = r.range(-80, -20);
  const pot = mix(c, p.pop, p.dark ? 0.5 : 0.75),
    stack = mix(c, p.dark ? p.mid : p.lite, 0.22);
  let stacks = "",
    pots = "";
  while (x < 820) {
    const w = r.range(120, 210) * k,
      h = r.range(20, 90) * k,
      t = y - h;
    roofs += path`M${x} 1000V${t + 44 * k}l${14 * k} ${-44 * k}h${w - 28 * k}l${14 * k} ${44 * k}V1000z`;
    for (let q = 1; q < 5; q++) seams += path`M${x + (w * q) / 5} ${t}v${44 * k}`;
    if (r.chance(0.8)) {
      const cx = x + r.range(14, w - 70 * k),
        cw = r.pick([36, 50, 64]) * k,
        ch = r.range(26, 60) * k;
      stacks += rect(cx, t - ch, cw, ch + 10);
      for (let q = 0; q < cw / (13 * k) - 0.5; q++) pots += rect(cx + (3 + q * 13) * k, t - ch - 17 * k, 8 * k, 18 * k);
    }
    if (windows)
      for (let q = 0; q < 3; q++)
        if (r.chance(p.dark ? 0.7 : 0.5)) lights += rect(x + w * (0.2 + q * 0.27), t + 62 * k, 20 * k, 34 * k);
    x += w;
  }
  out +=
    fill(pot, pots) +
    fill(stack, stacks) +
    fill(c, roofs) +
    line(mix(c, p.sky, 0.25), 2, seams) +
    fill(p.dark ? p.glow : mix(c, p.sky, 0.5), lights);
  return out;
}

/** A distant town as one soft silhouette. */
export const farTown = (s: Stage, y: number, c: string) => {
  const { random: r } = s;
  let d = path`M-10 ${y}`;
  for (let x = -10; x < 810; ) {
    const w = r.range(30, 74),
      h = r.range(14, 66);
    d += path`V${y - h}h${w * 0.3}v-12h${w * 0.16}v12h${w * 0.54}`;
    x += w;
  }
  return fill(c, `${d}V${y}z`);
};
