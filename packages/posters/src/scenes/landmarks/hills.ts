// Quarters, hills and streets that are known by one sight.
import { mix, onto } from "../../colour.ts";
import { arch, at, bars, blob, dab, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle } from "../../primitives/flat.ts";
import { dome } from "../../primitives/landmark-parts.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { person } from "../../primitives/people.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE, unflip } from "../../stage.ts";
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

export const paintedHouses: Scene = (s) => {
  const { palette: p, random: r } = s;
  const paints = r.shuffle([
    mix(p.pop, p.lite, 0.45),
    mix(p.water, p.lite, 0.4),
    mix(p.warm, p.lite, 0.4),
    mix(p.leaf, p.lite, 0.45),
    mix(p.deep, p.lite, 0.55),
    mix(p.crust, p.lite, 0.4),
  ]);
  const night = (c: string): string => (p.dark ? mix(c, p.ink, 0.45) : c);
  const house = (x: number, w: number, top: number, i: number): string => {
    const paint = night(nth(paints, i));
    const shutter = night(nth(paints, i + 2));
    const inside = p.dark ? p.glow : mix(p.glass, p.ink, 0.1);
    return (
      fill(paint, rect(x, top, w, 800 - top)) +
      grain(fill(SHADE.down, rect(x, top, w, 800 - top)), 0.2) +
      fill(p.lite, rect(x, top, w, 10)) +
      times(2, (j) =>
        times(2, (m) => {
          const wx = x + w * (0.16 + m * 0.42);
          const wy = top + 50 + j * 150;
          return (
            fill(inside, rect(wx, wy, w * 0.2, 84)) +
            fill(shutter, rect(wx - w * 0.1, wy, w * 0.09, 84) + rect(wx + w * 0.21, wy, w * 0.09, 84)) +
            fill(
              p.pop,
              times(4, (q) => circle(wx + 4 + q * w * 0.055, wy + 88, 7)),
            )
          );
        }),
      ) +
      fill(shutter, arch(x + w * 0.14, 660, w * 0.28, 140, w * 0.14)) +
      fill(p.warm, circle(x + w * 0.36, 740, 5)) +
      fill(inside, rect(x + w * 0.58, 680, w * 0.26, 80))
    );
  };
  return (
    behind(s, 400, 400) +
    house(-20, 180, 280, 0) +
    house(160, 160, 320, 1) +
    house(320, 150, 290, 2) +
    house(470, 170, 330, 3) +
    house(640, 190, 270, 4) +
    fill(
      p.roof,
      poly([-20, 280], [-6, 232], [150, 232], [160, 280]) +
        poly([320, 290], [332, 250], [458, 250], [470, 290]) +
        poly([640, 270], [654, 216], [816, 216], [830, 270]),
    ) +
    fill(p.ground, rect(0, 800, 800, 200)) +
    line(
      mix(p.ground, p.ink, 0.2),
      4,
      times(4, (j) => path`M0 ${830 + j * 44}H800`) +
        times(12, (i) => path`M${(i * 70) % 800} ${830 + (i % 4) * 44}v44`),
    ) +
    times(5, (i) =>
      at(
        60 + i * 170,
        830,
        1,
        fill(mix(p.crust, p.ink, 0.1), "M-26 -40H26L18 0H-18z") +
          fill(p.leaf, blob(r, 0, -66, 38, 34)) +
          fill(nth([p.pop, p.warm, p.lite], i), circle(-12, -74, 7) + circle(12, -60, 7) + circle(4, -84, 7)),
      ),
    ) +
    person(s, "woman", r.range(300, 500), 940, 130)
  );
};

