// Street views: rain, the quay.
import { mix } from "../../colour.ts";
import { at, bars, blob, ellipse, fill, line, opacity, path, persp, poly, quad, rect, rrect } from "../../kit.ts";
import { lamp } from "../../primitives/furniture.ts";
import { farLandmark } from "../../primitives/landmarks.ts";
import { cyclist, dog, type Person, person } from "../../primitives/people.ts";
import { farTown } from "../../primitives/roofs.ts";
import { birds, clouds, skyWash, sun } from "../../primitives/sky.ts";
import { tree } from "../../primitives/trees.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { sky } from "./props.ts";

export const rainStreet: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 560;
  let out =
    skyWash(s, 600) + (p.dark ? "" : clouds(s, 60, 260, 4, mix(p.sky, p.ink, 0.12))) + farLandmark(s, 400, hz, 0.34);
  for (const side of [-1, 1]) {
    const X = (x: number) => 400 + side * x,
      m = persp(600, 500, [
        [X(420), 30],
        [X(120), 380],
        [X(120), hz + 6],
        [X(420), 760],
      ]),
      wall = side < 0 ? p.wall : p.shade;
    out += fill(wall, quad(m, 0, 0, 600, 500));
    let lit = "",
      dk = "";
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 5; i++) {
        const q = quad(m, 30 + i * 114, 30 + j * 118, 54, 84);
        if (r.chance(Math.max(0.35, p.litP))) lit += q;
        else dk += q;
      }
    out +=
      fill(p.glass, dk) +
      fill(p.glow, lit) +
      fill(p.iron, [0, 1, 2].map((j) => quad(m, 0, 96 + j * 118, 600, 20)).join(""), opacity(0.6));
    const inks = r.shuffle([p.pop, p.leaf, p.deep]);
    for (let i = 0; i < 3; i++)
      out +=
        fill(mix(nth(inks, i), p.ink, side < 0 ? 0.1 : 0.3), quad(m, i * 200 + 6, 386, 186, 114)) +
        fill(p.glow, quad(m, i * 200 + 24, 420, 150, 70));
  }
  // The wet road, with vertical reflections of light at random places.
  const road = mix(p.ground, p.ink, p.dark ? 0.3 : 0.22);
  out += fill(road, poly([-10, 760], [280, hz + 6], [520, hz + 6], [810, 760], [810, 1010], [-10, 1010]));
  let refl = "",
    refl2 = "";
  for (let i = 0; i < 12; i++) {
    const x = r.range(20, 780),
      y = Math.max(hz + 20, 560 + Math.abs(x - 400) * 0.5) + r.range(10, 120),
      w = r.range(14, 44),
      h = r.range(60, 210);
    if (i % 3) refl += rrect(x, y, w, h, w / 2);
    else refl2 += rrect(x, y, w, h, w / 2);
  }
  out +=
    fill(p.glow, refl, opacity(0.34)) +
    fill(p.pop, refl2, opacity(0.34)) +
    line(road, 5, Array.from({ length: 22 }, (_, i) => path`M0 ${590 + i * 20}H800`).join(""), opacity(0.8)) +
    fill(
      mix(road, p.sky, 0.5),
      ellipse(300, 900, 120, 16) + ellipse(560, 820, 90, 11) + ellipse(470, 960, 150, 16),
      opacity(0.6),
    );
  out += lamp(s, 130, 850, 420, { lit: true }) + lamp(s, 590, 740, 250, { lit: true });
  const cols = r.shuffle([p.pop, p.warm, p.leaf, p.lite]);
  const umb = (x: number, y: number, h: number, c: string, coat: string) =>
    at(
      x,
      y,
      h / 100,
      fill(p.ink, "M-6 -36L-12 -2L-7 0L1 -34zM3 -36L8 -1L15 0L12 -4L10 -36z") +
        fill(coat, "M-4 -86C-11 -84 -10 -70 -12 -60L-17 -28Q0 -22 17 -28L12 -60C12 -72 11 -84 4 -86z") +
        fill(p.ink, "M2 -62L14 -56L17 -28Q12 -25 5 -25z", opacity(0.22)) +
        line(p.ink, 2, "M6 -56V-112") +
        fill(c, "M-42 -84Q-38 -130 6 -132Q50 -130 54 -84Q44 -92 32 -84Q20 -94 6 -84Q-8 -94 -20 -84Q-32 -92 -42 -84z") +
        fill(p.ink, "M6 -132Q50 -130 54 -84Q44 -92 32 -84Q28 -120 6 -132z", opacity(0.2)),
    );
  out += (
    [
      [330, 690, 110, 0],
      [470, 730, 140, 1],
      [250, 900, 240, 2],
      [520, 960, 290, 3],
    ] as const
  )
    .map(
      ([x, y, h, i]) =>
        fill(nth(cols, i), rrect(x - h * 0.2, y + 6, h * 0.4, h * 0.5, 20), opacity(0.25)) +
        umb(x, y, h, nth(cols, i), i % 2 ? p.ink : p.deep),
    )
    .join("");
  let rain = "";
  for (let i = 0; i < 40; i++) {
    const x = r.range(0, 860),
      y = r.range(-20, 980);
    rain += path`M${x} ${y}l-12 46`;
  }
  return out + line(p.lite, 2, rain, opacity(0.4));
};

