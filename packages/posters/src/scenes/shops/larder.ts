// Food and kitchen shops: cheese and copper pans.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, TOP_SIGN_WIDTH, unflip } from "../../stage.ts";

const rinds = (s: Stage): readonly string[] => {
  const { palette: p } = s;
  return [
    mix(p.warm, p.crust, 0.3),
    p.lite,
    mix(p.crust, p.ink, 0.15),
    mix(p.warm, p.lite, 0.3),
    mix(p.mid, p.lite, 0.5),
  ];
};

/** A wheel of cheese, w wide and h tall. Its left edge is at x, its base at y. A wheel with an even k lacks a wedge. */
function wheel(s: Stage, x: number, y: number, w: number, h: number, k: number): string {
  const { palette: p } = s;
  const rind = nth(rinds(s), k);
  const paste = mix(p.warm, p.lite, 0.6);
  return (
    fill(rind, path`M${x} ${y - h}v${h}a${w / 2} ${w * 0.11} 0 0 0 ${w} 0v${-h}z`) +
    fill(
      mix(rind, p.ink, 0.18),
      path`M${x + w * 0.62} ${y - h}v${h + w * 0.1}a${w / 2} ${w * 0.11} 0 0 0 ${w * 0.38} ${-w * 0.1}v${-h}z`,
    ) +
    fill(mix(rind, p.lite, 0.35), ellipse(x + w / 2, y - h, w / 2, w * 0.11)) +
    (k % 2 === 0
      ? fill(
          paste,
          poly([x + w / 2, y - h], [x + w * 0.24, y - h + w * 0.1], [x + w * 0.24, y + w * 0.08], [x + w / 2, y - 4]),
        ) +
        fill(
          mix(paste, p.warm, 0.4),
          poly([x + w / 2, y - h], [x + w * 0.62, y - h + w * 0.1], [x + w * 0.62, y + w * 0.1], [x + w / 2, y - 4]),
        ) +
        fill(
          mix(paste, p.crust, 0.4),
          circle(x + w * 0.36, y - h * 0.4, w * 0.025) +
            circle(x + w * 0.44, y - h * 0.62, w * 0.02) +
            circle(x + w * 0.57, y - h * 0.35, w * 0.025),
        )
      : "")
  );
}

export const cheeseCellar: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.lite, p.mid, 0.35);
  const plank = mix(p.wood, p.warm, 0.25);
  const first = r.int(0, 4);
  const name = letters(s.name, 400, 92, 44, TOP_SIGN_WIDTH);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(mix(p.deep, p.ink, 0.2), rect(80, 62, 640, 100)) +
    line(p.warm, 4, rect(92, 74, 616, 76)) +
    unflip(s, 400, line(p.lite, name.pen(7), name.d)) +
    [330, 490, 640]
      .map(
        (y, j) =>
          fill(p.ink, rect(0, y + 18, 800, 14), opacity(0.2)) +
          fill(plank, rect(0, y, 800, 20)) +
          times(4 + (j % 2), (i) =>
            wheel(
              s,
              34 + i * (740 / (4 + (j % 2))),
              y - 12,
              140 - (j % 2) * 20,
              62 + ((i + j) % 3) * 14,
              i + j + first,
            ),
          ),
      )
      .join("") +
    grain(fill(LIGHT.halo, ellipse(400, 300, 300, 240)), 0.3) +
    fill(mix(p.lite, p.mid, 0.3), rect(0, 780, 800, 30)) +
    fill(mix(p.deep, p.mid, 0.15), rect(0, 810, 800, 190)) +
    wheel(s, 60, 772, 210, 70, first + 2) +
    wheel(s, 300, 772, 150, 50, first + 1) +
    at(
      520,
      782,
      1,
      fill(mix(p.warm, p.lite, 0.4), "M0 0L150 -30V-84L0 -60z") +
        fill(mix(p.warm, p.crust, 0.2), "M150 -30L206 -6V-60L150 -84z") +
        fill(mix(p.warm, p.crust, 0.3), circle(50, -36, 8) + circle(104, -52, 10) + circle(84, -24, 6)),
    ) +
    times(
      3,
      (i) =>
        fill(p.lite, rrect(110 + i * 210, 836, 110, 54, 6)) +
        line(p.ink, 5, path`M${128 + i * 210} 856h70M${128 + i * 210} 872h44`),
    ) +
    grain(fill(SHADE.down, rect(0, 810, 800, 190)), 0.4)
  );
};

