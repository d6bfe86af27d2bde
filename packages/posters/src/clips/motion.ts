// Periodic motion, with the period 1 in t.
import { line, opacity, path, times } from "../kit.ts";

const TAU = 2 * Math.PI;

/** Returns a progress from 0 to 1 that restarts `laps` times in a loop. `laps` is a whole number. */
export const lap = (t: number, laps = 1, offset = 0): number => (((t * laps + offset) % 1) + 1) % 1;

/** Returns a value that swings between -1 and 1. */
export const sway = (t: number, laps = 1, offset = 0): number => Math.sin(TAU * (t * laps + offset));

/** Returns a value that rises to 1 and falls to 0 in the first `width` of a lap, and is 0 in the rest. */
export const flash = (u: number, width: number): number => (u < width ? Math.sin((Math.PI * u) / width) ** 2 : 0);

/** Returns a value that rises from 0 to 1 and falls to 0 over one lap. */
export const swell = (u: number): number => Math.sin(Math.PI * u);

const exact = (v: number): string => String(Math.round(v * 100) / 100);

interface Pose {
  readonly turn?: number;
  readonly scale?: number;
  readonly alpha?: number;
}

/**
 * Moves a body with a precision of hundredths of a unit. The kit's `at` rounds to the precision that a still picture
 * needs, which would make a motion judder.
 */
export function move(x: number, y: number, body: string, { turn = 0, scale = 1, alpha = 1 }: Pose = {}): string {
  if (alpha <= 0.01) return "";
  const rotate = turn === 0 ? "" : ` rotate(${exact(turn)})`;
  const grow = scale === 1 ? "" : ` scale(${exact(scale)})`;
  return `<g transform="translate(${exact(x)} ${exact(y)})${rotate}${grow}"${alpha < 1 ? opacity(alpha) : ""}>${body}</g>`;
}

/** Three curls that rise from x, y and vanish. */
export const steam = (colour: string, x: number, y: number, t: number, height: number): string =>
  times(3, (i) => {
    const u = lap(t, 1, i / 3);
    const bend = 11 + 4 * sway(t, 1, i / 3);
    const curl = path`M0 0q${bend} -14 0 -28t0 -28q${bend * 0.6} -10 2 -22`;
    return move(x + (i - 1) * 13, y - height * u, line(colour, 7 - 3 * u, curl), {
      scale: 0.8 + 0.5 * u,
      alpha: 0.85 * swell(u),
    });
  });

/** Five birds that beat their wings in place. */
export const flock = (colour: string, t: number): string =>
  line(
    colour,
    3,
    times(5, (i) => {
      const k = 12 + ((i * 5) % 7);
      const x = ((i * 67) % 180) - 90;
      const y = ((i * 41) % 100) - 50;
      const tip = -k * (0.35 + 0.4 * sway(t, 11, i / 5));
      const bend = -k * 0.55;
      return path`M${x - k} ${y + tip}Q${x - k * 0.4} ${y + bend} ${x} ${y}Q${x + k * 0.4} ${y + bend} ${x + k} ${y + tip}`;
    }),
  );
