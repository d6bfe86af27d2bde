// A dispensary: walnut shelves of flasks, small drawers, and goods on a marble counter.
import { mix } from "../../colour.ts";
import { arch, dots, ellipse, fill, line, opacity, path, rect, rrect, times } from "../../kit.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";

export const apothecary: Scene = (s) => {
  const { palette: p } = s;
  const walnut = mix(p.wood, p.ink, 0.25);
  const edge = mix(p.wood, p.ink, 0.5);
  const back = mix(walnut, p.ink, 0.35);
  const inks = [p.leaf, p.warm, p.pop, p.mid, p.crust];
  const label = mix(p.lite, p.haze, 0.15);
  const marble = mix(p.lite, p.haze, p.dark ? 0.3 : 0.1);

  /** A flask with a round stopper and a label. The middle of its foot is at x, y. */
  const flask = (x: number, y: number, k: number, c: string): string =>
    fill(
      c,
      path`M${x - 30 * k} ${y}v${-86 * k}q0 ${-22 * k} ${20 * k} ${-28 * k}v${-26 * k}h${20 * k}v${26 * k}q${20 * k} ${6 * k} ${20 * k} ${28 * k}v${86 * k}z`,
    ) +
    fill(
      mix(c, p.ink, 0.3),
      path`M${x + 14 * k} ${y}v${-106 * k}q${16 * k} ${8 * k} ${16 * k} ${22 * k}v${84 * k}z`,
      opacity(0.5),
    ) +
    fill(mix(p.warm, p.ink, 0.1), ellipse(x, y - 150 * k, 13 * k)) +
    fill(label, rect(x - 22 * k, y - 74 * k, 44 * k, 46 * k)) +
    line(
      edge,
      3 * k,
      path`M${x - 14 * k} ${y - 60 * k}h${28 * k}M${x - 14 * k} ${y - 50 * k}h${28 * k}M${x - 8 * k} ${y - 40 * k}h${16 * k}`,
    );

  const shelf = (y: number, first: number): string =>
    times(9, (i) => flask(84 + i * 79, y, i % 3 === 1 ? 0.8 : 0.95, nth(inks, i * 2 + first))) +
    fill(walnut, rect(30, y, 740, 18)) +
    fill(p.ink, rect(30, y + 18, 740, 8), opacity(0.3));

  const drawer = (x: number, y: number): string =>
    fill(mix(walnut, p.warm, 0.12), rrect(x, y, 108, 62, 4)) +
    fill(label, rect(x + 24, y + 12, 60, 18)) +
    fill(p.warm, ellipse(x + 54, y + 46, 8));

  return (
    fill(walnut, rect(0, 0, 800, 1000)) +
    fill(back, arch(30, 490, 740, 450, 60)) +
    shelf(238, 0) +
    shelf(430, 1) +
    line(edge, 10, "M30 40V490M770 40V490") +
    times(12, (i) => drawer(43 + (i % 6) * 121, 506 + Math.floor(i / 6) * 80)) +
    grain(fill(LIGHT.halo, ellipse(400, 300, 420, 320)), 0.4) +
    fill(marble, rect(0, 760, 800, 46)) +
    line(mix(marble, p.ink, 0.18), 4, "M60 770q60 30 140 8M300 790q90 -30 180 4M560 768q80 34 200 14") +
    fill(mix(marble, p.ink, 0.12), rect(0, 806, 800, 194)) +
    line(mix(marble, p.ink, 0.25), 6, "M60 840H360V1010M60 840V1010M440 840H740V1010M440 840V1010") +
    fill(p.ink, ellipse(400, 772, 300, 12), opacity(0.2)) +
    flask(250, 770, 2.1, p.leaf) +
    flask(560, 770, 1.7, p.pop) +
    // A comb of horn and a tin of powder.
    fill(p.crust, rrect(350, 640, 130, 24, 8)) +
    line(
      p.crust,
      6,
      times(11, (i) => path`M${358 + i * 11.5} 660v44`),
    ) +
    fill(mix(p.deep, p.lite, 0.2), rrect(360, 716, 110, 54, 6)) +
    fill(label, ellipse(415, 743, 34, 18)) +
    dots(edge, 4, 14, "M396 743H436") +
    grain(fill(SHADE.down, rect(0, 806, 800, 194)), 0.5)
  );
};
