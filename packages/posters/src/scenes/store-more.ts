// More shops: flowers on the pavement, shelves to the ceiling, the department store under its dome.
import { mix, onto } from "../colour.ts";
import { at, bars, dab, dots, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../kit.ts";
import { letters } from "../letters.ts";
import { type Person, person } from "../primitives/people.ts";
import { awning, houseAboveShop, pavement } from "../primitives/shops.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../stage.ts";

function bucket(s: Stage, x: number, y: number, k: number, kind: number): string {
  const { palette: p } = s;
  const petals = [p.pop, p.warm, p.lite, mix(p.pop, p.lite, 0.5), p.deep, mix(p.warm, p.lite, 0.5)];
  const c = nth(petals, kind);
  const zinc = mix(p.mid, p.lite, 0.35);
  const heads: readonly (readonly [number, number])[] = [
    [-34, -112],
    [0, -132],
    [34, -112],
    [-20, -86],
    [18, -88],
    [-48, -84],
    [48, -86],
  ];
  return at(
    x,
    y,
    k,
    fill(
      p.leaf,
      times(7, (i) => dab(0, -50, 84, 16, -2.75 + i * 0.4)),
    ) +
      fill(c, heads.map(([dx, dy]) => ellipse(dx, dy, 19)).join("")) +
      fill(onto(c, p.warm, p.pop), heads.map(([dx, dy]) => ellipse(dx, dy, 7)).join("")) +
      fill(zinc, "M-40 -66H40L32 0H-32z") +
      fill(p.ink, "M10 -66H40L32 0H8z", opacity(0.2)) +
      fill(mix(zinc, p.ink, 0.25), rect(-42, -70, 84, 8)),
  );
}

export const flowerShop: Scene = (s) => {
  const { palette: p, random: r } = s;
  const paint = r.pick([p.deep, mix(p.leaf, p.ink, 0.25), p.ink]);
  const y = 330;
  const inside = p.dark ? p.glow : mix(p.glass, p.ink, 0.15);
  const name = letters(s.name, 400, y + 30, 34, 520);
  const [shade, cloth] = awning(s, 60, y + 92, 680, 86, { a: p.leaf, n: 15, valance: 28 });
  const first = r.int(0, 5);
  return (
    houseAboveShop(s, y) +
    pavement(s, 770, 900) +
    fill(paint, rect(50, y, 700, 450)) +
    fill(mix(paint, p.lite, 0.2), rect(42, y - 8, 716, 12) + rect(46, y + 84, 708, 8)) +
    unflip(s, 400, line(onto(paint, p.lite, p.warm), name.pen(6), name.d)) +
    fill(inside, rect(84, y + 100, 250, 350) + rect(360, y + 100, 150, 350) + rect(536, y + 100, 180, 350)) +
    times(4, (i) => bucket(s, 120 + i * 60, 560, 0.62, first + i)) +
    times(3, (i) => bucket(s, 566 + i * 60, 560, 0.62, first + i + 3)) +
    fill(mix(paint, p.lite, 0.25), rect(84, 556, 250, 8) + rect(536, 556, 180, 8)) +
    fill(paint, rect(432, y + 100, 8, 350)) +
    shade +
    cloth +
    person(s, "vendor", 436, 790, 250, { coat: p.pop, shadow: 0 }) +
    fill(mix(p.wood, p.warm, 0.3), rect(60, 690, 300, 24) + rect(500, 690, 250, 24)) +
    times(5, (i) => bucket(s, 96 + i * 60, 694, 0.8, first + i + 1)) +
    times(4, (i) => bucket(s, 534 + i * 62, 694, 0.8, first + i + 2)) +
    fill(mix(p.wood, p.ink, 0.2), rect(40, 800, 330, 26) + rect(490, 800, 280, 26)) +
    times(4, (i) => bucket(s, 86 + i * 80, 806, 1.05, first + i + 4)) +
    times(3, (i) => bucket(s, 546 + i * 86, 806, 1.05, first + i)) +
    bucket(s, 150, 930, 1.35, first + 2) +
    bucket(s, 270, 940, 1.3, first + 5) +
    bucket(s, 690, 934, 1.35, first + 1) +
    person(s, r.pick<Person>(["woman", "dress", "umbrella"]), 560, 950, 220, { dir: -1 })
  );
};

export const grocerShelves: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wood = mix(p.wood, p.ink, 0.15);
  const back = p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.lite, p.mid, 0.35);
  const inks = [p.pop, p.warm, p.leaf, p.lite, p.deep, p.crust, mix(p.mid, p.lite, 0.4)];
  const jar = (x: number, y: number, k: number): string => {
    const c = nth(inks, k);
    const w = 44;
    const shapes = [
      fill(p.lite, rrect(x, y - 70, w, 70, 8), opacity(0.5)) +
        fill(c, rrect(x + 4, y - 50, w - 8, 46, 6)) +
        fill(mix(p.wood, p.warm, 0.3), rect(x + 6, y - 82, w - 12, 14)),
      fill(c, rect(x, y - 76, w, 76)) +
        fill(onto(c, p.lite, p.ink), rect(x + 8, y - 56, w - 16, 30)) +
        fill(mix(c, p.ink, 0.25), rect(x + w - 8, y - 76, 8, 76)),
      fill(c, path`M${x + 6} ${y}v-50q0 -14 10 -20v-22h12v22q10 6 10 20v50z`) +
        fill(p.lite, rect(x + 6, y - 40, w - 12, 22)),
      fill(c, rrect(x - 2, y - 44, w + 4, 44, 20)) + fill(mix(c, p.ink, 0.3), rect(x - 4, y - 52, w + 8, 12)),
    ];
    return nth(shapes, k * 3 + (k >> 1));
  };
  const name = letters(s.name, 300, 258, 44, 420);
  const counter = r.pick([p.pop, p.leaf, p.deep]);
  return (
    fill(back, rect(0, 0, 800, 1000)) +
    [140, 420, 540, 660]
      .map(
        (y, j) =>
          times(14, (i) => jar(22 + i * 56, y, i * 2 + j * 3 + (i % 3))) +
          fill(wood, rect(0, y, 800, 14)) +
          fill(p.ink, rect(0, y + 14, 800, 8), opacity(0.25)),
      )
      .join("") +
    fill(wood, rect(0, 0, 16, 700) + rect(784, 0, 16, 700)) +
    fill(mix(counter, p.ink, 0.2), rect(40, 220, 540, 108)) +
    line(p.warm, 4, "M52 232H568V316H52z") +
    unflip(s, 300, line(onto(counter, p.lite, p.warm), name.pen(7), name.d)) +
    line(p.ink, 4, "M690 0V210") +
    fill(p.warm, "M640 262q0 -52 50 -52t50 52z") +
    fill(mix(p.warm, p.lite, 0.6), ellipse(690, 263, 50, 8)) +
    grain(fill(LIGHT.halo, ellipse(690, 360, 200, 200)), 0.5) +
    person(s, "vendor", 470, 850, 400, { coat: p.deep === counter ? p.pop : p.deep, shadow: 0 }) +
    fill(mix(counter, p.lite, 0.15), rect(0, 740, 800, 30)) +
    fill(counter, rect(0, 770, 800, 230)) +
    grain(fill(SHADE.down, rect(0, 770, 800, 230)), 0.5) +
    fill(
      mix(counter, p.ink, 0.25),
      times(5, (i) => rect(20 + i * 160, 800, 130, 170)),
    ) +
    // scales and a cheese under glass
    at(
      150,
      742,
      1.2,
      fill(p.ink, "M-60 0H60L48 -14H-48zM-6 -14V-90H6V-14z") +
        line(p.ink, 6, "M-80 -84Q0 -104 80 -84") +
        fill(p.warm, "M-116 -84q36 34 72 0zM44 -84q36 34 72 0z") +
        fill(p.pop, ellipse(-80, -96, 16) + ellipse(-62, -92, 12)) +
        fill(p.ink, rect(66, -106, 26, 22)),
    ) +
    at(
      680,
      742,
      1.1,
      fill(p.lite, ellipse(0, -4, 90, 14)) +
        fill(mix(p.warm, p.lite, 0.35), "M-66 -10V-64H66V-10zM66 -64L20 -84H-30L-66 -64z") +
        fill(mix(p.warm, p.ink, 0.12), ellipse(-30, -40, 9) + ellipse(20, -30, 7) + ellipse(40, -50, 6)) +
        line(p.lite, 4, "M-84 -8q-4 -110 84 -114q88 4 84 114", opacity(0.8)),
    )
  );
};

