// Buildings of the last hundred years: glass, steel, and towers like books.
import { mix } from "../../colour.ts";
import { at, bars, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle } from "../../primitives/flat.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE, unflip } from "../../stage.ts";
import { behind, paved, sideTrees, strollers, water } from "./setting.ts";

export const glassSails: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  const glass = p.dark ? mix(p.mid, p.lite, 0.3) : mix(p.water, p.lite, 0.55);
  const sail = (d: string, seams: string, tint: string): string =>
    fill(tint, d, opacity(0.88)) +
    grain(fill(SHADE.right, d), 0.35) +
    line(mix(tint, p.ink, 0.3), 3, seams) +
    line(p.lite, 7, d);
  return (
    behind(s, 640, 130) +
    fill(mix(p.leaf, p.haze, 0.15), "M-20 680Q60 560 160 620Q240 560 300 640H500Q600 560 680 620Q760 570 820 680z") +
    fill(lit, rect(200, 420, 180, 270) + rect(430, 380, 170, 310)) +
    fill(shade, rect(320, 420, 60, 270) + rect(540, 380, 60, 310)) +
    sail(
      "M90 640C100 470 200 330 330 300C350 430 330 560 300 650z",
      "M130 620C150 500 220 390 320 340M180 640C200 540 250 450 330 400M110 540L330 470",
      glass,
    ) +
    sail(
      "M300 560C300 360 400 180 560 140C560 300 540 460 480 580z",
      "M340 540C350 400 420 270 550 210M400 560C410 450 450 350 552 300M310 450L550 380M340 340L556 270",
      mix(glass, p.lite, 0.3),
    ) +
    sail(
      "M470 650C470 480 570 330 720 320C730 440 700 560 650 660z",
      "M510 640C520 520 590 420 716 390M570 650C580 560 620 490 716 460M480 560L714 500",
      glass,
    ) +
    sail(
      "M220 700C240 560 330 470 460 450C470 540 440 640 400 710z",
      "M260 690C280 590 340 530 450 510M320 700C340 630 380 590 450 570",
      mix(glass, p.sky, 0.25),
    ) +
    fill(
      mix(lit, p.lite, 0.4),
      times(7, (i) => rect(180 + i * 4, 690 + i * 16, 440 - i * 8, 9)),
    ) +
    fill(mix(p.water, p.lite, 0.35), poly([300, 690], [500, 690], [560, 810], [240, 810])) +
    water(s, 806) +
    strollers(s, 800, 70)
  );
};

export const greenhouseFacade: Scene = (s) => {
  const { palette: p } = s;
  const blue = p.dark ? mix(p.deep, p.mid, 0.3) : mix(p.water, p.deep, 0.3);
  const glass = p.dark ? mix(p.glow, p.mid, 0.4) : mix(p.sky, p.lite, 0.5);
  const box = (x: number): string =>
    fill(glass, rect(x, 300, 180, 420)) +
    line(
      mix(blue, p.lite, 0.4),
      4,
      times(5, (i) => path`M${x + i * 45} 300V720`) + times(8, (i) => path`M${x} ${300 + i * 60}h180`),
    ) +
    fill(
      p.leaf,
      times(4, (i) => circle(x + 30 + i * 42, 690 - (i % 2) * 30, 34)),
    ) +
    fill(
      mix(p.leaf, p.ink, 0.2),
      times(3, (i) => rect(x + 44 + i * 44, 640, 6, 80)),
    );
  return (
    behind(s, 740, 640) +
    fill(blue, rect(0, 220, 800, 510)) +
    bars(mix(blue, p.ink, 0.25), 510, 6, 34, "M0 475H800") +
    fill(mix(blue, p.ink, 0.4), rect(0, 200, 800, 30)) +
    box(40) +
    box(310) +
    box(580) +
    line(p.pop, 16, "M10 250V730M250 250V730M520 250V730M790 250V730") +
    line(p.pop, 9, "M0 270H800M0 300L130 230L260 300L400 230L530 300L660 230L800 300") +
    fill(mix(p.mid, p.lite, 0.3), rect(0, 726, 800, 26)) +
    water(s, 750) +
    fill(mix(p.mid, p.lite, 0.4), poly([350, 740], [450, 740], [520, 1000], [280, 1000])) +
    line(mix(p.mid, p.ink, 0.3), 6, "M350 740L280 1000M450 740L520 1000") +
    strollers(s, 940, 120)
  );
};

