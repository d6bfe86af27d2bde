// Museum exteriors: portico, and two museums that are landmarks themselves.
import { mix } from "../colour.ts";
import { arch, bars, ellipse, fill, line, opacity, open, type Point, path, poly, rect } from "../kit.ts";
import { letters } from "../letters.ts";
import { toneOf } from "../primitives/landmarks.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown, mansard } from "../primitives/roofs.ts";
import { groundOf, skyOf, stars, sun } from "../primitives/sky.ts";
import { art } from "../primitives/wares.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, unflip } from "../stage.ts";

export const museumPortico: Scene = (s) => {
  const { palette: p, random: r } = s,
    [lit, shade, dark] = toneOf(s),
    y = 780,
    top = 330,
    n = r.pick([5, 6]);
  let out =
    skyOf(s, 3, 560) +
    fill(shade, rect(0, top - 20, 800, 460)) +
    fill(mix(shade, lit, 0.4), rect(-10, top - 44, 820, 30));
  // portico in front, pediment above
  out +=
    fill(dark, rect(90, top + 10, 620, y - top - 10)) +
    (p.dark ? grain(fill(LIGHT.halo, ellipse(400, 660, 280, 260)), 0.9) : "");
  const door = p.dark ? p.glow : mix(dark, p.ink, 0.35);
  out += fill(door, rect(346, 500, 108, y - 500)) + fill(p.ink, rect(346, 500, 108, 12), opacity(0.3));
  const step = 560 / (n - 1),
    banner = [p.pop, p.warm === p.pop ? p.zest : p.warm, p.zest];
  // banners hang between the columns
  for (let i = 0; i < n - 1; i++)
    if (i !== (n - 2) / 2 && (n % 2 === 0 || Math.abs(i - (n - 2) / 2) > 0.6))
      out += art(s, 120 + step * (i + 0.5), 470, step * 0.46, 210, nth(banner, i), i);
  let cols = "",
    dk = "",
    flutes = "";
  for (let i = 0; i < n; i++) {
    const x = 120 + step * i;
    cols +=
      poly([x - 25, top + 50], [x + 25, top + 50], [x + 30, y - 16], [x - 30, y - 16]) +
      rect(x - 36, y - 18, 72, 18) +
      rect(x - 34, top + 30, 68, 14) +
      poly([x - 32, top + 42], [x + 32, top + 42], [x + 25, top + 56], [x - 25, top + 56]);
    dk += poly([x + 6, top + 50], [x + 25, top + 50], [x + 30, y], [x + 8, y]);
    flutes += path`M${x - 12} ${top + 60}L${x - 14} ${y - 18}`;
  }
  out += fill(lit, cols) + fill(shade, dk) + line(shade, 4, flutes);
  out +=
    fill(lit, rect(76, top - 10, 648, 44)) +
    fill(mix(lit, shade, 0.6), rect(76, top + 26, 648, 8)) +
    fill(lit, poly([60, top - 10], [400, top - 150], [740, top - 10])) +
    fill(shade, poly([130, top - 24], [400, top - 132], [670, top - 24])) +
    fill(lit, `${ellipse(400, top - 60, 30)}M300 306q26 -40 60 -30l6 30zM500 306q-26 -40 -60 -30l-6 30z`) +
    fill(shade, ellipse(400, top - 60, 15));
  const t = letters(r.chance(0.5) ? "MUSÉE" : s.name, 400, top + 0, 22, 520);
  out += unflip(s, 400, line(dark, t.pen(4), t.d));
  out += fill(p.ink, poly([560, 0], [800, 0], [800, 520]), opacity(0.12));
  let st = "",
    sd = "";
  for (let i = 0; i < 5; i++) {
    st += rect(60 - i * 30, y + i * 26, 680 + i * 60, 26);
    sd += rect(60 - i * 30, y + i * 26 + 18, 680 + i * 60, 8);
  }
  out += fill(lit, st) + fill(shade, sd) + fill(p.ground, rect(0, y + 130, 800, 100));
  out +=
    person(s, r.pick<Person>(["woman", "umbrella"]), r.range(250, 330), 930, 150) +
    person(s, r.pick<Person>(["couple", "man"]), r.range(480, 560), 862, 132);
  return out;
};

