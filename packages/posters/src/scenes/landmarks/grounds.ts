// Sights in parks and grounds: a statue, an observatory, a zoo with a rock, flamingos, a steeplechase.
import { mix } from "../../colour.ts";
import { arch, at, bars, dab, ellipse, fill, line, path, poly, rect, rrect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { behind, sideTrees, strollers } from "./setting.ts";

export const thinker: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit, shade] = toneOf(s);
  const bronze = p.dark ? mix(p.ink, p.leaf, 0.15) : mix(p.ink, p.leaf, 0.25);
  const light = mix(bronze, p.lite, 0.22);
  return (
    behind(s, 640, 640) +
    fill(lit, rect(130, 420, 540, 240)) +
    fill(p.roof, poly([120, 420], [170, 350], [630, 350], [680, 420])) +
    fill(
      p.dark ? p.glow : p.glass,
      times(7, (i) => arch(158 + i * 74, 450, 36, 70) + rect(158 + i * 74, 560, 36, 80)),
    ) +
    fill(shade, rect(120, 414, 560, 12)) +
    fill(
      mix(p.leaf, p.ink, 0.1),
      times(9, (i) => poly([20 + i * 96, 680], [50 + i * 96, 540 - (i % 2) * 30], [80 + i * 96, 680])),
    ) +
    fill(p.leaf, rect(0, 670, 800, 330)) +
    fill(p.ground, poly([300, 670], [500, 670], [700, 1000], [100, 1000])) +
    fill(
      p.pop,
      times(
        26,
        (i) =>
          circle(20 + ((i * 71) % 210), 720 + ((i * 47) % 250), 11) +
          circle(590 + ((i * 67) % 200), 720 + ((i * 53) % 250), 11),
      ),
    ) +
    fill(lit, rect(300, 700, 200, 240) + rect(280, 690, 240, 20) + rect(276, 930, 248, 30)) +
    fill(shade, rect(430, 710, 70, 220)) +
    at(
      396,
      692,
      1.25,
      fill(
        bronze,
        "M-78 0L-70 -66Q-76 -90 -50 -98L10 -104Q44 -104 48 -78L54 -20L74 -8V0H20L14 -66L-24 -60L-26 -12L-2 -6V0z",
      ) +
        fill(bronze, "M-62 -94Q-86 -170 -40 -208Q-8 -226 16 -204Q34 -186 20 -150L10 -100z") +
        fill(bronze, circle(24, -226, 30)) +
        fill(bronze, "M6 -196L42 -120L22 -106Q0 -150 -14 -170zM40 -122L14 -190L28 -202L56 -136Q58 -112 40 -108z") +
        fill(light, "M-58 -100Q-76 -160 -38 -196Q-52 -150 -46 -100z") +
        fill(light, ellipse(14, -236, 13, 9)) +
        line(light, 4, "M-60 -66L-20 -74M20 -88L44 -76"),
    ) +
    strollers(s, 980, r.range(84, 92))
  );
};

export const telescopeDome: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  return (
    behind(s, 740, 150) +
    fill(lit, rect(110, 480, 580, 280)) +
    grain(fill(SHADE.down, rect(110, 480, 580, 280)), 0.3) +
    fill(
      p.dark ? p.glow : p.glass,
      times(6, (i) => arch(150 + i * 92, 520, 42, 90, 21) + rect(150 + i * 92, 650, 42, 80)),
    ) +
    fill(shade, rect(96, 470, 608, 16) + rect(110, 620, 580, 8)) +
    fill(lit, rect(250, 420, 300, 56)) +
    fill(mix(p.mid, p.lite, 0.5), "M240 424A160 170 0 0 1 560 424z") +
    grain(fill(SHADE.right, "M240 424A160 170 0 0 1 560 424z"), 0.8) +
    fill(p.ink, "M370 424Q360 320 420 262L462 276Q420 340 424 424z") +
    line(p.warm, 24, "M404 380L470 210") +
    line(mix(p.warm, p.ink, 0.3), 30, "M462 232L474 200") +
    line(shade, 4, "M300 424Q310 330 380 266M520 424Q516 340 474 284") +
    fill(
      p.lite,
      times(9, (i) => circle(80 + ((i * 173) % 660), 70 + ((i * 61) % 220), 3 + (i % 3))),
    ) +
    sideTrees(s, 770, 280) +
    fill(p.leaf, rect(0, 756, 800, 244)) +
    fill(p.ground, poly([360, 756], [440, 756], [560, 1000], [240, 1000])) +
    strollers(s)
  );
};