export const birdRoof: Scene = (s) => {
  const { palette: p } = s;
  const metal = p.dark ? mix(p.mid, p.lite, 0.15) : mix(p.mid, p.lite, 0.55);
  const bird = (x: number, y: number, k: number, c: string): string =>
    at(x, y, k, fill(c, "M-40 -14Q-14 -26 0 0Q14 -26 40 -14Q18 -8 4 14H-4Q-18 -8 -40 -14z"));
  const mass = "M30 700L120 420Q260 380 360 300L560 190Q660 260 770 300L740 560Q620 700 500 720z";
  return (
    behind(s, 740, 130) +
    fill(mix(metal, p.ink, 0.35), "M40 740L90 560L740 520L770 740z") +
    fill(metal, mass) +
    grain(fill(SHADE.right, mass), 0.5) +
    `<clipPath id="m"><path d="${mass}"/></clipPath><g clip-path="url(#m)">${times(9, (j) => times(11, (i) => bird(20 + i * 78 + (j % 2) * 39, 220 + j * 58, 0.86, nth([mix(metal, p.ink, 0.35), mix(metal, p.lite, 0.5), mix(metal, p.deep, 0.4)], i + j))))}</g>` +
    fill(p.dark ? p.glow : p.deep, poly([150, 740], [170, 640], [330, 640], [340, 740])) +
    line(mix(metal, p.lite, 0.5), 6, "M206 640V740M260 640V740M310 640V740") +
    fill(mix(metal, p.lite, 0.3), poly([330, 690], [700, 600], [760, 740], [340, 740])) +
    line(
      mix(metal, p.ink, 0.3),
      5,
      times(6, (i) => path`M${350 + i * 62} ${690 - i * 14}V740`),
    ) +
    sideTrees(s, 760, 190) +
    paved(s, 738) +
    strollers(s)
  );
};

export const steppedOpera: Scene = (s) => {
  const { palette: p } = s;
  const stone = p.dark ? mix(p.mid, p.deep, 0.2) : mix(p.lite, p.mid, 0.3);
  const glass = p.dark ? p.glow : mix(p.deep, p.water, 0.4);
  const drum = "M90 700V390Q90 330 160 320L640 320Q710 330 710 390V700z";
  return (
    behind(s, 700, 130) +
    fill(mix(stone, p.ink, 0.15), rect(180, 200, 440, 130)) +
    line(
      mix(stone, p.lite, 0.4),
      4,
      times(10, (i) => path`M${200 + i * 44} 206V320`),
    ) +
    fill(glass, drum) +
    grain(fill(SHADE.right, drum), 0.4) +
    line(
      mix(stone, p.lite, 0.5),
      5,
      times(13, (i) => path`M${110 + i * 48} 330V700`) + times(7, (i) => path`M90 ${370 + i * 48}H710`),
    ) +
    fill(stone, rect(70, 306, 660, 30) + rect(70, 600, 660, 24)) +
    fill(stone, rect(240, 420, 90, 290)) +
    fill(mix(stone, p.ink, 0.2), rect(300, 420, 30, 290)) +
    fill(stone, rect(180, 380, 210, 44)) +
    fill(
      mix(stone, p.lite, 0.3),
      times(8, (i) => rect(380 - i * 14, 640 + i * 22, 360 + i * 14, 13)),
    ) +
    fill(p.ink, rect(270, 600, 60, 110), opacity(0.5)) +
    paved(s, 800) +
    strollers(s)
  );
};

