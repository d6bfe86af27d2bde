// A church from within: five lancets of stained glass, their colours on the floor.
import { mix } from "../../colour.ts";
import { at, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { circle, onHalf } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";

const LANCETS = [-34, 62, 158, 254, 350] as const;
const TOP = 116;
const FOOT = 420;

export const stainedGlass: Scene = (s) => {
  const { palette: p, random: r } = s;
  const stone = p.dark ? mix(p.ink, p.deep, 0.35) : mix(p.deep, p.ink, 0.45);
  const rib = mix(stone, p.mid, 0.35);
  const gold = p.warm;
  const blues = [mix(p.deep, p.water, 0.3), mix(p.water, p.lite, 0.1)] as const;
  const jewels = [p.pop, mix(p.pop, p.ink, 0.3), p.warm, p.leaf, mix(p.deep, p.pop, 0.5), mix(p.warm, p.lite, 0.4)];
  // Nine pieces of glass, which all windows reuse.
  const piece = (kind: number): string => {
    const [a, b] = [r.pick(jewels), r.pick(jewels)];
    const shape = [
      fill(a, circle(21, 13.5, 10)) + fill(b, circle(21, 13.5, 4.5)),
      fill(a, "M21 2l17 11.500l-17 11.500l-17 -11.500z") + fill(b, circle(21, 13.5, 3.6)),
      fill(a, rect(8, 5, 26, 17)) + fill(b, "M8 22l13 -12l13 12z"),
    ];
    return fill(nth(blues, kind), rect(1.5, 1.5, 39, 24)) + nth(shape, kind);
  };
  const pieces = Array.from({ length: 9 }, (_, i) => piece(i));
  const lancet = (x: number): string =>
    times(14, (j) => times(2, (i) => at(x + i * 42, TOP - 56 + j * 27, 1, nth(pieces, r.int(0, 2) * 3 + (j % 3)))));
  const opening = (x: number): string =>
    path`M${x} ${FOOT}V${TOP}Q${x} ${TOP - 46} ${x + 42} ${TOP - 80}Q${x + 84} ${TOP - 46} ${x + 84} ${TOP}V${FOOT}z`;
  const bays = LANCETS.map(opening).join("");
  const figure = (x: number, k: number): string =>
    at(
      x,
      480,
      k,
      fill(p.ink, `${circle(0, -60, 8)}M-11 -50q11 -6 22 0l4 32h-30z`) + line(p.ink, 7, "M-5 -20V0M5 -20V0"),
    );
  return onHalf(
    fill(nth(blues, 0), rect(0, 0, 400, 430)) +
      LANCETS.map(lancet).join("") +
      fill(stone, `${rect(0, 0, 400, 430)}${bays}`, ' fill-rule="evenodd"') +
      line(rib, 5, bays) +
      line(stone, 3.5, LANCETS.map((x) => path`M${x + 42} ${FOOT}V${TOP - 78}`).join("")) +
      [54, 150, 246, 342]
        .map((x) => fill(rib, rect(x - 1, 80, 6, 346)) + fill(gold, rect(x + 1.5, 80, 2, 346) + circle(x + 2, 72, 8)))
        .join("") +
      line(
        rib,
        4,
        "M-42 0Q-20 60 8 84M152 72Q110 20 104 -10M152 72Q190 20 200 -10M248 72Q210 20 200 -10M248 72Q290 20 296 -10M56 72Q90 20 104 -10M344 72Q310 20 296 -10",
      ) +
      fill(rib, rect(0, 420, 400, 10)) +
      fill(mix(stone, p.mid, 0.2), rect(0, 430, 400, 70)) +
      LANCETS.map((x, i) =>
        fill(nth(jewels, i * 3), path`M${x} 430h84l${(i - 2) * 24 + 20} 70h-104z`, opacity(0.42)),
      ).join("") +
      LANCETS.map((x, i) =>
        fill(nth(jewels, i * 3 + 4), path`M${x + 28} 430h28l${(i - 2) * 24 + 8} 70h-34z`, opacity(0.5)),
      ).join("") +
      grain(fill(SHADE.up, rect(0, 0, 400, 90)), 0.5) +
      figure(216, 1.1) +
      figure(244, 0.74),
  );
};