export const greatRock: Scene = (s) => {
  const { palette: p } = s;
  const rock = p.dark ? mix(p.mid, p.deep, 0.3) : mix(p.mid, p.lite, 0.3);
  const coat = mix(p.warm, p.crust, 0.25);
  const giraffe = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      fill(
        coat,
        "M-60 0V-120Q-60 -160 -10 -164L40 -170L66 -340L60 -362L84 -372L128 -350L124 -334L98 -338L84 -160Q86 -120 70 -100V0H52V-90H-30L-42 0z",
      ) +
        fill(
          mix(coat, p.ink, 0.45),
          rrect(-40, -150, 26, 22, 6) +
            rrect(-4, -140, 28, 24, 6) +
            rrect(36, -150, 24, 22, 6) +
            rrect(52, -200, 20, 24, 6) +
            rrect(60, -246, 18, 24, 6) +
            rrect(66, -290, 16, 22, 6) +
            rrect(-36, -116, 24, 20, 6) +
            rrect(20, -108, 26, 18, 6),
        ) +
        line(coat, 5, "M72 -368V-392M86 -370V-394") +
        fill(p.ink, circle(92, -352, 4)) +
        line(coat, 6, "M-60 -140q-20 30 -10 60"),
    );
  return (
    behind(s, 700, 640) +
    fill(rock, "M60 760L150 480L210 420L260 250L330 130L400 90L470 150L520 270L590 360L640 520L740 760z") +
    grain(
      fill(SHADE.right, "M60 760L150 480L210 420L260 250L330 130L400 90L470 150L520 270L590 360L640 520L740 760z"),
      0.8,
    ) +
    line(
      mix(rock, p.ink, 0.3),
      6,
      "M400 90L380 260L420 400M260 250L330 360L310 520M520 270L470 420L510 560M210 420L250 600M590 360L570 520",
    ) +
    fill(
      mix(p.leaf, p.ink, 0.15),
      times(10, (i) => circle(20 + i * 86, 760 - (i % 3) * 20, 54)),
    ) +
    fill(mix(p.warm, p.lite, 0.35), rect(0, 780, 800, 220)) +
    grain(fill(SHADE.floor, rect(0, 780, 800, 220)), 0.5) +
    giraffe(240, 880, 1.1) +
    giraffe(560, 930, 1.3) +
    bars(p.wood, 50, 9, 22, "M0 966H800") +
    fill(p.wood, rect(0, 950, 800, 9))
  );
};