export const bookTowers: Scene = (s) => {
  const { palette: p } = s;
  const glass = p.dark ? mix(p.deep, p.mid, 0.3) : mix(p.water, p.lite, 0.35);
  const book = (x: number, base: number, w: number, h: number): string => {
    const side = w * 0.42;
    const [left, right] = [
      path`M${x} ${base}V${base - h}L${x + w} ${base - h - 26}V${base}z`,
      path`M${x + w} ${base}V${base - h - 26}L${x + w + side} ${base - h + 20}V${base}z`,
    ];
    return (
      fill(glass, left) +
      fill(mix(glass, p.ink, 0.3), right) +
      fill(
        mix(p.wood, p.warm, 0.4),
        times(7, (i) => rect(x + 10, base - h + 30 + (i * (h - 50)) / 7, w - 20, (h - 90) / 16)),
        opacity(0.85),
      ) +
      (p.dark
        ? fill(
            p.glow,
            times(9, (i) => rect(x + 14 + ((i * 37) % (w - 30)), base - h + 50 + ((i * 83) % (h - 90)), 13, 17)),
          )
        : "") +
      line(
        mix(glass, p.lite, 0.5),
        3,
        times(6, (i) => path`M${x + (i * w) / 6} ${base}V${base - h - (i * 26) / 6}`),
      )
    );
  };
  return (
    behind(s, 620, 400) +
    book(60, 640, 150, 400) +
    book(560, 640, 150, 400) +
    fill(
      p.leaf,
      times(9, (i) => circle(250 + i * 38, 600 - (i % 3) * 18, 32)),
    ) +
    fill(
      mix(p.wood, p.ink, 0.25),
      times(7, (i) => rect(262 + i * 46, 590, 7, 70)),
    ) +
    book(0, 720, 190, 520) +
    book(580, 720, 170, 520) +
    fill(mix(p.wood, p.warm, 0.3), poly([-10, 700], [810, 700], [810, 1000], [-10, 1000])) +
    fill(
      mix(p.wood, p.ink, 0.25),
      times(9, (i) => rect(0, 724 + i * 32, 800, 10)),
    ) +
    grain(fill(SHADE.down, rect(0, 700, 800, 300)), 0.3) +
    strollers(s, 930, 120)
  );
};

export const diaphragms: Scene = (s) => {
  const { palette: p } = s;
  const metal = p.dark ? mix(p.mid, p.lite, 0.1) : mix(p.mid, p.lite, 0.4);
  const lightThrough = p.dark ? p.glow : mix(p.sky, p.lite, 0.5);
  const pane = (x: number, y: number, k: number): string =>
    fill(mix(metal, p.ink, 0.3), rect(x, y, 150, 150)) +
    line(metal, 4, rect(x + 6, y + 6, 138, 138)) +
    fill(mix(metal, p.ink, 0.55), circle(x + 75, y + 75, 58)) +
    line(metal, 5, circle(x + 75, y + 75, 60)) +
    fill(
      lightThrough,
      times(
        8,
        (i) => `${circle(x + 75 + Math.cos(i * 0.785) * 40, y + 75 + Math.sin(i * 0.785) * 40, 5 + ((k + i) % 3) * 2)}`,
      ),
    ) +
    fill(
      lightThrough,
      times(
        1,
        () =>
          path`M${x + 75} ${y + 75 - 12 - (k % 4) * 5}l${12 + (k % 4) * 4} ${12 + (k % 4) * 5}l${-12 - (k % 4) * 4} ${12 + (k % 4) * 5}l${-12 - (k % 4) * 4} ${-12 - (k % 4) * 5}z`,
      ),
    ) +
    fill(
      lightThrough,
      [
        [22, 22],
        [128, 22],
        [22, 128],
        [128, 128],
      ]
        .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 7 + (k % 3) * 2))
        .join(""),
    );
  return (
    fill(mix(metal, p.ink, 0.45), rect(0, 0, 800, 1000)) +
    times(5, (j) => times(5, (i) => pane(10 + i * 158, 10 + j * 158, i * 2 + j * 3))) +
    line(
      mix(metal, p.lite, 0.4),
      6,
      times(6, (i) => path`M${6 + i * 158} 0V800`) + times(6, (j) => path`M0 ${6 + j * 158}H800`),
    ) +
    grain(fill(LIGHT.halo, ellipse(400, 420, 420, 420)), 0.35) +
    fill(p.ground, rect(0, 800, 800, 200)) +
    grain(fill(SHADE.floor, rect(0, 800, 800, 200)), 0.5) +
    fill(
      lightThrough,
      times(6, (i) => ellipse(80 + i * 130, 880 + (i % 2) * 40, 30, 9)),
      opacity(0.6),
    ) +
    strollers(s, 960, 190)
  );
};

