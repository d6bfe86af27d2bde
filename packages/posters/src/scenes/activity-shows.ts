// Activities indoors and out: the stage, the puppet booth, the aquarium.
import { mix } from "../colour.ts";
import { at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../kit.ts";
import { bust } from "../primitives/people.ts";
import { groundOf, skyOf } from "../primitives/sky.ts";
import { tree } from "../primitives/trees.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const theatreStage: Scene = (s) => {
  const { palette: p, random: r } = s;
  const velvet = r.pick([p.pop, p.pop, mix(p.leaf, p.ink, 0.15), mix(p.deep, p.pop, 0.3)]);
  const fold = mix(velvet, p.ink, 0.3);
  const back = mix(p.deep, p.ink, 0.35);
  const beam = mix(p.warm, p.lite, 0.5);
  const drape = (side: -1 | 1): string =>
    at(
      400,
      0,
      [side, 1],
      fill(velvet, "M190 90H420V760H330Q250 560 206 330Q190 230 190 90z") +
        line(fold, 12, "M236 100Q246 380 372 756M290 100Q300 380 400 700M344 100Q352 320 410 560") +
        grain(fill(SHADE.right, "M190 90H420V760H330Q250 560 206 330Q190 230 190 90z"), 0.6) +
        line(p.warm, 12, "M250 486Q330 520 420 498"),
    );
  const dancer = (x: number, y: number, k: number, colour: string): string =>
    at(
      x,
      y,
      k,
      line(
        mix(p.lite, p.crust, 0.5),
        9,
        "M0 -96L-14 -6M2 -96L52 -60L30 -10M-6 -186L-40 -226L-16 -262M6 -186L40 -226L16 -262",
      ) +
        fill(colour, "M-14 -190H14L12 -146Q70 -128 92 -100Q0 -76 -92 -100Q-70 -128 -12 -146z") +
        fill(mix(p.lite, p.crust, 0.5), ellipse(0, -210, 13, 16)) +
        fill(p.ink, `${ellipse(0, -222, 12, 9)}${ellipse(0, -234, 6)}`),
    );
  return (
    fill(mix(velvet, p.ink, 0.6), rect(0, 0, 800, 1000)) +
    fill(back, rect(60, 90, 680, 690)) +
    fill(
      mix(back, p.mid, 0.25),
      times(5, (i) => path`M${120 + i * 130} 640l60 -160l60 160z`),
    ) +
    fill(beam, poly([330, 90], [420, 90], [590, 730], [210, 730]), opacity(0.22)) +
    fill(beam, poly([480, 90], [540, 90], [560, 730], [250, 730]), opacity(0.16)) +
    grain(fill(LIGHT.halo, ellipse(400, 640, 260, 200)), 0.6) +
    fill(mix(p.wood, p.warm, 0.4), poly([60, 690], [740, 690], [800, 790], [0, 790])) +
    bars(mix(p.wood, p.ink, 0.3), 96, 3, 62, "M0 740H800") +
    fill(beam, ellipse(400, 736, 190, 26), opacity(0.7)) +
    dancer(400, 736, 1.3, p.lite) +
    dancer(214, 716, 0.8, mix(p.lite, p.sky, 0.5)) +
    dancer(586, 716, 0.8, mix(p.lite, p.sky, 0.5)) +
    drape(-1) +
    drape(1) +
    fill(fold, "M-10 -10H810V110Q700 190 600 112Q500 190 400 112Q300 190 200 112Q100 190 -10 110z") +
    fill(velvet, "M-10 -10H810V86Q700 164 600 88Q500 164 400 88Q300 164 200 88Q100 164 -10 86z") +
    line(p.warm, 9, "M-10 88Q100 166 200 90Q300 166 400 90Q500 166 600 90Q700 166 810 88") +
    fill(p.warm, rect(0, 786, 800, 16)) +
    dots(beam, 22, 76, "M40 800H780") +
    fill(p.ink, rect(0, 812, 800, 190)) +
    times(7, (i) => at(30 + i * 124 + r.range(-14, 14), 900, 1.4, bust(0, 0, 1, mix(p.ink, velvet, 0.16), i % 4))) +
    times(6, (i) => at(90 + i * 130 + r.range(-14, 14), 1010, 1.9, bust(0, 0, 1, mix(p.ink, p.deep, 0.1), (i + 2) % 4)))
  );
};

