// Palaces and churches of Paris, with their squares, courtyards or gardens in front.
import { mix } from "../../colour.ts";
import { arch, at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { dome } from "../../primitives/landmark-parts.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";
import { behind, paved, sideTrees, strollers } from "./setting.ts";

const glassOf = (s: Stage): string => (s.palette.dark ? s.palette.glow : mix(s.palette.deep, s.palette.ink, 0.15));

/** Draws `count` columns that are `w` wide, at equal distances from `x` to `x + width`, from `top` down to `bottom`. */
const columns = (x: number, width: number, count: number, w: number, top: number, bottom: number): string =>
  times(count, (i) => rect(x + (i * (width - w)) / Math.max(1, count - 1), top, w, bottom - top));

export const glassVault: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const glass = p.dark ? mix(p.glow, p.sky, 0.35) : mix(p.water, p.lite, 0.45);
  const vault = "M30 520C40 300 220 196 400 196S760 300 770 520z";
  return (
    behind(s, 780, 130) +
    fill(glass, vault) +
    grain(fill(SHADE.right, vault), 0.4) +
    line(
      mix(p.leaf, p.ink, 0.2),
      6,
      `M400 196V520M30 520C40 300 220 196 400 196S760 300 770 520M150 520C160 330 270 220 400 196C530 220 640 330 650 520M270 520C276 340 330 240 400 196C470 240 524 340 530 520M60 420H740M130 320H670M230 244H570`,
    ) +
    line(p.ink, 5, "M400 196V96") +
    fill(p.pop, "M402 98H470L452 118L470 138H402z") +
    fill(lit, rect(0, 520, 800, 270)) +
    fill(shade, rect(0, 512, 800, 18) + rect(0, 556, 800, 8)) +
    fill(mix(dark, p.ink, 0.2), rect(20, 584, 250, 200) + rect(530, 584, 250, 200)) +
    fill(lit, columns(24, 240, 7, 18, 580, 786) + columns(536, 240, 7, 18, 580, 786)) +
    fill(lit, rect(284, 470, 232, 320)) +
    fill(shade, rect(270, 460, 260, 18)) +
    fill(glassOf(s), arch(330, 520, 140, 262, 70)) +
    line(lit, 6, "M400 520V780M334 640H466") +
    fill(p.warm, "M250 462Q230 410 270 400Q300 410 290 462zM510 462Q500 410 530 400Q570 410 550 462z") +
    paved(s, 786) +
    strollers(s)
  );
};

export const goldenGate: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  return (
    behind(s, 780, 640) +
    fill(lit, rect(10, 520, 780, 270)) +
    fill(mix(dark, p.ink, 0.1), rect(36, 560, 210, 226) + rect(554, 560, 210, 226)) +
    fill(lit, columns(36, 210, 6, 20, 556, 786) + columns(554, 210, 6, 20, 556, 786)) +
    fill(shade, rect(0, 508, 800, 18) + rect(0, 548, 800, 8)) +
    fill(p.roof, "M0 508Q10 440 60 440H180Q226 440 236 508zM564 508Q574 440 620 440H740Q790 440 800 508z") +
    fill(lit, rect(256, 380, 288, 410)) +
    fill(shade, rect(244, 366, 312, 20)) +
    fill(p.roof, dome(400, 366, 150, 150)) +
    grain(fill(SHADE.right, dome(400, 366, 150, 150)), 0.8) +
    line(p.warm, 6, "M400 216V366M330 240Q300 300 300 366M470 240Q500 300 500 366") +
    fill(p.warm, rect(386, 186, 28, 34) + circle(400, 176, 13)) +
    fill(p.ink, arch(296, 440, 208, 346, 104)) +
    line(p.warm, 7, "M300 786V544a100 100 0 0 1 200 0V786M400 440V786M300 620H500") +
    line(p.warm, 4, "M330 620V786M370 620V786M430 620V786M470 620V786M340 560q60 -60 120 0M320 600q80 -90 160 0") +
    fill(
      mix(lit, p.lite, 0.4),
      times(6, (i) => rect(236 - i * 14, 786 + i * 14, 328 + i * 28, 10)),
    ) +
    paved(s, 866) +
    strollers(s, 950)
  );
};

