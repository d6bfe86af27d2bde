// Pool exteriors: lanes, hall, diver.
import { mix } from "../colour.ts";
import {
  at,
  bars,
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
} from "../kit.ts";
import { swimmer } from "../primitives/athletes.ts";
import { person, skinOf } from "../primitives/people.ts";
import { roofline } from "../primitives/roofs.ts";
import { skyOf, sun } from "../primitives/sky.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const poolLanes: Scene = (s) => {
  // bird's-eye lanes running up the sheet
  const { palette: p, random: r } = s,
    w = p.dark ? mix(p.water, p.mid, 0.35) : p.water,
    w2 = mix(w, p.lite, 0.18),
    tilt = r.range(-10, -6);
  const lw = 176;
  let body = fill(w, rect(-300, -300, 1500, 1700)),
    dark = "",
    caust = "";
  for (let i = -2; i < 8; i++) if (i % 2) dark += rect(-60 + i * lw, -300, lw, 1700);
  body += fill(w2, dark);
  for (let i = 0; i < 30; i++) {
    const x = r.range(-160, 960),
      y = r.range(-160, 1160),
      k = r.range(40, 96);
    caust += path`M${x} ${y}q${k * 0.25} ${-k * 0.18} ${k * 0.5} 0t${k * 0.5} 0`;
  }
  body += line(mix(w, p.lite, 0.55), 5, caust);
  let tiles = "";
  for (let i = -1; i < 7; i++) tiles += rect(-60 + i * lw + lw / 2 - 12, -200, 24, 1500);
  body += fill(mix(w, p.ink, 0.42), tiles, opacity(0.6));
  for (let i = 0; i < 7; i++) {
    const x = -60 + i * lw;
    body +=
      line(p.lite, 15, path`M${x} -300V1400`) +
      `<path stroke="${i % 2 ? p.pop : p.deep}" stroke-width="17" stroke-linecap="butt" stroke-dasharray="44 44" d="${path`M${x} -300V1400`}"/>`;
  }
  let out = `<g transform="rotate(${tilt.toFixed(1)} 400 500)">${body}`;
  const swim = (x: number, y: number, k: number, cap: string, suit: string) =>
    fill(p.ink, ellipse(x + 26 * k, y + 40 * k, 36 * k, 96 * k), opacity(0.2)) +
    at(x, y, k, swimmer(skinOf(s), cap, suit, p.lite));
  const order = r.shuffle([1, 2, 3, 4]);
  out +=
    swim(-60 + (nth(order, 0) + 0.5) * lw, r.range(420, 500), 1.5, p.pop, p.ink) +
    swim(-60 + (nth(order, 1) + 0.5) * lw, r.range(640, 720), 1.4, p.warm, p.pop) +
    swim(-60 + (nth(order, 2) + 0.5) * lw, r.range(230, 300), 1.4, p.lite, p.deep);
  out += "</g>";
  // deck at the corner with a towel
  return (
    out +
    fill(p.dark ? p.mid : p.lite, poly([-10, 850], [810, 1010], [-10, 1010])) +
    fill(p.ink, poly([-10, 836], [810, 996], [810, 1010], [-10, 850]), opacity(0.25)) +
    `<g transform="rotate(11 100 960)">` +
    fill(p.pop, rect(30, 900, 190, 90)) +
    bars(p.lite, 90, 14, 22, "M44 945H220") +
    "</g>"
  );
};

