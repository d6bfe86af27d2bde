// Venues for an evening out: a cabaret, a cinema in a pagoda, an open-air bar, two cinemas at a basin.
import { mix } from "../../colour.ts";
import { at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../../kit.ts";
import { circle, ironTable } from "../../primitives/flat.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { person } from "../../primitives/people.ts";
import { skyOf, stars } from "../../primitives/sky.ts";
import { bough, tree } from "../../primitives/trees.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";
import { behind, paved } from "./setting.ts";

/** The shadow of a dancer, with the feet at x, y. At k = 1, it is 290 units tall. A negative k mirrors it. */
const dancer = (x: number, y: number, k: number, colour: string): string =>
  at(
    x,
    y,
    [k, Math.abs(k)],
    fill(colour, "M-20 -130H2L-2 -70L-8 0H-22L-24 -70zM-2 -130H20L62 -72L38 0H24L40 -68L4 -108z") +
      line(colour, 11, "M-18 -208L-58 -244L-34 -286M18 -208L56 -176L30 -134") +
      fill(colour, "M-24 -212Q0 -224 24 -212L15 -168Q28 -142 22 -112H-22Q-28 -142 -15 -168z") +
      fill(colour, rect(-6, -230, 12, 20)) +
      fill(colour, "M-26 -226Q-30 -276 0 -278Q30 -276 26 -226z"),
  );

export const dancersShadows: Scene = (s) => {
  const { palette: p } = s;
  const velvet = mix(p.pop, p.ink, 0.2);
  const fold = mix(velvet, p.ink, 0.4);
  const night = mix(p.ink, p.deep, 0.2);
  const light = mix(p.warm, p.lite, 0.55);
  const drape = (side: -1 | 1): string =>
    at(
      400,
      0,
      [side, 1],
      fill(velvet, "M270 -10H410V830H330Q300 600 280 380z") +
        line(fold, 12, "M306 -10Q316 420 352 828M352 -10Q358 420 384 828") +
        grain(fill(SHADE.right, "M270 -10H410V830H330Q300 600 280 380z"), 0.6),
    );
  return (
    fill(night, rect(0, 0, 800, 1000)) +
    fill(light, poly([300, -10], [500, -10], [690, 780], [110, 780]), opacity(0.14)) +
    fill(light, circle(400, 430, 270)) +
    grain(fill(SHADE.down, circle(400, 430, 270)), 0.35) +
    dancer(250, 690, 1.1, p.ink) +
    dancer(400, 700, 1.25, p.ink) +
    dancer(550, 690, -1.1, p.ink) +
    fill(mix(p.wood, p.ink, 0.35), poly([40, 700], [760, 700], [830, 820], [-30, 820])) +
    fill(light, ellipse(400, 716, 240, 18), opacity(0.55)) +
    drape(-1) +
    drape(1) +
    fill(velvet, "M-10 -10H810V70Q700 150 600 76Q500 150 400 76Q300 150 200 76Q100 150 -10 70z") +
    line(p.warm, 9, "M-10 70Q100 150 200 76Q300 150 400 76Q500 150 600 76Q700 150 810 70") +
    fill(fold, rect(0, 816, 800, 44)) +
    dots(light, 26, 62, "M40 818H790") +
    grain(fill(LIGHT.halo, ellipse(400, 820, 420, 90)), 0.4) +
    times(5, (i) => fill(p.ink, `${circle(80 + i * 160, 930, 40)}${rrect(20 + i * 160, 956, 120, 80, 36)}`))
  );
};

/** A roof with raised corners, `w` wide at the eaves, with its eaves at y. */
const curvedRoof = (y: number, w: number, h: number): string => {
  const [l, r] = [400 - w / 2, 400 + w / 2];
  return path`M${l - 34} ${y - 40}Q${l} ${y - 2} ${l + 50} ${y - 22}Q${400 - w / 5} ${y - h * 0.5} 400 ${y - h}Q${400 + w / 5} ${y - h * 0.5} ${r - 50} ${y - 22}Q${r} ${y - 2} ${r + 34} ${y - 40}Q${r + 26} ${y + 8} ${r - 6} ${y + 16}H${l + 6}Q${l - 26} ${y + 8} ${l - 34} ${y - 40}z`;
};

export const pagoda: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  const lacquer = mix(p.pop, p.ink, p.dark ? 0.25 : 0.1);
  const tiles = mix(p.leaf, p.ink, 0.2);
  const glass = p.dark ? p.glow : mix(p.deep, p.ink, 0.2);
  return (
    behind(s, 700, 150) +
    tree(s, 60, 780, 420, { dabs: 4 }) +
    tree(s, 750, 780, 400, { dabs: 4 }) +
    fill(lit, rect(180, 560, 440, 240)) +
    grain(fill(SHADE.right, rect(180, 560, 440, 240)), 0.5) +
    fill(lit, rect(270, 370, 260, 140)) +
    fill(
      glass,
      times(4, (i) => rect(290 + i * 58, 404, 44, 70)) + times(3, (i) => rrect(222 + i * 130, 600, 96, 150, 12)),
    ) +
    bars(lacquer, 70, 4, 10.5, "M290 439H520") +
    bars(lacquer, 150, 5, 19, "M222 675H578") +
    fill(
      lacquer,
      times(4, (i) => rect(186 + i * 134, 556, 26, 244)) + rect(262, 366, 276, 16) + rect(180, 560, 440, 20),
    ) +
    fill(tiles, curvedRoof(556, 560, 150) + curvedRoof(372, 360, 190)) +
    line(mix(tiles, p.lite, 0.35), 5, "M150 530H650M250 346H550M330 268H470") +
    fill(p.warm, `${circle(400, 176, 14)}${rect(394, 186, 12, 26)}`) +
    fill(shade, poly([250, 800], [550, 800], [590, 850], [210, 850])) +
    paved(s, 846) +
    fill(mix(p.leaf, p.ink, 0.1), "M-10 850Q60 780 150 846zM650 846Q740 780 810 850z") +
    at(
      130,
      860,
      1.1,
      fill(shade, `${rect(-10, -70, 20, 70)}M-34 -74H34L20 -96H-20zM-22 -120H22V-96H-22z`) +
        fill(p.warm, rect(-12, -116, 24, 18)),
    ) +
    person(s, "couple", 500, 930, 120)
  );
};

