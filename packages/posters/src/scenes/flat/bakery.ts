// Bakeries: the painted front with its window, and loaves on a cloth.
import { mix, onto } from "../../colour.ts";
import { at, bars, dots, ellipse, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle, gleam, onHalf, shadow } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../../stage.ts";

interface Crust {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly flour: string;
}
function crustOf(s: Stage): Crust {
  const { crust, warm, lite, ink, dark } = s.palette;
  const body = mix(crust, ink, dark ? 0.18 : 0.1);
  return {
    body,
    light: mix(crust, mix(warm, lite, 0.5), 0.6),
    dark: mix(crust, ink, 0.4),
    flour: mix(lite, warm, 0.15),
  };
}

const longLoaf = (c: Crust, x: number, y: number, angle: number, h: number): string =>
  at(
    x,
    y,
    1,
    `<g transform="rotate(${angle})">${
      fill(c.body, path`M-8 0V${-h}q8 -16 16 0V0z`) +
      fill(c.light, path`M-8 0V${-h}q4 -10 8 -10V0z`) +
      line(
        c.flour,
        3.5,
        times(4, (i) => path`M-5 ${-14 - i * (h / 4.6)}l9 -8`),
      )
    }</g>`,
  );
const round = (c: Crust, x: number, y: number, r: number): string =>
  fill(c.dark, ellipse(x, y, r, r * 0.72)) +
  fill(c.body, ellipse(x, y - 3, r, r * 0.7)) +
  fill(c.light, ellipse(x - 3, y - 7, r * 0.8, r * 0.5)) +
  line(
    c.flour,
    3,
    path`M${x - r * 0.5} ${y - 8}q${r * 0.5} ${-r * 0.5} ${r} 0M${x - r * 0.4} ${y + 3}q${r * 0.4} ${-r * 0.4} ${r * 0.8} 0`,
  );
const moonRoll = (c: Crust, x: number, y: number): string =>
  at(
    x,
    y,
    0.9,
    fill(c.body, "M-20 6C-16 -12 16 -12 20 6C12 2 8 4 6 8C2 2 -2 2 -6 8C-8 4 -12 2 -20 6z") +
      fill(c.light, "M-8 -8L-4 5L-10 7L-17 1zM4 -9L10 4L4 6L-1 -7z"),
  );

export const bakeryWindow: Scene = (s) => {
  const { palette: p, random: r } = s;
  const c = crustOf(s);
  const front = r.pick([p.deep, mix(p.leaf, p.ink, 0.3), mix(p.pop, p.ink, 0.4), p.ink]);
  const dark = mix(front, p.ink, 0.45);
  const gold = mix(p.warm, p.lite, 0.12);
  const cream = mix(p.lite, p.warm, 0.1);
  const stripe = front === p.deep || front === p.ink ? p.pop : p.deep;
  const back = p.dark ? mix(p.glow, p.lite, 0.25) : mix(p.warm, p.lite, 0.62);
  const board = mix(p.wood, p.warm, 0.3);
  const pave = mix(p.ground, p.lite, p.dark ? 0 : 0.2);
  const basket = mix(p.wood, p.warm, 0.45);
  const sign = letters(s.name, 200, 116, 23, 330);
  return onHalf(
    fill(p.wall, rect(0, -60, 400, 140)) +
      fill(mix(p.wall, p.ink, 0.12), rect(0, 34, 400, 14)) +
      fill(mix(p.wall, p.lite, 0.6), rect(0, 26, 400, 8)) +
      times(
        3,
        (i) =>
          fill(p.glass, rect(36 + i * 128, -40, 56, 60)) +
          fill(mix(p.wall, p.lite, 0.5), rect(62 + i * 128, -40, 4, 60)),
      ) +
      fill(front, rect(0, 86, 400, 360)) +
      fill(dark, rect(0, 80, 400, 10) + rect(0, 146, 400, 8)) +
      line(gold, 2, "M14 98H386V140H14z") +
      unflip(s, 200, line(onto(front, gold, p.lite), sign.pen(3.4), sign.d)) +
      fill(gold, rect(22, 162, 264, 222)) +
      fill(dark, rect(26, 166, 256, 214)) +
      fill(back, rect(32, 172, 244, 202)) +
      gleam(mix(p.warm, p.pop, 0.2), "M32 172H276V374z", 0.35) +
      times(8, (i) => fill(i % 2 ? stripe : cream, path`M${32 + i * 30.5} 172h30.5v16a15.2 15.2 0 0 1 -30.5 0z`)) +
      shadow(s, rect(32, 172, 244, 6), 0.2) +
      round(c, 74, 250, 33) +
      round(c, 142, 252, 29) +
      round(c, 204, 250, 32) +
      round(c, 256, 255, 22) +
      fill(board, rect(32, 264, 244, 8) + rect(32, 366, 244, 8)) +
      fill(mix(board, p.ink, 0.3), rect(32, 272, 244, 4)) +
      [-13, -6, 0, 6, 12].map((angle, i) => longLoaf(c, 72 + i * 8, 362, angle, 76)).join("") +
      fill(basket, "M46 316h74l-10 52H56z") +
      bars(mix(basket, p.ink, 0.4), 6, 7, 5, "M52 324h64M56 336h58M54 348h56M60 360h48") +
      times(4, (i) => moonRoll(c, 158 + i * 30, 356)) +
      times(3, (i) => moonRoll(c, 173 + i * 30, 341)) +
      moonRoll(c, 188, 326) +
      moonRoll(c, 218, 326) +
      fill(cream, rect(136, 363, 134, 4)) +
      gleam(p.lite, "M60 172h40L32 300V232z", 0.22) +
      fill(dark, rect(302, 162, 84, 284)) +
      fill(back, rect(310, 170, 68, 172)) +
      gleam(mix(p.warm, p.pop, 0.2), "M310 170h68v120z", 0.4) +
      fill(dark, rect(342, 170, 4, 172)) +
      fill(front, rect(310, 352, 68, 84)) +
      line(gold, 1.6, "M318 360h52v68h-52z") +
      line(gold, 5, "M372 300v40") +
      fill(cream, rect(320, 226, 48, 34)) +
      line(stripe, 2, "M344 200l-18 26M344 200l18 26") +
      fill(stripe, "M330 250q14 -20 28 0q-5 -3 -8 2q-6 -5 -12 0q-3 -5 -8 -2z") +
      fill(dark, rect(14, 392, 280, 46)) +
      line(gold, 1.6, `M24 400H284V430H24z${times(8, (i) => path`M${50 + i * 30} 407l10 8l-10 8l-10 -8z`)}`) +
      dots(gold, 4, 30, "M50 415H262") +
      shadow(s, "M0 154H400V176L0 200z", 0.22) +
      grain(fill(SHADE.right, rect(0, 86, 400, 360)), 0.25) +
      fill(pave, rect(0, 446, 400, 54)) +
      (p.dark ? grain(fill(LIGHT.halo, ellipse(160, 452, 190, 30)), 0.8) : "") +
      shadow(s, rect(0, 446, 400, 8), 0.2) +
      fill(mix(pave, p.ink, 0.14), rect(0, 484, 400, 16)),
    0,
  );
};

