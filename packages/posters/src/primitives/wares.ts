// Things that are for sale or on show: flowers, books, hats, neon letters, mirror balls, pictures.
import { mix } from "../colour.ts";
import { at, bars, dab, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { letters } from "../letters.ts";
import { nth } from "../random.ts";
import { grain, SHADE, type Stage, unflip } from "../stage.ts";

export function bouquet(s: Stage, x: number, y: number, k: number, c: string): string {
  const { palette: p } = s;
  return at(
    x,
    y,
    k,
    fill(mix(p.mid, p.ink, 0.25), "M-20 -34h40L15 0h-30z") +
      fill(p.ink, "M6 -34h14L15 0H4z", opacity(0.25)) +
      fill(p.leaf, [-2.5, -2, -1.57, -1.1, -0.65].map((a) => dab(0, -30, 58, 12, a)).join("")) +
      fill(
        c,
        ellipse(-22, -74, 11) +
          ellipse(0, -86, 12) +
          ellipse(22, -74, 11) +
          ellipse(-11, -60, 10) +
          ellipse(12, -58, 10),
      ) +
      fill(
        p.lite,
        ellipse(-22, -74, 4) + ellipse(0, -86, 4) + ellipse(22, -74, 4) + ellipse(-11, -60, 4) + ellipse(12, -58, 4),
      ),
  );
}

export const bookRow = (s: Stage, x: number, y: number, w: number, h: number, inks: string[]) => {
  const d = inks.map(() => "");
  let bands = "";
  for (let bx = x; bx < x + w - 8; ) {
    const bw = s.random.range(12, 22),
      bh = h * s.random.range(0.72, 1);
    d[s.random.int(0, inks.length - 1)] += rect(bx, y - bh, bw - 1.5, bh);
    bands += rect(bx, y - bh * 0.82, bw - 1.5, 3);
    bx += bw;
  }
  return d.map((q, i) => fill(nth(inks, i), q)).join("") + fill(s.palette.lite, bands, opacity(0.5));
};

export const dressForm = (s: Stage, x: number, y: number, k: number, c: string) =>
  at(
    x,
    y,
    k,
    fill(mix(s.palette.crust, s.palette.ink, 0.4), "M-2 0V-40h4V0zM-22 0Q0 -14 22 0z") +
      fill(
        c,
        "M-14 -150Q-26 -146 -24 -126L-14 -92L-34 -30Q0 -20 34 -30L14 -92L24 -126Q26 -146 14 -150Q0 -140 -14 -150z",
      ) +
      fill(s.palette.ink, "M2 -146L14 -150Q26 -146 24 -126L14 -92L34 -30Q20 -26 8 -25z", opacity(0.2)) +
      fill(mix(s.palette.crust, s.palette.ink, 0.3), rect(-4, -166, 8, 18)),
  );

export const hat = (s: Stage, x: number, y: number, k: number, c: string) =>
  at(
    x,
    y,
    k,
    fill(c, `${ellipse(0, -4, 36, 8)}M-20 -6Q-22 -38 0 -38Q22 -38 20 -6z`) +
      fill(s.palette.ink, "M-20 -14Q0 -8 20 -14V-6Q0 0 -20 -6z"),
  );

/** Draws letters, with a neon halo in the blue hour and at night, and without a halo by day. */
export const neon = (s: Stage, text: string, cx: number, y: number, cap: number, maxW: number, c: string, w = 6) => {
  const t = letters(text, cx, y, cap, maxW);
  return unflip(
    s,
    cx,
    (s.palette.dark ? line(c, t.pen(w) * 2.8, t.d, opacity(0.28)) : "") +
      line(s.palette.dark ? mix(c, s.palette.lite, 0.45) : c, t.pen(w), t.d),
  );
};

export const sparkle = (x: number, y: number, k: number) =>
  path`M${x} ${y - k}Q${x + k * 0.1} ${y - k * 0.1} ${x + k} ${y}Q${x + k * 0.1} ${y + k * 0.1} ${x} ${y + k}Q${x - k * 0.1} ${y + k * 0.1} ${x - k} ${y}Q${x - k * 0.1} ${y - k * 0.1} ${x} ${y - k}z`;

export function discoBall(s: Stage, x: number, y: number, R: number): string {
  const { palette: p, random: r } = s,
    base = p.dark ? mix(p.mid, p.deep, 0.35) : p.deep;
  let tiles: string[] = ["", "", "", ""],
    grid = "";
  const inks = [mix(p.mid, p.lite, 0.5), p.lite, p.pop, mix(base, p.ink, 0.5)],
    rows = 10;
  for (let j = 0; j < rows; j++) {
    const a0 = (j / rows) * Math.PI,
      a1 = ((j + 1) / rows) * Math.PI,
      y0 = y - Math.cos(a0) * R,
      y1 = y - Math.cos(a1) * R,
      w0 = Math.sin(a0) * R,
      w1 = Math.sin(a1) * R,
      n = 12;
    for (let i = 0; i < n; i++) {
      const t0 = -Math.cos((i / n) * Math.PI),
        t1 = -Math.cos(((i + 1) / n) * Math.PI),
        lightness = 0.62 - (t0 + 0.35) * 0.35 - (j / rows - 0.3) * 0.45 + r.range(-0.4, 0.4);
      const k = lightness > 0.78 ? 1 : lightness > 0.5 ? 0 : r.chance(0.09) ? 2 : lightness < 0.12 ? 3 : -1;
      if (k >= 0) tiles[k] += poly([x + t0 * w0, y0], [x + t1 * w0, y0], [x + t1 * w1, y1], [x + t0 * w1, y1]);
    }
    if (j) grid += path`M${x - w0} ${y0}h${2 * w0}`;
  }
  for (let i = 1; i < 12; i++) {
    const t = Math.abs(Math.cos((i / 12) * Math.PI)) * R;
    grid +=
      i < 6
        ? path`M${x} ${y - R}A${t} ${R} 0 0 0 ${x} ${y + R}`
        : i === 6
          ? path`M${x} ${y - R}V${y + R}`
          : path`M${x} ${y - R}A${t} ${R} 0 0 1 ${x} ${y + R}`;
  }
  return (
    fill(base, ellipse(x, y, R)) +
    tiles.map((d, i) => fill(nth(inks, i), d)).join("") +
    line(mix(base, p.ink, 0.6), R * 0.016, grid) +
    grain(fill(SHADE.ball, ellipse(x, y, R)), 0.9) +
    fill(p.lite, sparkle(x - R * 0.42, y - R * 0.4, R * 0.3) + sparkle(x + R * 0.66, y + R * 0.1, R * 0.16))
  );
}

export const discoBallSmall = (s: Stage, x: number, y: number, R: number) =>
  line(s.palette.ink, 3, path`M${x} ${y - R - 60}V${y}`) +
  fill(s.palette.lite, ellipse(x, y, R)) +
  bars(
    s.palette.mid,
    R * 0.4,
    9,
    4,
    path`M${x - R} ${y - R * 0.4}h${2 * R}M${x - R + 4} ${y + R * 0.3}h${2 * R}`,
    opacity(0.7),
  );

/** Draws a small film poster in a frame. @param n the design, from 0 to 3. */
export function filmPoster(s: Stage, x: number, y: number, w: number, h: number, n: number): string {
  const { palette: p } = s,
    bg = nth([p.pop, p.deep, p.warm, p.leaf], n),
    fg = nth([p.warm, p.pop, p.ink, p.lite], n);
  const body = [
    fill(fg, ellipse(x + w / 2, y + h * 0.4, w * 0.28)) +
      fill(
        p.ink,
        path`M${x + w * 0.3} ${y + h}q${w * 0.04} ${-h * 0.4} ${w * 0.2} ${-h * 0.4}q${w * 0.16} 0 ${w * 0.2} ${h * 0.4}z`,
      ),
    fill(fg, poly([x, y + h], [x + w * 0.5, y + h * 0.2], [x + w, y + h])),
    fill(fg, path`M${x + w * 0.2} ${y + h * 0.8}V${y + h * 0.3}h${w * 0.6}V${y + h * 0.8}z`) +
      fill(p.pop, ellipse(x + w / 2, y + h * 0.55, w * 0.18)),
    fill(fg, rect(x + w * 0.16, y + h * 0.14, w * 0.68, h * 0.1) + ellipse(x + w / 2, y + h * 0.6, w * 0.26)),
  ][n];
  return fill(p.warm, rect(x - 6, y - 6, w + 12, h + 12)) + fill(bg, rect(x, y, w, h)) + body;
}

/** Draws a banner or canvas with an abstract composition. @param n the composition: any whole number from 0. */
export function art(s: Stage, cx: number, y: number, w: number, h: number, ground: string, n: number): string {
  const { palette: p } = s,
    x = cx - w / 2,
    inks = [p.ink, p.lite, p.pop, p.deep, p.warm].filter((c) => c !== ground),
    a = nth(inks, n),
    b = nth(inks, n + 2),
    c = nth(inks, n + 3);
  const body = [
    fill(a, ellipse(cx, y + h * 0.36, w * 0.3)) +
      fill(b, path`M${x} ${y + h}V${y + h * 0.7}Q${cx} ${y + h * 0.5} ${x + w} ${y + h * 0.74}V${y + h}z`),
    fill(
      a,
      path`M${x + w * 0.16} ${y + h * 0.86}C${x} ${y + h * 0.5} ${x + w * 0.4} ${y + h * 0.5} ${x + w * 0.3} ${y + h * 0.18}C${x + w * 0.7} ${y + h * 0.2} ${x + w * 0.5} ${y + h * 0.5} ${x + w * 0.86} ${y + h * 0.5}C${x + w * 0.9} ${y + h * 0.8} ${x + w * 0.5} ${y + h * 0.7} ${x + w * 0.16} ${y + h * 0.86}z`,
    ) + fill(b, ellipse(x + w * 0.74, y + h * 0.24, w * 0.12)),
    fill(a, rect(x + w * 0.12, y + h * 0.1, w * 0.4, h * 0.44)) +
      fill(b, rect(x + w * 0.46, y + h * 0.4, w * 0.42, h * 0.48)) +
      fill(c, ellipse(x + w * 0.3, y + h * 0.76, w * 0.14)),
    fill(
      a,
      path`M${cx - w * 0.3} ${y + h * 0.9}V${y + h * 0.5}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0V${y + h * 0.9}z`,
    ) +
      fill(
        b,
        path`M${cx - w * 0.16} ${y + h * 0.9}V${y + h * 0.54}a${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.32} 0V${y + h * 0.9}z`,
      ) +
      fill(c, ellipse(cx, y + h * 0.2, w * 0.12)),
  ][n % 4];
  return fill(ground, rect(x, y, w, h)) + body;
}
