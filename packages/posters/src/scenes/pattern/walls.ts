// Patterns for walls: cut-outs, leaves, wallpaper, waves.
import { mix, onto } from "../../colour.ts";
import { at, dab, ellipse, fill, line, opacity, path, rect } from "../../kit.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { flood, ground2, halfDrop, overprint, repeat, veil } from "./props.ts";

// Paper cut-outs.
export const cutouts: Scene = (s) => {
  const { palette: p, random: r } = s,
    grounds = r.shuffle([p.sky, p.pop, p.warm, p.deep, p.lite, p.leaf, p.mid, p.ink]),
    cut = r.shuffle([p.lite, p.ink, p.pop, p.warm, p.deep, p.leaf]);
  // Fronds are thick rounded strokes, like shapes cut with scissors.
  const frond = (c: string, w: number, h: number, n: number, sway: number) => {
    const sw = Math.min(w, h) * 0.105;
    let d = path`M${w * 0.5} ${h * 0.9}Q${w * (0.5 + sway)} ${h * 0.5} ${w * 0.5} ${h * 0.12}`;
    for (let i = 0; i < n; i++) {
      const t = (i + 0.4) / n,
        y = h * (0.88 - t * 0.66),
        x = w * (0.5 + sway * 2 * t * (1 - t)),
        reach = w * (0.33 - 0.12 * t);
      for (const k of [-1, 1])
        d += path`M${x} ${y + (k > 0 ? h * 0.03 : 0)}Q${x + k * reach * 0.9} ${y} ${x + k * reach} ${y - h * 0.15}`;
    }
    return line(c, sw, d);
  };
  const petals = (c: string, w: number, h: number) =>
    fill(
      c,
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => dab(w / 2, h / 2, Math.min(w, h) * 0.42, Math.min(w, h) * 0.14, i * 0.897))
        .join(""),
    );
  const coral = (c: string, w: number, h: number) =>
    line(
      c,
      Math.min(w, h) * 0.1,
      path`M${w * 0.5} ${h * 0.88}V${h * 0.3}M${w * 0.5} ${h * 0.7}Q${w * 0.2} ${h * 0.66} ${w * 0.22} ${h * 0.36}M${w * 0.5} ${h * 0.6}Q${w * 0.8} ${h * 0.58} ${w * 0.78} ${h * 0.24}M${w * 0.5} ${h * 0.46}Q${w * 0.36} ${h * 0.4} ${w * 0.38} ${h * 0.2}M${w * 0.74} ${h * 0.46}Q${w * 0.62} ${h * 0.36} ${w * 0.62} ${h * 0.18}`,
    );
  const bird = (c: string, w: number, h: number) =>
    fill(
      c,
      path`M${w * 0.12} ${h * 0.62}Q${w * 0.3} ${h * 0.4} ${w * 0.46} ${h * 0.48}Q${w * 0.34} ${h * 0.16} ${w * 0.62} ${h * 0.12}Q${w * 0.54} ${h * 0.3} ${w * 0.64} ${h * 0.42}Q${w * 0.84} ${h * 0.34} ${w * 0.9} ${h * 0.42}Q${w * 0.74} ${h * 0.5} ${w * 0.68} ${h * 0.6}Q${w * 0.56} ${h * 0.8} ${w * 0.36} ${h * 0.7}Q${w * 0.26} ${h * 0.86} ${w * 0.1} ${h * 0.84}Q${w * 0.22} ${h * 0.74} ${w * 0.26} ${h * 0.66}Q${w * 0.18} ${h * 0.62} ${w * 0.12} ${h * 0.62}z`,
    );
  let out = "",
    n = 0;
  const rows = r.pick([
    [
      [0, 300, [280, 240, 280]],
      [300, 380, [400, 400]],
      [680, 320, [240, 320, 240]],
    ],
    [
      [0, 340, [420, 380]],
      [340, 320, [260, 280, 260]],
      [660, 340, [380, 420]],
    ],
  ] as [number, number, number[]][][]);
  for (const [y, h, ws] of rows) {
    let x = 0;
    for (const w of ws) {
      const g = nth(grounds, n),
        c = onto(g, nth(cut, n), nth(cut, n + 2));
      const shape = r.pick([frond, frond, frond, petals, coral, bird])(
        c,
        w,
        h,
        w > h ? 3 : r.int(3, 4),
        r.range(-0.16, 0.16),
      );
      out += fill(g, rect(x, y, w, h)) + at(x, y, 1, shape);
      x += w;
      n++;
    }
  }
  return out + veil(s);
};

