// More museums: the sculpture court, the white box, the great stair.
import { mix, onto } from "../colour.ts";
import { arch, at, bars, ellipse, fill, line, opacity, path, poly, rect, times } from "../kit.ts";
import { letters } from "../letters.ts";
import { boxBall } from "../primitives/furniture.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown } from "../primitives/roofs.ts";
import { groundOf, skyOf, sun } from "../primitives/sky.ts";
import { tree } from "../primitives/trees.ts";
import { art } from "../primitives/wares.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE, unflip } from "../stage.ts";
import { stones } from "./monument-generic.ts";

const TORSO =
  "M-40 0C-46 -60 -30 -90 -34 -130C-56 -150 -60 -200 -40 -236C-26 -252 -14 -250 -12 -268C-30 -300 -20 -336 4 -338C30 -336 36 -300 18 -268C20 -250 34 -250 46 -232C62 -190 50 -150 36 -128C34 -90 50 -60 42 0z";
const WALKING =
  "M-30 0L-10 -120L-4 -190C-22 -240 -18 -280 0 -296L-2 -312a22 26 0 1 1 14 0L16 -296C34 -270 36 -230 22 -190L34 -110L70 -6L48 0L10 -104L-4 0z";

export const sculptureCourt: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade } = stones(s);
  // The colour of the sculpture, which contrasts with the wall: marble at night, bronze by day.
  const marble = p.dark ? mix(p.mid, p.lite, 0.55) : mix(p.leaf, p.ink, 0.45);
  const glass = p.dark ? p.glow : mix(p.deep, p.sky, 0.15);
  const statue = (x: number, y: number, k: number, d: string): string =>
    fill(
      p.ink,
      poly([x - 50 * k, y], [x + 50 * k, y], [x + 230 * k, y + 60 * k], [x + 120 * k, y + 66 * k]),
      opacity(0.22),
    ) +
    at(
      x,
      y,
      k,
      fill(mix(lit, p.ink, 0.12), "M-56 0H56V-20H-56zM-44 -20H44V-120H-44z") +
        fill(p.ink, "M12 -120H44V-20H12z", opacity(0.18)) +
        at(0, -120, 0.9, fill(marble, d) + grain(fill(SHADE.right, d), 0.7)),
    );
  return (
    fill(lit, rect(0, 0, 800, 640)) +
    fill(mix(lit, p.lite, 0.5), rect(0, 96, 800, 16) + rect(0, 330, 800, 14)) +
    fill(shade, rect(0, 112, 800, 8) + rect(0, 344, 800, 7)) +
    times(
      5,
      (i) =>
        fill(mix(lit, p.lite, 0.4), rect(38 + i * 156, 134, 100, 180)) +
        fill(glass, rect(52 + i * 156, 146, 72, 168)) +
        line(mix(lit, p.lite, 0.5), 5, path`M${88 + i * 156} 146V314M${52 + i * 156} 206h72`),
    ) +
    times(
      5,
      (i) =>
        fill(mix(lit, p.lite, 0.35), arch(22 + i * 156, 372, 132, 268, 66)) +
        fill(mix(p.ink, p.deep, 0.4), arch(38 + i * 156, 392, 100, 248, 50)),
    ) +
    fill(
      shade,
      times(5, (i) => arch(38 + i * 156, 392, 46, 248, 50)),
      opacity(0.4),
    ) +
    grain(fill(SHADE.down, rect(0, 0, 800, 640)), 0.3) +
    fill(p.ink, poly([0, 0], [300, 0], [0, 420]), opacity(0.1)) +
    groundOf(s, 638) +
    fill(mix(p.leaf, p.warm, 0.2), poly([70, 720], [330, 720], [250, 900], [-60, 900])) +
    fill(mix(p.leaf, p.warm, 0.2), poly([470, 720], [730, 720], [860, 900], [550, 900])) +
    statue(400, 800, 1.25, r.chance(0.5) ? TORSO : WALKING) +
    statue(160, 760, 0.8, WALKING) +
    statue(650, 764, 0.8, TORSO) +
    boxBall(s, 60, 950, 160, p.pop) +
    boxBall(s, 746, 950, 160, p.pop) +
    person(s, r.pick<Person>(["woman", "umbrella", "man"]), 260, 940, 190, { coat: p.pop, dir: 1 }) +
    person(s, "couple", 560, 920, 160)
  );
};

