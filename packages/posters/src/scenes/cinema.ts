// Cinema exteriors: deco tower, corner, open air.
import { mix, onto } from "../colour.ts";
import {
  at,
  bars,
  blob,
  dots,
  ellipse,
  fill,
  line,
  opacity,
  open,
  type Point,
  path,
  persp,
  poly,
  quad,
  rect,
  rrect,
} from "../kit.ts";
import { letters } from "../letters.ts";
import { rattanBack } from "../primitives/furniture.ts";
import { bust, type Person, person } from "../primitives/people.ts";
import { house } from "../primitives/roofs.ts";
import { pavement } from "../primitives/shops.ts";
import { skyWash, stars, sun } from "../primitives/sky.ts";
import { tree } from "../primitives/trees.ts";
import { filmPoster } from "../primitives/wares.ts";
import { elevation } from "../primitives/windows.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE, unflip } from "../stage.ts";

export const cinemaDeco: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? mix(p.deep, p.ink, 0.25) : mix(p.mid, p.lite, 0.3),
    hot = p.pop,
    glow = p.dark ? p.glow : p.warm,
    shade = mix(wall, p.ink, 0.3);
  let out = p.dark ? stars(s, 20, 360) : skyWash(s, 600);
  // search beams
  out += fill(
    p.lite,
    poly([400, 300], [-60, -20], [90, -20]) + poly([400, 300], [860, -20], [710, -20]),
    opacity(p.dark ? 0.13 : 0.3),
  );
  // neighbours
  out +=
    at(40, 880, 1, house(s, 250, 560, p.shade, { floors: 5, bays: 4 })) +
    at(770, 880, 1, house(s, 230, 500, p.shade, { floors: 5, bays: 4 }));
  // stepped deco tower
  out += fill(
    wall,
    poly(
      [130, 880],
      [130, 340],
      [190, 340],
      [190, 250],
      [250, 250],
      [250, 170],
      [310, 170],
      [310, 90],
      [490, 90],
      [490, 170],
      [550, 170],
      [550, 250],
      [610, 250],
      [610, 340],
      [670, 340],
      [670, 880],
    ),
  );
  out +=
    fill(shade, rect(652, 340, 18, 540) + rect(592, 250, 18, 90) + rect(532, 170, 18, 80) + rect(472, 90, 18, 80)) +
    fill(
      mix(wall, p.lite, 0.4),
      rect(126, 334, 68, 8) +
        rect(186, 244, 68, 8) +
        rect(246, 164, 68, 8) +
        rect(306, 84, 188, 8) +
        rect(486, 164, 68, 8) +
        rect(546, 244, 68, 8) +
        rect(606, 334, 68, 8),
    );
  let fl = "";
  for (const x of [162, 220, 280, 520, 580, 638])
    fl += path`M${x} ${x < 190 || x > 610 ? 372 : x < 250 || x > 550 ? 284 : 204}V560`;
  out += line(shade, 16, fl) + line(p.dark ? hot : mix(wall, p.lite, 0.5), 4, fl);
  // central fin with vertical lettering
  out +=
    fill(hot, poly([346, 560], [346, 110], [400, 70], [454, 110], [454, 560])) +
    fill(p.ink, poly([430, 560], [430, 92], [454, 110], [454, 560]), opacity(0.25)) +
    fill(
      glow,
      poly([338, 560], [338, 108], [346, 102], [346, 560]) + poly([454, 560], [454, 102], [462, 108], [462, 560]),
    );
  let t = "";
  [..."CINEMA"].forEach((ch, i) => {
    t += letters(ch, 400, 142 + i * 66, 46, 60).d;
  });
  out += unflip(s, 400, line(onto(hot, p.lite, p.ink), 8, t));
  // marquee
  const my = 560;
  out +=
    fill(p.ink, poly([96, my + 124], [704, my + 124], [660, my + 190], [140, my + 190]), opacity(0.45)) +
    fill(glow, rect(84, my, 632, 112)) +
    fill(p.lite, rect(108, my + 26, 584, 60)) +
    fill(hot, rect(76, my - 12, 648, 14) + rect(76, my + 110, 648, 14)) +
    dots(p.lite, 10, 20, path`M92 ${my + 13}H708M92 ${my + 99}H708`);
  const name = letters(s.name, 400, my + 38, 38, 540);
  out += unflip(s, 400, line(p.ink, name.pen(5.5), name.d));
  // foyer
  const fy = my + 124;
  out +=
    fill(mix(p.ink, wall, 0.3), rect(130, fy, 540, 880 - fy)) +
    fill(glow, rect(250, fy + 20, 300, 880 - fy - 20)) +
    fill(mix(glow, hot, 0.5), rect(250, 800, 300, 80)) +
    line(mix(p.ink, wall, 0.2), 7, path`M325 ${fy + 20}V880M400 ${fy + 20}V880M475 ${fy + 20}V880`) +
    filmPoster(s, 152, fy + 34, 78, 116, r.int(0, 3)) +
    filmPoster(s, 570, fy + 34, 78, 116, r.int(0, 3));
  out += pavement(s, 880, 952) + (p.dark ? grain(fill(LIGHT.halo, ellipse(400, 910, 400, 90)), 0.9) : "");
  const queue = r.shuffle(["woman", "man", "umbrella", "couple", "dress", "man"] as const).slice(0, 4);
  queue.forEach((k, i) => {
    out += person(s, k, 230 + i * 112 + r.range(-12, 12), 926 + (i % 2) * 14, 176, { dir: 1 });
  });
  return out;
};