export const cheeseBoard: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wood = mix(p.wood, p.warm, 0.35);
  const first = r.int(0, 4);
  return (
    fill(p.dark ? mix(p.deep, p.ink, 0.25) : mix(p.sky, p.lite, 0.35), rect(0, 0, 800, 1000)) +
    fill(p.dark ? p.deep : mix(p.mid, p.lite, 0.3), rect(0, 620, 800, 380)) +
    fill(p.ink, ellipse(420, 820, 340, 60), opacity(0.25)) +
    fill(mix(wood, p.ink, 0.25), rrect(70, 700, 660, 110, 40)) +
    fill(wood, rrect(70, 680, 660, 110, 44)) +
    wheel(s, 130, 716, 250, 120, first * 2) +
    wheel(s, 420, 700, 170, 76, first * 2 + 1) +
    wheel(s, 436, 612, 140, 58, first * 2 + 3) +
    at(
      640,
      740,
      1,
      fill(mix(p.warm, p.lite, 0.5), "M-70 0L60 -14V-90L-70 -60z") +
        fill(
          mix(p.mid, p.leaf, 0.4),
          circle(-30, -30, 8) + circle(10, -44, 10) + circle(34, -24, 7) + circle(-6, -16, 5),
        ),
    ) +
    fill(
      mix(p.pop, p.ink, 0.35),
      times(11, (i) => circle(250 + (i % 4) * 30 + (i > 7 ? 16 : 0), 470 + Math.floor(i / 4) * 30, 22)),
    ) +
    line(mix(p.leaf, p.ink, 0.3), 8, "M296 450q10 -50 60 -60") +
    fill(p.leaf, ellipse(376, 400, 40, 24)) +
    at(
      160,
      560,
      1,
      fill(
        p.lite,
        "M-50 -260H50C56 -190 30 -150 8 -146V-16H44V0H-44V-16H-8V-146C-30 -150 -56 -190 -50 -260z",
        opacity(0.55),
      ) + fill(mix(p.pop, p.ink, 0.3), "M-48 -220H48C46 -176 26 -158 0 -156S-46 -176 -48 -220z"),
    ) +
    at(
      560,
      880,
      1,
      `<g transform="rotate(-12)">${fill(mix(p.mid, p.lite, 0.5), "M-160 -10H20V14H-150Q-176 4 -160 -10z") + fill(mix(p.pop, p.ink, 0.2), rrect(20, -16, 130, 34, 14))}</g>`,
    )
  );
};

export const copperPans: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.15) : mix(p.leaf, p.lite, 0.55);
  const copper = mix(p.crust, p.pop, 0.25);
  const pan = (x: number, y: number, R: number): string =>
    at(
      x,
      y,
      1,
      line(p.ink, 6, path`M0 0V40`) +
        line(mix(p.warm, p.crust, 0.3), 20, path`M0 46V${46 + R * 0.7}`) +
        fill(copper, circle(0, 40 + R * 1.6, R)) +
        fill(mix(copper, p.lite, 0.35), circle(0, 40 + R * 1.6, R * 0.78)) +
        fill(copper, circle(R * 0.06, 40 + R * 1.64, R * 0.74)) +
        grain(fill(SHADE.ball, circle(0, 40 + R * 1.6, R)), 0.6) +
        fill(p.lite, ellipse(-R * 0.36, 40 + R * 1.25, R * 0.2, R * 0.12), opacity(0.6)),
    );
  const pot = (x: number, y: number, w: number, h: number): string =>
    fill(copper, path`M${x} ${y - h}h${w}v${h}h${-w}z`) +
    fill(mix(copper, p.lite, 0.4), rect(x + w * 0.14, y - h, w * 0.12, h)) +
    fill(mix(copper, p.ink, 0.3), rect(x + w * 0.8, y - h, w * 0.2, h)) +
    fill(mix(copper, p.ink, 0.2), rrect(x - 8, y - h - 18, w + 16, 18, 6)) +
    fill(p.ink, rrect(x + w / 2 - 22, y - h - 40, 44, 22, 8)) +
    line(p.ink, 11, path`M${x} ${y - h * 0.7}h-26v24h26M${x + w} ${y - h * 0.7}h26v24h-26`);
  const sizes = r.shuffle([74, 62, 84, 56, 70]);
  // The plaque of a card covers the lower left corner, even on mirrored sheets.
  const middle = s.mirrored ? 290 : 510;
  const name = letters(s.name, middle, 906, 34, 380);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    line(
      mix(wall, p.ink, 0.1),
      3,
      times(9, (i) => path`M${i * 100} 0V1000`),
    ) +
    fill(p.ink, rect(40, 70, 720, 14)) +
    sizes.map((R, i) => pan(116 + i * 142, 78, R)).join("") +
    [560, 800]
      .map(
        (y, j) =>
          fill(p.ink, rect(30, y + 18, 740, 12), opacity(0.2)) +
          fill(mix(p.wood, p.ink, 0.1), rect(30, y, 740, 20)) +
          (j === 0
            ? pot(80, y, 150, 100) + pot(300, y, 120, 80) + pot(480, y, 90, 62) + pot(630, y, 100, 130)
            : pot(70, y, 210, 150) + pot(350, y, 170, 110) + pot(590, y, 140, 90)),
      )
      .join("") +
    fill(mix(p.leaf, p.ink, 0.45), rect(middle - 220, 874, 440, 90)) +
    unflip(s, middle, line(p.lite, name.pen(6), name.d))
  );
};
