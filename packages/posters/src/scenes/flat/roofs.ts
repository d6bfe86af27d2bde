// Zinc roofs with a cat, a window with a view of such roofs, and the front of a hotel.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { balcony, circle, gleam, onHalf, puff, shadow, smallCup } from "../../primitives/flat.ts";
import { birds, skyWash, stars } from "../../primitives/sky.ts";
import { grain, type Scene, SHADE, type Stage, unflip } from "../../stage.ts";

const CAT = "M0 0c2 -10 8 -12 10 -20l3 -9l3 6h5l3 -6l2 10c2 6 6 10 6 19c8 0 8 -14 14 -12c-2 8 -4 16 -14 16H0z";

function stack(s: Stage, x: number, y: number, w: number, h: number, pots: number): string {
  const { palette: p } = s;
  const wall = p.dark ? mix(p.mid, p.lite, 0.3) : mix(p.lite, p.warm, 0.2);
  const clay = p.time === "golden" ? mix(p.pop, p.deep, 0.3) : p.pop;
  const step = (w - 10) / pots;
  const pot = (i: number): string => {
    const px = x + 5 + i * step;
    const pw = step - 4;
    return (
      fill(clay, path`M${px} ${y}l2 -20h${pw - 4}l2 20z`) +
      shadow(s, path`M${px + pw * 0.6} ${y}v-20h${pw * 0.4 - 2}l2 20z`, 0.3) +
      fill(mix(clay, p.ink, 0.15), rect(px, y - 24, pw, 5))
    );
  };
  return (
    fill(wall, rect(x, y, w, h)) +
    shadow(s, rect(x + w * 0.62, y, w * 0.38, h), 0.2) +
    fill(mix(wall, p.ink, 0.2), rect(x - 4, y, w + 8, 7)) +
    times(pots, pot)
  );
}

/** A skyline of houses in one tone. The roofs rise up to about `height` above `y`. The houses fill everything below. */
function skyline(s: Stage, y: number, height: number, tone: string): string {
  const { random: r } = s;
  let ridge = path`M0 500V${y}`;
  for (let x = 0; x < 400; ) {
    const w = r.range(34, 74);
    const top = y - r() * height;
    ridge += path`L${x} ${top + 18}l7 -18H${x + w - 7}l7 18`;
    x += w;
  }
  const stacks = times(7, (i) => {
    const x = 16 + i * 58 + r.range(0, 24);
    const top = y - height + r.range(-12, 8);
    return rect(x, top, 17, 44) + times(3, (k) => rect(x + 1 + k * 5.6, top - 8, 3.6, 10));
  });
  return fill(tone, `${ridge}V500z${stacks}`);
}

export const zincRoofs: Scene = (s) => {
  const { palette: p, random: r } = s;
  const zinc = p.dark ? mix(p.deep, p.mid, 0.25) : mix(p.deep, p.sky, 0.12);
  const pale = mix(zinc, p.lite, 0.3);
  const seam = mix(zinc, p.lite, 0.14);
  const disc = p.dark || p.time === "golden" ? p.lite : p.time === "dawn" ? p.pop : p.warm;
  const sx = r.pick([110, 190, 268]);
  const chimney = r.pick([286, 40]);
  const [first, second] = chimney > 200 ? [60, 176] : [190, 300];
  const dormer = (x: number, y: number, lit: boolean): string =>
    fill(pale, path`M${x} ${y}v-50q23 -26 46 0v50z`) +
    fill(mix(zinc, p.ink, 0.3), path`M${x - 4} ${y - 48}q27 -34 54 0l-4 4q-23 -26 -46 0z`) +
    fill(lit ? p.glow : p.glass, rect(x + 9, y - 46, 28, 44)) +
    line(p.lite, 2.4, path`M${x + 23} ${y - 46}v44M${x + 9} ${y - 26}h28`) +
    shadow(s, path`M${x + 46} ${y - 50}l22 50h-22z`, 0.25);
  const edge = (x: number): number => 374 - (x * 34) / 400;
  return (
    skyWash(s, 640) +
    (p.dark ? stars(s, 16, 360) : "") +
    onHalf(
      fill(mix(p.sky, p.lite, p.dark ? 0.08 : 0.3), "M0 190C120 170 240 230 400 200V500H0z") +
        fill(disc, circle(sx, r.range(130, 170), 54)) +
        (p.dark ? fill(p.sky, circle(sx + 18, 140, 44)) : puff(sx > 200 ? 36 : 260, 110, 1, mix(p.sky, p.lite, 0.6))) +
        skyline(s, 286, 24, mix(p.haze, p.sky, 0.35)) +
        skyline(s, 330, 32, mix(p.haze, p.deep, p.dark ? 0.15 : 0.2)) +
        (p.dark
          ? fill(
              p.glow,
              times(12, (i) => rect((i * 61 + 14) % 390, 306 + ((i * 29) % 40), 5, 8)),
            )
          : "") +
        fill(zinc, "M0 372L400 338V500H0z") +
        grain(fill(SHADE.down, "M0 372L400 338V500H0z"), 0.5) +
        fill(pale, "M0 362L400 328V344L0 378z") +
        line(
          seam,
          3,
          times(16, (i) => path`M${i * 26 + 8} ${edge(i * 26)}L${i * 26 - 14} 500`),
        ) +
        dormer(first, 454, true) +
        dormer(second, 446, p.dark && r.chance(0.5)) +
        stack(s, chimney, 252, 78, 116, 4) +
        at(chimney > 200 ? 128 : 320, edge(chimney > 200 ? 128 : 320) - 11, 0.8, fill(p.ink, CAT)),
    ) +
    birds(s, sx > 200 ? 220 : 560, 230, 4)
  );
};