export const cityHall: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  const glass = glassOf(s);
  const pavilion = (x: number, w: number, top: number): string =>
    fill(lit, rect(x, top, w, 790 - top)) +
    grain(fill(SHADE.right, rect(x, top, w, 790 - top)), 0.4) +
    fill(p.roof, poly([x - 8, top], [x + w * 0.16, top - w * 0.95], [x + w * 0.84, top - w * 0.95], [x + w + 8, top])) +
    fill(shade, rect(x - 8, top - 4, w + 16, 12)) +
    fill(p.warm, rect(x + w * 0.14, top - w * 0.98, w * 0.72, 7)) +
    fill(lit, poly([x + w / 2 - 22, top - 8], [x + w / 2, top - 70], [x + w / 2 + 22, top - 8])) +
    fill(
      glass,
      times(
        3,
        (j) => arch(x + w * 0.16, top + 30 + j * 84, w * 0.24, 56) + arch(x + w * 0.6, top + 30 + j * 84, w * 0.24, 56),
      ),
    );
  return (
    behind(s, 780, 130) +
    fill(lit, rect(20, 540, 760, 250)) +
    fill(p.roof, rect(20, 480, 760, 64)) +
    fill(shade, rect(10, 534, 780, 14) + rect(20, 660, 760, 8)) +
    fill(
      glass,
      times(11, (i) => arch(50 + i * 66, 570, 32, 74) + arch(50 + i * 66, 690, 32, 96)),
    ) +
    pavilion(16, 140, 470) +
    pavilion(644, 140, 470) +
    pavilion(300, 200, 440) +
    fill(lit, rect(366, 176, 68, 90) + rect(352, 256, 96, 22)) +
    fill(glass, arch(386, 190, 28, 60)) +
    fill(p.roof, "M356 180Q370 120 400 104Q430 120 444 180z") +
    line(p.ink, 5, "M400 106V48") +
    fill(p.pop, "M402 50H452V84H402z") +
    fill(p.lite, rect(402, 50, 17, 34)) +
    fill(p.warm, circle(400, 410, 34)) +
    line(p.ink, 5, "M400 410V386M400 410H418") +
    fill(p.ink, arch(370, 660, 60, 126, 30)) +
    paved(s, 788) +
    strollers(s)
  );
};

export const templeFront: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit, shade, dark] = toneOf(s);
  return (
    behind(s, 800, r.pick([120, 660])) +
    fill(lit, rect(60, 330, 680, 70)) +
    fill(mix(dark, p.ink, 0.25), rect(84, 400, 632, 330)) +
    times(8, (i) => {
      const x = 84 + i * 82;
      return (
        fill(lit, rect(x, 416, 52, 310)) +
        fill(shade, rect(x + 34, 416, 18, 310)) +
        line(shade, 3, path`M${x + 10} 420V722M${x + 20} 420V722M${x + 30} 420V722`) +
        fill(lit, path`M${x - 8} 418q34 -34 68 0z` + rect(x - 10, 396, 72, 14) + rect(x - 6, 720, 64, 14))
      );
    }) +
    fill(lit, poly([30, 330], [400, 150], [770, 330])) +
    fill(mix(shade, p.lite, 0.2), poly([120, 316], [400, 182], [680, 316])) +
    fill(
      lit,
      times(
        9,
        (i) =>
          rect(226 + i * 38, 308 - (4 - Math.abs(i - 4)) * 22, 18, 8 + (4 - Math.abs(i - 4)) * 22) +
          circle(235 + i * 38, 300 - (4 - Math.abs(i - 4)) * 22, 9),
      ),
    ) +
    fill(shade, rect(30, 326, 740, 12) + rect(60, 392, 680, 8)) +
    fill(
      mix(lit, p.lite, 0.3),
      times(8, (i) => rect(60 - i * 8, 734 + i * 16, 680 + i * 16, 11)),
    ) +
    fill(
      p.pop,
      times(6, (i) => circle(90 + i * 6, 756 + i * 16, 13) + circle(710 - i * 6, 756 + i * 16, 13)),
    ) +
    fill(
      p.leaf,
      times(6, (i) => circle(96 + i * 6, 768 + i * 16, 10) + circle(704 - i * 6, 768 + i * 16, 10)),
    ) +
    paved(s, 862) +
    strollers(s, 952)
  );
};