export const puppetBooth: Scene = (s) => {
  const { palette: p, random: r } = s;
  const stripe = r.pick([p.pop, p.deep, p.leaf]);
  const other = stripe === p.pop ? p.deep : p.pop;
  const wood = mix(p.wood, p.warm, 0.3);
  const hz = 640;
  const T = tree(s, 0, 0, 470, { dabs: 9 });
  const puppet = (x: number, coat: string, hat: string, flip: 1 | -1): string =>
    at(
      x,
      520,
      [flip, 1],
      fill(coat, "M-44 0Q-40 -80 -14 -92H14Q40 -80 44 0z") +
        line(coat, 22, "M20 -70L66 -96") +
        fill(mix(p.lite, p.crust, 0.4), ellipse(0, -118, 27, 31) + ellipse(72, -100, 12)) +
        fill(hat, "M-32 -130Q-26 -186 10 -176Q40 -170 32 -130z") +
        fill(p.ink, ellipse(10, -118, 4)) +
        line(p.pop, 4, "M4 -100q10 6 18 -2"),
    );
  return (
    skyOf(s, 2, hz) +
    at(80, 760, 1, T) +
    at(730, 760, [-1, 1], T) +
    groundOf(s, hz) +
    fill(p.ink, poly([230, 850], [590, 850], [790, 920], [420, 930]), opacity(0.22)) +
    fill(wood, rect(222, 300, 356, 560)) +
    fill(
      stripe,
      times(5, (i) => rect(232 + i * 76, 540, 38, 312)),
    ) +
    fill(
      p.lite,
      times(5, (i) => rect(270 + i * 76, 540, 34, 312)),
    ) +
    grain(fill(SHADE.right, rect(222, 540, 356, 316)), 0.4) +
    fill(p.dark ? p.glow : mix(p.sky, p.deep, 0.3), rect(252, 320, 296, 204)) +
    fill(mix(p.leaf, p.ink, 0.2), "M252 524V450q40 -40 80 0q40 -50 90 -6q50 -44 126 10v70z") +
    puppet(330, p.pop, p.warm, 1) +
    puppet(470, p.deep, p.ink, -1) +
    line(mix(p.wood, p.lite, 0.3), 10, "M396 424L420 330") +
    fill(other, "M252 320H330Q326 440 252 510zM548 320H470Q474 440 548 510z") +
    fill(mix(wood, p.ink, 0.2), rect(206, 522, 388, 22)) +
    fill(
      other,
      "M200 300L400 214L600 300V330Q575 352 550 330Q525 352 500 330Q475 352 450 330Q425 352 400 330Q375 352 350 330Q325 352 300 330Q275 352 250 330Q225 352 200 330z",
    ) +
    fill(p.warm, ellipse(400, 268, 22)) +
    line(p.iron, 4, "M400 214V170") +
    fill(p.pop, "M400 170l44 14l-44 16z") +
    times(6, (i) =>
      at(
        120 + i * 112 + r.range(-10, 10),
        930,
        1.5,
        bust(0, 0, 1, nth([p.ink, p.deep, mix(p.ink, p.pop, 0.4)], i), (i + 1) % 4),
      ),
    ) +
    times(5, (i) => at(180 + i * 112, 1010, 1.7, bust(0, 0, 1, nth([p.ink, mix(p.ink, p.deep, 0.4)], i), i % 4)))
  );
};

export const aquarium: Scene = (s) => {
  const { palette: p, random: r } = s;
  const water = mix(p.water, p.deep, 0.35);
  const light = mix(water, p.lite, 0.3);
  const fish = (x: number, y: number, k: number, colour: string): string =>
    at(
      x,
      y,
      [r.chance(0.5) ? k : -k, Math.abs(k)],
      fill(colour, "M-60 0Q-20 -44 40 -10L74 -34Q66 0 74 34L40 10Q-20 44 -60 0z") +
        fill(mix(colour, p.lite, 0.45), "M-20 -26Q-10 0 -20 26L-2 25Q8 0 -2 -25z") +
        fill(p.ink, ellipse(-38, -6, 5)),
    );
  const inks = r.shuffle([p.pop, p.warm, p.lite, p.crust, p.leaf]);
  return (
    fill(mix(p.ink, p.deep, 0.3), rect(0, 0, 800, 1000)) +
    fill(water, rrect(40, 90, 720, 690, 30)) +
    fill(light, "M160 90L60 780H240L300 90zM420 90L400 780H560L520 90zM640 90L700 780H760V300z", opacity(0.35)) +
    grain(fill(SHADE.down, rrect(40, 90, 720, 690, 30)), 0.5) +
    fill(
      p.leaf,
      times(
        6,
        (i) =>
          path`M${70 + i * 128} 780Q${40 + i * 128} 680 ${84 + i * 128} ${560 + (i % 3) * 40}Q${80 + i * 128} 690 ${110 + i * 128} 780z`,
      ),
    ) +
    fill(
      mix(p.leaf, p.warm, 0.4),
      times(
        5,
        (i) =>
          path`M${120 + i * 134} 780Q${150 + i * 134} 690 ${118 + i * 134} ${620 - (i % 2) * 40}Q${96 + i * 134} 700 ${90 + i * 134} 780z`,
      ),
    ) +
    fill(mix(p.warm, p.lite, 0.4), "M40 740Q200 700 400 736T760 730V750Q760 780 730 780H70Q40 780 40 750z") +
    times(9, (i) =>
      fish(
        130 + (i % 3) * 240 + r.range(-50, 50),
        210 + Math.floor(i / 3) * 160 + r.range(-40, 40),
        r.range(0.7, 1.5),
        nth(inks, i),
      ),
    ) +
    line(
      mix(water, p.lite, 0.6),
      4,
      times(7, (i) => ellipse(110 + i * 100, 160 + ((i * 83) % 420), 8 + (i % 3) * 4)),
    ) +
    fill(p.ink, rect(0, 870, 800, 130)) +
    at(300, 1000, 2.6, bust(0, 0, 1, p.ink, 1)) +
    at(440, 1000, 1.7, bust(0, 0, 1, p.ink, 3)) +
    fill(light, poly([120, 880], [680, 880], [800, 1000], [0, 1000]), opacity(0.18))
  );
};
