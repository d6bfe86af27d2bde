// More outdoor scenes: a picnic from above, rose arches, a terrace above the town, a town gate, sunbeds by the water.
import { mix } from "../colour.ts";
import { arch, at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../kit.ts";
import { luxChair } from "../primitives/furniture.ts";
import { farLandmark } from "../primitives/landmarks.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown, roofline } from "../primitives/roofs.ts";
import { birds, groundOf, skyOf, skyWash, sun } from "../primitives/sky.ts";
import { bough, tree } from "../primitives/trees.ts";
import { nth } from "../random.ts";
import { grain, type Scene, SHADE } from "../stage.ts";
import { stones } from "./monument-generic.ts";

export const picnic: Scene = (s) => {
  const { palette: p, random: r } = s;
  const grass = mix(p.leaf, p.warm, p.dark ? 0.12 : 0.28);
  const cloth = r.pick([p.pop, p.deep]);
  const pale = p.lite;
  const rug =
    fill(pale, rect(-240, -210, 480, 420)) +
    bars(cloth, 420, 48, 48, "M-216 0H240") +
    fill(
      cloth,
      times(5, (i) => rect(-240, -210 + i * 96, 480, 44)),
      opacity(0.55),
    );
  const basket =
    fill(p.ink, ellipse(16, 22, 96, 70), opacity(0.25)) +
    fill(p.crust, ellipse(0, 0, 92, 66)) +
    bars(mix(p.crust, p.ink, 0.35), 9, 13, 9, "M-80 -22H80M-88 0H88M-80 22H80") +
    fill(p.lite, "M-70 -8Q0 -60 70 -8Q30 20 0 10Q-40 26 -70 -8z") +
    fill(p.warm, rrect(-10, -86, 24, 110, 12)) +
    line(mix(p.crust, p.ink, 0.4), 11, "M-92 0Q0 -120 92 0");
  const plate = (x: number, y: number, inner: string): string =>
    fill(p.ink, ellipse(x + 8, y + 10, 56), opacity(0.22)) +
    fill(p.lite, ellipse(x, y, 56)) +
    line(p.deep, 4, ellipse(x, y, 44)) +
    inner;
  return (
    fill(grass, rect(0, 0, 800, 1000)) +
    line(
      mix(grass, p.leaf, 0.5),
      6,
      times(
        60,
        (i) => path`M${(i * 131) % 800} ${(i * 197) % 1000}l6 -22M${((i * 131) % 800) + 12} ${(i * 197) % 1000}l8 -16`,
      ),
    ) +
    fill(
      p.lite,
      times(20, (i) => ellipse((i * 173 + 40) % 800, (i * 271 + 60) % 1000, 8)),
    ) +
    fill(
      p.warm,
      times(20, (i) => ellipse((i * 173 + 40) % 800, (i * 271 + 60) % 1000, 3.5)),
    ) +
    fill(p.ink, "M-20 -20H560Q600 140 470 190Q380 300 230 250Q60 330 -20 200z", opacity(0.18)) +
    `<g transform="translate(410 520) rotate(-12)">${fill(p.ink, rect(-222, -190, 490, 430), opacity(0.22))}${rug}</g>` +
    at(300, 410, 1.1, basket) +
    plate(
      520,
      430,
      fill(p.pop, ellipse(508, 424, 16) + ellipse(538, 434, 14) + ellipse(520, 452, 13)) +
        fill(p.leaf, ellipse(520, 412, 6)),
    ) +
    plate(
      380,
      660,
      fill(mix(p.warm, p.lite, 0.4), poly([346, 676], [414, 676], [380, 630])) +
        fill(mix(p.warm, p.ink, 0.2), ellipse(376, 664, 5)),
    ) +
    at(
      560,
      610,
      1,
      fill(p.ink, ellipse(14, 14, 24, 90), opacity(0.2)) +
        fill(mix(p.leaf, p.ink, 0.4), "M-22 80V-20Q-22 -44 -9 -56V-96H9V-56Q22 -44 22 -20V80z") +
        fill(p.lite, rect(-22, -4, 44, 50)),
    ) +
    at(
      250,
      640,
      1,
      `<g transform="rotate(-34)">${fill(p.crust, rrect(-130, -24, 260, 48, 24)) + line(mix(p.warm, p.lite, 0.5), 7, "M-80 -12l22 20M-30 -12l22 20M20 -12l22 20M70 -12l22 20")}</g>`,
    ) +
    at(
      620,
      300,
      1,
      fill(p.ink, ellipse(14, 16, 92, 84), opacity(0.2)) +
        fill(mix(p.warm, p.lite, 0.25), ellipse(0, 0, 90, 84)) +
        line(mix(p.warm, p.ink, 0.2), 4, `${ellipse(0, 0, 70, 64)}${ellipse(0, 0, 54, 48)}`) +
        fill(mix(p.warm, p.lite, 0.5), ellipse(0, 0, 42, 38)) +
        line(cloth, 9, ellipse(0, 0, 44, 40)),
    ) +
    fill(p.leaf, "M-20 -20H480Q470 60 390 80Q360 160 260 130Q170 220 90 150Q20 190 -20 120z") +
    grain(fill(SHADE.ball, "M-20 -20H480Q470 60 390 80Q360 160 260 130Q170 220 90 150Q20 190 -20 120z"), 0.6) +
    fill(mix(p.leaf, p.warm, 0.3), "M-20 -20H300Q290 40 230 50Q190 110 120 80Q50 130 -20 70z")
  );
};

export const roseArches: Scene = (s) => {
  const { palette: p, random: r } = s;
  const hz = 600;
  const iron = mix(p.leaf, p.ink, 0.4);
  const petals = r.shuffle([p.pop, mix(p.pop, p.lite, 0.45), p.warm, p.lite]);
  const hoop = (k: number): string => {
    const z = 0.68 ** k;
    const [w, top, foot] = [330 * z, hz - 450 * z, hz + 380 * z];
    const vault = (from: number, to = from): string =>
      path`M${400 - w} ${from}V${top + w * 0.9}A${w} ${w * 0.9} 0 0 1 ${400 + w} ${top + w * 0.9}V${to}`;
    return (
      line(iron, 14 * z + 2, vault(foot)) +
      line(mix(p.leaf, p.ink, 0.1), 62 * z, vault(foot - 260 * z, foot - 300 * z)) +
      dots(p.leaf, 66 * z, 74 * z, vault(foot - 180 * z, foot - 200 * z)) +
      dots(nth(petals, k), 28 * z, 58 * z, vault(foot - 150 * z)) +
      dots(nth(petals, k + 1), 19 * z, 44 * z, vault(foot))
    );
  };
  return (
    skyOf(s, 2, hz) +
    sun(s, 400, 420, 84) +
    farTown(s, hz, mix(p.haze, p.sky, 0.3)) +
    groundOf(s, hz) +
    fill(mix(p.leaf, p.warm, 0.15), "M0 600H370L60 1000H0zM800 600H430L740 1000H800z") +
    fill(mix(p.ground, p.lite, p.dark ? 0 : 0.3), "M376 600H424L720 1000H80z") +
    grain(fill(SHADE.floor, rect(0, hz, 800, 400)), 0.5) +
    times(5, (k) => hoop(4 - k)) +
    fill(p.ink, poly([120, 940], [690, 940], [740, 980], [200, 986]), opacity(0.16)) +
    luxChair(s, 590, 880, 1.2, { dir: -1, c: p.lite === nth(petals, 0) ? p.leaf : p.lite, shadow: false }) +
    person(s, r.pick<Person>(["dress", "woman", "umbrella"]), 372, 870, 200, { coat: p.deep, dir: 1 })
  );
};

export const terraceView: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade } = stones(s);
  const x = r.pick([160, 640]);
  const urn = (ux: number): string =>
    at(
      ux,
      700,
      1,
      fill(lit, "M-50 0H50V-20H-50zM-16 -20H16L24 -50H-24zM-60 -140Q-64 -60 -20 -48H20Q64 -60 60 -140z") +
        fill(p.ink, "M14 -140H60Q64 -60 20 -48H14z", opacity(0.2)) +
        fill(mix(lit, p.lite, 0.4), rect(-68, -150, 136, 14)) +
        fill(p.leaf, ellipse(-26, -168, 34) + ellipse(24, -176, 38) + ellipse(0, -200, 30)) +
        fill(p.pop, ellipse(-30, -180, 11) + ellipse(4, -206, 12) + ellipse(36, -184, 11) + ellipse(-4, -168, 9)),
    );
  return (
    sun(s, 800 - x, 300, 110) +
    skyOf(s, 3, 640) +
    farTown(s, 580, mix(p.haze, p.sky, 0.35)) +
    farLandmark(s, x, 586, 0.36) +
    roofline(s, 640, 0.66, mix(p.haze, p.deep, p.dark ? 0.2 : 0.12), true) +
    roofline(s, 720, 0.86, mix(p.haze, p.deep, p.dark ? 0.45 : 0.32), true) +
    fill(lit, rect(0, 690, 800, 30) + rect(0, 862, 800, 40)) +
    fill(shade, rect(0, 720, 800, 10) + rect(0, 902, 800, 10)) +
    times(13, (i) =>
      at(
        32 + i * 64,
        862,
        1,
        fill(
          lit,
          "M-20 0V-12Q-26 -40 -10 -70Q-22 -84 -22 -100Q-22 -124 -16 -134H16Q22 -124 22 -100Q22 -84 10 -70Q26 -40 20 -12V0z",
        ) + fill(p.ink, "M6 0V-134H16Q22 -124 22 -100Q22 -84 10 -70Q26 -40 20 -12V0z", opacity(0.2)),
      ),
    ) +
    fill(lit, rect(20, 690, 90, 220) + rect(690, 690, 90, 220)) +
    fill(shade, rect(84, 700, 26, 210) + rect(754, 700, 26, 210)) +
    urn(66) +
    urn(736) +
    fill(p.ground, rect(0, 910, 800, 90)) +
    grain(fill(SHADE.floor, rect(0, 910, 800, 90)), 0.5) +
    person(s, r.pick<Person>(["couple", "woman", "dress"]), 360, 930, 250, { coat: p.pop, shadow: 0.4 }) +
    (r.chance(0.5) ? person(s, "child", 470, 936, 150, { shadow: 0.4 }) : "") +
    birds(s, 400, 250, 6) +
    bough(s, x < 400 ? -1 : 1, 300, 200, p.leaf)
  );
};

