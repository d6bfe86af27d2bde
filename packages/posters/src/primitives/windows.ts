// Windows on walls: frontal elevations, façades in perspective, balcony ironwork.
import { mix } from "../colour.ts";
import { arch, at, bars, dots, fill, line, opacity, type Projection, path, poly, rect } from "../kit.ts";
import type { Stage } from "../stage.ts";

/** A row of equal windows. Lengths are in the units of the coordinates that `elevation` or `facade` receives. */
export interface Row {
  /** The upper edge of the windows. */
  y: number;
  /** The width of a window. */
  ww: number;
  /** The height of a window. */
  wh: number;
  /** `each`: a balcony at each window. `run`: one balcony along the whole wall. @default no balcony */
  rail?: "each" | "run";
  shutters?: boolean;
  /** Whether the windows have round heads. Only for `elevation`. */
  arch?: boolean;
  /** Whether a moulding is above each window. Only for `elevation`. */
  lintel?: boolean;
  /** Whether the balconies have flower boxes. Only for `elevation` with `rail: "each"`. */
  boxes?: boolean;
}

interface WallOpts {
  /** The number of windows in a row. */
  bays: number;
  /** The colour of the wall, from which the default `trim` is mixed. The wall itself is not drawn. */
  wall: string;
  /** Whether windows have no mullions. Only for `facade`. */
  plain?: boolean;
  /**
   * The colour of frames, mullions, mouldings and balcony slabs. Railings have the palette's `iron`.
   * @default the result of `trimOn` for `wall`
   */
  trim?: string;
  /** The colour of dark windows. */
  glass?: string;
  /** The probability that a window is lit, from 0 to 1. @default the palette's `litP` */
  litP?: number;
  /** The colour of the shutters. */
  shutter?: string;
  /** The width without windows at each end of the wall. @default 0 */
  margin?: number;
}

export const trimOn = (s: Stage, wall: string) =>
  mix(wall, s.palette.dark ? s.palette.mid : s.palette.lite, s.palette.dark ? 0.4 : 0.8);

/**
 * Windows seen from the front. Each row has one path for all its frames, one for all its dark glass and one for all its
 * lit glass. The mullions, shutters and balconies of its windows are equal elements, which minify.ts replaces by <use>.
 */
export function elevation(s: Stage, x0: number, w: number, rows: Row[], o: WallOpts): string {
  const { palette: p, random: r } = s,
    trim = o.trim ?? trimOn(s, o.wall),
    glass = o.glass ?? p.glass,
    step = (w - 2 * (o.margin ?? 0)) / o.bays;
  const shutter = o.shutter ?? (p.dark ? mix(p.deep, p.sky, 0.3) : p.mid);
  let out = "";
  for (const f of rows) {
    const k = f.ww / 84,
      hw = f.ww / 2,
      R = Math.round;
    let surround = "",
      dark = "",
      lit = "",
      sheen = "",
      curtain = "",
      stamps = "",
      lintel = "";
    const joinery =
      fill(p.ink, path`M${-hw} 0h${f.ww}v${9 * k}h${9 * k - f.ww}v${f.wh - 9 * k}h${-9 * k}z`, opacity(0.4)) +
      fill(
        trim,
        rect(-2.5 * k, 0, 5 * k, f.wh) +
          rect(-hw, f.wh * 0.3, f.ww, 4 * k) +
          (f.wh > 120 ? rect(-hw, f.wh * 0.64, f.ww, 4 * k) : ""),
      ) +
      (f.shutters
        ? fill(shutter, rect(-hw * 2 - 2, -4, hw - 4 * k, f.wh + 4) + rect(hw + 6 * k, -4, hw - 4 * k, f.wh + 4)) +
          bars(
            mix(shutter, p.ink, 0.35),
            hw * 0.6,
            3,
            5,
            path`M${-hw * 1.54} ${f.wh * 0.06}V${f.wh * 0.46}m0 ${f.wh * 0.08}V${f.wh * 0.95}M${hw * 1.54} ${f.wh * 0.06}V${f.wh * 0.46}m0 ${f.wh * 0.08}V${f.wh * 0.95}`,
          )
        : "") +
      (f.rail === "each"
        ? fill(
            p.ink,
            poly(
              [-hw - 16 * k, f.wh + 9 * k],
              [hw + 16 * k, f.wh + 9 * k],
              [hw + 34 * k, f.wh + 34 * k],
              [-hw + 6 * k, f.wh + 34 * k],
            ),
            opacity(0.26),
          ) +
          fill(trim, rect(-hw - 18 * k, f.wh, f.ww + 36 * k, 10 * k)) +
          ironwork(p.iron, -hw - 14 * k, f.wh, f.ww + 28 * k, f.wh * 0.3, k) +
          (f.boxes
            ? dots(p.pop, 17 * k, f.ww / 6, path`M${-hw} ${f.wh - 24 * k}H${hw + 4}`) +
              dots(p.leaf, 21 * k, f.ww / 6, path`M${-hw + f.ww / 12} ${f.wh - 12 * k}H${hw}`)
            : "")
        : "");
    for (let i = 0; i < o.bays; i++) {
      const x = R(x0 + (o.margin ?? 0) + step * (i + 0.5)),
        on = r.chance(o.litP ?? p.litP);
      if (x < -60 || x > 860) continue;
      const hole = f.arch ? arch(x - hw, f.y, f.ww, f.wh, f.ww * 0.34) : rect(x - hw, f.y, f.ww, f.wh);
      surround += f.arch
        ? arch(x - hw - 10 * k, f.y - 10 * k, f.ww + 20 * k, f.wh + 10 * k, f.ww * 0.42)
        : rect(x - hw - 9 * k, f.y - 9 * k, f.ww + 18 * k, f.wh + 9 * k);
      if (f.lintel) {
        surround += rect(x - hw - 18 * k, f.y - 25 * k, f.ww + 36 * k, 10 * k);
        lintel += rect(x - hw - 14 * k, f.y - 15 * k, f.ww + 28 * k, 5 * k);
      }
      if (on) {
        lit += hole;
        curtain += path`M${x - hw} ${f.y}h${f.ww * 0.36}q${-hw * 0.22} ${f.wh * 0.4} ${-hw * 0.44} ${f.wh}h${-hw * 0.28}zM${x + hw} ${f.y}h${-f.ww * 0.36}q${hw * 0.22} ${f.wh * 0.4} ${hw * 0.44} ${f.wh}h${hw * 0.28}z`;
      } else {
        dark += hole;
        sheen += path`M${x + hw * 0.1} ${f.y}h${hw * 0.9}v${f.wh * 0.3}l${-hw * 1.6} ${f.wh * 0.7}h${-hw * 0.4}v${-f.wh * 0.2}z`;
      }
      stamps += at(x, f.y, 1, joinery);
    }
    out +=
      fill(trim, surround) +
      fill(p.ink, lintel, opacity(0.25)) +
      fill(glass, dark) +
      fill(mix(glass, p.dark ? p.mid : p.sky, 0.34), sheen) +
      fill(p.glow, lit) +
      fill(mix(p.glow, p.pop, 0.38), curtain) +
      stamps;
    if (f.rail === "run")
      out +=
        fill(p.ink, rect(x0, f.y + f.wh + 11, w, 26), opacity(0.24)) +
        fill(trim, rect(x0, f.y + f.wh, w, 12)) +
        ironwork(p.iron, x0, f.y + f.wh, w, f.wh * 0.3, k);
  }
  return out;
}

