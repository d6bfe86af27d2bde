// Scenes for monuments without a scene of their own: parish church, tower over roofs, dome at the end of a street,
// arcades, graveyard.
import { mix } from "../colour.ts";
import { arch, at, bars, ellipse, fill, line, opacity, path, poly, rect, times } from "../kit.ts";
import { lamp } from "../primitives/furniture.ts";
import { dog, type Person, person } from "../primitives/people.ts";
import { chimney, farTown, house, roofline } from "../primitives/roofs.ts";
import { birds, groundOf, skyOf, sun } from "../primitives/sky.ts";
import { bough, tree } from "../primitives/trees.ts";
import { nth } from "../random.ts";
import { grain, type Scene, SHADE } from "../stage.ts";
import { stones } from "./monument-generic.ts";

export const parishChurch: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade, joint } = stones(s);
  const hz = 800;
  const dark = mix(p.ink, p.deep, 0.25);
  const glass = p.dark ? p.glow : p.deep;
  return (
    skyOf(s, 3, 640) +
    sun(s, r.pick([540, 600]), 300, 110) +
    farTown(s, hz, mix(p.haze, p.sky, 0.25)) +
    groundOf(s, hz) +
    at(700, hz, 1, house(s, 220, 300, p.shade, { floors: 4 })) +
    // bell tower with its slate spire
    fill(p.roof, "M150 410L230 150L310 410z") +
    fill(p.ink, "M230 150L310 410H240z", opacity(0.28)) +
    fill(p.warm, rect(227, 112, 6, 44) + rect(216, 124, 28, 6)) +
    fill(lit, rect(150, 404, 160, 400)) +
    fill(shade, rect(256, 404, 54, 400)) +
    fill(mix(lit, p.lite, 0.5), rect(140, 400, 180, 12) + rect(146, 540, 168, 9)) +
    fill(dark, arch(176, 436, 44, 90, 22) + arch(240, 436, 44, 90, 22)) +
    bars(mix(dark, p.mid, 0.4), 38, 3, 9, "M198 466V522M262 466V522") +
    fill(glass, arch(212, 590, 36, 90, 18)) +
    // gabled front with rose and portal
    fill(p.roof, "M300 520L450 350L600 520z") +
    fill(lit, "M316 804V508L450 366L584 508V804z") +
    fill(shade, "M450 366L584 508V804H560V520z") +
    line(mix(lit, p.lite, 0.5), 10, "M312 512L450 366L588 512") +
    line(joint, 3, "M316 560H584M316 650H584M316 730H584") +
    fill(mix(lit, p.lite, 0.5), ellipse(450, 510, 66)) +
    fill(glass, ellipse(450, 510, 54)) +
    line(
      mix(lit, p.lite, 0.4),
      6,
      `${times(6, (i) => {
        const a = (i * Math.PI) / 6;
        return path`M${450 - Math.cos(a) * 54} ${510 - Math.sin(a) * 54}L${450 + Math.cos(a) * 54} ${510 + Math.sin(a) * 54}`;
      })}${ellipse(450, 510, 20)}`,
    ) +
    fill(mix(lit, p.ink, 0.16), arch(392, 640, 116, 166, 62)) +
    fill(mix(lit, p.lite, 0.4), arch(402, 652, 96, 154, 52)) +
    fill(r.pick([p.pop, p.deep, mix(p.wood, p.ink, 0.1)]), arch(414, 668, 72, 138, 40)) +
    line(p.ink, 3, "M450 670V804", opacity(0.5)) +
    fill(glass, arch(344, 660, 26, 80, 13) + arch(530, 660, 26, 80, 13)) +
    grain(fill(SHADE.right, "M316 804V508L450 366L584 508V804z"), 0.45) +
    fill(mix(lit, p.lite, 0.2), rect(370, 800, 160, 12) + rect(352, 812, 196, 12)) +
    tree(s, 84, 850, 380, { dabs: 8 }) +
    fill(p.ink, poly([300, 812], [600, 812], [790, 880], [470, 890]), opacity(0.2)) +
    lamp(s, 650, 880, 280) +
    person(s, r.pick<Person>(["woman", "couple", "umbrella"]), 480, 910, 170) +
    (r.chance(0.5) ? dog(300, 930, 1.3, p.ink) : person(s, "man", 290, 900, 150)) +
    birds(s, 400, 250, 5)
  );
};

