// Asian dishes, and a shop with lanterns.
import { mix } from "../../colour.ts";
import { at, dab, ellipse, fill, line, opacity, path, rect, rrect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import type { Scene, Stage } from "../../stage.ts";
import { chopsticks, cover, dish, glass, napkin, turned, wedge } from "./table.ts";

const egg = (s: Stage, x: number, y: number): string =>
  fill(s.palette.lite, ellipse(x, y, 46, 56)) + fill(s.palette.warm, circle(x, y + 6, 24));

const noodles = (s: Stage, R: number): string =>
  line(
    mix(s.palette.warm, s.palette.lite, 0.45),
    13,
    times(9, (i) => {
      const y = -R * 0.5 + i * R * 0.14;
      return path`M${-R * 0.66} ${y}C${-R * 0.3} ${y - 40} ${-R * 0.2} ${y + 40} ${R * 0.1} ${y}S${R * 0.4} ${y - 30} ${R * 0.6} ${y + 16}`;
    }),
  );

const herbs = (s: Stage, x: number, y: number, n: number): string =>
  fill(
    s.palette.leaf,
    times(n, (i) => dab(x, y, 62, 16, i * (6.28 / n) + 0.3)),
  );

export const ramen: Scene = (s) => {
  const { palette: p, random: r } = s;
  const china = r.pick([p.pop, p.deep, p.ink]);
  const broth = mix(p.crust, p.warm, 0.25);
  return (
    cover(s, r.pick(["planks", "mat"]), p.dark ? p.deep : mix(p.wood, p.warm, 0.35)) +
    dish(
      s,
      400,
      520,
      290,
      china,
      noodles(s, 290) +
        turned(
          r.range(-40, 40),
          egg(s, -96, 60) +
            egg(s, 10, 104) +
            fill(mix(p.pop, p.lite, 0.5), circle(112, -60, 66)) +
            line(p.lite, 9, "M80 -90q60 -10 64 40M92 -44q34 24 60 -6") +
            fill(mix(p.ink, p.leaf, 0.4), "M-190 -150L-70 -190L-40 -60L-150 -30z") +
            fill(p.lite, circle(70, 70, 40)) +
            line(p.pop, 8, "M58 58q24 -20 32 8q-4 24 -24 18"),
        ) +
        fill(
          p.leaf,
          times(12, (i) => circle(-60 + ((i * 53) % 170), -120 + ((i * 37) % 120), 11)),
        ),
      broth,
    ) +
    chopsticks(s, 690, 500, 18) +
    dish(s, 150, 170, 92, p.lite, fill(mix(p.crust, p.ink, 0.5), circle(0, 0, 62)), mix(p.crust, p.ink, 0.4)) +
    glass(s, 640, 170, mix(p.leaf, p.warm, 0.4))
  );
};

export const pho: Scene = (s) => {
  const { palette: p, random: r } = s;
  return (
    cover(s, "tiles", r.pick([mix(p.water, p.lite, 0.3), mix(p.leaf, p.lite, 0.35)])) +
    dish(
      s,
      400,
      560,
      280,
      p.lite,
      line(
        mix(p.lite, p.warm, 0.2),
        15,
        "M-170 40q80 -60 150 0t150 -10M-160 90q80 -50 150 0t140 0M-150 -10q60 -40 130 0t150 -20",
      ) +
        fill(
          mix(p.pop, p.crust, 0.5),
          "M-150 -120q70 -40 120 20q-60 40 -120 -20zM-10 -150q80 -10 100 60q-70 10 -100 -60z",
        ) +
        herbs(s, 90, 40, 7) +
        fill(
          p.pop,
          times(5, (i) => ellipse(-60 + i * 34, 110 - (i % 2) * 30, 14, 8)),
        ) +
        line(p.lite, 7, circle(-70, 20, 22) + circle(-20, -40, 18)),
      mix(p.crust, p.lite, 0.35),
    ) +
    dish(s, 170, 200, 130, mix(p.leaf, p.lite, 0.5), herbs(s, -10, 0, 9) + herbs(s, 30, 20, 6), p.lite) +
    wedge(s, 300, 150, 30, p.leaf) +
    wedge(s, 350, 220, -40, p.leaf) +
    chopsticks(s, 660, 250, 64) +
    dish(s, 640, 890, 76, p.ink, fill(p.pop, circle(0, 0, 50)), p.ink)
  );
};

export const curries: Scene = (s) => {
  const { palette: p, random: r } = s;
  const sauces = r.shuffle([p.leaf, p.pop, p.warm]);
  const pot = (x: number, y: number, i: number): string =>
    dish(
      s,
      x,
      y,
      150,
      p.ink,
      fill(mix(nth(sauces, i), p.lite, 0.25), circle(0, 0, 116)) +
        line(mix(p.lite, nth(sauces, i), 0.3), 9, "M-60 -30q60 -40 110 10q10 50 -50 54") +
        fill(p.leaf, dab(-30, 20, 70, 22, -0.6) + dab(20, -10, 66, 20, 0.8)) +
        fill(p.pop, ellipse(40, 50, 26, 8) + ellipse(-50, -50, 22, 7)),
      nth(sauces, i),
    );
  return (
    cover(s, "mat", p.dark ? mix(p.deep, p.ink, 0.3) : mix(p.wood, p.warm, 0.5)) +
    pot(250, 290, 0) +
    pot(570, 380, 1) +
    pot(260, 640, 2) +
    dish(
      s,
      560,
      740,
      140,
      p.lite,
      fill(p.lite, ellipse(0, 0, 92, 80)) +
        line(mix(p.lite, p.mid, 0.4), 4, "M-60 -20q30 -20 50 0M0 30q30 -18 54 0M-40 30l20 10M20 -40l24 8"),
      mix(p.leaf, p.lite, 0.35),
    ) +
    wedge(s, 420, 520, 15, p.leaf) +
    chopsticks(s, 720, 560, 8)
  );
};

export const thali: Scene = (s) => {
  const { palette: p, random: r } = s;
  const brass = mix(p.warm, p.crust, 0.25);
  const fills = r.shuffle([p.pop, p.leaf, p.warm, mix(p.crust, p.ink, 0.25), p.lite]);
  return (
    cover(s, "tiles", r.pick([p.deep, mix(p.pop, p.ink, 0.35)])) +
    dish(
      s,
      400,
      510,
      330,
      brass,
      times(5, (i) => {
        const a = -2.6 + i * 0.62;
        return at(
          Math.cos(a) * 186,
          Math.sin(a) * 186,
          1,
          fill(p.ink, circle(6, 8, 66), opacity(0.25)) +
            fill(mix(brass, p.lite, 0.4), circle(0, 0, 64)) +
            fill(nth(fills, i), circle(0, 0, 50)) +
            fill(mix(nth(fills, i), p.lite, 0.4), circle(-14, -12, 9) + circle(16, 10, 7) + circle(8, -22, 6)),
        );
      }) +
        fill(p.lite, ellipse(-70, 90, 110, 92)) +
        line(mix(p.lite, p.warm, 0.5), 5, "M-130 70q30 -20 56 0M-80 130q30 -18 54 0M-60 60l24 10M-120 110l22 8") +
        fill(mix(p.crust, p.lite, 0.35), "M60 60C130 10 230 40 230 110S120 210 60 170S20 90 60 60z") +
        fill(mix(p.crust, p.ink, 0.15), ellipse(110, 90, 14, 9) + ellipse(170, 120, 18, 11) + ellipse(110, 150, 12, 8)),
      mix(brass, p.lite, 0.2),
    ) +
    glass(s, 690, 120, mix(p.warm, p.lite, 0.4), 70) +
    fill(p.leaf, dab(90, 120, 90, 26, 0.5) + dab(110, 90, 80, 22, 1.1))
  );
};

export const grillTable: Scene = (s) => {
  const { palette: p, random: r } = s;
  const little = [p.pop, p.leaf, p.warm, p.lite, mix(p.leaf, p.lite, 0.5), mix(p.pop, p.crust, 0.5)];
  const first = r.int(0, 5);
  const spots: readonly (readonly [number, number])[] = [
    [130, 180],
    [330, 130],
    [560, 140],
    [690, 330],
    [680, 640],
    [560, 860],
    [310, 880],
    [120, 740],
    [100, 460],
  ];
  return (
    cover(s, "planks", p.dark ? mix(p.deep, p.ink, 0.4) : mix(p.wood, p.ink, 0.2)) +
    dish(
      s,
      400,
      500,
      230,
      p.ink,
      fill(p.pop, circle(0, 0, 150), opacity(0.75)) +
        fill(
          p.warm,
          times(6, (i) => circle(Math.cos(i * 1.05) * 80, Math.sin(i * 1.05) * 80, 26)),
          opacity(0.8),
        ) +
        line(
          mix(p.ink, p.mid, 0.35),
          9,
          times(9, (i) => path`M${-150 + i * 38} -130V130`),
        ) +
        fill(
          mix(p.pop, p.crust, 0.6),
          "M-120 -60q60 -30 100 10l-10 50q-60 -20 -100 -10zM10 -90q70 -10 110 30l-20 50q-50 -30 -100 -20zM-60 50q70 -10 130 20l-16 44q-70 -20 -120 -10z",
        ) +
        line(mix(p.crust, p.lite, 0.4), 5, "M-100 -40l60 10M40 -70l50 26M-30 70l70 14"),
      mix(p.ink, p.pop, 0.25),
    ) +
    spots
      .map(([x, y], i) =>
        dish(
          s,
          x,
          y,
          78,
          p.lite,
          fill(nth(little, i + first), blobs(i)) +
            fill(mix(nth(little, i + first), p.ink, 0.25), circle(8, 6, 9) + circle(-14, -8, 7)),
        ),
      )
      .join("") +
    chopsticks(s, 740, 480, -6)
  );
};

/** A small heap, whose shape depends on i. */
const blobs = (i: number): string =>
  i % 3 === 0
    ? ellipse(0, 0, 46, 36)
    : i % 3 === 1
      ? circle(-18, -8, 26) + circle(18, 10, 28)
      : rrect(-40, -26, 80, 52, 22);

export const dimSum: Scene = (s) => {
  const { palette: p, random: r } = s;
  const bamboo = mix(p.warm, p.wood, 0.35);
  const basket = (x: number, y: number, R: number, n: number): string =>
    at(
      x,
      y,
      1,
      fill(p.ink, circle(14, 18, R), opacity(0.3)) +
        fill(bamboo, circle(0, 0, R)) +
        line(mix(bamboo, p.ink, 0.3), 6, circle(0, 0, R - 12) + circle(0, 0, R - 26)) +
        fill(mix(bamboo, p.lite, 0.45), circle(0, 0, R - 32)) +
        line(
          bamboo,
          4,
          times(8, (i) => path`M${-R + 50 + i * 34} ${-R * 0.55}V${R * 0.55}`),
        ) +
        times(n, (i) => {
          const a = (i / n) * 6.28 + 0.4;
          const [dx, dy] = n === 1 ? [0, 0] : [Math.cos(a) * R * 0.42, Math.sin(a) * R * 0.42];
          return at(
            dx,
            dy,
            1,
            fill(p.ink, circle(5, 7, 42), opacity(0.16)) +
              fill(p.lite, circle(0, 0, 42)) +
              line(mix(p.lite, p.mid, 0.55), 4, "M0 0L-30 -18M0 0L-6 -36M0 0L26 -24M0 0L34 12M0 0L8 36M0 0L-26 24") +
              fill(nth([p.pop, p.warm, p.leaf], i), circle(0, 0, 8)),
          );
        }),
    );
  return (
    cover(s, r.pick(["planks", "cloth"]), p.dark ? mix(p.pop, p.ink, 0.5) : p.pop) +
    basket(300, 330, 220, 4) +
    basket(560, 690, 210, 3) +
    dish(
      s,
      190,
      760,
      120,
      p.lite,
      fill(mix(p.leaf, p.ink, 0.1), ellipse(-10, -20, 60, 40) + ellipse(20, 20, 62, 40)) +
        fill(p.lite, ellipse(-40, 10, 22, 12) + ellipse(40, -20, 20, 12)),
    ) +
    dish(s, 640, 220, 84, p.deep, fill(mix(p.crust, p.ink, 0.6), circle(0, 0, 56)), p.ink) +
    chopsticks(s, 690, 440, 30)
  );
};

export const lanterns: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.35) : mix(p.leaf, p.ink, 0.35);
  const red = p.dark ? p.pop : mix(p.pop, p.ink, 0.08);
  const hung = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      line(p.ink, 5, "M0 -400V-84") +
        fill(p.warm, rect(-26, -90, 52, 16) + rect(-26, 74, 52, 16)) +
        fill(red, ellipse(0, 0, 104, 80)) +
        line(
          mix(red, p.ink, 0.3),
          4,
          "M-60 -64Q-96 0 -60 64M-24 -78Q-40 0 -24 78M24 -78Q40 0 24 78M60 -64Q96 0 60 64",
        ) +
        line(p.warm, 5, "M-10 90V170M0 90V184M10 90V170") +
        fill(p.warm, ellipse(-36, -22, 20, 34), opacity(0.45)),
    );
  const shelf = (y: number, n: number): string =>
    times(n, (i) => {
      const kind = (i + r.int(0, 2)) % 4;
      const x = 60 + i * (700 / n);
      const inks = [p.pop, p.warm, p.leaf, p.lite, p.crust];
      const c = nth(inks, i + Math.round(y));
      return kind === 0
        ? fill(c, rrect(x, y - 100, 62, 100, 10)) + fill(p.lite, rect(x + 10, y - 74, 42, 40))
        : kind === 1
          ? fill(c, rect(x, y - 64, 76, 64)) + fill(mix(c, p.ink, 0.3), rect(x, y - 64, 76, 12))
          : kind === 2
            ? fill(c, path`M${x + 8} ${y}v-70q0 -16 12 -24v-30h18v30q12 8 12 24v70z`)
            : fill(c, ellipse(x + 36, y - 30, 38, 30));
    }) + fill(mix(p.wood, p.ink, 0.2), rect(30, y, 740, 18));
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    shelf(520, 9) +
    shelf(690, 8) +
    fill(mix(p.wood, p.warm, 0.2), rect(0, 800, 800, 200)) +
    fill(mix(p.wood, p.ink, 0.35), rect(0, 800, 800, 20)) +
    times(5, (i) =>
      at(
        90 + i * 156,
        830,
        1,
        fill(
          nth([p.leaf, p.warm, mix(p.leaf, p.lite, 0.4), p.pop, mix(p.crust, p.lite, 0.3)], i),
          times(6, (j) => circle(-50 + (j % 3) * 50, -6 - Math.floor(j / 3) * 40, 30)),
        ) +
          fill(mix(p.wood, p.lite, 0.3), "M-84 0H84L74 110H-74z") +
          line(mix(p.wood, p.ink, 0.2), 5, "M-80 34H80M-78 70H78"),
      ),
    ) +
    hung(190, 210, 1) +
    hung(430, 150, 1.2) +
    hung(650, 230, 0.95)
  );
};

export const riceTable: Scene = (s) => {
  const { palette: p, random: r } = s;
  return (
    cover(s, "cloth", r.pick([mix(p.leaf, p.ink, 0.2), p.deep])) +
    dish(
      s,
      330,
      400,
      230,
      p.lite,
      fill(mix(p.crust, p.pop, 0.3), ellipse(-40, 10, 120, 90)) +
        herbs(s, 50, -30, 8) +
        fill(p.warm, circle(80, 70, 30) + circle(30, 100, 26)),
    ) +
    dish(s, 590, 730, 160, p.pop, fill(p.lite, ellipse(0, 0, 100, 86)), mix(p.pop, p.ink, 0.2)) +
    dish(s, 210, 780, 120, p.warm, herbs(s, 0, 0, 10), mix(p.warm, p.lite, 0.5)) +
    napkin(s, 640, 240, 12, p.pop) +
    chopsticks(s, 650, 420, 24) +
    wedge(s, 420, 660, -20, p.leaf)
  );
};
