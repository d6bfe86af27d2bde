// A windmill, a vineyard, an arena, a mosque, a column and a rotunda.
import { mix } from "../../colour.ts";
import { arch, at, bars, dab, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { person } from "../../primitives/people.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { behind, paved, sideTrees, strollers } from "./setting.ts";

export const oldMill: Scene = (s) => {
  const { palette: p } = s;
  const wood = mix(p.wood, p.ink, 0.15);
  const sail = (angle: number): string =>
    `<g transform="rotate(${angle})">${line(p.ink, 9, "M0 0V-250") + line(p.ink, 4, "M30 -60V-246M0 -60H30M0 -98H30M0 -136H30M0 -174H30M0 -212H30M0 -246H30") + fill(p.lite, rect(2, -240, 26, 170), opacity(0.65))}</g>`;
  return (
    behind(s, 640, 640) +
    fill(mix(p.leaf, p.haze, 0.1), "M-10 1000V700Q180 560 420 560T810 680V1000z") +
    fill(p.leaf, "M-10 1000V780Q200 660 420 680T810 800V1000z") +
    fill(wood, poly([300, 640], [330, 330], [470, 330], [500, 640])) +
    grain(fill(SHADE.right, poly([300, 640], [330, 330], [470, 330], [500, 640])), 0.8) +
    bars(mix(wood, p.lite, 0.2), 300, 4, 16, "M300 490H500") +
    fill(p.roof, "M316 334Q330 230 400 226Q470 230 484 334z") +
    fill(p.dark ? p.glow : p.glass, rect(380, 400, 40, 50) + rect(384, 510, 34, 46)) +
    at(400, 310, 1, times(4, (i) => sail(28 + i * 90)) + fill(p.ink, circle(0, 0, 17))) +
    line(p.ink, 7, "M500 560L610 690M560 560L640 690") +
    fill(mix(p.lite, p.mid, 0.3), "M330 1000Q360 820 420 690Q470 820 540 1000z") +
    line(
      mix(p.mid, p.ink, 0.2),
      6,
      times(7, (i) => path`M${400 - i * 9} ${730 + i * 40}H${432 + i * 13}`),
    ) +
    fill(p.ink, "M250 760H330V900H250zM520 760H600V900H520z") +
    line(p.ink, 7, "M290 762Q425 660 560 762") +
    fill(
      mix(p.leaf, p.ink, 0.2),
      times(9, (i) => circle(20 + i * 24, 860 + (i % 3) * 40, 40) + circle(640 + i * 24, 850 + (i % 3) * 46, 44)),
    ) +
    person(s, "couple", 430, 950, 116)
  );
};

export const vineRows: Scene = (s) => {
  const { palette: p } = s;
  const [lit] = toneOf(s);
  const house = (x: number, y: number, w: number, h: number, c: string): string =>
    fill(c, rect(x, y - h, w, h)) +
    fill(p.roof, poly([x - 8, y - h], [x + w / 2, y - h - w * 0.42], [x + w + 8, y - h])) +
    fill(
      p.dark ? p.glow : p.glass,
      rect(x + w * 0.2, y - h * 0.7, w * 0.2, h * 0.3) + rect(x + w * 0.6, y - h * 0.7, w * 0.2, h * 0.3),
    );
  return (
    behind(s, 420, 640) +
    house(40, 430, 120, 150, lit) +
    house(190, 420, 100, 110, mix(p.pop, p.lite, 0.4)) +
    house(540, 440, 130, 170, lit) +
    house(690, 450, 110, 120, mix(p.warm, p.lite, 0.3)) +
    fill(
      mix(p.leaf, p.ink, 0.15),
      times(6, (i) => circle(310 + i * 40, 410 - (i % 2) * 26, 44)),
    ) +
    fill(mix(p.crust, p.lite, 0.35), "M-10 440Q400 380 810 450V1000H-10z") +
    times(8, (j) => {
      const y = 500 + j * 30 + j * j * 5;
      const k = 0.5 + j * 0.13;
      return (
        line(
          p.wood,
          3 + j * 0.6,
          times(10 - Math.floor(j / 2), (i) => path`M${20 + i * (80 + j * 12)} ${y}v${-50 * k}`),
        ) +
        fill(
          p.leaf,
          times(22 - j, (i) => circle(i * (38 + j * 5) - 6, y - 42 * k + ((i * 13) % 9), 26 * k)),
        ) +
        fill(
          mix(p.leaf, p.lite, 0.3),
          times(14 - j, (i) => circle(i * (60 + j * 7), y - 52 * k, 10 * k)),
        ) +
        fill(
          mix(p.pop, p.ink, 0.4),
          times(
            9,
            (i) =>
              circle(30 + i * (84 + j * 10), y - 26 * k, 8 * k) +
              circle(38 + i * (84 + j * 10), y - 20 * k, 8 * k) +
              circle(33 + i * (84 + j * 10), y - 12 * k, 7 * k),
          ),
        )
      );
    }) +
    person(s, "woman", 560, 940, 130)
  );
};

export const sandArena: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit, shade] = toneOf(s);
  const sand = mix(p.warm, p.lite, 0.5);
  return (
    behind(s, 330, 640) +
    fill(
      mix(p.leaf, p.haze, 0.1),
      times(10, (i) => circle(30 + i * 84, 360 - (i % 3) * 26, 70)),
    ) +
    fill(lit, "M-10 400Q400 330 810 400V700H-10z") +
    times(7, (i) =>
      fill(
        i % 2 ? shade : mix(lit, p.lite, 0.3),
        path`M-10 ${420 + i * 44}Q400 ${344 + i * 46} 810 ${420 + i * 44}v24Q400 ${368 + i * 46} -10 ${444 + i * 44}z`,
      ),
    ) +
    fill(
      mix(p.mid, p.ink, 0.4),
      arch(366, 520, 68, 150, 34) + arch(60, 560, 54, 120, 27) + arch(690, 560, 54, 120, 27),
    ) +
    person(s, "couple", 220, 560, 74) +
    person(s, "woman", 560, 516, 70) +
    fill(sand, ellipse(400, 850, 560, 190)) +
    grain(fill(SHADE.down, ellipse(400, 850, 560, 190)), 0.35) +
    line(mix(sand, p.ink, 0.15), 4, ellipse(400, 850, 470, 140)) +
    person(s, "man", 240, 880, 150, { dir: 1 }) +
    person(s, "man", 620, 860, 140, { dir: -1 }) +
    person(s, "woman", 690, 876, 140, { dir: -1 }) +
    fill(
      mix(p.mid, p.ink, 0.35),
      circle(420, 900, 16) + circle(470, 880, 15) + circle(380, 924, 16) + circle(r.range(500, 540), 920, 15),
    ) +
    fill(p.pop, circle(440, 896, 8))
  );
};