export const towerOverRoofs: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade } = stones(s);
  const dark = mix(p.ink, p.deep, 0.3);
  const pinnacle = (x: number): string => path`M${x - 12} 250V200L${x} 140L${x + 12} 200V250z`;
  const opening = p.dark ? p.glow : dark;
  return (
    skyOf(s, 3, 640) +
    sun(s, r.pick([220, 590]), 300, 120) +
    farTown(s, 700, mix(p.haze, p.sky, 0.25)) +
    fill(lit, rect(316, 246, 168, 600) + pinnacle(322) + pinnacle(478) + pinnacle(372) + pinnacle(428)) +
    fill(shade, rect(428, 246, 56, 600) + pinnacle(478)) +
    fill(mix(lit, p.lite, 0.5), rect(304, 240, 192, 14) + rect(308, 470, 184, 12) + rect(308, 640, 184, 12)) +
    fill(mix(lit, p.ink, 0.12), rect(310, 254, 12, 600) + rect(394, 254, 12, 400)) +
    fill(opening, arch(334, 290, 48, 166, 34) + arch(418, 290, 48, 166, 34)) +
    line(lit, 5, "M358 292V456M442 292V456M334 360H382M418 360H466") +
    fill(opening, arch(338, 510, 40, 112, 28) + arch(422, 510, 40, 112, 28)) +
    grain(fill(SHADE.right, rect(316, 246, 168, 600)), 0.5) +
    roofline(s, 800, 0.92, mix(p.haze, p.deep, p.dark ? 0.35 : 0.3), true) +
    tree(s, 150, 960, 330, { dabs: 8 }) +
    tree(s, 640, 970, 350, { dabs: 8 }) +
    tree(s, 392, 1000, 250, { dabs: 6 }) +
    groundOf(s, 930) +
    person(s, r.pick<Person>(["couple", "woman", "man"]), 470, 976, 130) +
    birds(s, 560, 210, 6)
  );
};