export const quay: Scene = (s) => {
  // along the embankment: river with an island and a moored barge, parapet, one plane tree, lamps
  const { palette: p, random: r } = s,
    wl = 590;
  let out = sun(s, r.range(470, 640), 260, 104) + sky(s, wl, 3);
  out +=
    farTown(s, wl - 14, mix(p.haze, p.sky, 0.3)) +
    farLandmark(s, r.range(180, 300), wl - 6, 0.36) +
    fill(mix(p.leaf, p.haze, 0.45), blob(r, 90, wl - 16, 160, 46, 10) + blob(r, 420, wl - 10, 150, 34, 10)) +
    fill(mix(p.shade, p.haze, 0.3), rect(0, wl - 12, 800, 26));
  out +=
    fill(p.water, rect(0, wl + 12, 800, 420)) +
    grain(fill(SHADE.down, rect(0, wl + 12, 800, 420)), 0.4) +
    fill(
      p.dark ? p.lite : p.time === "dawn" ? p.pop : p.warm,
      "M510 610H600L610 626H500zM488 646H622L634 664H476zM470 690H640L650 706H460zM450 740H664L672 760H440z",
      opacity(0.5),
    ) +
    bars(mix(p.water, p.lite, 0.55), 6, 60, 70, "M0 630h800M-40 676h840M20 726h780M-30 784h830M60 846h740") +
    bars(mix(p.water, p.ink, 0.35), 7, 50, 100, "M40 652h760M-20 704h820M80 756h720M10 816h790");
  // the quay sweeping in from the right
  out +=
    fill(p.shade, "M810 560L470 604L200 1010H810z") +
    fill(p.wall, "M810 600L520 622L330 1010H810z") +
    fill(p.ground, "M810 630L580 640L470 1010H810z") +
    line(
      mix(p.shade, p.ink, 0.25),
      4,
      "M420 680L500 660M370 760L470 726M320 840L440 800M262 920L404 884M440 640L428 700M400 720L380 790M340 800L316 880",
    ) +
    grain(fill(SHADE.left, "M810 600L520 622L330 1010H810z"), 0.5);
  out += fill(
    p.ink,
    poly([560, 700], [810, 690], [810, 740], [540, 770]) + poly([510, 860], [810, 850], [810, 930], [480, 960]),
    opacity(0.16),
  );
  out += tree(s, 730, 760, 560, { dabs: 10 }) + lamp(s, 520, 720, 250) + lamp(s, 420, 930, 420);
  out += at(
    150,
    800,
    1.1,
    fill(p.ink, "M-130 22H140L110 34H-110z", opacity(0.3)) +
      fill(p.pop, rect(30, -44, 70, 40)) +
      fill(p.lite, rect(40, -36, 18, 16) + rect(70, -36, 18, 16) + rect(24, -52, 82, 9)) +
      fill(p.deep, "M-140 -8H140Q134 22 100 24H-106Q-132 20 -140 -8z") +
      fill(p.lite, "M-140 -8H140L138 2H-138z") +
      fill(p.leaf, ellipse(-90, -20, 16, 14) + ellipse(-62, -22, 14, 14) + ellipse(-30, -20, 16, 14)),
  );
  return (
    out +
    person(s, r.pick<Person>(["couple", "woman"]), 620, 900, 210, { dir: -1 }) +
    (r.chance(0.5) ? cyclist(s, 650, 780, 0.9, { coat: p.pop }) : dog(540, 920, 1.4, p.ink)) +
    birds(s, 240, 260, 5)
  );
};