export const twoTowers: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const glass = glassOf(s);
  const tower = (x: number, top: number, done: boolean): string =>
    fill(lit, rect(x, top, 170, 340 - top + 60)) +
    fill(shade, rect(x + 118, top, 52, 340 - top + 60) + rect(x - 10, top - 6, 190, 14)) +
    fill(glass, arch(x + 54, top + 40, 62, 120, 31)) +
    (done
      ? fill(lit, rect(x + 20, top - 90, 130, 90)) +
        fill(glass, arch(x + 66, top - 74, 38, 66)) +
        fill(shade, poly([x + 14, top - 88], [x + 85, top - 130], [x + 156, top - 88])) +
        times(4, (i) => fill(lit, circle(x + 6 + i * 52, top - 16, 11)))
      : fill(shade, rect(x + 8, top - 22, 154, 18)));
  return (
    behind(s, 780, 400) +
    tower(70, 250, true) +
    tower(560, 300, false) +
    fill(lit, rect(50, 390, 700, 400)) +
    fill(mix(dark, p.ink, 0.2), rect(70, 420, 660, 160) + rect(70, 620, 660, 168)) +
    fill(lit, columns(70, 660, 8, 30, 416, 584) + columns(70, 660, 8, 34, 616, 790)) +
    fill(shade, rect(40, 382, 720, 16) + rect(40, 578, 720, 42)) +
    fill(lit, rect(40, 588, 720, 16)) +
    paved(s, 786) +
    at(
      400,
      930,
      1.2,
      fill(p.ink, ellipse(0, 4, 190, 20), opacity(0.25)) +
        fill(lit, ellipse(0, -10, 180, 24)) +
        fill(p.water, ellipse(0, -14, 160, 18)) +
        fill(lit, rect(-40, -150, 80, 136) + ellipse(0, -60, 96, 14)) +
        fill(shade, rect(12, -150, 28, 136)) +
        fill(p.roof, "M-52 -150Q0 -210 52 -150z") +
        line(mix(p.water, p.lite, 0.6), 5, "M-80 -62Q-120 -50 -124 -16M80 -62Q120 -50 124 -16"),
    ) +
    strollers(s, 960, 100)
  );
};

export const abbeyTower: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  const glass = glassOf(s);
  return (
    behind(s, 780, 640) +
    fill(lit, poly([260, 790], [260, 560], [480, 470], [700, 560], [700, 790])) +
    fill(p.roof, poly([240, 566], [480, 440], [720, 566], [700, 580], [480, 470], [260, 580])) +
    fill(glass, arch(440, 590, 80, 120, 40)) +
    fill(lit, rect(220, 250, 190, 540)) +
    grain(fill(SHADE.right, rect(220, 250, 190, 540)), 0.9) +
    fill(shade, rect(208, 244, 214, 14) + rect(212, 380, 206, 10) + rect(212, 520, 206, 10)) +
    fill(
      glass,
      arch(250, 280, 52, 90, 26) + arch(328, 280, 52, 90, 26) + arch(254, 420, 46, 84, 23) + arch(330, 420, 46, 84, 23),
    ) +
    line(shade, 6, "M276 280V370M354 280V370") +
    fill(p.roof, poly([204, 248], [315, 60], [426, 248])) +
    fill(mix(p.roof, p.ink, 0.3), poly([315, 248], [315, 60], [426, 248])) +
    line(p.ink, 5, "M315 60V20M302 36H328") +
    fill(p.ink, arch(278, 660, 74, 128, 37)) +
    sideTrees(s, 800, 260) +
    paved(s, 786) +
    strollers(s)
  );
};