export const departmentStore: Scene = (s) => {
  const { palette: p, random: r } = s;
  const stone = p.dark ? mix(p.mid, p.lite, 0.2) : mix(p.lite, p.warm, 0.2);
  const gold = p.warm;
  const glow = p.dark ? p.glow : mix(p.warm, p.lite, 0.55);
  const panes = [p.pop, p.leaf, p.water, p.warm];
  const ribs = times(13, (i) => {
    const a = Math.PI * (1 + i / 12);
    return path`M400 60L${400 + Math.cos(a) * 420} ${400 + Math.sin(a) * 340}`;
  });
  const ring = (k: number): string => path`M${400 - 420 * k} 400A${420 * k} ${340 * k} 0 0 1 ${400 + 420 * k} 400`;
  const rosettes = times(12, (i) => {
    const a = Math.PI * (1 + (i + 0.5) / 12);
    return (
      fill(nth(panes, i), ellipse(400 + Math.cos(a) * 300, 400 + Math.sin(a) * 243, 20)) +
      fill(nth(panes, i + 2), ellipse(400 + Math.cos(a) * 200, 400 + Math.sin(a) * 162, 13))
    );
  });
  const gallery = (y: number, inset: number): string =>
    fill(mix(stone, p.ink, 0.55), rect(0, y - 108, 800, 108)) +
    times(5, (i) => fill(glow, rrect(24 + i * 156 + inset * 0.2, y - 100, 128, 100, 50))) +
    times(5, (i) =>
      fill(
        nth([p.pop, p.deep, p.leaf, p.ink, p.crust], i + inset),
        path`M${60 + i * 156} ${y}v-40l14 -16h30l14 16v40z`,
      ),
    ) +
    fill(
      stone,
      times(6, (i) => rect(4 + i * 156, y - 108, 20, 108)),
    ) +
    fill(stone, path`M-10 ${y}Q400 ${y + 44} 810 ${y}V${y + 34}Q400 ${y + 78} -10 ${y + 34}z`) +
    bars(gold, 44, 5, 13, path`M-10 ${y - 10}Q400 ${y + 34} 810 ${y - 10}`) +
    line(gold, 6, path`M-10 ${y - 32}Q400 ${y + 12} 810 ${y - 32}`) +
    fill(p.ink, path`M-10 ${y + 34}Q400 ${y + 78} 810 ${y + 34}V${y + 46}Q400 ${y + 90} -10 ${y + 46}z`, opacity(0.25));
  return (
    fill(mix(p.sky, p.lite, p.dark ? 0.08 : 0.4), rect(0, 0, 800, 420)) +
    fill(mix(p.water, p.lite, p.dark ? 0.1 : 0.55), `${ring(1)}z`) +
    rosettes +
    line(gold, 7, ring(1) + ring(0.82) + ring(0.6) + ring(0.36)) +
    line(mix(p.ink, gold, 0.35), 5, ribs) +
    fill(gold, ellipse(400, 66, 30)) +
    grain(fill(LIGHT.halo, ellipse(400, 320, 380, 260)), 0.5) +
    gallery(480, 0) +
    gallery(640, 1) +
    gallery(800, 2) +
    fill(mix(stone, p.lite, 0.3), rect(0, 880, 800, 120)) +
    fill(p.pop, poly([300, 880], [500, 880], [580, 1000], [220, 1000])) +
    grain(fill(SHADE.floor, rect(0, 880, 800, 120)), 0.5) +
    person(s, r.pick<Person>(["dress", "woman", "couple"]), 400, 970, 160, { coat: p.deep }) +
    person(s, "man", 180, 960, 150) +
    person(s, "umbrella", 640, 964, 150) +
    dots(glow, 16, 60, "M40 884H780")
  );
};