export const lanternGarden: Scene = (s) => {
  const { palette: p, random: r } = s;
  const glow = mix(p.warm, p.lite, 0.3);
  const inks = [p.pop, p.warm, p.lite, mix(p.pop, p.warm, 0.5)];
  const guests = ["woman", "man", "couple", "dress"] as const;
  const garland = (y: number, sag: number): string =>
    line(p.ink, 3, path`M-10 ${y}Q400 ${y + sag} 810 ${y - 30}`) +
    times(9, (i) => {
      const t = (i + 0.5) / 9;
      const ly = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + sag) + t * t * (y - 30);
      return (
        fill(nth(inks, i), ellipse(820 * t - 10, ly + 26, 22, 26)) + fill(p.ink, rect(820 * t - 18, ly - 4, 16, 6))
      );
    });
  return (
    skyOf(s, 2, 600) +
    (p.dark ? stars(s, 20, 260) : "") +
    fill(mix(p.leaf, p.ink, 0.35), "M-10 520Q80 380 190 460Q300 340 420 450Q540 350 640 450Q730 390 810 500V700H-10z") +
    fill(mix(p.wood, p.lite, 0.25), rect(190, 500, 420, 190)) +
    fill(mix(p.wood, p.ink, 0.4), poly([160, 510], [230, 420], [570, 420], [640, 510])) +
    fill(p.dark ? p.glow : glow, rect(230, 540, 340, 90)) +
    bars(mix(p.wood, p.ink, 0.3), 90, 8, 60, "M230 585H570") +
    fill(
      p.ink,
      times(9, (i) => rect(250 + i * 36, 566, 10, 62) + rect(253 + i * 36, 552, 4, 16)),
    ) +
    fill(mix(p.ground, p.leaf, 0.35), rect(-10, 680, 820, 330)) +
    grain(fill(SHADE.floor, rect(-10, 680, 820, 330)), 0.5) +
    tree(s, 70, 740, 520, { dabs: 5 }) +
    tree(s, 748, 740, 500, { dabs: 5 }) +
    garland(250, 120) +
    garland(350, 110) +
    [180, 400, 620].map((x, i) => ironTable(x, 860 + (i % 2) * 40, p.lite, p.iron)).join("") +
    times(6, (i) => person(s, nth(guests, i), 120 + i * 116 + r.range(-12, 12), 862 + (i % 3) * 34, 150)) +
    bough(s, -1, 260, 130, p.leaf) +
    grain(fill(LIGHT.halo, ellipse(400, 600, 300, 130)), 0.5)
  );
};

export const twoHallsAndFerry: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const glass = p.dark ? p.glow : p.glass;
  const hall = (side: -1 | 1): string =>
    at(
      400,
      0,
      [side, 1],
      fill(lit, "M150 380L420 300V760L150 640z") +
        grain(fill(SHADE.right, "M150 380L420 300V760L150 640z"), 0.5) +
        fill(dark, "M140 384L430 296V270L140 366z") +
        fill(glass, "M180 470L400 430V560L180 540zM180 570L400 600V700L180 620z") +
        line(shade, 6, "M236 460V626M292 448V650M348 438V676") +
        fill(p.pop, "M150 400L186 390V440L150 446z"),
    );
  return (
    behind(s, 520, 400) +
    fill(p.water, poly([330, 520], [470, 520], [940, 1010], [-140, 1010])) +
    grain(fill(SHADE.down, poly([330, 520], [470, 520], [940, 1010], [-140, 1010])), 0.45) +
    bars(mix(p.water, p.lite, 0.5), 5, 60, 90, "M330 600H480M270 680H560M200 780H640M110 900H700") +
    fill(
      p.ground,
      poly([-10, 620], [300, 500], [330, 520], [-10, 880]) + poly([810, 620], [500, 500], [470, 520], [810, 880]),
    ) +
    hall(-1) +
    hall(1) +
    at(
      400,
      800,
      1.35,
      fill(p.lite, "M-130 0H130L104 44H-104z") +
        fill(p.pop, rect(-130, -6, 260, 12)) +
        fill(dark, "M-96 -80H96L108 -70H-108z") +
        line(p.iron, 5, "M-90 -70V-6M-30 -70V-6M30 -70V-6M90 -70V-6"),
    ) +
    person(s, "couple", 376, 794, 92, { shadow: 0 }) +
    person(s, "woman", 450, 794, 92, { shadow: 0, dir: -1 }) +
    fill(mix(p.water, p.lite, 0.35), "M240 862Q400 900 560 862L620 900Q400 940 180 900z", opacity(0.5))
  );
};
