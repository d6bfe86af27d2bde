// Sights of streets and squares: painted houses, a bookshop, a department store, easels, the Wall of Love.
import { mix, onto } from "../../colour.ts";
import { arch, at, bars, blob, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle } from "../../primitives/flat.ts";
import { dome } from "../../primitives/landmark-parts.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { person } from "../../primitives/people.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE, unflip } from "../../stage.ts";
import { behind, paved, strollers } from "./setting.ts";

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