/** A town gate across the boulevard. */
export const townGate: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade, joint } = stones(s);
  const hz = 810;
  return (
    skyWash(s, 640) +
    skyOf(s, 2, 640) +
    sun(s, r.pick([190, 610]), 300, 110) +
    farTown(s, hz, mix(p.haze, p.sky, 0.25)) +
    tree(s, 60, hz + 20, 330, { dabs: 7 }) +
    tree(s, 744, hz + 20, 330, { dabs: 7 }) +
    fill(lit, rect(170, 310, 460, 510)) +
    grain(fill(SHADE.right, rect(170, 310, 460, 510)), 0.45) +
    fill(mix(lit, p.lite, 0.5), rect(150, 290, 500, 24) + rect(160, 366, 480, 14)) +
    fill(shade, rect(150, 314, 500, 10) + rect(160, 380, 480, 7)) +
    bars(joint, 22, 12, 10, "M200 346H600") +
    fill(mix(p.sky, p.lite, p.dark ? 0.05 : 0.25), arch(310, 500, 180, 320, 90)) +
    fill(mix(p.haze, p.sky, 0.2), rect(310, 730, 180, 90)) +
    fill(p.ink, "M310 820V590a90 90 0 0 1 60 -85V820z", opacity(0.2)) +
    line(mix(lit, p.lite, 0.5), 14, "M302 820V590a98 98 0 0 1 196 0V820") +
    fill(shade, "M238 430L196 760H280zM562 430L520 760H604z") +
    line(mix(lit, p.lite, 0.4), 5, "M238 430L196 760M562 430L520 760") +
    fill(
      mix(lit, p.ink, 0.2),
      ellipse(238, 560, 20) + ellipse(562, 560, 20) + rect(222, 640, 34, 12) + rect(546, 640, 34, 12),
    ) +
    fill(mix(lit, p.ink, 0.16), rect(320, 410, 160, 62)) +
    fill(mix(lit, p.lite, 0.35), ellipse(360, 442, 16, 22) + ellipse(400, 436, 18, 26) + ellipse(440, 442, 16, 22)) +
    fill(lit, rect(156, 790, 160, 30) + rect(484, 790, 160, 30)) +
    groundOf(s, hz + 6) +
    fill(p.ink, poly([170, 816], [630, 816], [800, 880], [330, 896]), opacity(0.2)) +
    fill(mix(p.ground, p.ink, 0.22), poly([330, 822], [470, 822], [640, 1000], [160, 1000])) +
    bars(p.lite, 8, 40, 40, "M400 840V1000") +
    person(s, r.pick<Person>(["woman", "umbrella", "couple"]), 250, 930, 170, { coat: p.pop }) +
    person(s, "man", 590, 910, 150)
  );
};