export const whiteBox: Scene = (s) => {
  const { palette: p, random: r } = s;
  const white = p.dark ? mix(p.mid, p.lite, 0.35) : p.lite;
  const glass = p.dark ? p.glow : mix(p.sky, p.deep, 0.28);
  const hz = 800;
  const banner = r.pick([p.pop, p.leaf, p.deep]);
  const name = letters(s.name, 300, 402, 38, 420);
  return (
    skyOf(s, 3, 660) +
    sun(s, r.pick([150, 660]), 230, 76) +
    farTown(s, hz, mix(p.haze, p.sky, 0.2)) +
    fill(mix(white, p.ink, 0.2), "M90 350L180 290H760L700 350z") +
    fill(white, rect(90, 350, 610, 450)) +
    fill(mix(white, p.ink, 0.28), "M700 350L760 290V760L700 800z") +
    grain(fill(SHADE.right, rect(90, 350, 610, 450)), 0.3) +
    unflip(s, 300, line(onto(white, p.ink, p.deep), name.pen(5.5), name.d)) +
    fill(glass, rect(90, 500, 470, 300)) +
    (p.dark
      ? grain(fill(LIGHT.halo, rect(90, 500, 470, 300)), 0.5)
      : fill(p.lite, "M140 500h90L110 800H90V640zM320 500h40L240 800h-40z", opacity(0.25))) +
    art(s, 200, 560, 110, 140, p.lite, r.int(0, 3)) +
    art(s, 350, 560, 90, 120, p.warm, r.int(0, 3)) +
    person(s, "man", 262, 800, 120, { all: mix(p.ink, glass, 0.15), shadow: 0 }) +
    person(s, "dress", 440, 800, 116, { all: mix(p.ink, glass, 0.15), shadow: 0 }) +
    line(mix(p.ink, p.deep, 0.3), 7, "M90 500H560M206 500V800M324 500V800M442 500V800M560 500V800") +
    fill(p.ink, rect(592, 600, 76, 200)) +
    fill(p.dark ? p.glow : mix(p.sky, p.lite, 0.2), rect(600, 608, 28, 192) + rect(634, 608, 28, 192)) +
    fill(banner, rect(590, 380, 80, 190)) +
    fill(onto(banner, p.lite, p.ink), ellipse(630, 440, 26) + rect(606, 490, 48, 8) + rect(606, 510, 34, 8)) +
    fill(p.ink, rect(90, 350, 610, 7), opacity(0.18)) +
    groundOf(s, hz) +
    fill(p.ink, poly([90, hz], [700, hz], [800, 860], [200, 870]), opacity(0.18)) +
    bars(mix(p.ground, p.lite, 0.3), 8, 90, 30, "M60 880H800M-40 930H800") +
    tree(s, 60, 850, 330, { dabs: 7 }) +
    person(s, r.pick<Person>(["couple", "woman", "umbrella"]), 420, 930, 190, { coat: p.pop }) +
    person(s, "child", 500, 936, 112)
  );
};

export const grandStair: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade, joint } = stones(s);
  const carpet = r.pick([p.pop, p.pop, p.leaf, p.deep]);
  const light = p.dark ? p.glow : mix(p.sky, p.lite, 0.4);
  const steps = times(13, (i) => {
    const t = i / 13;
    const y = 560 + 400 * t ** 1.25;
    const next = 560 + 400 * ((i + 1) / 13) ** 1.25;
    const [w, wn] = [150 + 300 * t, 150 + 300 * ((i + 1) / 13)];
    const mid = y + (next - y) * 0.5;
    return (
      fill(mix(lit, p.lite, 0.3), poly([400 - w, y], [400 + w, y], [400 + wn, mid], [400 - wn, mid])) +
      fill(shade, poly([400 - wn, mid], [400 + wn, mid], [400 + wn, next], [400 - wn, next])) +
      fill(carpet, poly([400 - w * 0.42, y], [400 + w * 0.42, y], [400 + wn * 0.42, mid], [400 - wn * 0.42, mid])) +
      fill(
        mix(carpet, p.ink, 0.28),
        poly([400 - wn * 0.42, mid], [400 + wn * 0.42, mid], [400 + wn * 0.42, next], [400 - wn * 0.42, next]),
      )
    );
  });
  const rail = (side: -1 | 1): string =>
    at(
      400,
      0,
      [side, 1],
      fill(lit, "M150 480L480 790V1000L150 570z") +
        grain(fill(SHADE.right, "M150 480L480 790V1000L150 570z"), 0.5) +
        line(
          joint,
          9,
          times(7, (i) => path`M${176 + i * 42} ${524 + i * 40}V${572 + i * 58}`),
        ) +
        line(mix(lit, p.lite, 0.5), 20, "M140 476L490 806") +
        fill(lit, "M120 440H176V580H120z") +
        fill(p.warm, ellipse(148, 420, 22)) +
        (p.dark ? fill(p.glow, ellipse(148, 420, 30), opacity(0.5)) : ""),
    );
  return (
    fill(lit, rect(0, 0, 800, 1000)) +
    grain(fill(SHADE.down, rect(0, 0, 800, 520)), 0.25) +
    fill(mix(lit, p.lite, 0.5), rect(0, 150, 800, 16)) +
    fill(shade, rect(0, 166, 800, 8)) +
    [60, 300, 540]
      .map(
        (x, i) =>
          fill(mix(lit, p.lite, 0.4), arch(x - 12, 200, 224, 380, 112)) +
          fill(i === 1 ? light : mix(p.ink, p.deep, 0.45), arch(x + 10, 224, 180, 356, 90)),
      )
      .join("") +
    line(mix(lit, p.lite, 0.4), 6, "M400 224V560M310 330H490M310 440H490") +
    times(
      4,
      (i) =>
        fill(mix(lit, p.lite, 0.3), rect(12 + i * 246, 174, 44, 420)) +
        fill(p.ink, rect(42 + i * 246, 174, 14, 420), opacity(0.16)),
    ) +
    fill(mix(lit, p.mid, 0.25), rect(0, 560, 800, 440)) +
    grain(fill(LIGHT.halo, ellipse(400, 560, 260, 160)), 0.6) +
    steps +
    rail(-1) +
    rail(1) +
    person(s, r.pick<Person>(["dress", "woman"]), 380, 690, 150, {
      shadow: 0,
      coat: carpet === p.pop ? p.deep : p.pop,
    }) +
    person(s, nth(["man", "couple"] as const, r.int(0, 1)), 470, 880, 210, { shadow: 0 })
  );
};
