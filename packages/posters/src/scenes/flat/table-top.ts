// A café table from above, on a tiled floor.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, path, poly, rect, rrect, times } from "../../kit.ts";
import { circle, gleam, onHalf, shadow } from "../../primitives/flat.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";

const croissant = (s: Stage): string => {
  const { crust, warm, lite } = s.palette;
  const pale = mix(crust, mix(warm, lite, 0.4), 0.55);
  return (
    shadow(s, "M78 366q70 -60 132 12l24 30q-70 -50 -130 -8z", 0.2) +
    fill(crust, "M64 352C76 300 150 290 192 350C176 346 168 352 164 362C142 332 100 336 86 368C82 358 76 352 64 352z") +
    fill(
      pale,
      "M84 330l22 12l-16 22c-4 -10 -8 -12 -26 -12c2 -8 8 -16 20 -22zM112 308l10 28l-22 12l-14 -18zM142 306l-2 30l-24 2l-6 -26zM168 322l-14 24l-18 -10l10 -30z",
    )
  );
};

const water = (s: Stage): string => {
  const { palette: p } = s;
  return (
    shadow(s, "M120 372l54 54a44 44 0 0 1 -62 0z", 0.2) +
    fill(mix(p.lite, p.water, 0.2), circle(116, 356, 44)) +
    fill(mix(p.lite, p.water, 0.5), circle(116, 356, 37)) +
    line(p.lite, 3, circle(116, 356, 37)) +
    fill(p.lite, "M92 340a30 30 0 0 1 30 -14a34 34 0 0 0 -30 14z")
  );
};

export const cafeTable: Scene = (s) => {
  const { palette: p, random: r } = s;
  const tile = p.dark ? mix(p.mid, p.deep, 0.35) : mix(p.lite, p.mid, 0.35);
  const diamond = r.pick([p.deep, p.leaf, mix(p.pop, p.mid, 0.3)]);
  const marble = mix(p.lite, p.mid, 0.05);
  const brass = mix(p.warm, p.ink, 0.12);
  const plate = mix(p.lite, p.sky, 0.05);
  const glaze = r.pick([p.deep, p.leaf, p.pop, p.ink].filter((c) => c !== diamond));
  const rim = mix(p.lite, p.mid, 0.28);
  const coffee = mix(p.wood, p.ink, 0.5);
  const crema = mix(p.crust, p.wood, 0.35);
  const accent = r.pick([p.pop, p.deep, p.leaf]);
  const print = mix(p.lite, p.ink, 0.42);
  const sheet = (column: number, row: number): string => path`M${column * 100 - 50} ${row * 100}l50 -50l50 50l-50 50z`;
  const turn = r.range(-0.12, 0.12);
  const news =
    fill(mix(p.lite, p.warm, 0.16), rect(0, 0, 130, 136)) +
    fill(p.ink, rect(12, 12, 106, 15)) +
    fill(print, times(4, (i) => rect(12, 40 + i * 12, 48, 4)) + times(4, (i) => rect(12, 92 + i * 11, 106, 4))) +
    fill(accent, rect(68, 38, 50, 44)) +
    fill(mix(accent, p.lite, 0.5), circle(93, 60, 12));
  return onHalf(
    fill(tile, rect(0, 0, 400, 500)) +
      fill(
        diamond,
        times(6, (j) => times(5, (i) => sheet(i, j))),
      ) +
      fill(
        brass,
        times(6, (j) => times(5, (i) => path`M${i * 100 - 9} ${j * 100 - 50}l9 -9l9 9l-9 9z`)),
      ) +
      grain(fill(SHADE.right, rect(0, 0, 400, 500)), 0.3) +
      shadow(s, ellipse(262, 322, 196, 196), 0.34) +
      fill(brass, circle(205, 255, 198)) +
      fill(marble, circle(205, 255, 190)) +
      line(
        mix(marble, p.mid, 0.3),
        2.5,
        "M60 190C110 220 130 160 190 190S300 150 372 200M90 380c60 -30 90 20 150 -10s80 10 120 -20M150 90c40 20 60 -10 110 14",
      ) +
      shadow(s, "M90 132l128 -34l34 132l-128 34z", 0.2) +
      `<g transform="translate(74 106) rotate(${Math.round(-15 + turn * 60)})">${news}</g>` +
      shadow(s, "M276 246l72 72a66 66 0 0 1 -94 0l-72 -72z", 0.2) +
      fill(glaze, circle(236, 262, 68)) +
      fill(mix(glaze, p.ink, 0.2), circle(236, 262, 50)) +
      line(plate, 15, "M272 238l34 -18") +
      line(rim, 5, "M272 238l34 -18") +
      shadow(s, "M262 290l34 34a42 42 0 0 1 -60 0z", 0.3) +
      fill(plate, circle(236, 262, 43)) +
      fill(crema, circle(236, 262, 37)) +
      fill(coffee, circle(236, 262, 33)) +
      gleam(crema, "M208 250a30 30 0 0 1 52 -6a40 40 0 0 0 -52 6z", 0.9) +
      line(mix(p.mid, p.ink, 0.2), 5, "M182 302l-26 62") +
      fill(mix(p.mid, p.lite, 0.3), ellipse(184, 297, 9, 12)) +
      (r.chance(0.6) ? croissant(s) : water(s)) +
      shadow(s, poly([304, 372], [338, 384], [334, 396], [298, 384]), 0.2) +
      at(
        317,
        362,
        1,
        `<g transform="rotate(22)">${fill(p.lite, rrect(-17, -10, 34, 20, 2)) + fill(accent, rect(-11, -3, 22, 6))}</g>`,
      ) +
      gleam(p.lite, "M-10 -10H150L-10 240z", 0.1),
  );
};
