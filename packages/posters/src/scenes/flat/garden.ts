// Gardens: iron chairs by a basin, and a house behind its roses.
import { mix } from "../../colour.ts";
import { at, bars, ellipse, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { circle, gleam, onHalf, puff, shadow, smallCup } from "../../primitives/flat.ts";
import { skyWash } from "../../primitives/sky.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";

const SEAT = "M-36 -60H36L42 -38H-42z";
const FRAME =
  "M-34 -58C-36 -112 -34 -126 -20 -126H20C34 -126 36 -112 34 -58M-36 -44L-42 0M36 -44L42 0M-28 -40L-30 -14M28 -40L30 -14M-36 -84C-50 -84 -52 -80 -50 -40M36 -84C50 -84 52 -80 50 -40";
const SLATS = times(7, (i) => path`M${-27 + i * 9} -118L${-24 + i * 8} -56`);

const ironChair = (colour: string, gap: string): string =>
  line(colour, 4.6, SLATS) +
  line(colour, 5.6, FRAME) +
  fill(colour, SEAT) +
  line(
    gap,
    1.6,
    times(6, (i) => path`M${-28 + i * 11.2} -60L${-33 + i * 13.2} -38`),
  );

const chairShadow = (s: Stage, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y})"${opacity(0.24)}><g transform="matrix(${k} 0 ${0.78 * k * 0.34} ${-0.34 * k} 0 0)">${
    line(s.palette.ink, 5.2, SLATS + FRAME) + fill(s.palette.ink, SEAT)
  }</g></g>`;

export const parkChairs: Scene = (s) => {
  const { palette: p, random: r } = s;
  const hedge = mix(p.leaf, p.ink, 0.12);
  const pale = mix(p.leaf, p.warm, p.dark ? 0.1 : 0.22);
  const lawn = mix(p.leaf, p.warm, p.dark ? 0.2 : 0.42);
  const gravel = mix(p.ground, p.lite, p.dark ? 0.08 : 0.45);
  const stone = p.dark ? mix(p.mid, p.lite, 0.3) : mix(p.lite, p.warm, 0.08);
  const chair = p.dark ? r.pick([p.lite, p.pop, p.warm]) : r.pick([mix(p.leaf, p.ink, 0.4), p.pop, p.deep]);
  const trunk = mix(p.ink, p.leaf, 0.25);
  const two: readonly (readonly [number, number, number])[] = r.pick([
    [
      [250, 430, 1.06],
      [118, 456, 1.18],
    ],
    [
      [290, 436, 1.04],
      [190, 420, 0.94],
      [90, 460, 1.16],
    ],
    [[196, 452, 1.3]],
  ]);
  return (
    skyWash(s, 360) +
    onHalf(
      fill(mix(hedge, p.ink, 0.25), rect(0, 60, 400, 150)) +
        times(6, (i) => fill(hedge, path`M${-22 + i * 76} 146V40q0 -12 12 -12h46q12 0 12 12V146z`)) +
        fill(
          pale,
          times(6, (i) => path`M${-22 + i * 76} 40a12 12 0 0 1 12 -12h22v118h-24a10 10 0 0 1 -10 -10z`),
        ) +
        grain(fill(SHADE.down, rect(0, 28, 400, 118)), 0.4) +
        fill(
          trunk,
          times(6, (i) => rect(8 + i * 76, 146, 9, 62)),
        ) +
        fill(lawn, rect(0, 202, 400, 42)) +
        gleam(p.lite, "M0 202H400V216L0 230z", 0.16) +
        fill(gravel, rect(0, 240, 400, 260)) +
        grain(fill(SHADE.floor, rect(0, 240, 400, 260)), 0.5) +
        shadow(
          s,
          times(6, (i) => path`M${8 + i * 76} 206h9l70 60h-14z`),
          0.12,
        ) +
        fill(mix(gravel, p.ink, 0.12), ellipse(292, 300, 190, 40)) +
        fill(stone, ellipse(292, 296, 188, 40)) +
        fill(p.water, ellipse(292, 298, 172, 33)) +
        gleam(p.lite, "M150 300a172 33 0 0 1 200 -32a200 34 0 0 0 -180 44z", 0.3) +
        shadow(s, ellipse(276, 314, 26, 3), 0.2) +
        fill(p.pop, "M250 296h44l-8 12h-28z") +
        fill(p.lite, "M270 292V236l30 54z") +
        fill(mix(p.lite, p.warm, 0.3), "M266 292V244l-18 46z") +
        two.map(([x, y, k]) => chairShadow(s, x, y, k)).join("") +
        two.map(([x, y, k]) => at(x, y, k, ironChair(chair, gravel))).join("") +
        fill(
          mix(p.leaf, p.ink, 0.2),
          "M-10 -10H400V30C360 54 330 26 300 44S240 20 212 40S150 18 120 40S60 30 40 62S0 60 -10 84z",
        ) +
        fill(pale, "M-10 -10H250C230 16 190 4 170 18S110 6 90 22S30 20 20 44S-6 44 -10 52z"),
    )
  );
};

/** A town house with shutters, for hotels, houses that are museums or monuments, and lanes with villas. */
export const gardenHouse: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? p.mid : mix(p.lite, p.warm, 0.14);
  const trim = mix(wall, p.lite, 0.65);
  const shutter = r.pick([p.leaf, p.deep, mix(p.pop, p.mid, 0.2)]);
  const slat = mix(shutter, p.ink, 0.3);
  const glass = p.glass;
  const low = mix(p.leaf, p.ink, 0.2);
  const high = mix(p.leaf, p.warm, 0.25);
  const pave = mix(p.ground, p.lite, p.dark ? 0.05 : 0.35);
  const window = (x: number, y: number, h = 74): string =>
    fill(trim, rect(x - 3, y - 3, 50, h + 6)) +
    fill(r.chance(p.litP) ? p.glow : glass, rect(x, y, 44, h)) +
    line(trim, 3, path`M${x + 22} ${y}v${h}M${x} ${y + h / 2}h44`) +
    shadow(s, path`M${x} ${y}h44v10l-44 26z`, 0.26) +
    fill(shutter, rect(x - 30, y - 3, 27, h + 6) + rect(x + 47, y - 3, 27, h + 6)) +
    bars(slat, 19, 2.4, 6.6, path`M${x - 16.5} ${y + 4}V${y + h - 3}M${x + 60.5} ${y + 4}V${y + h - 3}`) +
    shadow(s, path`M${x + 74} ${y - 3}l12 10v${h + 6}l-12 -10z`, 0.18) +
    fill(mix(wall, p.ink, 0.16), rect(x - 6, y + h + 3, 56, 5));
  return (
    skyWash(s, 420) +
    onHalf(
      (p.dark
        ? fill(p.lite, circle(74, 84, 26)) + fill(p.sky, circle(84, 80, 22))
        : puff(20, 96, 0.9, mix(p.sky, p.lite, 0.6))) +
        fill(p.roof, "M40 130L70 62H330L362 130z") +
        shadow(s, "M200 62H330L362 130H200z", 0.2) +
        fill(mix(wall, p.ink, 0.14), rect(96, 50, 28, 44) + rect(270, 46, 30, 48)) +
        fill(
          p.pop,
          times(3, (i) => rect(98 + i * 9, 38, 6, 13) + rect(273 + i * 9, 34, 6, 13)),
        ) +
        [110, 186, 262]
          .map((x) => fill(trim, path`M${x} 128V96q15 -16 30 0v32z`) + fill(glass, rect(x + 6, 98, 18, 28)))
          .join("") +
        fill(wall, rect(44, 128, 314, 290)) +
        grain(fill(SHADE.right, rect(44, 128, 314, 290)), 0.35) +
        fill(trim, rect(40, 124, 322, 10)) +
        fill(mix(wall, p.ink, 0.12), rect(44, 254, 314, 7)) +
        [86, 180, 274].map((x) => window(x, 156)).join("") +
        [86, 274].map((x) => window(x, 286, 84)).join("") +
        fill(trim, rect(172, 278, 62, 140)) +
        fill(slat, rect(178, 284, 50, 134)) +
        fill(p.dark ? p.glow : glass, rect(184, 290, 38, 60)) +
        line(shutter, 4, "M203 284v134") +
        fill(trim, rect(164, 414, 78, 8)) +
        fill(pave, rect(0, 420, 400, 80)) +
        gleam(p.lite, "M158 422h90l60 80H110z", p.dark ? 0.12 : 0.4) +
        fill(
          low,
          circle(22, 310, 64) +
            circle(-10, 210, 50) +
            circle(52, 388, 42) +
            circle(392, 370, 54) +
            circle(350, 416, 36),
        ) +
        fill(high, circle(8, 290, 44) + circle(38, 362, 30) + circle(384, 352, 32) + circle(342, 406, 20)) +
        grain(fill(SHADE.ball, circle(22, 310, 64) + circle(392, 370, 54)), 0.5) +
        fill(
          p.pop,
          times(16, (i) => circle(330 + ((i * 29) % 74), 340 + ((i * 47) % 100), 5)) +
            times(9, (i) => circle(10 + ((i * 23) % 70), 348 + ((i * 31) % 70), 5)),
        ) +
        shadow(s, "M190 478h120l30 10H210z", 0.18) +
        at(
          250,
          478,
          1,
          line(slat, 4, "M-30 0V-34M30 0V-34M-34 -36H34M-62 0V-28h22v28M-62 -28V-60M62 0V-28h-22v28M62 -28V-60") +
            smallCup(-8, -38, p.lite, p.mid) +
            smallCup(14, -38, p.lite, p.mid),
        ),
    )
  );
};
