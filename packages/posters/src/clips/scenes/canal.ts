// The canal at night: a boat glides through, and the reflected lights of houses fade in and out on the water.
import { mix } from "../../colour.ts";
import { ellipse, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { random } from "../../random.ts";
import { barge, canal } from "../../scenes/flat/water.ts";
import type { Stage } from "../../stage.ts";
import { lap, move, sway, swell } from "../motion.ts";

const WATERLINE = 424;

/** Streaks of light that stretch and shrink in place. */
function glints(s: Stage, t: number): string {
  const { palette: p } = s;
  const r = random("glints");
  return times(26, (i) => {
    const y = r.range(322, 494);
    const near = (y - 310) / 190;
    const wide = r.range(10, 26) * (0.6 + near);
    const half = wide * (0.7 + 0.3 * sway(t, r.int(1, 2), r()));
    const x = r.range(0, 400) + 5 * sway(t, 1, r());
    const colour = i % 4 === 0 ? p.glow : mix(p.water, p.lite, 0.6);
    return fill(colour, rect(x - half, y, 2 * half, 1.4 + 1.6 * near), opacity(0.35 + 0.3 * sway(t, 1, r())));
  });
}

/** The boat with its bow wave, the ripples of its wake, and the reflections of its windows in the water. */
function passing(s: Stage, t: number): string {
  const { palette: p } = s;
  const x = -120 + 640 * lap(t, 1, 0.5);
  const y = WATERLINE + 1.2 * sway(t, 3);
  const foam = mix(p.water, p.lite, 0.65);
  const wake = times(5, (i) => {
    const u = lap(t, 3, i / 5);
    const back = x - 84 - 150 * u;
    const wave = path`M${-16 - 26 * u} 0q${8 + 13 * u} ${-3 - u} ${16 + 26 * u} 0t${16 + 26 * u} 0`;
    return move(back, WATERLINE + 25 + 5 * u + (i % 2) * 5, line(foam, 2.2, wave), {
      alpha: 0.75 * (1 - u) * swell(Math.min(1, u * 4 + 0.2) / 2),
    });
  });
  const lights = times(
    5,
    (i) =>
      rect(x - 40 + i * 16, WATERLINE + 34, 8, 12 + 4 * sway(t, 2, i / 5)) +
      rect(x - 37 + i * 16, WATERLINE + 53, 5, 6 + 3 * sway(t, 2, i / 5 + 0.4)),
  );
  return (
    fill(p.glow, lights, opacity(0.45)) +
    wake +
    move(x, y, barge(s, 0, 0, p.pop), { turn: 0.5 * sway(t, 2, 0.2) }) +
    line(
      foam,
      2.4,
      path`M${x + 60} ${WATERLINE + 26}q${12 + 2 * sway(t, 4)} 6 26 7M${x + 64} ${WATERLINE + 20}q10 3 18 3`,
      opacity(0.8),
    )
  );
}

const lanterns = (s: Stage, t: number): string =>
  times(3, (i) => fill(s.palette.glow, ellipse(96 + i * 104, 300, 2.6), opacity(0.6 + 0.3 * sway(t, 2, i / 3))));

export const canalAtNight = (s: Stage, t: number): string =>
  canal(s, () => glints(s, t) + lanterns(s, t) + passing(s, t));