/** Sunbeds and parasols at the water's edge, from above. */
export const poolSide: Scene = (s) => {
  const { palette: p, random: r } = s;
  const deck = p.dark ? mix(p.mid, p.lite, 0.2) : mix(p.lite, p.warm, 0.25);
  const water = mix(p.water, p.sky, 0.2);
  const stripes = r.shuffle([p.pop, p.warm, p.deep, p.leaf]);
  const bed = (x: number, y: number, k: number): string =>
    fill(p.ink, rrect(x + 14, y + 16, 104, 230, 10), opacity(0.2)) +
    fill(nth(stripes, k), rrect(x, y, 104, 230, 10)) +
    fill(p.lite, rect(x, y + 70, 104, 24) + rect(x, y + 118, 104, 24) + rect(x, y + 166, 104, 24)) +
    fill(p.lite, rrect(x + 18, y + 14, 68, 40, 10));
  const parasol = (x: number, y: number, k: number): string =>
    fill(p.ink, ellipse(x + 30, y + 36, 116), opacity(0.24)) +
    fill(p.lite, ellipse(x, y, 112)) +
    fill(
      nth(stripes, k),
      times(4, (i) => {
        const [a, b] = [(i * Math.PI) / 2, (i * Math.PI) / 2 + Math.PI / 4];
        return path`M${x} ${y}L${x + Math.cos(a) * 112} ${y + Math.sin(a) * 112}A112 112 0 0 1 ${x + Math.cos(b) * 112} ${y + Math.sin(b) * 112}z`;
      }),
    ) +
    fill(p.warm, ellipse(x, y, 12));
  const ripple = (i: number): string => path`M${(i * 97) % 700} ${520 + ((i * 67) % 440)}q22 -16 44 0t44 0`;
  return (
    fill(deck, rect(0, 0, 800, 470)) +
    line(
      mix(deck, p.ink, 0.12),
      3,
      "M0 120H800M0 240H800M0 360H800M130 0V470M270 0V470M410 0V470M550 0V470M690 0V470",
    ) +
    bed(60, 170, 0) +
    bed(210, 170, 1) +
    bed(480, 170, 2) +
    bed(630, 170, 0) +
    parasol(190, 160, 3) +
    parasol(606, 150, 1) +
    fill(p.lite, rect(0, 448, 800, 36)) +
    fill(water, rect(0, 484, 800, 516)) +
    fill(p.ink, rect(0, 484, 800, 22), opacity(0.2)) +
    line(mix(water, p.lite, 0.5), 7, times(18, ripple)) +
    grain(fill(SHADE.down, rect(0, 484, 800, 516)), 0.45) +
    // a swimmer on a ring
    at(
      r.pick([260, 420]),
      740,
      1,
      fill(p.ink, ellipse(22, 28, 116, 104), opacity(0.2)) +
        line(p.pop, 52, ellipse(0, 0, 92, 84)) +
        line(p.lite, 52, "M-92 0A92 84 0 0 1 -40 -75M92 0A92 84 0 0 1 40 75") +
        line(mix(p.lite, p.crust, 0.5), 28, "M-10 20L40 110M24 14L96 84") +
        fill(p.deep, ellipse(4, 0, 44, 52)) +
        fill(mix(p.lite, p.crust, 0.5), ellipse(-20, -60, 28, 30)) +
        fill(p.ink, "M-52 -66Q-44 -100 -14 -96Q14 -88 6 -58Q-20 -78 -52 -66z"),
    ) +
    line(mix(p.lite, p.mid, 0.3), 12, "M690 560V430q0 -30 -26 -30M630 560V430q0 -30 26 -30") +
    fill(mix(p.lite, p.mid, 0.3), rect(630, 500, 60, 8) + rect(630, 536, 60, 8))
  );
};