export const poolDeco: Scene = (s) => {
  // galleried 1930s baths: two tiers of cabins around a basin
  const { palette: p, random: r } = s,
    wall = p.dark ? p.deep : p.lite,
    door = r.pick([p.pop, p.deep, p.leaf, p.warm]),
    w = p.dark ? mix(p.water, p.mid, 0.25) : p.water;
  let out = fill(p.sky, rect(0, 0, 800, 1000));
  // glass roof ribs
  out +=
    fill(p.dark ? p.sky : mix(p.sky, p.lite, 0.4), "M-10 330Q400 -60 810 330V-10H-10z") +
    line(
      p.dark ? p.mid : mix(p.deep, p.sky, 0.3),
      7,
      "M-10 330Q400 -60 810 330M-10 230Q400 -160 810 230M120 270L160 -10M260 190L290 -10M400 136V-10M540 190L510 -10M680 270L640 -10",
    );
  // back wall
  out +=
    fill(wall, "M150 470V300Q400 130 650 300V470z") +
    fill(p.dark ? p.glow : mix(p.sky, p.lite, 0.3), ellipse(400, 316, 78)) +
    line(
      p.dark ? p.ink : p.deep,
      7,
      `${ellipse(400, 316, 78)}M322 316H478M400 238V394M345 261L455 371M455 261L345 371`,
    ) +
    fill(mix(wall, p.ink, 0.18), rect(150, 428, 500, 44)) +
    dots(door, 16, 34, "M176 450H640");
  for (const side of [-1, 1]) {
    const X = (x: number) => 400 + side * x,
      m = persp(900, 420, [
        [X(400 + 20), -20 + 60],
        [X(250), 300],
        [X(250), 500],
        [X(420), 860],
      ]);
    out += fill(side > 0 ? mix(wall, p.ink, 0.12) : wall, quad(m, 0, 0, 900, 420));
    let doors = "",
      lit = "",
      frames = "",
      slab = "",
      rail = "";
    for (let j = 0; j < 2; j++) {
      for (let i = 0; i < 6; i++) {
        const q = quad(m, 30 + i * 146, 50 + j * 208, 92, 138);
        doors += q;
        lit += quad(m, 48 + i * 146, 66 + j * 208, 56, 36);
      }
      slab += quad(m, 0, 196 + j * 208, 900, 16);
      rail += quad(m, 0, 146 + j * 208, 900, 6) + quad(m, 0, 170 + j * 208, 900, 5);
    }
    out +=
      fill(door, doors) +
      fill(p.dark ? p.glow : mix(door, p.lite, 0.6), lit) +
      fill(p.ink, frames) +
      fill(mix(wall, p.ink, 0.3), slab) +
      fill(p.lite, rail);
  }
  // deck and basin
  out += fill(
    p.dark ? mix(p.mid, p.deep, 0.4) : mix(p.lite, p.mid, 0.4),
    poly([150, 472], [650, 472], [810, 800], [810, 1000], [-10, 1000], [-10, 800]),
  );
  const T: Point[] = [
    [232, 500],
    [568, 500],
    [760, 1000],
    [40, 1000],
  ];
  const m = persp(600, 1000, T as [Point, Point, Point, Point]);
  out +=
    fill(p.lite, poly([214, 494], [586, 494], [800, 1010], [0, 1010])) +
    fill(w, poly(...T)) +
    grain(fill(LIGHT.up, poly(...T)), 0.45);
  let lane = "";
  for (let i = 1; i < 4; i++) lane += open(m(i * 150, 0), m(i * 150, 1000));
  let flr = "";
  for (let i = 0; i < 4; i++) flr += quad(m, i * 150 + 66, 40, 18, 960);
  out +=
    fill(mix(w, p.ink, 0.4), flr, opacity(0.5)) +
    line(p.lite, 9, lane) +
    `<path stroke="${p.pop}" stroke-width="10" stroke-linecap="butt" stroke-dasharray="20 22" d="${lane}"/>` +
    bars(mix(w, p.lite, 0.6), 5, 40, 60, "M230 560h340M190 640h420M160 740h480M110 850h580M80 940h640");
  out += [0, 1, 2, 3]
    .map((i) => {
      const [x, y] = m(i * 150 + 75, -6);
      return (
        fill(p.dark ? p.mid : p.deep, poly([x - 20, y - 30], [x + 20, y - 30], [x + 24, y], [x - 24, y])) +
        fill(p.lite, rect(x - 20, y - 34, 40, 6))
      );
    })
    .join("");
  const [ax, ay] = m(225, 560),
    [bx, by] = m(375, 220);
  out +=
    at(ax, ay, 0.95, swimmer(skinOf(s), p.pop, p.ink, p.lite)) +
    at(bx, by, 0.5, swimmer(skinOf(s), p.warm, p.pop, p.lite));
  out += person(s, "dress", 664, 770, 150, { dir: -1, coat: p.pop, shadow: 0.5 });
  return out;
};

export const poolDiver: Scene = (s) => {
  const { palette: p, random: r } = s,
    w = p.dark ? mix(p.water, p.mid, 0.2) : p.water,
    wl = 740,
    sk = skinOf(s);
  let out =
    sun(s, 300, 380, 190, p.dark ? p.warm : undefined) +
    skyOf(s, 2, wl) +
    roofline(s, wl - 40, 0.8, mix(p.haze, p.sky, 0.1));
  // tower and board
  const conc = p.dark ? p.mid : p.lite;
  out +=
    fill(conc, poly([640, 1000], [660, 250], [724, 250], [744, 1000])) +
    fill(p.ink, poly([704, 250], [724, 250], [744, 1000], [704, 1000]), opacity(0.22)) +
    fill(p.pop, rect(486, 236, 330, 22)) +
    fill(mix(p.pop, p.ink, 0.3), rect(486, 252, 330, 8)) +
    line(p.ink, 6, "M640 236V150H800M640 192H800M720 150V236") +
    bars(conc, 76, 7, 40, "M770 270V760") +
    line(conc, 7, "M740 262V760M800 262V760");
  // swallow dive
  out +=
    `<g transform="translate(${r.range(300, 350).toFixed(0)} ${r.range(410, 450).toFixed(0)}) rotate(-34) scale(1.5)">` +
    fill(sk, "M-150 -12L-56 -16V12L-150 6Q-166 -2 -150 -12z") +
    fill(p.pop, "M-66 -22Q-20 -34 40 -28L50 14Q0 26 -66 16z") +
    fill(p.ink, "M-66 4Q0 12 46 -2L50 14Q0 26 -66 16z", opacity(0.2)) +
    line(sk, 15, "M38 -18L62 -80L96 -124M40 6L72 58L112 92") +
    fill(sk, ellipse(74, -12, 19, 18) + rect(44, -20, 22, 20)) +
    fill(p.warm, "M62 -30Q88 -40 94 -12Q82 -20 60 -18z") +
    "</g>";
  out += fill(w, rect(0, wl, 800, 270)) + grain(fill(SHADE.down, rect(0, wl, 800, 260)), 0.5);
  let wave = "";
  for (let j = 0; j < 4; j++)
    for (let i = -1; i < 7; i++) {
      const x = i * 140 + (j % 2) * 70,
        y = wl + 40 + j * 58;
      wave += path`M${x} ${y}q22 -18 46 0t46 0`;
    }
  out +=
    line(mix(w, p.lite, 0.6), 7, wave) +
    fill(p.lite, rect(0, wl - 10, 800, 14)) +
    bars(p.deep, 14, 40, 40, path`M0 ${wl - 3}h800`);
  return out;
};