export const minaret: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const green = p.dark ? mix(p.leaf, p.mid, 0.25) : p.leaf;
  return (
    behind(s, 700, 150) +
    fill(lit, rect(470, 160, 150, 560)) +
    grain(fill(SHADE.right, rect(470, 160, 150, 560)), 0.7) +
    fill(green, rect(470, 230, 150, 120)) +
    line(
      lit,
      5,
      times(4, (i) => path`M${488 + i * 38} 250l19 20l-19 20l-19 -20zM${488 + i * 38} 300l19 20l-19 20l-19 -20z`),
    ) +
    fill(mix(dark, p.ink, 0.2), arch(500, 400, 34, 80, 17) + arch(556, 400, 34, 80, 17)) +
    fill(lit, times(5, (i) => path`M${466 + i * 34} 160v-26h22v26z`) + rect(510, 60, 70, 80)) +
    fill(green, "M502 64L545 20L588 64z") +
    line(p.warm, 5, "M545 20V-6") +
    fill(lit, rect(20, 470, 480, 260)) +
    fill(green, poly([10, 470], [40, 430], [480, 430], [506, 470])) +
    bars(mix(green, p.ink, 0.25), 40, 6, 10, "M20 450H496") +
    fill(
      mix(dark, p.ink, 0.15),
      times(4, (i) => path`M${54 + i * 112} 730V600q-14 -56 40 -80q54 24 40 80v130z`),
    ) +
    line(
      p.warm,
      5,
      times(4, (i) => path`M${54 + i * 112} 730V600q-14 -56 40 -80q54 24 40 80v130`),
    ) +
    fill(shade, rect(20, 500, 480, 8)) +
    paved(s, 726) +
    fill(lit, poly([250, 850], [550, 850], [590, 930], [210, 930])) +
    fill(p.water, poly([276, 862], [524, 862], [552, 918], [248, 918])) +
    fill(lit, rect(390, 800, 20, 80) + ellipse(400, 800, 60, 12)) +
    line(mix(p.water, p.lite, 0.7), 5, "M380 796q-30 -30 -40 30M420 796q30 -30 40 30M400 796V760") +
    fill(
      p.leaf,
      times(7, (i) => dab(120, 820, 130, 26, -2.7 + i * 0.36)) +
        times(7, (i) => dab(690, 820, 130, 26, -2.7 + i * 0.36)),
    ) +
    fill(p.wood, rect(112, 810, 16, 130) + rect(682, 810, 16, 130)) +
    person(s, "man", 330, 980, 110) +
    person(s, "woman", 480, 976, 110)
  );
};