export const plantWall: Scene = (s) => {
  const { palette: p, random: r } = s;
  const boxes = [p.pop, p.warm, p.crust, p.deep, mix(p.pop, p.ink, 0.3)];
  return (
    behind(s, 700, 640) +
    fill(mix(p.mid, p.ink, 0.25), "M-10 400Q400 340 810 430V580H-10z") +
    times(
      7,
      (i) =>
        fill(nth(boxes, i), rect(20 + i * 112, 400 + (i % 3) * 12, 86, 96 + (i % 2) * 26)) +
        fill(p.ink, rect(84 + i * 112, 400 + (i % 3) * 12, 22, 96 + (i % 2) * 26), opacity(0.25)),
    ) +
    line(
      mix(p.mid, p.ink, 0.3),
      13,
      times(8, (i) => path`M${50 + i * 100} 570L${60 + i * 98 + (i % 2) * 16} 760`),
    ) +
    fill(mix(p.leaf, p.ink, 0.25), rect(0, 250, 270, 520)) +
    fill(
      p.leaf,
      times(40, (i) => circle(20 + ((i * 61) % 240), 270 + ((i * 97) % 480), 20 + (i % 4) * 6)),
    ) +
    fill(
      mix(p.leaf, p.lite, 0.35),
      times(26, (i) => circle(30 + ((i * 83) % 220), 280 + ((i * 131) % 460), 9 + (i % 3) * 4)),
    ) +
    fill(
      r.pick([p.pop, p.warm]),
      times(9, (i) => circle(36 + ((i * 79) % 210), 300 + ((i * 157) % 420), 8)),
    ) +
    fill(
      p.dark ? p.glow : p.glass,
      rect(60, 330, 54, 84) + rect(160, 330, 54, 84) + rect(60, 480, 54, 84) + rect(160, 480, 54, 84),
    ) +
    fill(
      mix(p.leaf, p.haze, 0.05),
      times(
        24,
        (i) =>
          path`M${280 + i * 23} 770q4 ${-60 - (i % 5) * 16} ${10 - (i % 3) * 10} ${-90 - (i % 4) * 14}q8 50 4 ${104 + (i % 4) * 14}z`,
      ),
    ) +
    paved(s, 768) +
    strollers(s)
  );
};

export const cinemaTower: Scene = (s) => {
  const { palette: p } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.15) : mix(p.lite, p.warm, 0.15);
  const name = letters("REX", 400, 120, 92, 300);
  const neon = p.pop;
  return (
    behind(s, 800, 130) +
    fill(mix(wall, p.ink, 0.2), rect(0, 420, 800, 400)) +
    fill(
      p.dark ? p.glow : p.glass,
      times(4, (j) => times(7, (i) => (i === 3 ? "" : rect(26 + i * 112, 450 + j * 84, 66, 44)))),
    ) +
    fill(wall, poly([260, 820], [260, 330], [300, 280], [500, 280], [540, 330], [540, 820])) +
    grain(fill(SHADE.right, rect(260, 280, 280, 540)), 0.5) +
    fill(
      mix(wall, p.ink, 0.12),
      times(5, (i) => rect(290 + i * 48, 300, 14, 360)),
    ) +
    fill(mix(wall, p.lite, 0.3), poly([240, 280], [270, 96], [530, 96], [560, 280])) +
    line(neon, 8, poly([252, 270], [280, 106], [520, 106], [548, 270])) +
    unflip(s, 400, line(neon, name.pen(17), name.d)) +
    line(p.warm, 6, "M400 96V40M300 96L280 54M500 96L520 54") +
    fill(p.warm, circle(400, 34, 13) + circle(276, 48, 10) + circle(524, 48, 10)) +
    (p.dark ? grain(fill(LIGHT.halo, ellipse(400, 200, 300, 220)), 0.7) : "") +
    fill(p.pop, "M150 690H650L690 742H110z") +
    fill(p.lite, rect(110, 742, 580, 40)) +
    bars(p.pop, 14, 90, 20, "M130 762H670") +
    fill(p.dark ? p.glow : mix(p.ink, p.deep, 0.3), rect(150, 782, 500, 90)) +
    fill(
      p.ink,
      times(6, (i) => rect(160 + i * 84, 782, 8, 90)),
    ) +
    times(13, (i) => fill(p.warm, circle(126 + i * 46, 734, 6))) +
    paved(s, 868) +
    strollers(s, 962, 130)
  );
};
