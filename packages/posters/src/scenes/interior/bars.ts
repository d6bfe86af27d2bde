// Interiors: the zinc counter, the long bar.
import { mix } from "../../colour.ts";
import { arch, at, bars, ellipse, fill, line, opacity, path, persp, poly, quad, rect, rrect } from "../../kit.ts";
import { bottles } from "../../primitives/food.ts";
import { onTable } from "../../primitives/furniture.ts";
import { bust, person } from "../../primitives/people.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";
import { floor, globes, stool, wallOf } from "./props.ts";

export const zincBar: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = s.type === "Bar" ? (p.dark ? p.ink : p.deep) : wallOf(s),
    wood = mix(p.crust, p.ink, p.dark ? 0.62 : 0.5),
    fy = 800;
  let out = fill(wall, rect(0, 0, 800, 1000)) + floor(s, fy, p.dark ? p.shade : p.lite, p.dark ? p.ink : p.deep);
  // back-bar: three mirrored arches
  out += fill(wood, rect(60, 130, 680, 450)) + fill(mix(wood, p.lite, 0.2), rect(50, 116, 700, 18));
  const mirror = p.dark ? mix(p.glow, p.pop, 0.18) : mix(p.sky, p.lite, 0.5);
  for (const [x, w] of [
    [84, 190],
    [296, 208],
    [526, 190],
  ] as const)
    out += fill(mirror, arch(x, 156, w, 400, w * 0.46));
  if (!p.dark)
    out += fill(
      p.lite,
      poly([160, 160], [220, 160], [120, 550], [84, 550], [84, 460]) +
        poly([400, 170], [450, 180], [340, 550], [296, 550]),
      opacity(0.4),
    );
  const inks = p.dark ? [p.ink, p.pop, p.leaf, p.deep] : [p.deep, p.pop, p.leaf, mix(p.crust, p.ink, 0.2)];
  for (const y of [392, 486])
    out +=
      fill(wood, rect(84, y, 632, 10)) +
      bottles(s, 96, y, 172, 84, inks) +
      bottles(s, 308, y, 190, 84, inks) +
      bottles(s, 538, y, 170, 84, inks);
  out +=
    fill(wood, rect(274, 130, 22, 450) + rect(504, 130, 22, 450)) +
    fill(mix(wood, p.lite, 0.16), rect(278, 130, 6, 450) + rect(508, 130, 6, 450));
  // barman
  out += person(s, "waiter", r.range(330, 460), 760, 300, { shadow: 0 });
  // coffee machine and counter
  const steel = mix(p.lite, p.mid, 0.4),
    cm = r.pick([96, 560]);
  out += at(
    cm,
    570,
    1,
    fill(steel, rrect(0, -104, 150, 104, 12)) +
      fill(p.pop, rect(0, -74, 150, 12)) +
      fill(p.ink, rect(18, -50, 30, 14) + rect(64, -50, 30, 14) + rect(108, -50, 26, 14)) +
      fill(p.lite, rrect(22, -124, 20, 20, 5) + rrect(54, -122, 20, 18, 5) + rrect(88, -124, 20, 20, 5)) +
      grain(fill(SHADE.right, rrect(0, -104, 150, 104, 12)), 0.5),
  );
  out +=
    fill(p.dark ? p.mid : mix(p.lite, p.mid, 0.35), rect(-10, 566, 820, 36)) +
    fill(p.lite, rect(-10, 566, 820, 9)) +
    fill(p.ink, rect(-10, 600, 820, 16), opacity(0.4));
  const front = r.pick([p.pop, p.leaf, p.deep].filter((c) => c !== wall));
  out +=
    fill(front, rect(-10, 606, 820, fy - 600)) +
    bars(mix(front, p.ink, 0.3), fy - 640, 5, 47, path`M-10 ${(606 + fy) / 2}H810`) +
    grain(fill(SHADE.down, rect(0, 606, 800, fy - 606)), 0.7) +
    fill(p.warm, rect(-10, fy - 34, 820, 8)) +
    fill(mix(front, p.ink, 0.5), rect(-10, fy - 8, 820, 12));
  out += [250, 520, 690]
    .map((x, i) => at(x, 566, 1.5, i === 1 ? onTable.wine(s, 0, 0) : onTable.coffee(s, 0, 0)))
    .join("");
  out += [110, 260, 410, 560, 710]
    .map((x, i) => stool(s, x + (i % 2) * 8, 900 + (i % 2) * 10, 216, i % 2 ? p.pop : p.warm))
    .join("");
  if (r.chance(0.7)) {
    const x = r.pick([110, 710]);
    out += at(x, 694, 2.1, bust(0, 0, 1, p.ink, r.int(0, 3)));
  }
  return out + globes(s, [179, 400, 621], 250, 34, 118);
};

