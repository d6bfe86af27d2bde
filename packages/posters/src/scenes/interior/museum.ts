// Interiors: gallery, the great clock.
import { mix } from "../../colour.ts";
import { ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { farLandmark } from "../../primitives/landmarks.ts";
import { type Person, person } from "../../primitives/people.ts";
import { art } from "../../primitives/wares.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, unflip } from "../../stage.ts";
import { beams, planks } from "./props.ts";

export const gallery: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? p.deep : r.pick([p.pop, p.sky, p.mid, p.leaf]),
    fy = 720;
  let out =
    fill(wall, rect(0, 0, 800, fy)) +
    fill(mix(wall, p.lite, 0.5), rect(0, 0, 800, 96)) +
    fill(p.lite, "M120 0H680L620 84H180z") +
    line(mix(wall, p.lite, 0.3), 5, "M260 0L288 84M400 0V84M540 0L512 84M120 0L180 84M680 0L620 84") +
    fill(mix(wall, p.ink, 0.2), rect(0, 96, 800, 10)) +
    grain(fill(LIGHT.up, rect(0, 106, 800, 300)), 0.3);
  const n0 = r.int(0, 3),
    frames: [number, number, number, number, number][] = r.pick([
      [
        [120, 250, 190, 250, 0],
        [400, 190, 300, 370, 1],
        [680, 250, 190, 250, 2],
      ],
      [
        [230, 200, 330, 360, 0],
        [570, 200, 220, 160, 1],
        [570, 400, 220, 180, 2],
      ],
      [
        [150, 220, 220, 300, 0],
        [400, 220, 220, 300, 3],
        [650, 220, 220, 300, 1],
      ],
    ] as [number, number, number, number, number][][]);
  for (const [cx, y, w, h, n] of frames)
    out +=
      fill(p.ink, rect(cx - w / 2 + 2, y + 14, w + 28, h + 18), opacity(0.25)) +
      fill(p.warm === wall ? p.lite : p.warm, rect(cx - w / 2 - 14, y - 14, w + 28, h + 28)) +
      fill(mix(p.crust, p.ink, 0.3), rect(cx - w / 2 - 6, y - 6, w + 12, h + 12)) +
      art(s, cx, y, w, h, nth([p.lite, p.sky, p.deep, p.warm], n + n0), n + n0);
  out +=
    fill(mix(wall, p.ink, 0.35), rect(0, fy - 16, 800, 16)) +
    planks(s, fy, p.dark ? mix(p.mid, p.deep, 0.4) : mix(p.warm, p.lite, 0.35)) +
    beams(s, fy, [220, 420], 150, -60);
  // bench and visitors
  out +=
    fill(p.ink, poly([250, 870], [550, 870], [640, 906], [330, 910]), opacity(0.3)) +
    fill(p.ink, rrect(250, 806, 300, 26, 8) + rect(270, 830, 14, 44) + rect(516, 830, 14, 44)) +
    person(s, r.pick<Person>(["woman", "man"]), r.range(180, 250), 880, 290, { dir: 1 }) +
    person(s, r.pick<Person>(["couple", "dress"]), r.range(580, 650), 856, 262, { dir: -1 }) +
    (r.chance(0.5) ? person(s, "child", 470, 830, 150) : "");
  return out;
};

export const greatClock: Scene = (s) => {
  const { palette: p, random: r } = s,
    dark = p.dark ? p.ink : mix(p.ink, p.deep, 0.25),
    cx = 400,
    cy = 420,
    R = 330,
    glow = p.dark ? mix(p.sky, p.mid, 0.4) : mix(p.sky, p.lite, 0.35);
  let out = fill(dark, rect(0, 0, 800, 1000)) + fill(glow, ellipse(cx, cy, R));
  // the city through the glass, clipped by hand to the dial
  out += farLandmark(s, cx + 60, 640, 0.3);
  out += fill(
    mix(p.haze, p.deep, 0.3),
    path`M${cx - 252} 634h40v-26h36v26h60v-40h34v40h80v-30h50v30h60v-44h40v44h60v-20h44v20h20A${R} ${R} 0 0 1 ${cx - 252} 634z`,
  );
  // dial
  let ticks = "",
    nums = "";
  const roman = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * 6.283;
    ticks += path`M${cx + Math.sin(a) * (R - 18)} ${cy - Math.cos(a) * (R - 18)}L${cx + Math.sin(a) * (R - (i % 5 ? 32 : 44))} ${cy - Math.cos(a) * (R - (i % 5 ? 32 : 44))}`;
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 360,
      t = letters(nth(roman, i), cx, cy - R + 62, 40, 90, 2, 8);
    nums += `<g transform="rotate(${a} ${cx} ${cy})">${line(dark, t.pen(8), t.d)}</g>`;
  }
  out +=
    line(dark, 6, ticks) +
    line(dark, 9, ellipse(cx, cy, R - 50) + ellipse(cx, cy, R - 122)) +
    unflip(s, cx, nums) +
    line(dark, 30, ellipse(cx, cy, R + 4)) +
    line(p.warm, 6, ellipse(cx, cy, R - 8));
  const h1 = r.range(0, 6.28),
    h2 = r.range(0, 6.28),
    hand = (a: number, l: number, w: number) =>
      poly(
        [cx + Math.cos(a) * w, cy + Math.sin(a) * w],
        [cx + Math.sin(a) * l, cy - Math.cos(a) * l],
        [cx - Math.cos(a) * w, cy - Math.sin(a) * w],
        [cx - Math.sin(a) * 60, cy + Math.cos(a) * 60],
      );
  out += fill(dark, hand(h1, 170, 14) + hand(h2, 250, 11) + ellipse(cx, cy, 24));
  // light on the floor and silhouettes
  out +=
    fill(mix(dark, p.mid, 0.2), rect(0, 790, 800, 210)) +
    fill(glow, ellipse(cx - 40, 920, 330, 66), opacity(0.28)) +
    line(mix(dark, p.mid, 0.4), 5, "M0 792H800");
  return (
    out +
    person(s, "couple", r.range(250, 330), 900, 300, { all: dark, shadow: 0.5 }) +
    person(s, r.pick<Person>(["woman", "dress", "man"]), r.range(520, 580), 880, 270, {
      all: dark,
      dir: -1,
      shadow: 0.5,
    })
  );
};
