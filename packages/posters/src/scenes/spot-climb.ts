// Spots: the stairs, the bridge.
import { mix } from "../colour.ts";
import { at, bars, blob, ellipse, fill, line, opacity, type Point, path, persp, poly, quad, rect } from "../kit.ts";
import { lamp } from "../primitives/furniture.ts";
import { farLandmark, toneOf } from "../primitives/landmarks.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown } from "../primitives/roofs.ts";
import { skyOf, sun } from "../primitives/sky.ts";
import { bough } from "../primitives/trees.ts";
import { grain, type Scene, SHADE } from "../stage.ts";

export const spotStairs: Scene = (s) => {
  const { palette: p, random: r } = s,
    [lit, shade] = [p.wall, p.shade];
  let out = skyOf(s, 2, 460) + sun(s, 400, 250, 92) + farLandmark(s, 400, 430, 0.24);
  out += fill(mix(p.leaf, p.haze, 0.35), blob(r, 400, 460, 170, 60, 9));
  // walls either side, in perspective
  const L = persp(400, 700, [
      [-10, 60],
      [268, 330],
      [268, 470],
      [-10, 900],
    ]),
    R = persp(400, 700, [
      [532, 330],
      [810, 60],
      [810, 900],
      [532, 470],
    ]);
  out += fill(lit, quad(L, 0, 0, 400, 700)) + fill(shade, quad(R, 0, 0, 400, 700));
  for (const [m, lx] of [
    [L, 0],
    [R, 1],
  ] as const) {
    let win = "",
      li = "",
      sh = "",
      rail = "";
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 4; i++) {
        const x = 30 + i * 96,
          y = 90 + j * 170,
          q = quad(m, x, y, 44, 96);
        if (r.chance(p.litP)) li += q;
        else win += q;
        sh += quad(m, x - 22, y, 20, 96) + quad(m, x + 46, y, 20, 96);
        rail += quad(m, x - 4, y + 70, 52, 30);
      }
    out +=
      fill(p.dark ? mix(p.deep, p.sky, 0.2) : lx ? mix(p.mid, p.deep, 0.4) : p.mid, sh) +
      fill(p.glass, win) +
      fill(p.glow, li) +
      fill(p.iron, rail, opacity(0.75)) +
      fill(
        p.roof,
        poly(
          ...(
            [
              [0, -46],
              [400, -60],
              [400, 0],
              [0, 0],
            ] as Point[]
          ).map(([x, y]) => m(x, y)),
        ),
      );
  }
  // staircase
  let tread = "",
    rise = "";
  const n = 15;
  for (let i = 0; i < n; i++) {
    const t = i / n,
      t2 = (i + 1) / n,
      f = (q: number) => 462 + q ** 1.7 * 560,
      w = (q: number) => 92 + q ** 1.5 * 330,
      y0 = f(t),
      y1 = f(t2),
      w0 = w(t),
      w1 = w(t2);
    tread += poly([400 - w0, y0], [400 + w0, y0], [400 + w1, y0 + (y1 - y0) * 0.5], [400 - w1, y0 + (y1 - y0) * 0.5]);
    rise += poly([400 - w1, y0 + (y1 - y0) * 0.5], [400 + w1, y0 + (y1 - y0) * 0.5], [400 + w1, y1], [400 - w1, y1]);
  }
  out += fill(p.dark ? p.mid : p.lite, tread) + fill(p.dark ? p.deep : p.mid, rise);
  out +=
    grain(fill(SHADE.floor, poly([308, 462], [492, 462], [800, 1000], [0, 1000])), 0.5) +
    fill(p.ink, poly([492, 462], [532, 470], [810, 900], [810, 1000], [520, 1000], [450, 560]), opacity(0.2));
  out += line(p.iron, 6, "M314 456L330 430L20 900M486 456L470 430L780 900");
  for (const [y, h] of [
    [560, 150],
    [700, 250],
    [948, 420],
  ] as const)
    out += lamp(s, 400, y, h);
  out +=
    person(s, r.pick<Person>(["woman", "couple"]), 318, 690, 110, { dir: 1 }) +
    person(s, r.pick<Person>(["umbrella", "man", "woman"]), 590, 930, 190, { dir: -1 });
  return out;
};