export const domeStreet: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade } = stones(s);
  const lead = p.dark ? mix(p.deep, p.mid, 0.3) : mix(p.deep, p.sky, 0.3);
  const flank = (side: -1 | 1): string => {
    const X = (x: number): number => 400 + side * x;
    const wall = side < 0 ? p.wall : p.shade;
    const panes = times(4, (j) =>
      times(3, (i) => {
        const near = 400 - i * 72;
        const k = (near - 130) / 270;
        const h = 60 + 56 * k;
        const y = 250 + j * (96 + 44 * k) - 130 * k;
        return poly([X(near), y], [X(near - 34), y + 10], [X(near - 34), y + h], [X(near), y + h + 6]);
      }),
    );
    return (
      fill(p.roof, poly([X(420), -60], [X(170), 150], [X(160), 220], [X(420), 60])) +
      fill(wall, poly([X(420), 50], [X(160), 214], [X(160), 790], [X(420), 900])) +
      fill(p.dark ? mix(p.glass, p.glow, 0.55) : p.glass, panes) +
      grain(
        fill(side < 0 ? SHADE.left : SHADE.right, poly([X(420), 50], [X(160), 214], [X(160), 790], [X(420), 900])),
        0.35,
      ) +
      fill(side < 0 ? p.pop : p.deep, poly([X(420), 700], [X(168), 690], [X(150), 716], [X(400), 752])) +
      fill(mix(wall, p.ink, 0.5), poly([X(420), 752], [X(168), 716], [X(168), 792], [X(420), 896]))
    );
  };
  return (
    skyOf(s, 3, 620) +
    sun(s, r.pick([330, 470]), 250, 90) +
    // a dome on its drum above a plain pediment
    fill(p.warm, rect(397, 170, 6, 60) + ellipse(400, 176, 9)) +
    fill(lit, rect(376, 226, 48, 60)) +
    fill(lead, "M278 440C278 340 330 286 400 280C470 286 522 340 522 440z") +
    fill(p.ink, "M400 280C470 286 522 340 522 440H430C440 370 430 320 400 280z", opacity(0.24)) +
    line(mix(lead, p.lite, 0.35), 4, "M320 440C322 360 352 306 400 282M400 282V440M480 440C478 360 448 306 400 282") +
    fill(lit, rect(268, 436, 264, 110)) +
    fill(
      mix(p.deep, p.ink, 0.2),
      times(6, (i) => arch(286 + i * 41, 456, 22, 74, 11)),
    ) +
    fill(shade, rect(450, 436, 82, 110), opacity(0.5)) +
    fill(mix(lit, p.lite, 0.5), rect(258, 428, 284, 14) + rect(250, 544, 300, 14)) +
    fill(lit, "M240 640L400 560L560 640V800H240z") +
    fill(shade, "M276 632L400 574L524 632z") +
    fill(
      mix(lit, p.lite, 0.3),
      times(6, (i) => rect(262 + i * 51, 652, 20, 150)),
    ) +
    fill(
      mix(p.ink, p.deep, 0.3),
      times(5, (i) => rect(286 + i * 51, 668, 22, 134)),
      opacity(0.65),
    ) +
    grain(fill(SHADE.right, "M240 640L400 560L560 640V800H240z"), 0.4) +
    groundOf(s, 790) +
    flank(-1) +
    flank(1) +
    fill(p.ink, poly([0, 900], [240, 790], [400, 800], [160, 1000], [0, 1000]), opacity(0.14)) +
    lamp(s, 250, 860, 240) +
    lamp(s, 566, 890, 290) +
    person(s, r.pick<Person>(["umbrella", "woman", "couple"]), 360, 920, 180, { coat: p.pop }) +
    person(s, "man", 470, 840, 110)
  );
};

export const arcadeSquare: Scene = (s) => {
  const { palette: p, random: r } = s;
  const brick = p.dark ? mix(p.pop, p.deep, 0.62) : mix(p.pop, p.lite, 0.45);
  const { lit: stone } = stones(s);
  const bay = (x: number, wide: number): string =>
    chimney(s, x + wide * 0.7, 330, 44, 70) +
    fill(p.roof, path`M${x} 440L${x + 46} 300H${x + wide - 46}L${x + wide} 440z`) +
    grain(fill(SHADE.right, path`M${x} 440L${x + 46} 300H${x + wide - 46}L${x + wide} 440z`), 0.4) +
    times(
      2,
      (i) =>
        fill(stone, arch(x + wide * (0.24 + i * 0.34), 346, wide * 0.18, 90, wide * 0.09)) +
        fill(p.glass, rect(x + wide * (0.28 + i * 0.34), 372, wide * 0.1, 60)),
    ) +
    fill(brick, rect(x, 440, wide, 250)) +
    fill(
      stone,
      rect(x - 6, 434, wide + 12, 14) +
        rect(x, 558, wide, 10) +
        rect(x, 440, 14, 250) +
        rect(x + wide - 14, 440, 14, 250),
    ) +
    times(3, (i) => {
      const wx = x + wide * (0.12 + i * 0.28);
      return (
        fill(stone, rect(wx - 8, 460, wide * 0.2 + 4, 96) + rect(wx - 8, 576, wide * 0.2 + 4, 106)) +
        fill(
          r.chance(p.litP) ? p.glow : p.glass,
          rect(wx, 468, wide * 0.2 - 12, 82) + rect(wx, 586, wide * 0.2 - 12, 88),
        ) +
        line(stone, 3, path`M${wx + wide * 0.1 - 6} 468V550M${wx + wide * 0.1 - 6} 586V674`)
      );
    }) +
    fill(stone, rect(x, 686, wide, 130)) +
    fill(
      p.dark ? mix(p.glow, p.pop, 0.3) : mix(p.ink, p.deep, 0.35),
      times(3, (i) => arch(x + 16 + i * (wide / 3 - 2), 704, wide / 3 - 26, 114, wide / 6 - 13)),
    );
  return (
    skyOf(s, 3, 420) +
    sun(s, r.pick([180, 600]), 210, 74) +
    bay(-150, 300) +
    bay(150, 320) +
    bay(470, 340) +
    groundOf(s, 812) +
    fill(mix(p.leaf, p.warm, p.dark ? 0.1 : 0.35), "M0 868H800V1000H0z") +
    grain(fill(SHADE.floor, rect(0, 868, 800, 132)), 0.5) +
    bars(p.iron, 40, 3, 13, "M0 850H800") +
    tree(s, 120, 930, 340, { dabs: 8 }) +
    tree(s, 690, 940, 360, { dabs: 8 }) +
    person(s, r.pick<Person>(["woman", "couple", "dress"]), 400, 946, 160, { coat: p.pop }) +
    person(s, "child", 470, 950, 96)
  );
};

