// The bistro front: striped awning, brass and half curtains, cane chairs on the pavement.
import { mix, onto } from "../../colour.ts";
import { bars, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import {
  balcony,
  caneChair,
  circle,
  gleam,
  ironTable,
  onHalf,
  shadow,
  smallCup,
  smallWine,
} from "../../primitives/flat.ts";
import { grain, LIGHT, type Scene, SHADE, unflip } from "../../stage.ts";

export const bistroFront: Scene = (s) => {
  const { palette: p, random: r } = s;
  const front = r.pick([p.deep, mix(p.pop, p.ink, 0.45), mix(p.leaf, p.ink, 0.35), p.ink]);
  const dark = mix(front, p.ink, 0.4);
  const gold = mix(p.warm, p.lite, 0.15);
  const stripe = r.pick([p.pop, p.pop, p.zest, p.leaf]);
  const cloth = mix(p.lite, p.warm, 0.12);
  const glass = mix(p.ink, p.deep, 0.25);
  const light = mix(p.warm, p.pop, 0.14);
  const pave = mix(p.ground, p.lite, p.dark ? 0.05 : 0.25);
  const wood = mix(p.wood, p.warm, 0.2);

  const pane = (x: number, w: number): string =>
    fill(dark, rect(x, 236, w, 136)) +
    fill(glass, rect(x + 6, 242, w - 12, 124)) +
    gleam(light, rect(x + 6, 242, w - 12, 62), p.dark ? 0.95 : 0.72) +
    line(
      glass,
      1.5,
      times(2, (i) => path`M${x + w * (0.3 + i * 0.4)} 242v18`),
    ) +
    fill(
      mix(p.lite, p.warm, 0.2),
      times(2, (i) => circle(x + w * (0.3 + i * 0.4), 268, 10)),
    ) +
    fill(cloth, rect(x + 6, 306, w - 12, 60)) +
    bars(mix(cloth, p.ink, 0.13), 60, 4, 9, path`M${x + 9} 336h${w - 18}`) +
    line(gold, 3, path`M${x + 4} 305h${w - 8}`) +
    fill(dark, rect(x + w / 2 - 2.5, 242, 5, 124) + rect(x - 4, 372, w + 8, 36)) +
    fill(front, rect(x + 4, 379, w - 8, 22));
  const door = (x: number): string =>
    fill(dark, rect(x, 230, 78, 180)) +
    fill(mix(light, glass, 0.35), rect(x + 8, 238, 62, 110)) +
    fill(front, rect(x + 8, 358, 62, 44)) +
    fill(gold, circle(x + 65, 346, 4)) +
    fill(dark, rect(x + 37, 238, 4, 110));

  const canopy = (odd: 0 | 1): string => times(11, (i) => path`M${i * 36 + odd * 18} 136h18.5l-7 80h-18.5z`);
  const scallops = (odd: 0 | 1): string =>
    times(13, (i) => path`M${i * 36 - 7 + odd * 18} 215h18.4v15a9.2 9.2 0 0 1 -18.4 0z`);
  const seats = r.pick([
    [64, 142, 292, 370],
    [30, 108, 258, 336],
    [98, 176, 270, 348],
  ]);
  const pairs = [0, 2].map((i) => ((seats[i] ?? 0) + (seats[i + 1] ?? 0)) / 2);
  const wine = mix(p.pop, p.ink, 0.3);
  const china = mix(p.lite, p.sky, 0.1);

  const sign = letters(s.name, 200, 97, 21, 300);
  return onHalf(
    fill(p.wall, rect(0, -40, 400, 120)) +
      times(
        4,
        (i) =>
          fill(mix(p.wall, p.ink, 0.14), rect(24 + i * 130, -40, 66, 96)) +
          fill(r.chance(p.litP) ? p.glow : p.glass, rect(32 + i * 130, -40, 50, 96)) +
          fill(mix(p.wall, p.lite, 0.3), rect(55 + i * 130, -40, 4, 96)),
      ) +
      balcony(p.iron, 0, 12, 400, 48, 12) +
      fill(mix(p.wall, p.ink, 0.14), rect(0, 60, 400, 9)) +
      fill(mix(p.wall, p.lite, 0.7), rect(0, 69, 400, 8)) +
      fill(front, rect(0, 77, 400, 340)) +
      line(gold, 1.6, "M10 86H390V126H10z") +
      unflip(s, 200, line(onto(front, gold, p.lite), sign.pen(3.2), sign.d)) +
      pane(22, 128) +
      door(170) +
      pane(268, 128) +
      shadow(s, "M0 240H400V300L0 268z", 0.34) +
      fill(stripe, canopy(0)) +
      fill(cloth, canopy(1)) +
      shadow(s, rect(0, 136, 400, 6), 0.22) +
      grain(fill(SHADE.up, rect(0, 136, 400, 80)), 0.4) +
      fill(mix(stripe, p.ink, 0.12), scallops(0)) +
      fill(mix(cloth, p.ink, 0.1), scallops(1)) +
      shadow(s, rect(0, 215, 400, 4), 0.14) +
      fill(pave, rect(0, 410, 400, 90)) +
      fill(mix(pave, p.ink, 0.16), rect(0, 462, 400, 40)) +
      (p.dark ? grain(fill(LIGHT.halo, ellipse(200, 420, 190, 50)), 0.7) : "") +
      shadow(s, rect(0, 410, 400, 6), 0.2) +
      shadow(s, seats.map((x) => poly([x - 22, 448], [x + 22, 448], [x + 68, 462], [x + 24, 462])).join(""), 0.22) +
      seats
        .map((x) => caneChair(x, 450, mix(p.warm, p.lite, 0.4), wood, stripe === p.zest ? p.deep : stripe))
        .join("") +
      pairs
        .map((x, i) =>
          ironTable(
            x,
            462,
            mix(p.lite, p.warm, 0.06),
            p.ink,
            i === 0
              ? smallWine(-12, -64, wine, china) + smallWine(11, -63, wine, china)
              : smallCup(-9, -63, china, mix(p.mid, p.lite, 0.3)) + smallWine(12, -64, wine, china),
          ),
        )
        .join("") +
      line(p.lite, 2, "M0 462H400", opacity(p.dark ? 0.25 : 0.6)),
    60,
  );
};
