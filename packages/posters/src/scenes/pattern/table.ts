// Patterns of glasses, fans, bread, fruit.
import { mix } from "../../colour.ts";
import { at, bars, dab, ellipse, fill, line, opacity, path, rect, rrect } from "../../kit.ts";
import { nth } from "../../random.ts";
import type { Scene } from "../../stage.ts";
import { flood, ground2, halfDrop, inksOf, overprint, repeat, veil } from "./props.ts";

// Glasses on a zinc bar, seen from above.
export const rims: Scene = (s) => {
  const { palette: p, random: r } = s,
    zinc = p.dark ? mix(p.deep, p.mid, 0.25) : mix(p.mid, p.sky, 0.4),
    step = 200;
  let out = fill(zinc, rect(0, 0, 800, 1000)) + bars(mix(zinc, p.lite, 0.25), 1000, 3, 21, "M0 500H800");
  const R = 84,
    inks = [p.pop, p.warm, p.leaf, p.deep, p.lite, mix(p.pop, p.lite, 0.4)];
  const fillings = [
    fill(p.warm, ellipse(22, 20, 30)) +
      fill(p.lite, ellipse(22, 20, 23)) +
      fill(p.warm, "M22 20L4 8L10 2zM22 20L34 2L42 10zM22 20L40 32L30 40zM22 20L12 40L4 30z"),
    fill(p.leaf, ellipse(-6, 10, 20)) + fill(p.pop, ellipse(-2, 6, 7)) + line(p.lite, 5, "M-60 50L50 -40"),
    fill(p.lite, rrect(-38, -20, 40, 40, 8) + rrect(2, 4, 38, 38, 8), opacity(0.55)),
    fill(p.lite, ellipse(16, 14, 9) + ellipse(-20, 24, 6) + ellipse(30, -18, 5)),
    fill(p.pop, ellipse(0, 0, 20)) + line(p.leaf, 5, "M0 -18q8 -24 30 -28"),
  ];
  const glass = (n: number) =>
    fill(p.ink, ellipse(16, 20, R), opacity(0.28)) +
    (n === 5
      ? fill(p.lite, ellipse(0, 0, R)) + fill(nth(inks, 5), ellipse(0, 0, R - 14)) + fill(p.lite, ellipse(0, 0, R - 26))
      : fill(mix(p.lite, zinc, 0.25), ellipse(0, 0, R)) +
        fill(nth(inks, n), ellipse(0, 0, R - 12)) +
        fill(mix(nth(inks, n), p.lite, 0.35), "M-64 -8A66 66 0 0 1 8 -64Q-30 -30 -64 -8z") +
        fillings[n]);
  for (let j = -1; j < 6; j++)
    for (let i = -1; i < 5; i++) out += at(i * step + (j % 2 ? 100 : 0) + 50, j * 178 + 60, 1, glass(r.int(0, 5)));
  return out + veil(s);
};

// Concentric arcs in a half-drop pattern, like scales of zinc, Art Deco fans or fans of cobbles. For a cinema, each fan
// has rays.
export const fans: Scene = (s) => {
  const { random: r } = s,
    k = inksOf(s),
    R = s.type === "Cinema" ? 100 : r.pick([80, 100]),
    c = r.shuffle([k.b, k.c, k.d, k.a]);
  const arcs = (x: number, y: number) =>
    [1, 0.82, 0.66, 0.5, 0.34, 0.18]
      .map((q, i) =>
        fill(
          nth([k.e, nth(c, 0), k.bg, nth(c, 1), k.bg, nth(c, 2)], i),
          path`M${x - R * q} ${y}A${R * q} ${R * q} 0 0 1 ${x + R * q} ${y}z`,
        ),
      )
      .join("");
  const rays = (x: number, y: number) =>
    line(
      k.e,
      3,
      [1, 2, 3, 4, 5, 6, 7]
        .map(
          (i) =>
            path`M${x} ${y}L${x - Math.cos((i * Math.PI) / 8) * R * 0.82} ${y - Math.sin((i * Math.PI) / 8) * R * 0.82}`,
        )
        .join(""),
    );
  const f = (x: number, y: number) => arcs(x, y) + (s.type === "Cinema" ? rays(x, y) : "");
  return (
    repeat("xf", 2 * R, R, f(R, R * 0.5) + f(0, R) + f(2 * R, R) + f(R, R * 1.5), "") +
    flood("xf") +
    overprint(s) +
    veil(s)
  );
};

