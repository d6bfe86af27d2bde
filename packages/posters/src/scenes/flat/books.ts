// A wall of books with a ladder, a lamp and the shop's cat.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { circle, gleam, onHalf, shadow } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import type { Scene } from "../../stage.ts";

export const bookWall: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wood = mix(p.wood, p.ink, 0.35);
  const pale = mix(wood, p.warm, 0.22);
  const inks = [
    p.pop,
    p.warm,
    p.leaf,
    p.lite,
    p.deep,
    mix(p.pop, p.ink, 0.35),
    p.crust,
    mix(p.leaf, p.lite, 0.35),
    p.mid,
  ];
  const spines = inks.map(() => "");
  let labels = "";
  let bands = "";
  let leaning = "";
  const add = (d: string): void => {
    const k = r.int(0, inks.length - 1);
    spines[k] = (spines[k] ?? "") + d;
  };
  for (let j = 0; j < 6; j++) {
    const y = 78 + j * 82;
    for (let x = 14; x < 386; ) {
      const w = r.range(9, 24);
      const h = r.range(46, 70);
      if (r.chance(0.06) && x < 330) {
        for (let i = 0; i < 3; i++) add(rect(x, y - 12 - i * 12, 46 - i * 5, 11));
        x += 52;
      } else if (r.chance(0.06) && x < 350) {
        leaning += at(x + 12, y, 1, `<g transform="rotate(12)">${fill(r.pick(inks), rect(0, -h, w, h))}</g>`);
        x += w + 16;
      } else {
        add(rect(x, y - h, w - 1, h));
        if (w > 13) labels += rect(x + w * 0.25, y - h + 9, w * 0.5, 13);
        else bands += rect(x, y - h + 7, w - 1, 3);
        x += w;
      }
    }
  }
  const rung = (i: number): string => path`M${96 + i * 4.4} ${456 - i * 54}L${153 + i * 2.7} ${456 - i * 54}`;
  const rail = mix(p.warm, p.wood, 0.35);
  const shade = r.pick([p.leaf, p.pop, p.deep]);
  return onHalf(
    fill(mix(wood, p.ink, 0.6), rect(0, 0, 400, 500)) +
      spines.map((d, k) => fill(nth(inks, k), d)).join("") +
      leaning +
      fill(p.lite, labels, opacity(0.75)) +
      shadow(s, bands, 0.3) +
      fill(
        pale,
        times(6, (j) => rect(0, 78 + j * 82, 400, 9)),
      ) +
      fill(
        mix(wood, p.ink, 0.4),
        times(6, (j) => rect(0, 85 + j * 82, 400, 5)),
      ) +
      fill(wood, rect(0, 0, 14, 500) + rect(386, 0, 14, 500) + rect(196, 0, 12, 500)) +
      gleam(mix(p.warm, p.lite, 0.5), "M278 190L170 500H420L360 190z", 0.2) +
      line(rail, 8, "M92 500L136 0M150 500L176 0") +
      line(rail, 7, times(9, rung)) +
      line(p.ink, 3, "M318 0V150") +
      fill(shade, "M280 192q0 -44 38 -44t38 44z") +
      fill(mix(shade, p.lite, 0.25), "M280 192q0 -44 38 -44v44z") +
      fill(mix(p.warm, p.lite, 0.5), ellipse(318, 193, 38, 6)) +
      fill(pale, rect(226, 432, 190, 14)) +
      fill(wood, rect(226, 444, 190, 6) + rect(240, 450, 14, 60)) +
      times(4, (i) => fill(nth(inks, i * 2), rect(330 - (i % 2) * 6, 420 - i * 13, 62, 12))) +
      fill(p.ink, "M246 432c-6 -24 10 -28 12 -46l2 -16l8 10h12l8 -10l2 18c2 10 12 18 12 44z") +
      line(p.ink, 7, "M300 430c20 2 22 -14 16 -24") +
      fill(p.warm, circle(267, 388, 2.2) + circle(280, 388, 2.2)) +
      shadow(s, "M0 0H80L0 260z", 0.2),
  );
};