export const windowView: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = r.pick([p.pop, p.leaf, p.deep, p.mid]);
  const paper = mix(wall, p.ink, 0.16);
  const frame = mix(p.lite, p.warm, 0.1);
  const drape = r.pick([mix(p.lite, p.warm, 0.35), mix(p.lite, p.mid, 0.5)]);
  const fold = mix(drape, p.ink, 0.14);
  const sky = p.dark ? p.sky : mix(p.sky, p.lite, 0.15);
  const zinc = mix(p.deep, p.sky, 0.25);
  const stone = p.dark ? mix(p.mid, p.deep, 0.4) : mix(p.lite, p.warm, 0.16);
  const pane = p.dark ? p.glow : mix(p.deep, p.sky, 0.25);
  const floor = mix(p.wood, p.warm, 0.2);
  const glass = mix(p.sky, p.lite, 0.25);
  const flowers = [p.pop, p.warm, p.lite];
  return onHalf(
    fill(wall, rect(0, 0, 400, 500)) +
      line(
        paper,
        2,
        times(10, (i) => path`M${i * 44 + 10} 0V500`),
      ) +
      fill(
        paper,
        times(9, (j) => times(9, (i) => circle(i * 44 + 32, j * 56 + (i % 2) * 28 + 10, 5))),
      ) +
      fill(frame, rect(92, 24, 218, 420)) +
      fill(sky, rect(104, 36, 194, 408)) +
      (p.dark
        ? fill(p.lite, circle(240, 100, 24)) + fill(sky, circle(250, 95, 21))
        : fill(p.time === "dawn" ? p.pop : p.time === "golden" ? p.lite : p.warm, circle(250, 120, 24)) +
          puff(128, 116, 0.8, mix(sky, p.lite, 0.7))) +
      fill(zinc, "M104 250l20 -34h52l12 34z") +
      fill(mix(zinc, p.ink, 0.16), "M180 272l16 -60h102v60z") +
      fill(stone, rect(124, 190, 18, 30) + rect(232, 180, 26, 36)) +
      fill(
        p.pop,
        times(3, (i) => rect(234 + i * 8, 168, 5, 13)),
      ) +
      fill(stone, rect(104, 248, 194, 70)) +
      fill(
        pane,
        times(5, (i) => rect(116 + i * 38, 262, 20, 46)),
      ) +
      fill(mix(stone, p.ink, 0.1), rect(104, 312, 194, 132)) +
      fill(
        mix(pane, p.ink, p.dark ? 0.3 : 0.1),
        times(5, (i) => rect(116 + i * 38, 330, 20, 60)),
      ) +
      balcony(p.iron, 104, 336, 194, 92, 18) +
      fill(
        p.leaf,
        times(5, (i) => circle(122 + i * 40, 334, 13)),
      ) +
      times(5, (i) => fill(flowers[i % 3] ?? p.pop, circle(132 + i * 40, 326, 8) + circle(118 + i * 40, 330, 6))) +
      fill(mix(stone, p.ink, 0.16), rect(104, 426, 194, 18)) +
      fill(frame, "M104 36L62 20V456L104 444z") +
      fill(glass, "M98 50L70 40V240L98 240zM98 254L70 256V440L98 432z") +
      fill(mix(frame, p.ink, 0.12), "M298 36L340 20V456L298 444z") +
      fill(mix(glass, p.deep, 0.2), "M304 50L332 40V240L304 240zM304 254L332 256V440L304 432z") +
      fill(
        drape,
        "M0 0H74C84 120 60 250 22 330C40 400 40 460 34 500H0zM400 0H330C320 120 344 250 382 330C364 400 364 460 370 500H400z",
      ) +
      fill(
        fold,
        "M30 0H50C58 120 40 240 10 326L0 330V300C24 220 36 120 30 0zM366 0H346C340 120 358 240 390 326L400 330V300C378 220 362 120 366 0z",
      ) +
      line(p.warm, 7, "M0 330C14 338 22 336 30 326M400 330C386 338 378 336 370 326") +
      fill(mix(wall, p.ink, 0.4), rect(0, 0, 400, 10)) +
      fill(floor, rect(0, 456, 400, 44)) +
      gleam(mix(p.warm, p.lite, 0.5), "M104 456H298L350 500H180z", 0.55) +
      at(
        306,
        444,
        1,
        fill(mix(floor, p.ink, 0.3), ellipse(0, 0, 58, 10)) +
          fill(mix(floor, p.lite, 0.25), ellipse(0, -3, 58, 10)) +
          line(mix(floor, p.ink, 0.3), 8, "M0 6V60") +
          smallCup(-18, -5, p.lite, mix(p.lite, p.mid, 0.4)) +
          fill(p.crust, "M8 -9C10 -20 32 -20 36 -9C30 -12 14 -12 8 -9z") +
          fill(p.lite, rect(-4, -36, 9, 30), opacity(0.8)) +
          fill(p.pop, circle(0, -42, 8)) +
          fill(p.warm, circle(7, -48, 6)),
      ),
  );
};

