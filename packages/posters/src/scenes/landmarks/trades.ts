// Well-known markets, a museum in a former market, a bookshop and a pool.
import { mix } from "../../colour.ts";
import { arch, at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { crate } from "../../primitives/food.ts";
import { landmark, toneOf } from "../../primitives/landmarks.ts";
import { person } from "../../primitives/people.ts";
import { tree } from "../../primitives/trees.ts";
import { bookRow } from "../../primitives/wares.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";
import { behind, paved, strollers, water } from "./setting.ts";

export const ironHallUnderTheHill: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const iron = p.dark ? mix(p.mid, p.deep, 0.3) : mix(p.deep, p.mid, 0.2);
  const glass = p.dark ? p.glow : mix(p.sky, p.lite, 0.6);
  const white = mix(p.lite, p.haze, p.dark ? 0.35 : 0.1);
  return (
    behind(s, 560, 150) +
    fill(mix(p.leaf, p.haze, 0.15), "M-10 620Q160 380 400 350Q640 380 810 620V720H-10z") +
    at(400, 366, 0.36, landmark(s, "sacre", [white, mix(white, p.ink, 0.15), mix(white, p.ink, 0.3)])) +
    line(mix(p.lite, p.mid, 0.3), 22, "M400 370L372 440L428 500L380 560") +
    fill(lit, rect(90, 620, 620, 200)) +
    fill(iron, poly([70, 630], [400, 450], [730, 630])) +
    fill(glass, poly([150, 618], [400, 482], [650, 618])) +
    fill(glass, path`M250 820V640a150 110 0 0 1 300 0V820z`) +
    line(
      iron,
      8,
      path`M250 820V640a150 110 0 0 1 300 0V820M300 820V566M350 820V540M400 820V486M450 820V540M500 820V566M250 700H550`,
    ) +
    fill(
      glass,
      times(2, (i) => arch(120 + i * 470, 660, 90, 160, 40)),
    ) +
    bars(iron, 160, 5, 25, "M120 740H210M590 740H680") +
    fill(shade, rect(80, 812, 640, 14)) +
    grain(fill(SHADE.right, poly([400, 450], [730, 630], [400, 630])), 0.5) +
    fill(dark, rect(70, 626, 660, 10)) +
    paved(s, 826) +
    strollers(s)
  );
};

export const bookSheds: Scene = (s) => {
  const { palette: p } = s;
  const [, shade, dark] = toneOf(s);
  const roof = mix(p.roof, p.mid, 0.2);
  const inks = [p.pop, p.deep, p.warm, p.mid, p.ink];
  const shed = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      fill(roof, poly([-250, -230], [-190, -310], [190, -310], [250, -230])) +
        fill(mix(roof, p.lite, 0.3), poly([-190, -310], [190, -310], [176, -330], [-176, -330])) +
        line(dark, 10, "M-220 -230V0M-74 -230V0M74 -230V0M220 -230V0") +
        line(
          dark,
          5,
          "M-220 -180Q-190 -230 -147 -230Q-100 -230 -74 -180Q-40 -230 0 -230Q40 -230 74 -180Q100 -230 147 -230Q190 -230 220 -180",
        ) +
        fill(p.wood, rect(-236, -70, 472, 22) + rect(-220, -48, 14, 48) + rect(206, -48, 14, 48)) +
        bookRow(s, -228, -70, 456, 64, inks) +
        fill(mix(p.wood, p.ink, 0.3), rect(-236, -150, 472, 8)) +
        bookRow(s, -228, -150, 456, 50, inks),
    );
  return (
    behind(s, 600, 640) +
    fill(mix(p.leaf, p.haze, 0.1), "M-10 600Q60 430 170 500Q280 400 400 500Q520 400 640 500Q740 430 810 580V700H-10z") +
    tree(s, 60, 760, 460, { dabs: 5 }) +
    tree(s, 740, 760, 440, { dabs: 5 }) +
    paved(s, 690) +
    shed(400, 700, 0.8) +
    shed(400, 900, 1.35) +
    person(s, "man", 190, 940, 190, { coat: p.deep }) +
    person(s, "woman", 590, 950, 190, { dir: -1, coat: p.pop }) +
    fill(p.lite, rect(212, 828, 30, 20)) +
    fill(shade, rect(226, 828, 3, 20))
  );
};

export const stoneArcades: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const inside = p.dark ? mix(p.glow, p.warm, 0.3) : mix(p.shade, p.ink, 0.35);
  const bays = [0, 1, 2, 3];
  return (
    behind(s, 520, 640) +
    fill(p.roof, poly([20, 400], [90, 310], [710, 310], [780, 400])) +
    bars(mix(p.roof, p.lite, 0.25), 8, 3, 22, "M60 380H750M80 350H730") +
    fill(lit, rect(30, 400, 740, 440)) +
    grain(fill(SHADE.down, rect(30, 400, 740, 440)), 0.35) +
    fill(shade, rect(16, 394, 768, 18) + rect(30, 560, 740, 10)) +
    fill(
      inside,
      bays.map((i) => arch(62 + i * 176, 590, 144, 250, 72) + arch(104 + i * 176, 440, 60, 96, 30)).join(""),
    ) +
    line(
      mix(lit, p.ink, 0.22),
      5,
      bays.map((i) => path`M62 ${840}V662a72 72 0 0 1 0 0M${52 + i * 176} 662a82 82 0 0 1 164 0`).join(""),
    ) +
    line(
      mix(lit, p.ink, 0.16),
      3,
      "M30 460H70M730 460H770M30 520H70M730 520H770M30 640H56M744 640H770M30 720H56M744 720H770",
    ) +
    bays.map((i) => crate(s, 96 + i * 176, 838, 1.1, i)).join("") +
    fill(
      p.pop,
      bays
        .map((i) => poly([70 + i * 176, 700], [198 + i * 176, 700], [210 + i * 176, 740], [58 + i * 176, 740]))
        .join(""),
    ) +
    fill(p.lite, bays.map((i) => times(3, (j) => rect(84 + i * 176 + j * 40, 700, 18, 40))).join(""), opacity(0.8)) +
    fill(dark, rect(30, 836, 740, 10)) +
    paved(s, 842) +
    strollers(s)
  );
};

