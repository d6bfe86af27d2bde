// The elevated métro: a train crosses the viaduct, and a woman walks below it.
import { fill, rect } from "../../kit.ts";
import { person } from "../../primitives/people.ts";
import { boulevardViaduct, train } from "../../scenes/street/viaduct.ts";
import { grain, SHADE, type Stage } from "../../stage.ts";
import { flock, lap, move, sway } from "../motion.ts";

/** The distance that the train moves, from beyond the left edge of the sheet to beyond the right edge. */
const WAY = 2_000;

export function metroPassing(s: Stage, t: number): string {
  const x = -1_060 + WAY * lap(t, 1, 0.48);
  const cars = grain(fill(SHADE.down, rect(0, 370, 1_006, 120)), 0.3);
  const stroll = lap(t, 1, 0.3);
  return (
    boulevardViaduct(s, () => move(x, 0.8 * sway(t, 9), train(s, 0) + cars)) +
    move(
      -120 + 1_040 * stroll,
      962 - 5 * Math.abs(sway(t, 5)),
      person(s, "woman", 0, 0, 196, { dir: 1, coat: s.palette.pop }),
      { turn: 1.4 * sway(t, 5) },
    ) +
    move(900 - 1_000 * lap(t, 1, 0.1), 300 - 40 * lap(t), flock(s.palette.ink, t))
  );
}
