// The scene of a round basin in a garden, with rocking boats, a jet of water, falling leaves and a passing flock.
import { mix } from "../../colour.ts";
import { ellipse, fill, line, opacity, path, times } from "../../kit.ts";
import { random } from "../../random.ts";
import { basin, toyBoat } from "../../scenes/park.ts";
import type { Stage } from "../../stage.ts";
import { flock, lap, move, sway, swell } from "../motion.ts";

/** Draws the drops of the jet. They leave the nozzle one after the other, and fall in an arc to the left or right. */
function jet(s: Stage, t: number): string {
  const r = random("jet");
  return times(54, (i) => {
    const u = lap(t, 5, i / 54);
    const wide = r.range(-58, 58);
    const x = 397 + wide * u;
    const y = 646 - 310 * r.range(0.75, 1) * u * (1 - u) * 1.6 - 14 * (1 - u);
    return fill(s.palette.lite, ellipse(x, y, r.range(2.2, 4)), opacity(0.55 + 0.4 * swell(u)));
  });
}

function ripples(s: Stage, t: number): string {
  const colour = mix(s.palette.water, s.palette.lite, 0.6);
  const rings = times(4, (i) => {
    const u = lap(t, 2, i / 4);
    return line(colour, 3.2, ellipse(397, 656, 24 + 150 * u, 6 + 30 * u), opacity(0.8 * (1 - u)));
  });
  const r = random("ripples");
  const strokes = times(14, () => {
    const x = r.range(196, 580) + 8 * sway(t, 1, r());
    const half = r.range(9, 22) * (0.75 + 0.25 * sway(t, 2, r()));
    return line(colour, 3.4, path`M${x - half} ${r.range(636, 702)}h${2 * half}`, opacity(0.5 + 0.4 * sway(t, 1, r())));
  });
  return rings + strokes;
}

function boats(s: Stage, t: number): string {
  const { palette: p } = s;
  const fleet = [
    { x: 268, y: 672, size: 1, sail: p.pop, offset: 0 },
    { x: 528, y: 692, size: 1.2, sail: p.zest, offset: 0.4 },
    { x: 566, y: 648, size: 0.8, sail: p.lite, offset: 0.7 },
  ] as const;
  return fleet
    .map(({ x, y, size, sail, offset }) =>
      move(x + 26 * sway(t, 1, offset), y + 2.4 * sway(t, 3, offset), toyBoat(s, sail), {
        turn: 5 * sway(t, 2, offset),
        scale: size,
      }),
    )
    .join("");
}

function leaves(s: Stage, t: number): string {
  const { palette: p } = s;
  const r = random("leaves");
  return times(13, (i) => {
    const u = lap(t, 1, r());
    const x = r.range(-40, 840) + 46 * sway(t, r.int(1, 2), r()) + 60 * u;
    const leaf = "M-13 0Q-2 -10 13 0Q-2 9 -13 0z";
    return move(x, -40 + 1_080 * u, fill(i % 3 === 0 ? p.pop : p.zest, leaf), {
      turn: 360 * lap(t, r.pick([-1, 1]), r()) + 40 * sway(t, 2, r()),
      scale: r.range(0.9, 1.5),
    });
  });
}

export const gardenBasin = (s: Stage, t: number): string =>
  basin(s, () => ripples(s, t) + jet(s, t) + boats(s, t)) +
  move(-140 + 1_080 * lap(t, 1, 0.45), 250 - 60 * lap(t, 1, 0.45), flock(s.palette.ink, t)) +
  leaves(s, t);