export const spotBridge: Scene = (s) => {
  const { palette: p, random: r } = s,
    wl = 640,
    tone = toneOf(s),
    lx = r.pick([230, 560]);
  let out = sun(s, 800 - lx, 240, 100) + skyOf(s, 3, wl);
  out +=
    farTown(s, 560, mix(p.haze, p.sky, 0.35)) +
    farLandmark(s, lx, 560, 0.36) +
    fill(mix(p.leaf, p.haze, 0.4), blob(r, 660, 550, 230, 56, 11) + blob(r, 60, 556, 200, 48, 11)) +
    fill(mix(p.shade, p.haze, 0.3), rect(0, 556, 800, 90));
  out += fill(p.water, rect(0, wl, 800, 400));
  // The bridge: three arches. Each arch and its reflection in the water together have the shape of an eye.
  const b = tone[0],
    bs = tone[1],
    eye = mix(p.sky, p.lite, p.dark ? 0.1 : 0.3),
    deepW = mix(p.water, p.ink, p.dark ? 0.45 : 0.3);
  let holes = "",
    refl = "",
    under = "",
    ring = "";
  for (const [x, w, h] of [
    [16, 226, 100],
    [288, 224, 112],
    [558, 226, 100],
  ] as const) {
    holes += path`M${x} 642a${w / 2} ${h} 0 0 1 ${w} 0z`;
    refl += path`M${x} 644a${w / 2} ${h * 0.86} 0 0 0 ${w} 0z`;
    under += path`M${x} 642a${w / 2} ${h} 0 0 1 ${w / 2} ${-h}Q${x + 46} ${642 - h * 0.8} ${x + 40} 642z`;
    ring += path`M${x - 6} 642a${w / 2 + 6} ${h + 6} 0 0 1 ${w + 12} 0`;
  }
  out += fill(deepW, "M-20 640H820V716Q400 760 -20 716z") + fill(mix(p.water, eye, 0.55), refl);
  out +=
    fill(b, "M-20 540Q400 486 820 540V642H-20z") +
    fill(mix(eye, p.haze, 0.35), holes) +
    fill(
      mix(p.leaf, p.haze, 0.4),
      holes
        .replace(/M(\S+) 642a/g, "M$1 642m0 0a")
        .replace(/a(\S+) (\S+) /g, (_, rx, ry) => `a${rx} ${Number(ry) * 0.22} `),
    ) +
    fill(bs, under) +
    line(mix(b, bs, 0.6), 11, ring);
  out +=
    fill(bs, "M-20 556Q400 502 820 556V568Q400 514 -20 568z") +
    fill(b, "M-20 516Q400 462 820 516V552Q400 498 -20 552z") +
    bars(bs, 20, 6, 11, "M-20 538Q400 484 820 538") +
    fill(mix(b, p.lite, 0.4), "M-20 510Q400 456 820 510V519Q400 465 -20 519z");
  out +=
    fill(b, [244, 516].map((x) => path`M${x} 652V572l20 -20l20 20v80z`).join("")) +
    fill(bs, [244, 516].map((x) => path`M${x + 20} 652V552l20 20v80z`).join(""));
  out +=
    bars(mix(p.water, p.lite, 0.55), 6, 80, 70, "M-20 700h840M40 748h780M-60 802h880M10 866h800M-40 930h860") +
    bars(deepW, 7, 60, 100, "M30 724h770M-40 776h860M60 836h740");
  // barge
  const bx = r.range(250, 420);
  out += at(
    bx,
    812,
    1.25,
    fill(p.ink, "M-190 20H190L150 34H-170z", opacity(0.3)) +
      fill(p.pop, rect(60, -46, 76, 42)) +
      fill(p.lite, rect(70, -38, 20, 18) + rect(104, -38, 20, 18) + rect(54, -54, 88, 9)) +
      fill(p.deep, "M-200 -10H196Q190 22 150 24H-160Q-190 18 -200 -10z") +
      fill(p.lite, "M-200 -10H196L194 0H-198z") +
      fill(mix(p.crust, p.ink, 0.2), rect(-150, -22, 180, 14)) +
      fill(p.leaf, ellipse(-120, -30, 16, 12) + ellipse(-92, -32, 14, 12) + ellipse(-20, -30, 16, 12)) +
      line(p.ink, 3, "M160 -10V-70M160 -66h24v14h-24"),
  );
  for (const x of [60, 400, 740]) out += lamp(s, x, x === 400 ? 500 : 524, 150);
  out += person(s, "couple", 250, 508, 52) + person(s, "man", 560, 508, 50);
  if (r.chance(0.7)) out += bough(s, lx < 400 ? 1 : -1, 330, 230, p.leaf);
  return out;
};