export const museumPyramid: Scene = (s) => {
  const { palette: p, random: r } = s,
    [lit, shade, dark] = toneOf(s),
    hz = 690,
    ax = r.range(380, 430),
    ay = 300;
  let out = (p.dark ? stars(s, 20, 300) : "") + sun(s, r.pick([190, 620]), 220, 88) + skyOf(s, 2, hz);
  // palace wings
  const wing = (x: number, w: number) =>
    mansard(s, x, 480, w, 92, Math.round(w / 110), { chimneys: true, inset: 6 }) +
    fill(lit, rect(x, 480, w, hz - 480)) +
    fill(mix(lit, shade, 0.6), rect(x, 478, w, 10) + rect(x, 586, w, 8));
  out += wing(-20, 320) + wing(500, 330);
  let win = "",
    litw = "";
  for (const x0 of [-6, 514])
    for (let i = 0; i < 5; i++) {
      const a = arch(x0 + i * 62, 602, 36, 88),
        b = rect(x0 + 4 + i * 62, 502, 28, 70);
      if (r.chance(p.litP)) litw += a;
      else win += a;
      if (r.chance(p.litP)) litw += b;
      else win += b;
    }
  out +=
    fill(dark, win) +
    fill(p.glow, litw) +
    fill(lit, rect(286, 430, 30, hz - 430) + rect(490, 430, 30, hz - 430)) +
    fill(shade, rect(306, 430, 10, 260) + rect(510, 430, 10, 260)) +
    fill(mix(p.haze, p.sky, 0.2), rect(316, 600, 174, 90));
  out += groundOf(s, hz);
  // pyramid
  const L: Point = [ax - 320, 800],
    R: Point = [ax + 320, 800],
    T: Point = [ax, ay],
    M: Point = [ax + 90, 836];
  const g1 = p.dark ? p.glow : mix(p.sky, p.lite, 0.35),
    g2 = p.dark ? mix(p.glow, p.pop, 0.35) : mix(p.deep, p.sky, 0.35);
  out += fill(p.ink, poly(L, M, R, [R[0] + 200, 880], [ax + 130, 900]), opacity(0.24));
  out += fill(g1, poly(T, L, M)) + fill(g2, poly(T, M, R)) + grain(fill(LIGHT.down, poly(T, L, M)), 0.6);
  const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  let lat = "";
  const seg = (a: Point, b: Point) => (lat += open(a, b));
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    for (const [A, B] of [
      [L, M],
      [M, R],
    ] as const) {
      seg(lerp(A, B, t), lerp(A, T, t));
      seg(lerp(A, B, t), lerp(B, T, 1 - t));
    }
  }
  out +=
    line(p.dark ? mix(p.glow, p.ink, 0.55) : mix(g2, p.ink, 0.25), 3, lat) +
    line(p.lite, 4, open(T, M)) +
    fill(p.ink, poly([ax - 36, 812], [ax + 40, 822], [ax + 40, 772], [ax - 36, 768]), opacity(0.7));
  if (p.dark) out += grain(fill(LIGHT.halo, ellipse(ax, 840, 380, 90)), 0.7);
  // basin reflections
  out +=
    fill(p.water, poly([-10, 900], [300, 870], [470, 1000], [-10, 1000])) +
    bars(mix(p.water, p.lite, 0.5), 6, 50, 40, "M20 930h300M80 964h330");
  out +=
    person(s, r.pick<Person>(["couple", "woman"]), 620, 926, 128) +
    person(s, r.pick<Person>(["man", "umbrella", "child"]), 170, 840, 92) +
    person(s, "dress", 500, 878, 104);
  return out;
};

export const museumTubes: Scene = (s) => {
  // Centre Pompidou: white lattice, coloured ducts, and the tube of the escalator
  const { palette: p, random: r } = s,
    y = 800,
    top = 190;
  let out = skyOf(s, 3, 600) + farTown(s, 640, mix(p.haze, p.sky, 0.2));
  out += fill(p.dark ? p.deep : mix(p.deep, p.sky, 0.42), rect(60, top, 700, y - top));
  let fr = "",
    cross = "",
    lit = "";
  for (let i = 0; i <= 7; i++) fr += rect(56 + i * 100, top - 14, 10, y - top + 14);
  for (let j = 0; j <= 6; j++) fr += rect(56, top + j * 100, 710, 9);
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 7; i++) {
      if ((i + j) % 2) cross += path`M${64 + i * 100} ${top + 8 + j * 100}l94 92`;
      else cross += path`M${158 + i * 100} ${top + 8 + j * 100}l-94 92`;
      if (r.chance(p.dark ? 0.4 : 0.12)) lit += rect(66 + i * 100, top + 44 + j * 100, 90, 56);
    }
  out +=
    fill(p.dark ? p.glow : mix(p.lite, p.sky, 0.3), lit) + line(mix(p.lite, p.mid, 0.3), 4, cross) + fill(p.lite, fr);
  const inks = [p.pop, p.zest, p.leaf, p.deep];
  for (let i = 0; i < 4; i++) {
    const x = nth([130, 330, 560, 690], i),
      w = nth([44, 30, 40, 30], i),
      c = nth(inks, i);
    out +=
      fill(c, path`M${x} ${y}V${top - 40 - i * 14}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`) +
      fill(p.ink, path`M${x + w * 0.64} ${y}V${top - 40 - i * 14}h${w * 0.36}V${y}z`, opacity(0.25)) +
      fill(p.lite, rect(x - 3, 420, w + 6, 8) + rect(x - 3, 620, w + 6, 8));
  }
  // escalator
  const esc = path`M0 740L120 740L220 640L330 640L430 530L530 530L630 410L720 410L800 310`;
  out +=
    line(p.ink, 66, esc, opacity(0.25)) +
    line(mix(p.lite, p.sky, 0.4), 58, esc) +
    line(
      p.pop,
      58,
      "M0 740L120 740L220 640L330 640L430 530L530 530L630 410L720 410L800 310",
      ` stroke-dasharray="6 40" stroke-linecap="butt"`,
    ) +
    line(p.pop, 8, path`M0 772L134 772L234 672L344 672L444 562L544 562L644 442L734 442L800 352`);
  out += groundOf(s, y) + fill(p.ink, poly([60, y], [760, y], [800, y + 50], [150, y + 60]), opacity(0.2));
  for (const [x, yy, h, k] of [
    [180, 900, 130, "couple"],
    [470, 870, 100, "woman"],
    [600, 934, 150, "man"],
    [330, 850, 84, "child"],
  ] as const)
    out += person(s, k, x, yy, h);
  return out;
};