export const leaves: Scene = (s) => {
  const { palette: p } = s,
    g = ground2(s),
    c = [p.leaf, p.warm, p.deep, mix(p.leaf, p.lite, 0.4)].filter((q) => q !== g),
    vein = mix(g, p.lite, 0.3);
  const ginkgo =
      "M0 70Q4 20 0 10C-60 20 -84 -20 -76 -48C-50 -70 -20 -64 -4 -30L4 -30C20 -64 50 -70 76 -48C84 -20 60 20 4 10Q8 30 6 70z",
    plane =
      "M0 84V40C-30 56 -60 44 -80 20L-52 10L-66 -22L-36 -18L-34 -54L-12 -38L0 -74L12 -38L34 -54L36 -18L66 -22L52 10L80 20C60 44 30 56 6 40V84z",
    sprig = "M0 90V-60";
  let sl = "";
  for (let i = 0; i < 5; i++) sl += dab(0, 60 - i * 28, 62, 20, -0.7) + dab(0, 60 - i * 28, 62, 20, -2.44);
  return (
    halfDrop(
      s,
      [
        fill(nth(c, 0), plane) + line(vein, 4, "M0 50V-50M0 30L-52 4M0 30L52 4M0 6L-26 -34M0 6L26 -34"),
        fill(nth(c, 1), ginkgo) + line(vein, 3, "M0 10L-50 -30M0 10L-24 -48M0 10L50 -30M0 10L24 -48"),
        fill(c[2] ?? p.ink, sl + dab(0, -76, 50, 17, -1.57)) + line(c[2] ?? p.ink, 5, sprig),
      ],
      g,
      190,
      178,
      mix(g, p.ink, 0.16),
    ) +
    overprint(s) +
    veil(s)
  );
};

export const wallpaper: Scene = (s) => {
  const { palette: p, random: r } = s,
    g = p.dark ? p.deep : r.pick([p.sky, p.mid, p.pop]),
    a = onto(g, p.lite, p.ink),
    b = p.pop === g ? p.warm : p.pop,
    key = line(p.warm === g ? p.lite : p.warm, 11, `${ellipse(0, -46, 24)}M0 -22V64M0 40H24M0 62H30`),
    flower =
      fill(
        b,
        [0, 1, 2, 3, 4]
          .map((i) => ellipse(Math.cos(i * 1.257 - 1.57) * 26, Math.sin(i * 1.257 - 1.57) * 26, 21))
          .join(""),
      ) + fill(p.warm, ellipse(0, 0, 13));
  const unit =
    line(p.leaf === g ? p.ink : p.leaf, 5, "M100 0C60 60 60 120 100 180S140 300 100 360") +
    fill(
      p.leaf === g ? p.ink : p.leaf,
      dab(76, 70, 60, 18, -2.4) +
        dab(72, 110, 60, 18, -0.5) +
        dab(128, 250, 60, 18, -0.8) +
        dab(130, 290, 60, 18, 3.5) +
        dab(100, 180, 56, 16, 0.4) +
        dab(100, 180, 56, 16, 2.7),
    ) +
    at(100, 20, 1, flower) +
    at(100, 380, 1, flower) +
    at(136, 200, 0.7, flower) +
    at(8, 190, 1, key) +
    at(208, 190, 1, key);
  return (
    fill(g, rect(0, 0, 800, 1000)) +
    repeat("xh", 200, 360, fill(g, rect(0, 0, 200, 360)) + fill(mix(g, a, 0.1), rect(84, 0, 32, 360)) + unit) +
    flood("xh") +
    overprint(s) +
    veil(s)
  );
};

export const waves: Scene = (s) => {
  // mosaic with a swimmer's ripple running through it
  const { palette: p, random: r } = s,
    w = p.dark ? p.water : p.water,
    cx = r.range(260, 540),
    cy = r.range(360, 600),
    shades = [w, mix(w, p.lite, 0.28), mix(w, p.lite, 0.55), mix(w, p.ink, 0.25), p.pop],
    n = 16,
    u = 50;
  const d = shades.map(() => "");
  for (let j = 0; j < 20; j++)
    for (let i = 0; i < n; i++) {
      const x = i * u,
        y = j * u,
        q = Math.hypot(x + 25 - cx, (y + 25 - cy) * 1.2),
        v = Math.sin(q / 38) + r.range(-0.55, 0.55);
      d[v > 0.9 ? 2 : v > 0.25 ? 1 : v < -0.7 ? 3 : q < 60 ? 4 : 0] += rect(x + 3, y + 3, 44, 44);
    }
  return (
    fill(mix(w, p.lite, 0.75), rect(0, 0, 800, 1000)) +
    d.map((q, i) => fill(nth(shades, i), q)).join("") +
    fill(p.pop, ellipse(cx, cy, 44)) +
    grain(fill(SHADE.ball, ellipse(cx, cy, 44))) +
    line(
      p.lite,
      8,
      [90, 150, 220].map((q) => path`M${cx - q} ${cy}a${q} ${q * 0.82} 0 0 1 ${2 * q} 0`).join(""),
      opacity(0.7),
    ) +
    veil(s)
  );
};