const SLASHES: readonly ((r: number) => string)[] = [
  (r) => times(4, (i) => path`M${-r * 0.5} ${-r * 0.36 + i * r * 0.26}q${r * 0.5} ${-r * 0.2} ${r} 0`),
  (r) =>
    path`M${-r * 0.5} 0h${r}M0 ${-r * 0.5}v${r}M${-r * 0.34} ${-r * 0.34}l${r * 0.68} ${r * 0.68}M${r * 0.34} ${-r * 0.34}l${-r * 0.68} ${r * 0.68}`,
  (r) => times(3, (i) => path`M${-r * 0.44 + i * r * 0.36} ${r * 0.4}L${-r * 0.2 + i * r * 0.36} ${-r * 0.44}`),
  (r) =>
    path`M0 ${r * 0.5}V${-r * 0.5}M0 ${r * 0.3}q${r * 0.3} ${-r * 0.1} ${r * 0.36} ${-r * 0.4}M0 ${r * 0.3}q${-r * 0.3} ${-r * 0.1} ${-r * 0.36} ${-r * 0.4}M0 ${-r * 0.06}q${r * 0.22} ${-r * 0.1} ${r * 0.26} ${-r * 0.32}M0 ${-r * 0.06}q${-r * 0.22} ${-r * 0.1} ${-r * 0.26} ${-r * 0.32}`,
];

export const loaves: Scene = (s) => {
  const { palette: p, random: r } = s;
  const c = crustOf(s);
  const wood = mix(p.wood, p.ink, 0.1);
  const cloth = r.pick([mix(p.lite, p.mid, 0.12), mix(p.sky, p.lite, 0.25), mix(p.deep, p.mid, 0.3)]);
  const upside = r.chance(0.5);
  const stripe = r.pick([p.deep, p.pop, p.leaf]);
  const loaf = (x: number, y: number, size: number, kind: number): string =>
    fill(p.ink, circle(x + size * 0.2, y + size * 0.22, size), opacity(0.26)) +
    fill(c.dark, circle(x, y, size)) +
    fill(c.body, circle(x - 2, y - 2, size * 0.96)) +
    fill(c.light, circle(x - size * 0.08, y - size * 0.08, size * 0.78)) +
    fill(c.flour, circle(x - size * 0.06, y - size * 0.06, size * 0.7), opacity(0.6)) +
    grain(fill(SHADE.ball, circle(x, y, size)), 0.5) +
    at(x, y, 1, line(c.dark, size * 0.08, nth(SLASHES, kind)(size)));
  const first = r.int(0, 3);
  const spots: readonly (readonly [number, number, number])[] = [
    [196, 240, 116],
    [62, 92, 58],
    [334, 84, 62],
    [350, 396, 70],
    [66, 414, 64],
    [210, 452, 50],
    [206, 36, 44],
    [394, 240, 44],
    [0, 252, 46],
  ];
  return onHalf(
    fill(wood, rect(0, 0, 400, 500)) +
      fill(
        mix(wood, p.ink, 0.25),
        times(5, (i) => rect(0, i * 104, 400, 3)),
      ) +
      fill(
        mix(wood, p.lite, 0.1),
        times(5, (i) => rect(0, i * 104 + 52, 400, 50)),
      ) +
      at(
        -30,
        56,
        1,
        `<g transform="rotate(${r.int(-12, 8)})">${
          fill(cloth, rect(0, 0, 420, 470)) +
          fill(
            stripe,
            times(5, (i) => rect(22 + i * 92, 0, 8, 470) + rect(36 + i * 92, 0, 3, 470)),
            opacity(0.85),
          ) +
          gleam(p.lite, "M0 0H420V470L0 240z", 0.25)
        }</g>`,
      ) +
      spots.map(([x, y, size], i) => loaf(x, upside ? 500 - y : y, size, first + i)).join(""),
  );
};