export const cinemaCorner: Scene = (s) => {
  // the marquee from below, above a wet pavement, often in the rain
  const { palette: p, random: r } = s,
    wall = p.dark ? p.deep : p.mid,
    hot = p.pop,
    glow = p.dark ? p.glow : p.warm;
  let out = (p.dark ? stars(s, 12, 260) : "") + skyWash(s, 500);
  out +=
    at(80, 860, 1, house(s, 300, 620, p.shade, { floors: 5, bays: 4 })) +
    fill(p.wall, rect(220, 60, 600, 820)) +
    fill(p.ink, rect(220, 60, 14, 820), opacity(0.3));
  out += elevation(s, 250, 560, [{ y: 96, ww: 84, wh: 190, rail: "each" }], { bays: 3, wall: p.wall });
  out +=
    fill(wall, rect(220, 560, 600, 320)) +
    fill(glow, rect(300, 600, 420, 270)) +
    fill(mix(glow, hot, 0.45), rect(300, 770, 420, 100)) +
    line(mix(p.ink, wall, 0.25), 8, "M405 600V870M510 600V870M615 600V870") +
    [330, 435, 540, 645].map((x, i) => filmPoster(s, x - 8, 640, 62, 92, (i + r.int(0, 3)) % 4)).join("");
  // three-sided marquee
  const A: Point = [150, 372],
    B: Point = [690, 330],
    C: Point = [690, 470],
    Dd: Point = [150, 486],
    E: Point = [830, 384],
    F: Point = [830, 488];
  out +=
    fill(p.ink, poly(Dd, C, F, [830, 600], [220, 600]), opacity(0.5)) +
    fill(glow, poly(A, B, C, Dd)) +
    fill(mix(glow, p.ink, 0.28), poly(B, E, F, C));
  const m = persp(540, 130, [A, B, C, Dd]);
  out +=
    fill(p.lite, quad(m, 26, 28, 488, 76)) +
    fill(
      hot,
      poly([A[0] - 8, A[1] - 14], [B[0], B[1] - 16], [B[0], B[1] + 2], [A[0] - 8, A[1] + 2]) +
        poly([Dd[0] - 8, Dd[1] - 2], [C[0], C[1] - 2], [C[0], C[1] + 14], [Dd[0] - 8, Dd[1] + 14]) +
        poly([B[0], B[1] - 16], [E[0], E[1] - 12], [E[0], E[1] + 4], B) +
        poly(C, F, [F[0], F[1] + 12], [C[0], C[1] + 14]),
    );
  const [a1, a2, b1, b2] = [m(14, 14), m(526, 14), m(14, 118), m(526, 118)];
  out += dots(p.lite, 11, 21, open(a1, a2) + open(b1, b2));
  const t = letters(s.name, 420, 408, 40, 420);
  out += unflip(s, 420, `<g transform="rotate(${s.mirrored ? 3.2 : -3.2} 420 426)">${line(p.ink, t.pen(6), t.d)}</g>`);
  // vertical blade sign
  let v = "";
  [..."CINEMA"].forEach((ch, i) => {
    v += letters(ch, 208, 48 + i * 52, 36, 60).d;
  });
  out +=
    fill(hot, rrect(162, 16, 92, 340, 12)) +
    fill(p.ink, rect(238, 22, 16, 328), opacity(0.25)) +
    dots(glow, 9, 19, "M173 32V344M243 32V344") +
    unflip(s, 208, line(onto(hot, p.lite, p.ink), 7, v));
  // wet pavement
  out +=
    fill(mix(p.ground, p.ink, 0.3), rect(0, 870, 800, 130)) +
    fill(glow, "M300 874h420l30 126H270z", opacity(0.4)) +
    bars(mix(p.ground, p.ink, 0.3), 126, 10, 26, "M250 940H770") +
    bars(mix(glow, p.lite, 0.3), 5, 60, 50, "M260 900h500M220 944h560M250 980h520");
  out +=
    person(s, "umbrella", 250, 940, 216, { dir: 1, coat: p.ink }) +
    person(s, r.pick<Person>(["umbrella", "couple"]), 440, 930, 196, { dir: 1 }) +
    person(s, "man", 610, 944, 204, { dir: -1 });
  let rain = "";
  if (r.chance(0.6)) {
    for (let i = 0; i < 46; i++) {
      const x = r.range(0, 840),
        y = r.range(0, 960);
      rain += path`M${x} ${y}l-10 44`;
    }
    out += line(p.lite, 2, rain, opacity(0.4));
  }
  return out;
};

