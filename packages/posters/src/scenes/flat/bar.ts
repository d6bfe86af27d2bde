// Bars: barrels in a cellar, and one glass under the lamp.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle, gleam, onHalf, shadow } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../../stage.ts";

function barrelEnd(s: Stage, x: number, y: number): string {
  const { palette: p } = s;
  const wood = mix(p.wood, p.warm, 0.3);
  const staves = times(7, (i) => {
    const dx = -58 + i * 19.3;
    const half = Math.sqrt(63 * 63 - dx * dx);
    return path`M${dx} ${-half}V${half}`;
  });
  return at(
    x,
    y,
    1,
    fill(mix(wood, p.ink, 0.4), circle(0, 0, 72)) +
      fill(wood, circle(0, 0, 67)) +
      fill(mix(wood, p.warm, 0.35), "M-66 0a66 66 0 0 1 66 -66a100 100 0 0 0 -66 66z") +
      line(mix(wood, p.ink, 0.4), 1.8, staves) +
      line(p.ink, 6, circle(0, 0, 69)) +
      grain(fill(SHADE.ball, circle(0, 0, 67)), 0.5) +
      fill(p.warm, rect(-5, 32, 10, 22) + rect(-11, 36, 22, 6)),
  );
}

export const barrels: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.25) : mix(p.lite, p.warm, 0.25);
  const wood = mix(p.wood, p.warm, 0.35);
  const dark = mix(wood, p.ink, 0.42);
  const wine = r.pick([mix(p.pop, p.ink, 0.35), mix(p.pop, p.ink, 0.35), p.warm]);
  const light = mix(wine, p.pop, 0.4);
  const chalk = p.lite;
  const cork = mix(p.leaf, p.ink, 0.45);
  // The board hangs on the left of the finished poster, even if the poster is mirrored.
  const [board, rack] = s.mirrored ? [168, -222] : [0, 0];
  const sign = letters("VINS", 116 + board, 72, 22, 130);
  return onHalf(
    fill(wall, rect(0, 0, 400, 500)) +
      fill(mix(wall, p.ink, 0.08), rect(0, 0, 400, 100)) +
      (p.dark ? grain(fill(LIGHT.halo, ellipse(200, 120, 240, 120)), 0.5) : "") +
      fill(mix(dark, p.ink, 0.2), rect(26 + board, 48, 180, 96)) +
      fill(mix(p.ink, p.leaf, 0.25), rect(32 + board, 54, 168, 84)) +
      unflip(s, 116 + board, line(chalk, sign.pen(3), sign.d)) +
      fill(
        chalk,
        times(3, (i) => rect(54 + board, 108 + i * 9, 80 - i * 14, 3) + rect(154 + board, 108 + i * 9, 24, 3)),
        opacity(0.7),
      ) +
      times(5, (i) => {
        const x = 240 + rack + i * 34;
        return (
          fill(i % 2 ? cork : mix(p.pop, p.ink, 0.6), path`M${x} 134v-40q0 -8 7 -12v-18h8v18q7 4 7 12v40z`) +
          fill(mix(p.lite, p.warm, 0.2), rect(x, 104, 22, 18))
        );
      }) +
      fill(dark, rect(222 + rack, 134, 178, 7)) +
      [
        [70, 232],
        [222, 232],
        [374, 232],
        [-4, 360],
        [148, 360],
        [300, 360],
      ]
        .map(([x = 0, y = 0]) => barrelEnd(s, x, y))
        .join("") +
      fill(mix(p.ground, p.ink, 0.3), rect(0, 426, 400, 80)) +
      shadow(s, rect(0, 420, 400, 18), 0.25) +
      at(
        r.pick([120, 270]),
        388,
        1,
        fill(wood, "M-74 190C-92 120 -92 60 -74 0H74C92 60 92 120 74 190z") +
          fill(mix(wood, p.warm, 0.35), "M-74 190C-92 120 -92 60 -74 0H-30C-42 60 -42 120 -30 190z") +
          line(dark, 2, "M-34 0C-46 60 -46 120 -34 190M6 0V190M42 0C54 60 54 120 42 190") +
          fill(p.ink, "M-83 34H83L87 54H-87z") +
          fill(dark, ellipse(0, 0, 78, 15)) +
          fill(mix(wood, p.lite, 0.3), ellipse(0, -4, 76, 14)) +
          at(
            -24,
            -2,
            1,
            fill(p.lite, "M-30 -112H30C36 -70 22 -48 0 -48S-36 -70 -30 -112z", opacity(0.6)) +
              fill(wine, "M-32 -90H32C34 -64 20 -52 0 -52S-34 -64 -32 -90z") +
              fill(light, "M-32 -90H0V-52C-20 -52 -34 -64 -32 -90z") +
              fill(mix(light, p.lite, 0.3), ellipse(0, -90, 32, 5)) +
              fill(p.lite, rect(-2.5, -50, 5, 44) + ellipse(0, -4, 24, 5), opacity(0.85)),
          ) +
          at(
            38,
            -2,
            1,
            fill(p.lite, ellipse(0, 0, 36, 7)) +
              fill(mix(p.warm, p.lite, 0.4), ellipse(-8, -6, 14, 6)) +
              fill(p.warm, "M4 -4l26 -4l-6 -10l-20 4z") +
              fill(wine, circle(-20, -5, 5) + circle(-14, -9, 5)),
          ),
      ),
  );
};