export const breads: Scene = (s) => {
  const { palette: p } = s,
    g = ground2(s),
    c = g === p.pop || g === p.mid ? mix(p.crust, p.lite, 0.35) : p.crust,
    l = mix(c, p.lite, 0.7),
    k = mix(c, p.ink, 0.4),
    sh = opacity(0.22);
  const B = "M-24 96Q-28 -96 0 -104Q28 -96 24 96Q0 110 -24 96z",
    C =
      "M-76 34C-80 -16 -48 -56 0 -56C48 -56 80 -16 76 34C60 30 54 18 46 8C34 -8 18 -12 0 -12C-18 -12 -34 -8 -46 8C-54 18 -60 30 -76 34z",
    O = ellipse(0, 0, 58, 50),
    W =
      [0, 1, 2, 3, 4].map((i) => dab(0, 20 - i * 24, 40, 13, -0.9) + dab(0, 20 - i * 24, 40, 13, -2.24)).join("") +
      dab(0, -82, 40, 13, -1.57);
  const under = (d: string) => `<g transform="translate(9 12)">${fill(p.ink, d, sh)}</g>`;
  return (
    halfDrop(
      s,
      [
        under(B) + fill(c, B) + line(l, 9, "M-12 60l24 -22M-12 20l24 -22M-12 -20l24 -22M-12 -60l22 -20"),
        under(C) +
          fill(c, C) +
          line(k, 5, "M-44 -34Q-40 -10 -54 6M-16 -52Q-10 -30 -18 -12M16 -52Q10 -30 18 -12M44 -34Q40 -10 54 6"),
        under(O) + fill(c, O) + line(l, 9, "M-30 -16L16 -34M-36 6L32 -20M-24 28L36 6"),
        fill(mix(p.warm, p.lite, g === p.lite ? 0 : 0.3), W) + line(k, 4, "M0 96V-60"),
      ],
      g,
      176,
      196,
      mix(g, p.ink, 0.2),
    ) +
    overprint(s) +
    veil(s)
  );
};

export const fruits: Scene = (s) => {
  const { palette: p } = s,
    g = ground2(s),
    A = p.pop === g ? p.warm : p.pop,
    leaf = p.leaf === g ? p.ink : p.leaf,
    dk = p.ink,
    hi = opacity(0.75);
  const lemon = "M-70 0C-56 -10 -52 -46 0 -46C52 -46 56 -10 70 0C56 10 52 46 0 46C-52 46 -56 10 -70 0z",
    pear = "M0 -64C22 -64 24 -34 30 -14C52 6 52 60 0 60C-52 60 -52 6 -30 -14C-24 -34 -22 -64 0 -64z";
  let art = "";
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4 - (j % 2); i++) art += dab(-36 + i * 24 + (j % 2) * 12, 46 - j * 26, 46, 16, -1.57);
  const T = [
    fill(p.warm === g ? p.lite : p.warm, lemon) +
      fill(p.lite, ellipse(-22, -18, 13, 7), hi) +
      fill(leaf, dab(60, -6, 54, 17, -0.8)),
    fill(A, ellipse(0, 8, 52, 50)) +
      fill(leaf, [0, 1, 2, 3, 4].map((i) => dab(0, -38, 36, 11, i * 1.257 - 0.4)).join("")) +
      fill(p.lite, ellipse(-20, -8, 11, 8), hi),
    fill(mix(leaf, p.ink, 0.2), ellipse(0, 4, 50, 54)) + fill(mix(leaf, p.lite, 0.4), art),
    fill(A, ellipse(-30, 30, 26) + ellipse(30, 34, 26)) +
      line(dk, 5, "M-28 8Q-10 -40 20 -56Q30 -30 30 10") +
      fill(leaf, dab(20, -58, 50, 16, 0.3)),
    fill(mix(p.warm, p.leaf, 0.4), pear) +
      line(dk, 6, "M0 -62q2 -16 12 -22") +
      fill(p.lite, ellipse(-18, 16, 9, 16), hi),
  ];
  return halfDrop(s, T, g, 172, 172, mix(g, p.ink, 0.2)) + overprint(s) + veil(s);
};