export const bookshopFront: Scene = (s) => {
  const { palette: p, random: r } = s;
  const green = p.dark ? mix(p.leaf, p.ink, 0.3) : mix(p.leaf, p.ink, 0.2);
  const inside = p.dark ? p.glow : mix(p.warm, p.lite, 0.3);
  const inks = [p.pop, p.deep, p.warm, p.leaf, p.lite, p.crust];
  const spines = (x: number, y: number, w: number, h: number): string =>
    times(Math.floor(w / 13), (i) =>
      fill(nth(inks, i * 5 + Math.round(y)), rect(x + i * 13, y - h + ((i * 7) % 12), 10, h - ((i * 7) % 12))),
    );
  const name = letters(s.name, 400, 348, 40, 600);
  return (
    fill(p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.lite, p.mid, 0.25), rect(0, 0, 800, 1000)) +
    fill(
      p.dark ? p.glow : p.glass,
      times(4, (i) => rect(80 + i * 180, 60, 70, 150)),
    ) +
    line(
      p.lite,
      5,
      times(4, (i) => path`M${115 + i * 180} 60V210M${80 + i * 180} 134h70`),
    ) +
    fill(
      p.leaf,
      times(4, (i) => rect(60 + i * 180, 60, 18, 150) + rect(152 + i * 180, 60, 18, 150)),
    ) +
    fill(green, rect(40, 300, 720, 560)) +
    fill(p.warm, rect(40, 312, 720, 66)) +
    unflip(s, 400, line(onto(p.warm, p.ink, p.deep), name.pen(7), name.d)) +
    fill(inside, rect(80, 410, 230, 330) + rect(490, 410, 230, 330)) +
    fill(mix(inside, p.ink, 0.1), rect(340, 410, 120, 440)) +
    [520, 630, 738]
      .map(
        (y) =>
          spines(88, y, 214, 84) + spines(498, y, 214, 84) + fill(p.wood, rect(80, y, 230, 9) + rect(490, y, 230, 9)),
      )
      .join("") +
    line(green, 11, "M400 410V850M195 410V740M605 410V740") +
    fill(
      p.warm,
      times(9, (i) => circle(80 + i * 80, 400, 9)),
    ) +
    line(p.ink, 2.5, "M40 390Q400 420 760 390") +
    fill(p.ground, rect(0, 856, 800, 150)) +
    [90, 560]
      .map(
        (x) =>
          fill(p.wood, rect(x, 800, 160, 90) + rect(x + 10, 880, 12, 70) + rect(x + 138, 880, 12, 70)) +
          spines(x + 8, 806, 150, 56),
      )
      .join("") +
    at(
      400,
      960,
      1.1,
      fill(p.wood, poly([-56, 0], [-40, -150], [40, -150], [56, 0], [44, 0], [32, -20], [-32, -20], [-44, 0])) +
        fill(p.ink, poly([-38, -30], [-30, -138], [30, -138], [38, -30])) +
        line(p.lite, 5, "M-18 -110H18M-20 -86H14M-22 -62H20"),
    ) +
    person(s, r.pick(["woman", "man"]), 700, 960, 200, { dir: -1 })
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

export const easels: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit] = toneOf(s);
  const pictures = r.shuffle([0, 1, 2, 3]);
  const easel = (x: number, y: number, k: number, i: number): string =>
    at(
      x,
      y,
      k,
      line(p.wood, 9, "M-50 0L-6 -230M50 0L6 -230M0 -40L14 -10") +
        fill(p.lite, rect(-76, -210, 152, 130)) +
        nth(
          [
            fill(p.sky, rect(-66, -200, 132, 110)) +
              fill(p.pop, circle(20, -160, 24)) +
              fill(p.leaf, rect(-66, -120, 132, 30)),
            fill(p.warm, rect(-66, -200, 132, 110)) +
              fill(p.lite, dome(0, -120, 26, 60) + rect(-26, -120, 52, 30)) +
              fill(p.deep, rect(-66, -96, 132, 6)),
            fill(mix(p.water, p.lite, 0.3), rect(-66, -200, 132, 110)) +
              fill(p.lite, circle(0, -150, 26)) +
              fill(p.ink, circle(-9, -154, 4) + circle(9, -154, 4)) +
              line(p.pop, 4, "M-9 -138q9 8 18 0"),
            fill(p.deep, rect(-66, -200, 132, 110)) +
              fill(p.pop, circle(-24, -150, 18) + circle(10, -164, 18)) +
              fill(p.warm, circle(28, -134, 18)) +
              line(p.leaf, 5, "M-20 -130L0 -92M12 -146L2 -92M26 -116L6 -92"),
          ],
          nth(pictures, i),
        ) +
        fill(p.wood, rect(-84, -84, 168, 10)),
    );
  return (
    behind(s, 520, 150) +
    fill(lit, rect(0, 330, 250, 330) + rect(560, 300, 250, 360)) +
    fill(
      p.roof,
      poly([-10, 330], [20, 260], [240, 260], [262, 330]) + poly([548, 300], [574, 226], [810, 226], [810, 300]),
    ) +
    fill(
      p.dark ? p.glow : p.glass,
      times(3, (i) => rect(30 + i * 76, 370, 40, 70) + rect(590 + i * 76, 350, 40, 70)),
    ) +
    fill(
      lit,
      rect(320, 470, 160, 100) +
        rect(300, 430, 40, 140) +
        rect(460, 430, 40, 140) +
        dome(400, 470, 56, 130) +
        dome(320, 430, 20, 50) +
        dome(480, 430, 20, 50),
    ) +
    fill(p.pop, "M0 500H270L250 560H0zM540 500H800V560H560z") +
    bars(p.lite, 60, 22, 22, "M0 530H260M556 530H800") +
    fill(
      mix(p.leaf, p.ink, 0.05),
      circle(290, 520, 90) + circle(230, 560, 60) + circle(520, 540, 70) + circle(570, 500, 76),
    ) +
    fill(p.wood, rect(280, 560, 18, 110) + rect(536, 560, 18, 110)) +
    paved(s, 650) +
    easel(140, 830, 1, 0) +
    easel(650, 850, 1.05, 1) +
    easel(380, 790, 0.8, 2) +
    easel(300, 980, 1.25, 3) +
    person(s, "man", 250, 860, 170, { dir: -1 }) +
    person(s, "dress", 540, 890, 180, { dir: 1 }) +
    person(s, "couple", 470, 980, 200)
  );
};