export const spiralColumn: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const bronze = p.dark ? mix(p.leaf, p.mid, 0.45) : mix(p.leaf, p.ink, 0.25);
  const side = (k: 1 | -1): string =>
    at(
      400,
      0,
      [k, 1],
      fill(lit, poly([130, 560], [410, 470], [410, 790], [130, 760])) +
        fill(p.roof, poly([124, 560], [160, 490], [410, 384], [410, 470])) +
        fill(
          p.dark ? p.glow : p.glass,
          times(5, (i) =>
            poly(
              [156 + i * 50, 580 - i * 14],
              [180 + i * 50, 572 - i * 14],
              [180 + i * 50, 650 - i * 9],
              [156 + i * 50, 654 - i * 8],
            ),
          ),
        ) +
        fill(
          mix(dark, p.ink, 0.2),
          times(5, (i) => path`M${154 + i * 50} 764V${700 - i * 2}q15 -24 30 0V${768 + i * 2}z`),
        ) +
        fill(shade, poly([124, 674], [410, 640], [410, 652], [124, 684])),
    );
  return (
    behind(s, 760, 400) +
    side(1) +
    side(-1) +
    paved(s, 764) +
    fill(bronze, rect(360, 250, 80, 470)) +
    fill(mix(bronze, p.ink, 0.35), rect(410, 250, 30, 470)) +
    line(
      mix(bronze, p.lite, 0.45),
      6,
      times(10, (i) => path`M360 ${300 + i * 46}Q400 ${316 + i * 46} 440 ${280 + i * 46}`),
    ) +
    line(
      mix(bronze, p.ink, 0.3),
      4,
      times(10, (i) => path`M366 ${316 + i * 46}l10 -14l10 12l10 -16l12 10l12 -18l12 4`),
    ) +
    fill(bronze, rect(342, 226, 116, 26) + rect(370, 190, 60, 38)) +
    fill(p.ink, "M384 190L388 120Q400 98 412 120L418 190z") +
    fill(p.ink, circle(400, 100, 13)) +
    line(p.ink, 6, "M412 130L432 160M388 132L372 116") +
    fill(bronze, rect(330, 716, 140, 90) + rect(310, 800, 180, 20)) +
    fill(mix(bronze, p.ink, 0.35), rect(410, 716, 60, 90)) +
    line(p.warm, 5, "M344 736q26 30 50 0M344 770q26 30 50 0") +
    strollers(s)
  );
};

export const rotunda: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  const brick = p.dark ? mix(p.pop, p.ink, 0.55) : mix(p.pop, p.lite, 0.15);
  return (
    behind(s, 740, 640) +
    fill(brick, poly([170, 760], [170, 400], [290, 370], [510, 370], [630, 400], [630, 760])) +
    fill(mix(brick, p.ink, 0.2), poly([510, 370], [630, 400], [630, 760], [510, 760])) +
    fill(mix(brick, p.ink, 0.1), poly([170, 400], [290, 370], [290, 760], [170, 760])) +
    fill(p.roof, poly([150, 404], [330, 260], [470, 260], [650, 404], [510, 372], [290, 372])) +
    fill(lit, poly([320, 266], [336, 190], [464, 190], [480, 266])) +
    fill(
      p.dark ? p.glow : p.glass,
      times(4, (i) => rect(346 + i * 30, 204, 20, 50)),
    ) +
    fill(p.roof, poly([322, 192], [400, 130], [478, 192])) +
    fill(
      p.dark ? p.glow : p.glass,
      times(
        3,
        (j) =>
          rect(312, 420 + j * 84, 46, 56) +
          rect(378, 420 + j * 84, 46, 56) +
          rect(444, 420 + j * 84, 46, 56) +
          poly([196, 446 + j * 84], [230, 438 + j * 84], [230, 494 + j * 84], [196, 498 + j * 84]) +
          poly([570, 438 + j * 84], [604, 446 + j * 84], [604, 498 + j * 84], [570, 494 + j * 84]),
      ),
    ) +
    fill(shade, rect(340, 650, 120, 110)) +
    fill(p.ink, arch(366, 680, 68, 80, 34)) +
    fill(lit, rect(330, 640, 22, 120) + rect(448, 640, 22, 120)) +
    sideTrees(s, 770, 330) +
    paved(s, 756) +
    line(p.iron, 8, "M220 1000V800M580 1000V800M220 806H0M580 806H800M220 940H0M580 940H800") +
    bars(p.iron, 150, 6, 24, "M0 870H220M580 870H800") +
    strollers(s, 920, 110)
  );
};