export const cocktail: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.3) : mix(p.deep, p.mid, 0.18);
  const niche = mix(wall, p.mid, 0.18);
  const shelf = mix(wall, p.ink, 0.5);
  const brass = p.warm;
  const glow = mix(p.warm, p.lite, 0.4);
  const counter = mix(p.wood, p.ink, 0.35);
  const inks = [p.warm, p.leaf, p.pop, p.lite, mix(p.leaf, p.mid, 0.5), p.crust, p.mid];
  const first = r.int(0, 6);
  const drink = r.pick([p.pop, p.warm, p.leaf, mix(p.pop, p.lite, 0.3)]);
  const bottle = (x: number, y: number, k: number): string => {
    const h = 48 + ((k * 17) % 22);
    const w = 15 + ((k * 5) % 8);
    const shoulder = w / 2 - 3;
    return (
      fill(
        nth(inks, k + first),
        path`M${x} ${y}v${-h}q0 -8 ${shoulder} -12v-14h6v14q${shoulder} 4 ${shoulder} 12v${h}z`,
      ) +
      fill(p.lite, path`M${x} ${y}v${-h}q0 -6 4 -9v${h + 9}z`, opacity(0.28)) +
      fill(p.lite, rect(x, y - h * 0.6, w, h * 0.34), opacity(0.85))
    );
  };
  const glasses: readonly string[] = [
    "M122 246H278C274 304 244 322 206 324V376H240V386H160V376H194V324C156 322 126 304 122 246z",
    "M112 236H288L206 330V376H240V386H160V376H194V330z",
  ];
  const fills: readonly string[] = [
    "M126 258H274C266 300 240 314 200 315C160 314 134 300 126 258z",
    "M130 254H270L200 332z",
  ];
  const kind = r.int(0, 1);
  return onHalf(
    fill(wall, rect(0, 0, 400, 500)) +
      fill(niche, "M40 350V120a160 160 0 0 1 320 0V350z") +
      fill(shelf, "M62 350V124a138 138 0 0 1 276 0V350z") +
      [172, 260, 348]
        .map((y, j) => fill(brass, rect(62, y, 276, 6)) + times(11, (i) => bottle(70 + i * 24.5, y, i * 3 + j * 4)))
        .join("") +
      gleam(glow, "M200 116L20 420H380z", 0.18) +
      gleam(glow, "M200 116L86 420H314z", 0.2) +
      line(p.ink, 3, "M200 0V82") +
      fill(brass, "M158 120q0 -42 42 -42t42 42z") +
      fill(mix(brass, p.lite, 0.4), "M158 120q0 -42 42 -42v42z") +
      fill(p.lite, ellipse(200, 121, 42, 7)) +
      fill(counter, rect(0, 402, 400, 98)) +
      fill(mix(counter, p.pop, 0.3), rect(0, 396, 400, 16)) +
      gleam(glow, ellipse(200, 404, 118, 9), 0.5) +
      fill(
        mix(counter, p.ink, 0.4),
        times(9, (i) => rect(14 + i * 46, 428, 32, 66)),
      ) +
      at(
        0,
        10,
        1,
        fill(p.lite, nth(glasses, kind), opacity(0.36)) +
          fill(drink, nth(fills, kind)) +
          gleam(p.lite, kind ? "M130 254H200V332z" : "M126 258H200V315C160 314 134 300 126 258z", 0.3) +
          fill(mix(drink, p.lite, 0.5), ellipse(200, kind ? 254 : 258, kind ? 70 : 74, 9)) +
          line(p.lite, 2.5, ellipse(200, kind ? 237 : 247, kind ? 88 : 78, 9), opacity(0.8)) +
          fill(p.lite, rect(197, 322, 6, 56) + ellipse(200, 383, 44, 7), opacity(0.65)) +
          line(p.lite, 3, "M236 218L212 262") +
          fill(drink === p.pop ? p.warm : p.pop, circle(238, 226, 13)) +
          fill(p.lite, circle(234, 222, 4), opacity(0.6)) +
          fill(p.warm, "M262 238a26 26 0 0 1 30 22l-30 2z") +
          fill(mix(p.warm, p.lite, 0.5), "M264 243a20 20 0 0 1 22 16l-20 1z"),
      ),
  );
};