export const bookshopUnderArcade: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const inks = [p.pop, p.deep, p.warm, p.mid, p.ink];
  const room = p.dark ? mix(p.glow, p.warm, 0.2) : mix(p.warm, p.lite, 0.35);
  const wood = mix(p.leaf, p.ink, 0.45);
  return (
    fill(mix(shade, p.ink, 0.3), rect(0, 0, 800, 1000)) +
    fill(wood, rect(150, 300, 500, 560)) +
    fill(room, rect(180, 390, 200, 330) + rect(420, 390, 200, 330)) +
    [470, 550, 630, 710]
      .map(
        (y) => fill(wood, rect(180, y, 440, 8)) + bookRow(s, 186, y, 188, 62, inks) + bookRow(s, 426, y, 188, 62, inks),
      )
      .join("") +
    fill(mix(wood, p.lite, 0.15), rect(166, 320, 468, 50) + rect(180, 740, 440, 110)) +
    dots(p.warm, 10, 26, "M190 345H620") +
    grain(fill(LIGHT.halo, ellipse(400, 560, 280, 220)), 0.45) +
    fill(mix(p.ground, p.ink, 0.1), rect(-10, 850, 820, 160)) +
    grain(fill(SHADE.floor, rect(-10, 850, 820, 160)), 0.6) +
    line(mix(p.ground, p.ink, 0.25), 3, "M-10 900H810M400 850V1000M240 850L150 1000M560 850L650 1000") +
    fill(lit, "M-10 -10H810V1000H690V420A290 300 0 0 0 110 420V1000H-10z") +
    grain(fill(SHADE.right, "M690 420V1000H810V-10H640Q690 200 690 420z"), 0.5) +
    line(
      mix(lit, p.ink, 0.2),
      5,
      "M110 420H-10M690 420H810M160 250L40 150M640 250L760 150M270 150L210 -10M530 150L590 -10M400 120V-10M110 600H-10M690 600H810M110 780H-10M690 780H810",
    ) +
    fill(shade, rect(-10, 400, 134, 20) + rect(676, 400, 134, 20)) +
    line(dark, 6, "M400 122V200") +
    fill(p.dark ? p.glow : p.lite, poly([370, 210], [430, 210], [418, 280], [382, 280])) +
    fill(dark, poly([360, 210], [440, 210], [400, 184]) + rect(380, 280, 40, 8)) +
    person(s, "woman", 330, 930, 250, { coat: p.pop })
  );
};

export const floatingGlassPool: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const glass = p.dark ? mix(p.glow, p.lite, 0.2) : mix(p.sky, p.lite, 0.55);
  const basin = mix(p.water, p.sky, 0.25);
  return (
    behind(s, 520, 640) +
    fill(lit, "M-10 520H810V600Q700 540 600 600Q500 540 400 600Q300 540 200 600Q100 540 -10 600z") +
    fill(shade, rect(-10, 516, 820, 12)) +
    water(s, 596) +
    fill(glass, poly([120, 470], [720, 400], [720, 690], [120, 690])) +
    fill(basin, rect(124, 600, 592, 90)) +
    line(p.lite, 4, "M150 632H700M150 654H700") +
    dots(p.pop, 9, 18, "M150 632H700") +
    times(
      3,
      (i) =>
        fill(mix(p.crust, p.lite, 0.4), circle(240 + i * 160, 620, 13)) +
        fill(p.pop, path`M${226 + i * 160} 618a14 14 0 0 1 28 0z`),
    ) +
    line(
      mix(dark, p.lite, 0.1),
      6,
      path`M120 470L720 400M120 540H720M120 606H720${times(9, (i) => path`M${120 + i * 75} 690V${470 - i * 8.8}`)}`,
    ) +
    grain(fill(LIGHT.left, poly([120, 470], [420, 436], [300, 690], [120, 690])), 0.5) +
    fill(dark, "M70 690H760L724 770H110z") +
    fill(mix(dark, p.lite, 0.5), rect(70, 690, 690, 14)) +
    fill(
      p.lite,
      times(7, (i) => circle(170 + i * 84, 738, 10)),
    ) +
    fill(mix(p.wood, p.lite, 0.2), poly([-10, 640], [110, 700], [110, 716], [-10, 660])) +
    line(p.iron, 4, "M-10 590L110 652V700M30 612V662M70 634V684") +
    person(s, "couple", 40, 646, 96, { shadow: 0 }) +
    fill(mix(p.water, p.lite, 0.4), "M110 790Q400 830 724 790L690 820Q400 850 150 820z", opacity(0.5))
  );
};