/** The front of a cast-iron balcony: bars and beads as two dashed strokes, and two rails as one filled path. */
export const ironwork = (c: string, x: number, bottom: number, w: number, h: number, k = 1) =>
  bars(c, h, 2.4 * k, 7 * k, path`M${x} ${bottom - h / 2}h${w}`) +
  fill(c, rect(x, bottom - h, w, 4 * k) + rect(x, bottom - 4 * k, w, 4 * k)) +
  dots(c, 8 * k, 14.1 * k, path`M${x + 6 * k} ${bottom - h * 0.76}h${w - 8 * k}`);

/** Windows on a wall in two-point perspective, with shutters and balconies. Parts of one kind share one path. */
export function facade(s: Stage, m: Projection, w: number, rows: Row[], o: WallOpts): string {
  const { palette: p, random: r } = s,
    trim = o.trim ?? trimOn(s, o.wall),
    margin = o.margin ?? 0,
    step = (w - 2 * margin) / o.bays,
    R = Math.round;
  let surround = "",
    dark = "",
    lit = "",
    mull = "",
    slab = "",
    under = "",
    rail = "",
    shut = "";
  const q = (x: number, y: number, qw: number, h: number) => {
    const [ax, ay] = m(x, y),
      [bx, by] = m(x + qw, y),
      [, cy] = m(x + qw, y + h),
      [, dy] = m(x, y + h);
    return `M${R(ax)} ${R(ay)}L${R(bx)} ${R(by)}V${R(cy)}L${R(ax)} ${R(dy)}z`;
  };
  const v = (x: number, y: number, h: number) => {
    const [ax, ay] = m(x, y),
      [, by] = m(x, y + h);
    return `M${R(ax)} ${R(ay)}V${R(by)}`;
  };
  for (const f of rows) {
    const e = f.ww * 0.1;
    for (let i = 0; i < o.bays; i++) {
      const cx = margin + step * (i + 0.5),
        x = cx - f.ww / 2;
      if (r.chance(o.litP ?? p.litP)) lit += q(x, f.y, f.ww, f.wh);
      else dark += q(x, f.y, f.ww, f.wh);
      if (f.shutters) shut += q(x - f.ww * 0.5, f.y, f.ww * 0.42, f.wh) + q(x + f.ww * 1.08, f.y, f.ww * 0.42, f.wh);
      else surround += q(x - e, f.y - e * 1.6, f.ww + 2 * e, f.wh + e * 1.6);
      if (!o.plain) mull += v(cx, f.y, f.wh);
      if (f.rail === "each") {
        slab += q(x - e * 2, f.y + f.wh, f.ww + 4 * e, e);
        rail += q(x - e, f.y + f.wh * 0.72, f.ww + 2 * e, f.wh * 0.28);
      }
    }
    if (f.rail === "run") {
      const e2 = f.ww * 0.12;
      slab += q(0, f.y + f.wh, w, e2);
      under += q(0, f.y + f.wh + e2, w, e2 * 2);
      rail += q(0, f.y + f.wh * 0.72, w, f.wh * 0.28);
    }
  }
  return (
    fill(trim, surround) +
    fill(o.glass ?? p.glass, dark) +
    fill(p.glow, lit) +
    line(trim, 2, mull) +
    fill(o.shutter ?? p.mid, shut) +
    fill(p.ink, under, opacity(0.24)) +
    fill(trim, slab) +
    fill(p.iron, rail, opacity(0.8))
  );
}