export const barLong: Scene = (s) => {
  // counter running into depth, pendants above, drinkers in silhouette
  const { palette: p, random: r } = s,
    glow = p.dark ? p.glow : p.warm,
    wall = p.dark ? p.ink : p.deep;
  let out = fill(wall, rect(0, 0, 800, 1000)) + floor(s, 640, mix(wall, p.deep, 0.5), mix(wall, p.ink, 0.4));
  const m = persp(1000, 400, [
    [800, 60],
    [330, 330],
    [330, 560],
    [800, 700],
  ]);
  out += fill(mix(glow, p.pop, 0.3), quad(m, 0, 0, 1000, 400));
  for (let j = 0; j < 3; j++) {
    const yy = 130 + j * 118;
    const d = ["", "", ""];
    for (let i = 0; i < 17; i++) {
      const x = 30 + i * 58,
        h = r.range(60, 88),
        w = 32;
      d[r.int(0, 2)] += poly(
        m(x, yy),
        m(x, yy - h * 0.6),
        m(x + w * 0.36, yy - h * 0.74),
        m(x + w * 0.36, yy - h),
        m(x + w * 0.64, yy - h),
        m(x + w * 0.64, yy - h * 0.74),
        m(x + w, yy - h * 0.6),
        m(x + w, yy),
      );
    }
    out +=
      d.map((q, i) => fill(nth([p.ink, p.pop, p.leaf], i), q)).join("") +
      fill(mix(p.ink, p.pop, 0.15), quad(m, 0, yy, 1000, 14));
  }
  out +=
    fill(mix(wall, p.ink, 0.3), rect(200, 330, 132, 236)) +
    fill(p.dark ? mix(p.sky, p.mid, 0.4) : p.sky, rect(222, 370, 88, 196)) +
    fill(p.ink, rect(262, 370, 6, 196) + rect(222, 440, 88, 6));
  // counter
  out +=
    fill(mix(p.pop, p.ink, 0.25), poly([330, 600], [360, 590], [810, 800], [810, 1010], [520, 1010])) +
    grain(fill(SHADE.down, poly([330, 600], [360, 590], [810, 800], [810, 1010], [520, 1010])), 0.8) +
    fill(p.dark ? p.mid : p.lite, poly([322, 588], [362, 574], [810, 752], [810, 808], [510, 876])) +
    fill(glow, poly([362, 574], [372, 572], [810, 740], [810, 760]), opacity(0.5));
  for (const [x, y, k] of [
    [420, 660, 0.7],
    [520, 740, 1],
    [650, 800, 1.3],
  ] as const)
    out += at(
      x,
      y,
      k * 1.4,
      fill(p.pop, "M-15 -48Q-17 -30 0 -29Q17 -30 15 -48z") +
        line(p.lite, 2.4, "M-16 -60Q-19 -29 0 -28Q19 -29 16 -60M0 -28V-2M-12 0H12"),
    );
  out += person(s, "waiter", 600, 800, 330, { shadow: 0, dir: -1 });
  for (const [x, y, h] of [
    [250, 780, 210],
    [330, 860, 270],
    [450, 980, 360],
  ] as const)
    out += stool(s, x, y, h * 0.62, p.warm) + at(x, y - h * 0.6, h / 190, bust(0, 0, 1, p.ink, r.int(0, 3)));
  const lamps: [number, number, number][] = [
    [380, 250, 20],
    [460, 220, 30],
    [570, 170, 44],
    [720, 96, 62],
  ];
  out +=
    line(p.ink, 3, lamps.map(([x, y]) => path`M${x} -10V${y - 10}`).join("")) +
    grain(fill(LIGHT.halo, lamps.map(([x, y, k]) => ellipse(x, y + k * 0.7, k * 2.4)).join("")), 0.9) +
    fill(
      p.pop,
      lamps
        .map(
          ([x, y, k]) =>
            path`M${x - k} ${y + k * 0.6}Q${x - k * 0.7} ${y - k * 0.4} ${x} ${y - k * 0.5}Q${x + k * 0.7} ${y - k * 0.4} ${x + k} ${y + k * 0.6}z`,
        )
        .join(""),
    ) +
    fill(p.lite, lamps.map(([x, y, k]) => ellipse(x, y + k * 0.62, k * 0.46, k * 0.2)).join(""));
  return out;
};