export const cinemaOpen: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 660;
  let out = (p.dark ? stars(s, 20, 400) : "") + sun(s, r.pick([120, 680]), 130, 56) + skyWash(s, 640);
  const block = house(s, 300, 450, p.shade, { floors: 4 });
  out += at(50, 760, 1, block) + at(756, 760, [-1, 1], block);
  // screen
  const x = 130,
    y = 230,
    w = 540,
    h = 340;
  out +=
    line(p.iron, 6, "M100 240L160 640M700 240L640 640") +
    grain(fill(LIGHT.halo, ellipse(400, 400, 420, 320)), 0.7) +
    fill(p.iron, rect(x - 12, y - 12, w + 24, h + 24)) +
    fill(mix(p.lite, p.sky, 0.2), rect(x, y, w, h));
  const n = r.int(0, 2);
  out +=
    nth(
      [
        () =>
          fill(p.warm, ellipse(400, 380, 120)) +
          fill(
            p.ink,
            "M300 570C296 500 300 470 330 458L338 440C320 424 322 396 334 384C350 368 386 372 392 398C398 424 386 436 380 444L392 458C420 468 424 500 424 570z",
          ) +
          fill(
            p.deep,
            "M404 570C404 500 410 480 436 466L442 450C426 434 428 408 440 396C456 380 490 386 496 410C500 434 490 446 484 452L494 466C524 478 530 510 530 570z",
          ) +
          fill(p.pop, "M322 398Q330 350 384 366Q400 376 394 404Q360 380 322 398z"),
        () =>
          fill(p.sky, rect(x, y, w, h)) +
          fill(p.warm, ellipse(530, 310, 56)) +
          fill(p.lite, "M250 570L330 330L352 570z") +
          fill(p.pop, "M362 570V372Q452 470 470 540H362z") +
          fill(p.leaf, blob(r, 200, 566, 120, 40, 9) + blob(r, 600, 570, 140, 40, 9)),
        () =>
          fill(p.deep, rect(x, y, w, h)) +
          fill(p.lite, ellipse(400, 400, 116)) +
          fill(p.mid, ellipse(366, 372, 26) + ellipse(440, 430, 34) + ellipse(430, 356, 15)) +
          fill(p.ink, "M436 352L470 300L484 312L456 366z") +
          fill(p.pop, "M470 300L500 268L484 312z"),
      ],
      n,
    )() + fill(p.ink, rect(x, y + h - 6, w, 6), opacity(0.3));
  out +=
    fill(p.ground, rect(0, hz, 800, 350)) +
    grain(fill(SHADE.floor, rect(0, hz, 800, 340)), 0.8) +
    fill(p.lite, poly([x + 10, y + h], [x + w - 10, y + h], [440, 1010], [360, 1010]), opacity(0.14));
  const T = tree(s, 0, 0, 330, { dabs: 4 });
  out += at(36, 760, 1, T) + at(766, 770, [-1, 1], T);
  // audience on café chairs
  const dark = p.dark ? p.ink : mix(p.ink, p.deep, 0.2),
    back = [p.pop, p.warm, p.leaf];
  for (let j = 0; j < 3; j++) {
    const k = 0.92 + j * 0.36,
      yy = 786 + j * 104,
      n2 = 6 - j,
      step = 860 / n2;
    for (let i = 0; i < n2; i++) {
      const px = -20 + (i + 0.5) * step + (j % 2) * 30;
      if (r.chance(0.86)) out += bust(px, yy - 46 * k, k * 0.86, dark, r.int(0, 2));
      out += rattanBack(s, px, yy + 26 * k, k * 0.9, { a: nth(back, j) });
    }
  }
  return out;
};
