// A table outside: the coffee steams, a waiter passes behind the glass, a sparrow looks for crumbs.
import { mix } from "../../colour.ts";
import { ellipse, fill, line, opacity, poly, rect, times } from "../../kit.ts";
import { person } from "../../primitives/people.ts";
import { random } from "../../random.ts";
import { cafeTerrace } from "../../scenes/cafe.ts";
import { grain, LIGHT, type Stage } from "../../stage.ts";
import { flash, lap, move, steam, sway } from "../motion.ts";

/** The panes between awning, mullions and curtain rod, and the lamps behind them. */
const PANES = rect(46, 304, 159, 239) + rect(215, 304, 161, 239) + rect(424, 304, 159, 239) + rect(593, 304, 161, 239);
const LAMPS = [130, 290, 510, 670] as const;
/** Position of the steam, above the cup. */
const CUP = { x: 364, y: 654 } as const;

/** Motion behind the glass, and reflections in it. */
function panes(s: Stage, t: number): string {
  const { palette: p } = s;
  const glass = mix(p.glass, p.sky, 0.2);
  const walk = lap(t, 1, 0.36);
  const waiter = person(s, "waiter", 0, 0, 400, { dir: 1, all: mix(glass, p.ink, 0.62) });
  const streak = -260 + 1_300 * lap(t, 1, 0.8);
  return (
    `<clipPath id="panes"><path d="${PANES}"/></clipPath><g clip-path="url(#panes)">` +
    move(-160 + 1_120 * walk, 772 - 6 * Math.abs(sway(t, 4)), waiter, { turn: 0.8 * sway(t, 4) }) +
    fill(p.lite, poly([streak, 300], [streak + 130, 300], [streak - 20, 560], [streak - 150, 560]), opacity(0.13)) +
    "</g>"
  );
}

/** A sparrow that hops three times forward and pecks twice, then hops three times back and pecks twice. */
function sparrow(s: Stage, t: number): string {
  const { palette: p } = s;
  const brown = mix(p.wood, p.ink, 0.15);
  const there = lap(t) < 0.5;
  const u = lap(t, 2);
  const hop = Math.min(3, Math.max(0, (u - 0.12) * 6));
  const along = (Math.floor(hop) + (hop % 1) ** 0.8) / 3;
  const lift = 20 * Math.sin(Math.PI * (hop % 1));
  const x = there ? 590 - 96 * along : 494 + 96 * along;
  const peck = 26 * (flash(lap(u, 1, -0.68), 0.1) + flash(lap(u, 1, -0.84), 0.1));
  const head =
    fill(brown, ellipse(0, 0, 10, 9)) +
    fill(mix(p.lite, p.crust, 0.3), ellipse(-3, 3, 5, 4)) +
    fill(p.ink, "M-9 -1L-19 3L-9 5z") +
    fill(p.ink, ellipse(-4, -2, 1.7));
  const body =
    line(p.ink, 2.4, "M-2 12V22M5 12V22") +
    fill(brown, "M-16 0C-14 -14 4 -17 16 -8L40 -16L36 -4L20 6C12 17 -14 15 -16 0z") +
    fill(mix(p.lite, p.crust, 0.3), "M-15 2C-12 14 8 16 16 8C6 10 -8 8 -15 2z") +
    fill(mix(brown, p.ink, 0.45), "M-2 -8C8 -12 22 -6 32 -7L14 3C6 4 -2 0 -2 -8z") +
    move(-13, -11 + peck * 0.5, head, { turn: -peck });
  const shadow = move(x + 6, 962, fill(p.ink, ellipse(0, 0, 24, 4)), { alpha: 0.3 - lift * 0.006 });
  return shadow + move(x, 940 - lift, there ? body : `<g transform="scale(-1 1)">${body}</g>`, { scale: 1.15 });
}

function leaves(s: Stage, t: number): string {
  const r = random("terrace");
  return times(5, (i) => {
    const u = lap(t, 1, r());
    const x = r.range(20, 780) + 40 * sway(t, r.int(1, 2), r()) - 70 * u;
    return move(
      x,
      310 + 740 * u,
      fill(i % 2 === 0 ? s.palette.zest : s.palette.pop, "M-13 0Q-2 -10 13 0Q-2 9 -13 0z"),
      {
        turn: 360 * lap(t, r.pick([-1, 1]), r()),
        scale: r.range(0.9, 1.3),
        alpha: Math.min(1, u * 8),
      },
    );
  });
}

export function terrace(s: Stage, t: number): string {
  const still = cafeTerrace(s);
  const glow = LAMPS.map((x, i) =>
    grain(fill(LIGHT.halo, ellipse(x, 384, 74, 70)), 0.55 + 0.2 * sway(t, 1, i / 4)),
  ).join("");
  return (
    still +
    glow +
    panes(s, t) +
    steam(mix(s.palette.mid, s.palette.lite, 0.3), CUP.x, CUP.y, t, 150) +
    leaves(s, t) +
    sparrow(s, t)
  );
}