/** The front of a hotel with a vertical sign. The sign and some windows are lit in the blue hour and at night. */
export const hotelNight: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? p.wall : mix(p.wall, p.mid, 0.25);
  const stone = mix(wall, p.lite, p.dark ? 0.14 : 0.5);
  const off = p.dark ? mix(p.ink, p.deep, 0.2) : p.glass;
  const lit = p.dark ? p.glow : mix(p.lite, p.sky, 0.4);
  const drape = p.pop;
  const sash = mix(p.crust, p.ink, 0.5);
  const on = r.pick([
    [2, 4, 6, 9],
    [1, 5, 7, 8],
    [2, 3, 7, 11],
  ]);
  const board = mix(p.ink, p.deep, 0.2);
  const neon = p.dark ? mix(p.pop, p.lite, 0.25) : p.lite;
  const opening = (i: number, j: number): string => {
    const x = 34 + i * 126;
    const y = 38 + j * 158;
    const k = j * 3 + i;
    const bright = on.includes(k);
    const inside = bright
      ? fill(drape, path`M${x} ${y}h18c4 40 -4 80 -16 112h-2zM${x + 62} ${y}h-18c-4 40 4 80 16 112h2z`) +
        (k % 2 && p.dark
          ? at(x + 36, y + 108, 1, fill(mix(p.ink, drape, 0.2), `${circle(0, -32, 8)}M-13 0q2 -26 13 -26t13 26z`))
          : "")
      : gleam(p.lite, path`M${x} ${y}h62L${x} ${y + 90}z`, 0.07);
    return (
      fill(stone, rect(x - 9, y - 12, 80, 128) + rect(x - 13, y - 18, 88, 9)) +
      fill(mix(wall, p.ink, 0.3), rect(x - 13, y - 10, 88, 4)) +
      fill(bright ? lit : off, rect(x, y, 62, 112)) +
      inside +
      line(bright ? sash : stone, 3.5, path`M${x + 31} ${y}v112M${x} ${y + 34}h62`) +
      balcony(p.iron, x - 14, y + 66, 90, 48, 10) +
      fill(stone, rect(x - 20, y + 113, 102, 8)) +
      shadow(s, path`M${x - 20} ${y + 121}h102l-12 8h-78z`, 0.34)
    );
  };
  const sign = [..."HÔTEL"]
    .map((letter, i) => letters(letter, 128, 104 + i * 48, 26, 40))
    .map((glyph) => unflip(s, 128, line(neon, 5, glyph.d)))
    .join("");
  return onHalf(
    fill(wall, rect(0, 0, 400, 500)) +
      fill(
        mix(wall, p.ink, 0.22),
        times(22, (j) => rect(0, j * 24, 400, 1.5)),
      ) +
      grain(fill(SHADE.right, rect(0, 0, 400, 500)), 0.3) +
      times(4, (i) => times(4, (j) => opening(i, j))) +
      line(board, 6, "M60 110h60M60 320h60") +
      shadow(s, poly([114, 96], [168, 96], [168, 364], [114, 364]), 0.4) +
      fill(board, rect(100, 80, 56, 268)) +
      (p.dark ? gleam(p.pop, circle(128, 214, 130), 0.09) + gleam(p.pop, circle(128, 214, 80), 0.1) : "") +
      line(mix(neon, p.pop, 0.5), 2, rect(104, 84, 48, 260)) +
      sign,
  );
};
