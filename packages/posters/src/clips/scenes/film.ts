// A full house: on the screen a night train runs through the hills, and the beam flickers over the heads.
import { mix } from "../../colour.ts";
import { dots, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../../kit.ts";
import { random } from "../../random.ts";
import { auditorium } from "../../scenes/interior/shows.ts";
import type { Stage } from "../../stage.ts";
import { flash, lap, move, sway, swell } from "../motion.ts";

/** The screen of the auditorium. */
const SCREEN = { x: 130, y: 176, w: 540, h: 360 } as const;

/** A ridge that repeats every `wave` units. In one loop it moves left by a whole number of waves. */
function ridge(y: number, high: number, wave: number, shift: number): string {
  const humps = times(Math.ceil(SCREEN.w / wave) + 2, () => path`q${wave / 4} ${-high} ${wave / 2} 0t${wave / 2} 0`);
  return path`M${SCREEN.x - wave * lap(shift) - wave} ${y}${humps}V560H${SCREEN.x - 2 * wave}z`;
}

/** An engine and two carriages with turning wheels. The rail is at y = 0. */
function nightTrain(s: Stage, t: number): string {
  const { palette: p } = s;
  const body = p.ink;
  const wheel = (x: number, r: number): string => {
    const a = 2 * Math.PI * lap(t, 6);
    return (
      fill(mix(p.ink, p.mid, 0.35), ellipse(x, -r, r)) +
      line(
        p.ink,
        3,
        path`M${x - r * 0.8 * Math.cos(a)} ${-r - r * 0.8 * Math.sin(a)}L${x + r * 0.8 * Math.cos(a)} ${-r + r * 0.8 * Math.sin(a)}`,
      )
    );
  };
  const carriage = (x: number): string =>
    fill(body, rrect(x, -64, 122, 52, 6)) +
    fill(
      p.glow,
      times(4, (i) => rrect(x + 10 + i * 27, -54, 19, 20, 3)),
    ) +
    wheel(x + 24, 9) +
    wheel(x + 98, 9);
  return (
    carriage(-214) +
    carriage(-84) +
    fill(
      body,
      `${rrect(46, -52, 92, 38, 16)}${rect(46, -76, 38, 62)}${rect(40, -82, 50, 8)}${rect(114, -74, 13, 26)}${rect(109, -78, 23, 7)}`,
    ) +
    fill(p.glow, rrect(54, -68, 22, 20, 3)) +
    fill(p.pop, poly([138, -22], [162, 0], [138, 0])) +
    fill(p.glow, ellipse(141, -36, 6)) +
    fill(p.glow, poly([145, -36], [330, -62], [330, 6]), opacity(0.28)) +
    wheel(66, 13) +
    wheel(98, 13) +
    wheel(126, 9)
  );
}

function film(s: Stage, t: number): string {
  const { palette: p } = s;
  const { x, y, w, h } = SCREEN;
  const stars = random("film");
  const rail = y + h - 34;
  const puffs = times(6, (i) => {
    const u = lap(t, 3, i / 6);
    return move(520 - 190 * u, rail - 96 - 42 * u, fill(p.lite, ellipse(0, 0, 9 + 20 * u)), {
      alpha: 0.55 * (1 - u) * swell(Math.min(1, u * 3 + 0.15) / 2),
    });
  });
  const poles = times(
    4,
    (i) =>
      rect(x + 200 * (i - lap(t, 6)), y + h - 150, 6, 130) + rect(x - 14 + 200 * (i - lap(t, 6)), y + h - 140, 34, 5),
  );
  return (
    `<clipPath id="screen"><path d="${rect(x, y, w, h)}"/></clipPath><g clip-path="url(#screen)">` +
    fill(mix(p.sky, p.mid, 0.25), rect(x, y, w, h)) +
    times(20, () =>
      fill(
        p.lite,
        ellipse(stars.range(x, x + w), stars.range(y, y + 170), 2),
        opacity(0.5 + 0.4 * sway(t, 2, stars())),
      ),
    ) +
    fill(mix(p.glow, p.lite, 0.4), ellipse(520, 272, 58)) +
    fill(mix(p.mid, p.sky, 0.3), ridge(y + 226, 70, 360, t)) +
    fill(mix(p.deep, p.mid, 0.25), ridge(y + 282, 46, 240, 2 * t)) +
    puffs +
    fill(p.ink, rect(x, rail, w, 5)) +
    move(404, rail + 0.9 * sway(t, 12), nightTrain(s, t)) +
    fill(mix(p.deep, p.ink, 0.55), rect(x, rail + 4, w, 40)) +
    dots(mix(p.ink, p.mid, 0.3), 6, 24, path`M${x - 24 * lap(t, 60)} ${rail + 12}H${x + w + 24}`) +
    fill(p.ink, poles) +
    fill(p.lite, rect(x, y, w, h), opacity(0.03 + 0.03 * flash(lap(t, 7), 0.4))) +
    "</g>"
  );
}

/** Dust in the beam. */
function dust(s: Stage, t: number): string {
  const r = random("dust");
  return times(26, () => {
    const u = r();
    const half = 40 + 220 * (1 - u);
    const x = 400 + half * r.range(-0.9, 0.9) + 16 * sway(t, 1, r());
    return fill(
      s.palette.lite,
      ellipse(x, 560 + 320 * u + 14 * sway(t, 1, r()), r.range(1.6, 3)),
      opacity(0.3 + 0.28 * sway(t, r.int(1, 2), r())),
    );
  });
}

export function fullHouse(s: Stage, t: number): string {
  const { lite } = s.palette;
  const { x, y, w, h } = SCREEN;
  const flicker = 0.05 + 0.03 * sway(t, 4) + 0.025 * sway(t, 9);
  return (
    auditorium(s) +
    film(s, t) +
    fill(lite, poly([x, y + h + 16], [x + w, y + h + 16], [430, 1_000], [370, 1_000]), opacity(flicker)) +
    dust(s, t)
  );
}