export const opposingWings: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const wing = (k: 1 | -1): string =>
    at(
      400,
      0,
      [k, 1],
      fill(lit, "M150 420H250V720H150zM250 470Q420 486 440 560V740Q380 720 250 720z") +
        fill(
          mix(dark, p.ink, 0.15),
          times(6, (i) => path`M${268 + i * 28} ${500 + i * i * 1.6}h16v${206 - i * 4}h-16z`),
        ) +
        fill(
          mix(dark, p.ink, 0.15),
          times(4, (i) => rect(160 + i * 22, 450, 12, 258)),
        ) +
        fill(shade, rect(140, 410, 120, 16)) +
        fill(
          p.warm,
          times(3, (i) => rect(126 - i * 40, 622, 14, 60) + circle(133 - i * 40, 612, 10)),
        ),
    );
  return (
    behind(s, 720, 400) +
    wing(1) +
    wing(-1) +
    fill(mix(lit, p.lite, 0.3), rect(-10, 700, 820, 40)) +
    fill(shade, rect(-10, 736, 820, 14)) +
    fill(
      p.leaf,
      poly([-10, 760], [250, 760], [120, 1000], [-10, 1000]) + poly([810, 760], [550, 760], [680, 1000], [810, 1000]),
    ) +
    fill(mix(lit, p.mid, 0.2), poly([250, 750], [550, 750], [680, 1000], [120, 1000])) +
    fill(p.water, poly([290, 770], [510, 770], [610, 1000], [190, 1000])) +
    line(
      mix(p.water, p.lite, 0.7),
      7,
      times(
        5,
        (i) =>
          path`M${320 - i * 22} ${800 + i * 44}q40 ${-90 - i * 8} ${70 + i * 4} -10M${480 + i * 22} ${800 + i * 44}q-40 ${-90 - i * 8} ${-70 - i * 4} -10`,
      ),
    ) +
    dots(p.lite, 9, 40, "M210 980L300 790M590 980L500 790") +
    fill(
      p.pop,
      times(5, (i) => circle(40 + i * 34, 800 + i * 36, 12) + circle(760 - i * 34, 800 + i * 36, 12)),
    )
  );
};