export const graveyardPath: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade } = stones(s);
  const chapel = (x: number, y: number, k: number, flip: 1 | -1): string =>
    at(
      x,
      y,
      [k * flip, k],
      fill(shade, "M-70 0V-210L0 -280L70 -210V0z") +
        fill(lit, "M-70 0V-210L0 -280L20 -258V0z") +
        fill(mix(lit, p.lite, 0.5), "M-84 -204L0 -292L84 -204L72 -196L0 -270L-72 -196z") +
        fill(mix(p.ink, p.deep, 0.3), arch(-34, -160, 50, 160, 25)) +
        fill(p.warm, rect(-3, -330, 6, 42) + rect(-14, -318, 28, 6)),
    );
  const slab = (x: number, y: number, k: number): string =>
    at(x, y, k, fill(lit, "M-40 0V-60Q-40 -92 0 -92T40 -60V0z") + fill(shade, "M8 -92Q40 -90 40 -60V0H14z"));
  return (
    skyOf(s, 2, 520) +
    sun(s, 420, 330, 100) +
    farTown(s, 560, mix(p.haze, p.sky, 0.3)) +
    fill(mix(p.leaf, p.haze, 0.35), "M0 600Q200 470 400 540T800 520V700H0z") +
    fill(mix(p.leaf, p.ink, 0.1), rect(0, 600, 800, 400)) +
    grain(fill(SHADE.down, rect(0, 600, 800, 400)), 0.5) +
    fill(mix(p.ground, p.lite, p.dark ? 0 : 0.3), "M380 600H430L640 1000H150z") +
    [0.34, 0.46, 0.62]
      .map((k, i) => chapel(330 - i * 54, 640 + i * 50, k, 1) + chapel(484 + i * 58, 640 + i * 52, k, -1))
      .join("") +
    tree(s, 90, 860, 520, { dabs: 10 }) +
    tree(s, 720, 850, 540, { dabs: 10 }) +
    chapel(170, 880, 1, 1) +
    chapel(650, 900, 1.08, -1) +
    slab(270, 916, 0.9) +
    slab(560, 936, 0.9) +
    lamp(s, 318, 820, 190) +
    person(s, r.pick<Person>(["woman", "couple", "umbrella"]), 400, 850, 150, { coat: p.pop }) +
    at(
      560,
      902,
      1.2,
      fill(
        p.ink,
        "M-18 0Q-22 -34 -8 -44L-10 -60L-2 -52H6L13 -60L12 -44Q22 -34 18 0zM16 -4Q40 -4 34 -30Q32 -36 30 -30Q32 -12 14 -12z",
      ),
    ) +
    bough(s, nth([-1, 1] as const, r.int(0, 1)), 320, 220, p.leaf)
  );
};
