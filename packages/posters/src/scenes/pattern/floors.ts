// Patterns of chairs and floors: rattan, cement tiles, cobbles, parquet.
import { mix } from "../../colour.ts";
import { at, bars, dab, ellipse, fill, line, opacity, open, type Point, path, poly, rect, rrect } from "../../kit.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { flood, inksOf, repeat, veil } from "./props.ts";

// Rattan: the woven back of a bistro chair. Its strands have two colours and cast shadows.
export const rattan: Scene = (s) => {
  const { palette: p, random: r } = s,
    a = r.pick([p.pop, p.deep, p.leaf]),
    b = p.dark ? mix(p.lite, p.mid, 0.1) : p.lite,
    u = 25,
    n = 8;
  const motif = r.pick([
    ["XX..XX..", "X..XX..X", "..XX..XX", ".XX..XX.", "XX..XX..", "X..XX..X", "..XX..XX", ".XX..XX."],
    ["X...X...", ".X.X.X.X", "..X...X.", ".X.X.X.X", "X...X...", ".X.X.X.X", "..X...X.", ".X.X.X.X"],
    ["XXX.....", ".XXX....", "..XXX...", "...XXX..", "..XXX...", ".XXX....", "XXX.....", "XX.....X"],
  ]);
  let h = "",
    v = "",
    sh = "";
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const x = i * u,
        y = j * u;
      if (nth(motif, j)[i] === "X") {
        h += rrect(x - 1, y + 3, u + 2, u - 6, 6);
        sh += rect(x - 1, y + 17, u + 2, 5);
      } else {
        v += rrect(x + 3, y - 1, u - 6, u + 2, 6);
        sh += rect(x + 17, y - 1, 5, u + 2);
      }
    }
  const frame = p.wood,
    back = "M-10 -10H810V1010H-10zM90 1010V420C90 200 220 90 400 90C580 90 710 200 710 420V1010z";
  return (
    repeat(
      "xw",
      n * u,
      n * u,
      fill(mix(a, p.ink, 0.45), rect(0, 0, n * u, n * u)) + fill(b, v) + fill(a, h) + fill(p.ink, sh, opacity(0.2)),
      "rotate(45)",
    ) +
    flood("xw") +
    grain(fill(SHADE.right, rect(0, 0, 800, 1000)), 0.3) +
    `<path fill="${p.dark ? mix(p.sky, p.ink, 0.2) : p.sky}" fill-rule="evenodd" d="${back}"/>` +
    line(p.ink, 54, "M102 1010V430C102 210 226 112 412 112C594 112 718 212 718 430V1010", opacity(0.22)) +
    line(frame, 46, "M90 1010V420C90 200 220 90 400 90C580 90 710 200 710 420V1010") +
    line(mix(frame, p.lite, 0.4), 9, "M80 1010V420C80 190 216 78 400 78") +
    (
      [
        [90, 520],
        [90, 760],
        [710, 520],
        [710, 760],
        [240, 128],
        [560, 128],
      ] as const
    )
      .map(([x, y]) =>
        bars(
          b,
          50,
          7,
          4,
          y > 200
            ? path`M${x} ${y}v64`
            : path`M${x - 30} ${y + (x < 400 ? 18 : -18)}L${x + 30} ${y + (x < 400 ? -18 : 18)}`,
        ),
      )
      .join("")
  );
};

// Cement tiles: a field of tiles and its border.
export const cement: Scene = (s) => {
  const { palette: p, random: r } = s,
    k = inksOf(s),
    t = 160,
    kind = r.int(0, 3);
  const quarter = nth(
    [
      fill(k.b, path`M0 0H80A80 80 0 0 1 0 80z`) +
        fill(k.c, path`M0 0H46A46 46 0 0 1 0 46z`) +
        fill(k.a, poly([80, 80], [80, 34], [34, 80])),
      fill(k.b, poly([0, 0], [80, 0], [0, 80])) + fill(k.d, dab(6, 6, 96, 26, 0.785)) + fill(k.c, ellipse(80, 80, 22)),
      fill(k.a, rect(0, 0, 80, 80)) +
        fill(k.b, "M0 0Q80 20 80 80Q20 80 0 0z") +
        fill(k.c, "M0 0L40 8L8 40z") +
        fill(k.d, ellipse(80, 0, 18) + ellipse(0, 80, 18)),
      fill(k.b, "M0 80V56A56 56 0 0 0 56 0H80A80 80 0 0 1 0 80z") +
        fill(k.c, "M0 30A30 30 0 0 0 30 0H0z") +
        fill(k.d, poly([80, 52], [80, 80], [52, 80])),
    ],
    kind,
  );
  const tile =
    fill(k.bg, rect(0, 0, t, t)) +
    at(80, 80, 1, quarter) +
    at(80, 80, [-1, 1], quarter) +
    at(80, 80, [1, -1], quarter) +
    at(80, 80, [-1, -1], quarter) +
    line(mix(k.bg, p.ink, 0.22), 2, "M0 0H160M0 0V160");
  const edge =
    fill(k.b, rect(0, 0, 80, 80)) +
    fill(k.c, poly([0, 80], [40, 16], [80, 80])) +
    fill(k.bg, poly([20, 80], [40, 48], [60, 80]));
  return (
    repeat("xt", t, t, tile, "translate(0 20)") +
    repeat("xe", 80, 80, edge, "translate(0 20)") +
    flood("xt") +
    flood("xe", rect(0, 0, 800, 100)) +
    `<g transform="translate(800 1000) rotate(180)">` +
    flood("xe", rect(0, 0, 800, 80)) +
    "</g>" +
    fill(k.e, rect(0, 98, 800, 8) + rect(0, 916, 800, 8)) +
    grain(fill(SHADE.right, rect(0, 0, 800, 1000)), 0.45) +
    fill(
      p.lite,
      poly([120, 0], [330, 0], [650, 1000], [440, 1000]) + poly([380, 0], [430, 0], [750, 1000], [700, 1000]),
      opacity(p.dark ? 0.1 : 0.24),
    )
  );
};