export const basinAndPalace: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit, shade] = toneOf(s);
  const glass = glassOf(s);
  const boat = (x: number, y: number, k: number, sail: string): string =>
    at(
      x,
      y,
      k,
      fill(p.wood, "M-50 0H50L36 20H-36z") +
        line(p.ink, 4, "M0 0V-96") +
        fill(sail, "M4 -92L48 -10H4z") +
        fill(p.lite, "M-4 -78L-40 -10H-4z"),
    );
  return (
    behind(s, 560, 150) +
    fill(
      mix(p.leaf, p.haze, 0.15),
      "M-20 600Q40 430 140 470Q190 430 220 560V620H-20zM820 600Q760 430 660 470Q610 430 580 560V620H820z",
    ) +
    fill(lit, rect(190, 440, 420, 170)) +
    fill(
      glass,
      times(9, (i) => arch(210 + i * 44, 464, 22, 50) + rect(210 + i * 44, 540, 22, 46)),
    ) +
    fill(p.roof, poly([180, 440], [210, 384], [590, 384], [620, 440])) +
    fill(lit, rect(350, 390, 100, 220) + rect(180, 410, 60, 200) + rect(560, 410, 60, 200)) +
    fill(p.roof, `${dome(400, 392, 56, 64)}M172 412L190 350H232L250 412zM550 412L568 350H610L628 412z`) +
    fill(shade, rect(340, 386, 120, 10) + rect(180, 436, 440, 8)) +
    fill(p.warm, circle(400, 440, 18)) +
    fill(p.ground, rect(0, 606, 800, 400)) +
    grain(fill(SHADE.floor, rect(0, 606, 800, 400)), 0.5) +
    fill(p.leaf, rect(0, 606, 800, 26)) +
    fill(
      p.pop,
      times(14, (i) => circle(30 + i * 57, 612, 9)),
    ) +
    fill(lit, poly([150, 690], [290, 650], [510, 650], [650, 690], [650, 820], [510, 870], [290, 870], [150, 820])) +
    fill(
      p.water,
      poly([176, 700], [300, 664], [500, 664], [624, 700], [624, 808], [500, 850], [300, 850], [176, 808]),
    ) +
    line(mix(p.water, p.lite, 0.6), 5, "M220 730h90M420 720h120M260 800h70M460 810h90") +
    line(mix(p.water, p.lite, 0.8), 7, "M400 760V640M400 650q-40 -20 -50 60M400 650q40 -20 50 60") +
    boat(280, 770, 0.9, r.pick([p.pop, p.warm])) +
    boat(520, 790, 1.1, p.deep) +
    at(
      110,
      960,
      1.5,
      line(p.leaf, 8, "M-50 0L-34 -60M40 0L30 -60M-44 -60H40M-40 -60L-58 -130M36 -60L30 -130M-58 -130H32") +
        bars(p.leaf, 50, 8, 8, "M-50 -96H30"),
    ) +
    at(
      690,
      970,
      1.5,
      line(p.leaf, 8, "M-40 0L-30 -60M50 0L34 -60M-40 -60H44M-36 -60L-30 -130M40 -60L58 -130M-32 -130H58") +
        bars(p.leaf, 50, 8, 8, "M-30 -96H50"),
    )
  );
};

export const stripedColumns: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit, shade, dark] = toneOf(s);
  const heights = r.shuffle([60, 110, 170, 90, 140, 210, 70, 120, 180, 100, 150, 80]);
  const stump = (x: number, y: number, w: number, h: number): string =>
    fill(p.lite, rect(x, y - h, w, h)) +
    fill(
      p.ink,
      times(3, (i) => rect(x + (i * w) / 3 + w * 0.08, y - h, w / 6, h)),
    ) +
    fill(mix(p.lite, p.mid, 0.35), ellipse(x + w / 2, y - h, w / 2, w * 0.14)) +
    fill(p.ink, ellipse(x + w / 2 + w * 0.2, y, w * 0.7, w * 0.12), opacity(0.2));
  return (
    behind(s, 300, 640) +
    fill(lit, rect(0, 190, 800, 440)) +
    fill(shade, rect(0, 180, 800, 16) + rect(0, 380, 800, 18)) +
    fill(
      glassOf(s),
      times(7, (i) => rect(40 + i * 112, 226, 50, 120)),
    ) +
    fill(
      mix(dark, p.ink, 0.25),
      times(7, (i) => arch(26 + i * 112, 420, 78, 210, 39)),
    ) +
    fill(lit, columns(0, 800, 8, 30, 400, 630)) +
    fill(p.ground, rect(0, 626, 800, 374)) +
    line(
      mix(p.ground, p.ink, 0.18),
      3,
      `${times(11, (i) => path`M${400 + (i - 5) * 60} 626L${400 + (i - 5) * 190} 1000`)}M0 690H800M0 780H800M0 890H800`,
    ) +
    heights
      .slice(0, 4)
      .map((h, i) => stump(80 + i * 180, 700, 50, h * 0.5))
      .join("") +
    heights
      .slice(4, 8)
      .map((h, i) => stump(40 + i * 200, 800, 72, h * 0.8))
      .join("") +
    heights
      .slice(8, 12)
      .map((h, i) => stump(110 + i * 170, 950, 96, h * 1.1))
      .join("") +
    strollers(s, 830, 100)
  );
};
