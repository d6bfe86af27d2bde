// Markets: crates from above, and stalls across a square.
import { mix } from "../../colour.ts";
import { at, bars, dots, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { circle, onHalf, shadow, walker } from "../../primitives/flat.ts";
import { skyWash } from "../../primitives/sky.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";

/** Body and highlight colours of the goods of a stall. */
function fruit(s: Stage): readonly (readonly [string, string])[] {
  const { pop, warm, leaf, ink, lite, mid, crust } = s.palette;
  const pair = (a: string, t = 0.4): readonly [string, string] => [a, mix(a, lite, t)];
  return [
    pair(warm),
    pair(pop),
    pair(mix(pop, ink, 0.55), 0.3),
    pair(crust),
    pair(leaf),
    pair(mix(pop, lite, 0.35), 0.6),
    pair(mix(leaf, warm, 0.5)),
    pair(mix(pop, warm, 0.5)),
    pair(mix(pop, ink, 0.3), 0.35),
    pair(mix(mid, pop, 0.3)),
    pair(mix(leaf, ink, 0.3), 0.3),
    pair(mix(warm, lite, 0.35), 0.5),
  ];
}

/**
 * A crate of 128 x 118, with three rows of big fruit or four rows of small fruit. Each fruit is a dash of length 0 with
 * round ends. Every second row is shifted by half the distance between two fruits.
 */
function crateFromAbove(s: Stage, x: number, y: number, goods: readonly [string, string], big: boolean): string {
  const { palette: p } = s;
  const wood = mix(p.wood, p.warm, 0.35);
  const [body, light] = goods;
  const step = big ? 38 : 25.5;
  const size = big ? 41 : 28;
  const rows = times(
    big ? 3 : 4,
    (j) =>
      path`M${x + (big ? 26 : 20) + (j % 2) * (step / 2)} ${y + (big ? 26 : 20) + j * step * 0.86}h${118 - step * (big ? 1.4 : 1.5)}`,
  );
  const nudge = (dx: number, dy: number): string => at(dx, dy, 1, dots(light, size * 0.5, step, rows));
  return (
    fill(mix(wood, p.ink, 0.45), rect(x, y, 128, 118)) +
    fill(mix(body, p.ink, 0.55), rect(x + 6, y + 6, 116, 106)) +
    at(2, 3, 1, dots(mix(body, p.ink, 0.5), size, step, rows)) +
    dots(body, size, step, rows) +
    nudge(-size * 0.12, -size * 0.14) +
    fill(wood, rect(x, y, 128, 7) + rect(x, y + 111, 128, 7) + rect(x, y, 7, 118)) +
    fill(mix(wood, p.ink, 0.3), rect(x + 121, y, 7, 118))
  );
}

export const marketCrates: Scene = (s) => {
  const { palette: p, random: r } = s;
  const goods = r.shuffle(fruit(s));
  const stripe = r.pick([p.pop, p.leaf, p.deep]);
  const slate = p.ink;
  const cell = (k: number): readonly [number, number] => [(k % 3) * 134 + 2, 90 + Math.floor(k / 3) * 124];
  const tag = (x: number, y: number): string =>
    shadow(s, rect(x + 4, y + 5, 44, 28), 0.3) +
    fill(slate, rect(x, y, 44, 28)) +
    fill(p.lite, rect(x + 8, y + 8, 20, 4) + rect(x + 8, y + 17, 28, 4));
  const valance = (odd: 0 | 1): string => times(6, (i) => rect(i * 89 - 22 + odd * 44.5, 0, 44.5, 84));
  const scallops = (odd: 0 | 1): string =>
    times(6, (i) => path`M${i * 89 - 22 + odd * 44.5} 82h44.5v4a22.2 20 0 0 1 -44.5 0z`);
  return onHalf(
    fill(mix(p.wood, p.ink, 0.3), rect(0, 0, 400, 500)) +
      times(12, (k) => crateFromAbove(s, ...cell(k), nth(goods, k), k % 5 === 0 || k % 5 === 3)) +
      times(12, (k) => (k % 2 === 0 && k !== 9 ? tag(cell(k)[0] + 42, cell(k)[1] + 84) : "")) +
      grain(fill(SHADE.down, rect(0, 380, 400, 120)), 0.5) +
      shadow(s, "M0 84H400V122Q370 146 340 122Q300 146 260 122Q220 146 180 122Q140 146 100 122Q60 146 0 122z", 0.36) +
      fill(stripe, valance(0)) +
      fill(p.stripe, valance(1)) +
      grain(fill(SHADE.up, rect(0, 0, 400, 84)), 0.4) +
      fill(mix(stripe, p.ink, 0.16), scallops(0)) +
      fill(mix(p.stripe, p.ink, 0.12), scallops(1)) +
      shadow(s, rect(0, 80, 400, 5), 0.18),
  );
};

function stallOf(s: Stage, x: number, y: number, k: number, stripe: string, first: number): string {
  const { palette: p } = s;
  const goods = fruit(s);
  const wood = mix(p.wood, p.warm, 0.3);
  const gore = (odd: number): string =>
    times(8, (i) => path`M${i * 26 - 104 + odd * 13} 0h13.5l${(i - 3.5) * 3} 46h-14.6z`);
  const heap = times(7, (i) => {
    const [body] = nth(goods, first + i);
    return fill(
      body,
      times(3, (j) => circle(-92 + i * 29 + j * 9 - (j === 2 ? 13 : 0), j === 2 ? 94 : 105, 9)),
    );
  });
  return at(
    x,
    y,
    k,
    line(p.iron, 5, "M-104 48V170M104 48V170") +
      shadow(s, "M-100 60H100V96L-100 74z", 0.3) +
      fill(stripe, gore(0)) +
      fill(p.stripe, gore(1)) +
      dots(mix(stripe, p.ink, 0.14), 14.5, 29, "M-109 47H112") +
      dots(mix(p.stripe, p.ink, 0.12), 14.5, 29, "M-94.5 47H112") +
      heap +
      fill(wood, rect(-112, 112, 224, 14)) +
      fill(mix(wood, p.ink, 0.35), rect(-108, 126, 216, 56)) +
      bars(mix(wood, p.ink, 0.55), 52, 2, 24, "M-92 154H100"),
  );
}

export const marketSquare: Scene = (s) => {
  const { palette: p, random: r } = s;
  const stripes = r.shuffle([p.pop, p.deep, p.leaf, p.zest]);
  const far = mix(p.wall, p.shade, 0.35);
  const panes = times(3, (j) => times(7, (i) => rect(16 + i * 58, 66 + j * 70, 24, 44)));
  const sills = times(3, (j) => times(7, (i) => rect(12 + i * 58, 112 + j * 70, 32, 4)));
  return (
    skyWash(s, 500) +
    onHalf(
      fill(p.wall, rect(0, 40, 170, 240) + rect(320, 50, 100, 230)) +
        fill(far, rect(170, 16, 150, 264)) +
        fill(mix(p.wall, p.lite, 0.6), rect(0, 36, 170, 6) + rect(170, 12, 150, 6) + rect(320, 46, 80, 6)) +
        fill(p.glass, panes, opacity(0.75)) +
        (p.dark ? fill(p.glow, rect(74, 66, 24, 44) + rect(190, 136, 24, 44) + rect(16, 206, 24, 44)) : "") +
        fill(mix(p.wall, p.ink, 0.25), sills) +
        fill(mix(p.ink, p.leaf, 0.3), rect(348, 200, 8, 90)) +
        fill(p.leaf, circle(366, 150, 60) + circle(330, 190, 44)) +
        fill(mix(p.leaf, p.warm, 0.3), circle(350, 130, 40)) +
        grain(fill(SHADE.ball, circle(366, 150, 60)), 0.5) +
        fill(p.ground, rect(0, 270, 400, 230)) +
        grain(fill(SHADE.floor, rect(0, 270, 400, 230)), 0.5) +
        stallOf(s, 70, 190, 0.74, nth(stripes, 1), 2) +
        stallOf(s, 318, 196, 0.78, nth(stripes, 2), 5) +
        walker(s, 196, 350, 1.3, nth(stripes, 3)) +
        walker(s, 232, 356, 1.2, p.pop) +
        shadow(s, poly([80, 470], [330, 470], [400, 492], [150, 494]), 0.22) +
        stallOf(s, 196, 270, 1.16, nth(stripes, 0), 0) +
        walker(s, 356, 488, 1.6, nth(stripes, 1)),
    )
  );
};
