// Street views: the boulevard and its 2CV.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, type Point, persp, poly, quad, rect, rrect } from "../../kit.ts";
import { lamp } from "../../primitives/furniture.ts";
import { farLandmark } from "../../primitives/landmarks.ts";
import { type Person, person } from "../../primitives/people.ts";
import { skyWash, stars, sun } from "../../primitives/sky.ts";
import { tree } from "../../primitives/trees.ts";
import { facade, type Row } from "../../primitives/windows.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";

export const boulevard: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 600;
  let out =
    sun(s, r.pick([300, 500]), 330, 100) +
    (p.dark ? stars(s, 12, 400) : "") +
    skyWash(s, 640) +
    farLandmark(s, 400, hz + 6, 0.36);
  out += fill(p.ground, rect(0, hz, 800, 410));
  const rows: Row[] = [
    { y: 60, ww: 66, wh: 150, rail: "run" },
    { y: 290, ww: 66, wh: 160, rail: "run" },
  ];
  for (const side of [-1, 1]) {
    const X = (x: number) => 400 + side * x,
      a = X(420),
      b = X(112),
      wall = side < 0 ? p.wall : p.shade;
    const corner: [Point, Point, Point, Point] = [
        [a, 90],
        [b, 430],
        [b, hz + 12],
        [a, 800],
      ],
      m = persp(640, 700, side < 0 ? corner : corner);
    out +=
      fill(side < 0 ? p.roof : mix(p.roof, p.ink, 0.3), poly([a, 0], [X(128), 398], [b, 430], [a, 90])) +
      fill(wall, quad(m, 0, 0, 640, 700)) +
      facade(s, m, 640, rows, { bays: 4, wall, plain: true }) +
      fill(mix(wall, p.lite, p.dark ? 0.15 : 0.5), quad(m, 0, -6, 640, 14));
    // shops at street level
    const inks = r.shuffle([p.pop, p.leaf, p.deep, p.warm]);
    let win = "",
      blind = "";
    for (let i = 0; i < 4; i++) {
      out += fill(mix(nth(inks, i), p.ink, side < 0 ? 0 : 0.25), quad(m, i * 160, 505, 152, 195));
      win += quad(m, i * 160 + 14, 580, 84, 105) + quad(m, i * 160 + 108, 580, 34, 120);
      blind += poly(m(i * 160 + 6, 545), m(i * 160 + 146, 545), m(i * 160 + 150, 584), m(i * 160 + 2, 584));
    }
    out +=
      fill(p.dark ? p.glow : mix(p.glass, p.ink, 0.2), win) + fill(mix(p.lite, p.ink, side < 0 ? 0.06 : 0.3), blind);
  }
  // carriageway, trees, people
  out +=
    fill(mix(p.ground, p.ink, 0.28), poly([378, hz], [422, hz], [640, 1010], [160, 1010])) +
    grain(fill(SHADE.floor, rect(0, hz, 800, 400)), 0.6) +
    fill(
      mix(p.ground, p.lite, 0.6),
      poly([398, hz + 40], [402, hz + 40], [404, hz + 90], [396, hz + 90]) +
        poly([395, 740], [405, 740], [408, 800], [392, 800]) +
        poly([390, 860], [410, 860], [414, 960], [386, 960]),
    );
  const T = tree(s, 0, 0, 420, { dabs: 7 });
  for (const [x, y, k] of [
    [276, 660, 0.4],
    [524, 660, 0.4],
    [110, 800, 0.98],
    [690, 800, 0.98],
  ] as const)
    out += at(x, y, [x < 400 ? k : -k, k], T);
  out +=
    lamp(s, 250, 800, 250) +
    lamp(s, 560, 870, 360) +
    person(s, r.pick<Person>(["woman", "umbrella"]), 140, 930, 220, { dir: 1 }) +
    person(s, r.pick<Person>(["dress", "man"]), 680, 900, 180, { dir: -1 });
  return out + deuxChevaux(s, 400, 850, 1.1, r.pick([p.pop, p.deep, p.zest, p.lite]));
};

/** A Citroën 2CV seen from behind, with its base at y. */
function deuxChevaux(s: Stage, x: number, y: number, k: number, c: string): string {
  const { palette: p } = s;
  return at(
    x,
    y,
    k,
    fill(p.ink, ellipse(0, 4, 74, 9), opacity(0.35)) +
      fill(p.ink, rrect(-62, -26, 20, 30, 6) + rrect(42, -26, 20, 30, 6)) +
      fill(
        c,
        "M-66 -14C-70 -50 -60 -66 -48 -72C-44 -104 -30 -116 0 -116C30 -116 44 -104 48 -72C60 -66 70 -50 66 -14z",
      ) +
      fill(p.ink, "M8 -115C34 -112 44 -100 48 -72C60 -66 70 -50 66 -14H40C50 -50 40 -90 8 -115z", opacity(0.2)) +
      fill(p.dark ? p.ink : p.glass, "M-36 -76C-32 -98 -22 -106 0 -106C22 -106 32 -98 36 -76z") +
      line(mix(c, p.ink, 0.3), 3, "M-48 -72Q0 -62 48 -72M-40 -18Q-38 -58 0 -60Q38 -58 40 -18") +
      fill(p.lite, rect(-20, -34, 40, 11)) +
      fill(p.pop === c ? p.warm : p.pop, ellipse(-54, -40, 6) + ellipse(54, -40, 6)) +
      fill(mix(p.lite, p.mid, 0.4), rect(-70, -18, 140, 7)),
  );
}