export const flamingos: Scene = (s) => {
  const { palette: p } = s;
  const pink = mix(p.pop, p.lite, 0.35);
  const thatch = mix(p.warm, p.wood, 0.4);
  const bird = (x: number, y: number, k: number, dip: boolean): string =>
    at(
      x,
      y,
      k,
      line(p.pop, 6, "M-6 -130V0M10 -130L14 -70L4 0") +
        fill(pink, "M-80 -170Q-30 -220 40 -180Q70 -150 30 -126Q-30 -110 -80 -170z") +
        fill(mix(pink, p.pop, 0.5), "M-80 -170Q-30 -190 20 -150Q-20 -124 -80 -170z") +
        (dip
          ? line(pink, 15, "M40 -170Q110 -170 90 -90Q84 -50 104 -40") + fill(p.ink, "M96 -46l26 18l-20 10z")
          : line(pink, 15, "M40 -170Q90 -190 62 -260Q50 -300 84 -310") +
            fill(pink, circle(84, -308, 15)) +
            fill(p.ink, "M94 -314l30 16l-26 6z")) +
        fill(p.ink, circle(dip ? 100 : 86, dip ? -50 : -312, 3)),
    );
  return (
    behind(s, 520, 640) +
    fill(
      mix(p.leaf, p.haze, 0.1),
      times(11, (i) => circle(20 + i * 80, 500 - (i % 3) * 40, 90)),
    ) +
    fill(mix(p.wood, p.ink, 0.1), rect(90, 430, 200, 150)) +
    fill(thatch, "M40 440L190 290L340 440z") +
    bars(mix(thatch, p.ink, 0.25), 150, 4, 16, "M40 370H340") +
    fill(p.ink, arch(160, 490, 60, 90, 30)) +
    fill(p.leaf, rect(0, 570, 800, 100)) +
    fill(p.water, "M-10 650Q200 610 400 640T810 640V1000H-10z") +
    grain(fill(SHADE.down, rect(0, 650, 800, 350)), 0.4) +
    line(
      mix(p.water, p.lite, 0.6),
      5,
      "M60 720h120M300 700h90M560 730h150M100 840h90M420 860h160M640 900h110M200 940h120",
    ) +
    bird(270, 800, 1, false) +
    bird(520, 850, 1.2, true) +
    bird(640, 760, 0.8, false) +
    bird(150, 930, 1.15, true) +
    fill(
      mix(p.leaf, p.ink, 0.1),
      dab(30, 1000, 190, 22, -1.5) +
        dab(56, 1000, 160, 20, -1.2) +
        dab(10, 1000, 150, 20, -1.7) +
        dab(760, 1000, 180, 22, -1.6) +
        dab(740, 1000, 150, 20, -1.9),
    )
  );
};

export const steeplechase: Scene = (s) => {
  const { palette: p, random: r } = s;
  const jockeys = r.shuffle([p.pop, p.warm, p.deep, p.lite]);
  const horse = (x: number, y: number, k: number, i: number): string =>
    at(
      x,
      y,
      k,
      fill(
        nth([mix(p.wood, p.ink, 0.1), p.ink, mix(p.crust, p.wood, 0.4)], i),
        "M-120 -60Q-130 -120 -70 -128L30 -132Q70 -150 96 -210L132 -230L176 -190L166 -172L132 -178Q120 -120 92 -86Q150 -90 190 -40L176 -28Q130 -60 60 -58L10 -60Q-60 -50 -120 30L-134 22Q-110 -30 -90 -56L-150 -10L-160 -20z",
      ) +
        line(p.ink, 9, "M-118 -110Q-160 -120 -176 -80") +
        fill(nth(jockeys, i), "M-20 -136L20 -200Q50 -214 60 -180L30 -134z") +
        fill(p.lite, "M-30 -136H30L36 -110L-14 -100z") +
        fill(mix(p.lite, p.crust, 0.4), circle(62, -206, 15)) +
        fill(nth(jockeys, i + 1), "M44 -210a19 19 0 0 1 38 0l10 6h-48z"),
    );
  return (
    behind(s, 480, 640) +
    fill(
      mix(p.leaf, p.haze, 0.15),
      times(10, (i) => circle(30 + i * 86, 480 - (i % 3) * 24, 70)),
    ) +
    fill(mix(p.leaf, p.lite, 0.2), rect(0, 520, 800, 480)) +
    fill(p.leaf, "M-10 640Q400 580 810 640V1000H-10z") +
    line(p.lite, 11, "M-10 560Q400 510 810 560") +
    line(
      p.lite,
      7,
      times(9, (i) => path`M${20 + i * 95} ${556 - Math.sin(i * 0.39) * 24}v40`),
    ) +
    horse(220, 680, 0.7, 2) +
    fill(mix(p.leaf, p.ink, 0.35), "M330 860V760Q480 720 660 760V860z") +
    fill(
      mix(p.leaf, p.ink, 0.2),
      times(18, (i) => circle(340 + i * 19, 756 - (i % 2) * 8, 20)),
    ) +
    horse(480, 740, 1.15, 0) +
    horse(170, 900, 1.05, 1) +
    fill(p.lite, rect(330, 846, 330, 12))
  );
};