export const cobbles: Scene = (s) => {
  const { palette: p, random: r } = s,
    base = p.dark ? mix(p.deep, p.ink, 0.4) : mix(p.mid, p.ink, 0.3),
    st = p.dark ? [p.deep, p.mid, mix(p.deep, p.mid, 0.5)] : [p.mid, mix(p.mid, p.lite, 0.5), mix(p.mid, p.deep, 0.3)];
  const d = ["", "", ""];
  for (let j = 5; j >= 1; j--) {
    const rad = j * 36,
      n = Math.round(rad * 0.078) + 3;
    for (let i = 0; i < n; i++) {
      const a0 = Math.PI + (i / n) * Math.PI + 0.02,
        a1 = Math.PI + ((i + 1) / n) * Math.PI - 0.02,
        q = 3,
        P = (a: number, ra: number): Point => [200 + Math.cos(a) * ra, 200 + Math.sin(a) * ra];
      d[r.int(0, 2)] += poly(P(a0, rad - q), P(a1, rad - q), P(a1, rad - 33), P(a0, rad - 33));
    }
  }
  const fan = d.map((q, i) => fill(nth(st, i), q)).join("");
  let out = fill(base, rect(0, 0, 800, 1000));
  for (let j = 0; j < 12; j++)
    for (let i = -1; i < 5; i++)
      out +=
        fill(base, path`M${i * 400 - (j % 2) * 200 + 18} ${j * 100}a182 182 0 0 1 364 0z`) +
        at(i * 400 - (j % 2) * 200, j * 100 - 200, 1, fan);
  // The long shadow of a lamp post, and eight fallen leaves in two colours.
  out +=
    fill(p.ink, poly([-10, 640], [810, 240], [810, 330], [-10, 760]), opacity(0.3)) +
    fill(
      p.warm,
      (
        [
          [180, 300],
          [610, 560],
          [330, 800],
          [660, 180],
          [470, 420],
        ] as const
      )
        .map(([x, y]) => dab(x, y, 74, 26, r.range(0, 6)))
        .join(""),
    ) +
    fill(
      p.pop,
      (
        [
          [240, 560],
          [560, 830],
          [120, 120],
        ] as const
      )
        .map(([x, y]) => dab(x, y, 70, 24, r.range(0, 6)))
        .join(""),
    );
  return out + veil(s);
};

// Parquet in chevrons (point de Hongrie).
export const parquet: Scene = (s) => {
  const { palette: p, random: r } = s,
    a = p.dark
      ? [p.deep, p.mid, mix(p.deep, p.ink, 0.35)]
      : [mix(p.crust, p.lite, 0.45), mix(p.crust, p.lite, 0.2), mix(p.crust, p.mid, 0.4)];
  const d = a.map(() => "");
  let edge = "";
  for (let i = 0; i < 8; i++)
    for (let j = -2; j < 16; j++) {
      const x = i * 100,
        y = j * 72 + (i % 2 ? 100 : 0),
        k = i % 2 ? -1 : 1;
      const q: Point[] = [
        [x, y],
        [x + 100, y + 100 * k],
        [x + 100, y + 100 * k + 72],
        [x, y + 72],
      ];
      d[r.int(0, 2)] += poly(...q);
      edge += open(nth(q, 0), nth(q, 1));
    }
  for (let i = 0; i <= 8; i++) edge += path`M${i * 100} 0V1000`;
  return (
    d.map((q, i) => fill(nth(a, i), q)).join("") +
    line(p.dark ? p.ink : mix(p.crust, p.ink, 0.4), 3, edge, opacity(0.7)) +
    fill(
      p.dark ? p.glow : p.lite,
      poly([90, -10], [300, -10], [620, 1010], [410, 1010]) +
        poly([350, -10], [560, -10], [810, 790], [810, 1010], [670, 1010]),
      opacity(p.dark ? 0.22 : 0.4),
    ) +
    fill(p.pop, poly([-10, 760], [810, 640], [810, 1010], [-10, 1010])) +
    fill(p.warm, poly([-10, 790], [810, 670], [810, 684], [-10, 804])) +
    bars(mix(p.pop, p.lite, 0.4), 26, 4, 6, "M-10 752L810 632") +
    veil(s)
  );
};
