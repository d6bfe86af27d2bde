// The canal and its iron footbridge.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { circle, onHalf, shadow, walker } from "../../primitives/flat.ts";
import { skyWash, sun } from "../../primitives/sky.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";

const plane = (s: Stage, x: number, y: number, size: number): string => {
  const { palette: p } = s;
  return (
    fill(mix(p.ink, p.leaf, 0.25), rect(x - 4, y, 8, 300 - y)) +
    fill(
      p.leaf,
      circle(x, y - 10, size) + circle(x - size * 0.5, y + 10, size * 0.7) + circle(x + size * 0.6, y + 6, size * 0.66),
    ) +
    fill(mix(p.leaf, p.dark ? p.mid : p.warm, 0.3), circle(x - size * 0.24, y - 26, size * 0.6)) +
    grain(fill(SHADE.ball, circle(x, y - 10, size)), 0.6)
  );
};

export function barge(s: Stage, x: number, y: number, hull: string): string {
  const { palette: p } = s;
  return at(
    x,
    y,
    1.1,
    fill(hull, "M-70 0H70C66 20 60 26 50 26H-50C-60 26 -66 20 -70 0z") +
      fill(p.lite, rect(-46, -24, 80, 26)) +
      fill(
        p.dark ? p.glow : p.glass,
        times(5, (i) => rect(-40 + i * 15, -17, 9, 11)),
      ) +
      fill(hull === p.pop ? p.deep : p.pop, rect(-50, -29, 90, 6)) +
      shadow(s, ellipse(0, 28, 66, 5), 0.25),
  );
}

/** @param afloat draws what is on the water, on a sheet of 400 x 500. */
export function canal(s: Stage, afloat: (s: Stage) => string): string {
  const { palette: p, random: r } = s;
  const iron = p.dark ? mix(p.leaf, p.mid, 0.3) : mix(p.leaf, p.ink, 0.3);
  const pale = mix(iron, p.lite, 0.3);
  const water = mix(p.water, p.leaf, 0.3);
  const quay = mix(p.ground, p.lite, p.dark ? 0.05 : 0.3);
  const walls = [p.wall, mix(p.wall, p.shade, 0.45), p.shade];
  let houses = "";
  for (let x = -20, k = r.int(0, 2); x < 400; k++) {
    const w = 84 + ((k * 31) % 40);
    const h = 132 + ((k * 47) % 60);
    const panes = times(4, (j) => times(3, (i) => rect(x + 12 + (i * (w - 20)) / 3, 306 - h + j * 40, 13, 24)));
    houses +=
      fill(p.roof, path`M${x} ${290 - h}l10 -26h${w - 20}l10 26z`) +
      fill(walls[k % 3] ?? p.wall, rect(x, 290 - h, w, h)) +
      fill(mix(p.glass, p.wall, 0.2), panes) +
      (p.dark ? fill(p.glow, rect(x + 12, 306 - h + 40 * (k % 3), 13, 24)) : "");
    x += w;
  }
  const deck = (t: number): number => 316 - 420 * t * (1 - t);
  const arc = (y: number): string => path`M-10 ${y}Q200 ${y - 210} 410 ${y}`;
  const posts = times(15, (i) => path`M${-10 + i * 30} ${deck(i / 14) - 4}v-34`);
  const lattice = times(
    14,
    (i) => path`M${-10 + i * 30} ${deck(i / 14) - 4}L${20 + i * 30} ${deck((i + 1) / 14) - 38}`,
  );
  const ties = times(11, (i) => {
    const t = (i + 2) / 14;
    return path`M${-10 + 420 * t} ${deck(t)}V${340 - 300 * t * (1 - t)}`;
  });
  return (
    skyWash(s, 520) +
    sun(s, r.range(250, 560), 150, 64) +
    onHalf(
      houses +
        plane(s, 46, 190, 62) +
        plane(s, 360, 176, 66) +
        fill(quay, rect(0, 284, 400, 22)) +
        fill(mix(quay, p.ink, 0.2), rect(0, 300, 400, 12)) +
        fill(water, rect(0, 310, 400, 190)) +
        fill(mix(water, p.lite, 0.4), "M-10 500L110 310H290L410 500z", opacity(0.35)) +
        fill(
          mix(water, p.lite, 0.45),
          times(7, (i) => rect((i * 131) % 380, 336 + ((i * 37) % 150), 60, 3.5)),
        ) +
        fill(mix(p.leaf, p.ink, 0.4), "M0 310h110q-30 60 -110 70zM400 310h-120q30 70 120 84z", opacity(0.38)) +
        grain(fill(SHADE.down, rect(0, 310, 400, 190)), 0.4) +
        line(mix(water, p.ink, 0.3), 14, "M-10 396Q200 520 410 396", opacity(0.45)) +
        line(iron, 3, posts) +
        line(iron, 1.6, lattice) +
        line(iron, 13, arc(316)) +
        line(pale, 3, arc(312)) +
        line(iron, 5, arc(280)) +
        line(iron, 6, "M-10 340Q200 190 410 340") +
        line(iron, 2.4, ties) +
        walker(s, 176, 213, 0.8, p.pop) +
        walker(s, 202, 212, 0.8, p.warm) +
        afloat(s) +
        fill(mix(p.leaf, p.ink, 0.42), "M-10 -10H170C150 30 120 20 110 44S60 50 50 76S10 80 -10 110z") +
        fill(mix(p.leaf, p.ink, 0.12), "M-10 -10H120C100 20 80 10 70 30S30 36 20 54S0 60 -10 70z"),
    )
  );
}

export const canalBridge: Scene = (s) =>
  canal(s, ({ palette: p, random: r }) => barge(s, r.range(180, 240), 424, r.pick([p.deep, p.pop, p.ink])));
