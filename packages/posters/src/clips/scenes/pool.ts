// Lanes from above: two swimmers swim up, one swims down, and light shivers on the bottom.
import { mix } from "../../colour.ts";
import { bars, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { skinOf } from "../../primitives/people.ts";
import { random } from "../../random.ts";
import type { Stage } from "../../stage.ts";
import { lap, move, sway } from "../motion.ts";

const LANE = 176;
const TILT = -8;
/** The distance in units that a swimmer covers, between a point below the sheet and a point above it. */
const WAY = 1_800;
const STROKES = 4;

interface Swimmer {
  readonly lane: number;
  readonly from: number;
  readonly size: number;
  readonly cap: string;
  readonly suit: string;
  readonly skin: string;
  readonly down?: boolean;
}

/**
 * A swimmer in front crawl, seen from above and heading up. One arm is over the water while the other pulls below it.
 */
function crawl({ skin, cap, suit }: Swimmer, foam: string, t: number): string {
  const arm = (side: -1 | 1): string => {
    const offset = side < 0 ? 0 : 0.5;
    const ahead = Math.cos(2 * Math.PI * (t * STROKES + offset));
    const over = sway(t, STROKES, offset) < 0;
    const hand = side * (over ? 30 + 34 * (1 - ahead ** 2) : 30 - 16 * (1 - ahead ** 2));
    const elbow = side * (over ? 54 : 38);
    return line(
      skin,
      15,
      path`M${side * 22} -5Q${elbow} ${-18 - 30 * ahead} ${hand} ${-18 - 84 * ahead}`,
      over ? "" : opacity(0.62),
    );
  };
  const kick = 7 * sway(t, STROKES * 3);
  const splash = times(3, (i) => {
    const u = lap(t, STROKES * 2, i / 3);
    return ellipse((i - 1) * 13, 124 + 60 * u, 12 * (1 - u) + 3);
  });
  const roll = 4 * sway(t, STROKES);
  return (
    fill(foam, path`M-30 96Q-22 120 -28 160Q0 138 28 160Q22 120 30 96z`, opacity(0.5)) +
    fill(foam, splash, opacity(0.7)) +
    line(skin, 17, path`M-9 64L-12 ${116 + kick}M10 64L13 ${116 - kick}`) +
    arm(-1) +
    arm(1) +
    fill(suit, "M-26 -10Q0 -26 26 -10L19 66Q0 76 -19 66z") +
    fill(skin, rect(-9, -30, 18, 18)) +
    move(
      roll * 0.5,
      0,
      fill(cap, ellipse(0, -38, 19, 22)) + fill(foam, "M-15 -52Q0 -62 15 -52Q0 -57 -15 -52z", opacity(0.9)),
    )
  );
}

export function swimmers(s: Stage, t: number): string {
  const { palette: p } = s;
  const water = p.dark ? mix(p.water, p.mid, 0.35) : p.water;
  const crew: readonly Swimmer[] = [
    { lane: 2.5, from: 0.42, size: 1.5, cap: p.pop, suit: p.ink, skin: skinOf(s) },
    { lane: 4.5, from: 0.12, size: 1.4, cap: p.warm, suit: p.pop, skin: skinOf(s) },
    { lane: 3.5, from: 0.78, size: 1.4, cap: p.lite, suit: p.deep, skin: skinOf(s), down: true },
  ];
  const across = (draw: (x: number, i: number) => string, n: number): string =>
    times(n, (i) => draw(-236 + i * LANE, i));
  const r = random("light");
  const light = times(44, () => {
    const x = r.range(-160, 960) + 9 * sway(t, 1, r());
    const y = r.range(-160, 1_160);
    const k = r.range(40, 100);
    const lift = k * 0.2 * sway(t, r.int(1, 2), r());
    return line(
      mix(water, p.lite, 0.5),
      5,
      path`M${x} ${y}q${k * 0.25} ${-lift} ${k * 0.5} 0t${k * 0.5} 0`,
      opacity(0.5 + 0.4 * sway(t, 1, r())),
    );
  });
  const ropes = across((x, i) => {
    const bow = 3 * sway(t, 2, i / 7);
    const d = path`M${x} -300Q${x + bow * 2} 200 ${x} 500T${x} 1400`;
    return line(p.lite, 15, d) + bars(i % 2 === 0 ? p.deep : p.pop, 17, 44, 44, d);
  }, 8);
  const lane = (swimmer: Swimmer): string => {
    const { lane: n, from, size, down = false } = swimmer;
    const u = lap(t, 1, from);
    const x = -236 + n * LANE + 5 * sway(t, STROKES);
    const y = down ? -400 + WAY * u : 1_400 - WAY * u;
    return (
      move(x + 34, y + 52, fill(p.ink, ellipse(0, 0, 36 * size, 96 * size), opacity(0.2))) +
      move(x, y, crawl(swimmer, p.lite, t + from / STROKES), {
        turn: (down ? 180 : 0) + 2 * sway(t, STROKES),
        scale: size,
      })
    );
  };
  const lapping = 5 * sway(t, 1);
  return (
    `<g transform="rotate(${TILT} 400 500)">` +
    fill(water, rect(-300, -300, 1_500, 1_700)) +
    fill(
      mix(water, p.lite, 0.18),
      across((x, i) => (i % 2 === 0 ? rect(x, -300, LANE, 1_700) : ""), 8),
    ) +
    fill(
      mix(water, p.ink, 0.42),
      across((x) => rect(x + LANE / 2 - 12, -200, 24, 1_500), 8),
      opacity(0.6),
    ) +
    light +
    crew.map(lane).join("") +
    ropes +
    "</g>" +
    fill(p.ink, poly([-10, 836 + lapping], [810, 996 + lapping], [810, 1_010], [-10, 850]), opacity(0.25)) +
    fill(p.dark ? p.mid : p.lite, poly([-10, 850], [810, 1_010], [-10, 1_010])) +
    `<g transform="rotate(11 100 960)">${fill(p.pop, rect(30, 900, 190, 90))}${bars(p.lite, 90, 14, 22, "M44 945H220")}</g>`
  );
}