export const loveWall: Scene = (s) => {
  const { palette: p, random: r } = s;
  const tile = p.dark ? mix(p.deep, p.ink, 0.15) : mix(p.deep, p.water, 0.25);
  const scribble = (x: number, y: number): string => {
    let d = path`M${x} ${y}`;
    const n = r.int(3, 6);
    for (let i = 0; i < n; i++) d += path`q${r.range(4, 10)} ${r.range(-22, 22)} ${r.range(12, 22)} ${r.range(-6, 6)}`;
    return d;
  };
  const heart = (x: number, y: number, k: number): string =>
    at(x, y, k, fill(p.pop, "M0 30C-70 -20 -40 -70 0 -34C40 -70 70 -20 0 30z"));
  return (
    fill(mix(p.leaf, p.ink, 0.1), rect(0, 0, 800, 1000)) +
    fill(
      p.leaf,
      times(24, (i) => circle((i * 97) % 800, 40 + ((i * 53) % 120), 60)),
    ) +
    fill(tile, rect(70, 130, 660, 640)) +
    line(
      mix(tile, p.lite, 0.18),
      3,
      times(12, (i) => path`M${70 + i * 60} 130V770`) + times(11, (j) => path`M70 ${130 + j * 64}H730`),
    ) +
    line(
      p.lite,
      4,
      times(60, (i) => scribble(90 + (i % 6) * 106 + r.range(-8, 8), 170 + Math.floor(i / 6) * 60)),
    ) +
    heart(220, 300, 0.7) +
    heart(560, 420, 0.9) +
    heart(330, 600, 0.6) +
    heart(640, 660, 0.55) +
    fill(p.ink, rect(70, 766, 660, 14), opacity(0.3)) +
    fill(p.ground, rect(0, 780, 800, 220)) +
    grain(fill(SHADE.floor, rect(0, 780, 800, 220)), 0.5) +
    fill(
      mix(p.leaf, p.lite, 0.2),
      times(9, (i) => circle(30 + i * 94, 790, 30)),
    ) +
    person(s, "couple", 400, 950, 220) +
    fill(p.wood, rect(90, 880, 150, 14) + rect(104, 890, 10, 50) + rect(216, 890, 10, 50))
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

export const twinDomes: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  const glass = p.dark ? p.glow : mix(p.deep, p.water, 0.3);
  const corner = (x: number): string =>
    fill(lit, rect(x, 330, 170, 470)) +
    grain(fill(SHADE.right, rect(x, 330, 170, 470)), 0.5) +
    fill(shade, rect(x - 10, 320, 190, 16)) +
    fill(mix(p.water, p.leaf, 0.4), dome(x + 85, 320, 84, 130)) +
    fill(p.warm, rect(x + 76, 150, 18, 46) + circle(x + 85, 142, 13)) +
    line(p.warm, 5, path`M${x + 40} 320Q${x + 44} 240 ${x + 85} 196M${x + 130} 320Q${x + 126} 240 ${x + 85} 196`) +
    fill(
      glass,
      times(3, (j) => arch(x + 30, 370 + j * 120, 110, 92, 55)),
    );
  const name = letters(s.name, 400, 372, 26, 240);
  return (
    behind(s, 700, 400) +
    fill(lit, rect(150, 400, 500, 400)) +
    fill(
      glass,
      times(3, (j) => times(5, (i) => rect(196 + i * 86, 440 + j * 110, 60, 80))),
    ) +
    fill(shade, rect(150, 392, 500, 12)) +
    unflip(s, 400, line(p.dark ? p.warm : p.ink, name.pen(5), name.d)) +
    corner(30) +
    corner(600) +
    fill(p.warm, rect(0, 712, 800, 16)) +
    fill(
      glass,
      times(5, (i) => rect(24 + i * 156, 736, 130, 100)),
    ) +
    fill(
      p.pop,
      times(5, (i) => path`M${18 + i * 156} 728h142l-14 34h-114z`),
    ) +
    paved(s, 836) +
    strollers(s, 950, 130)
  );
};
