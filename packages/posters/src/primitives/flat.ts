// The flat style: scenes like paper cuts on a sheet of half the size (400 x 500). Smaller coordinates have fewer
// digits.
import { at, bars, ellipse, fill, line, opacity, path, rect, times } from "../kit.ts";
import type { Stage } from "../stage.ts";

/** Places a body drawn at 400 x 500 on the sheet. `drop` lowers it, in sheet units. */
export const onHalf = (body: string, drop = 0): string => at(0, drop, 2, body);

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r);

/** A cast shadow: a shape in the translucent ink of the palette. */
export const shadow = (s: Stage, d: string, strength = 0.24): string => fill(s.palette.ink, d, opacity(strength));

/** A light area. `strength` is its opacity, from 0 to 1. */
export const gleam = (colour: string, d: string, strength: number): string => fill(colour, d, opacity(strength));

/** A railing: bars between two rails, with a ring on every bar. */
export function balcony(colour: string, x: number, y: number, w: number, h: number, step = 11): string {
  const rings = times(Math.floor(w / step), (i) => circle(x + step / 2 + i * step, y + h / 2, 3.1));
  return (
    fill(colour, rect(x, y, w, 3.5) + rect(x, y + h - 4, w, 4)) +
    bars(colour, h - 6, 1.8, step - 1.8, path`M${x + step / 2 - 0.9} ${y + h / 2}h${w - step / 2}`) +
    line(colour, 1.5, rings)
  );
}

/** A bistro chair from the front, 110 units tall, with its feet at x, y. The weave of the cane has a second ink. */
export function caneChair(x: number, y: number, cane: string, frame: string, weave: string): string {
  const back = "M-21 -46C-26 -92 -20 -110 0 -110C20 -110 26 -92 21 -46";
  return at(
    x,
    y,
    1,
    line(frame, 4.5, "M-19 -44L-25 0M19 -44L25 0M-11 -44L-13 -7M11 -44L13 -7") +
      fill(cane, `${back}z`) +
      bars(weave, 5, 4.5, 4.5, "M-14 -97h30M-18 -87h38M-16 -77h34M-19 -67h40M-15 -57h34") +
      line(frame, 5, back) +
      fill(cane, "M-24 -52h48q5 6 0 13h-48q-5 -7 0 -13z") +
      fill(frame, rect(-25, -41, 50, 4)),
  );
}

/** A café table on an iron foot. The foot is at x, y, and the top 65 units above. */
export const ironTable = (x: number, y: number, top: string, iron: string, on = ""): string =>
  at(
    x,
    y,
    1,
    line(iron, 5, "M0 -62V-8M0 -14L-17 0M0 -14L17 0") +
      fill(iron, ellipse(0, -62, 37, 8)) +
      fill(top, ellipse(0, -65, 37, 8)) +
      on,
  );

export const smallWine = (x: number, y: number, wine: string, glass: string): string =>
  at(
    x,
    y,
    1,
    fill(glass, "M-7 -24h14c1 9 -2 14 -7 14s-8 -5 -7 -14z", opacity(0.55)) +
      fill(wine, "M-7 -20h14c0 7 -2 10 -7 10s-7 -3 -7 -10z") +
      line(glass, 1.6, "M0 -10V-1M-5 -1h10"),
  );

export const smallCup = (x: number, y: number, china: string, saucer: string): string =>
  at(
    x,
    y,
    1,
    fill(saucer, ellipse(0, -1, 11, 3)) +
      fill(china, "M-7 -12h14q0 10 -7 10t-7 -10z") +
      line(china, 2, "M7 -10q6 1 1 6"),
  );

export const puff = (x: number, y: number, k: number, colour: string): string =>
  at(x, y, k, fill(colour, "M0 0a18 18 0 0 1 34 -8a24 24 0 0 1 44 4a14 14 0 0 1 8 4z"));

/** A person seen from behind, 70 units tall, with the feet at x, y. */
export const walker = (s: Stage, x: number, y: number, k: number, coat: string): string =>
  at(
    x,
    y,
    k,
    fill(s.palette.ink, circle(0, -60, 8)) +
      line(s.palette.ink, 6, "M-5 -20V0M5 -20V0") +
      fill(coat, "M-11 -50q11 -6 22 0l4 33h-30z"),
  );

/** A bush of three circles. */
export const bush = (x: number, y: number, r: number): string =>
  circle(x, y, r) + circle(x + r * 0.8, y + r * 0.2, r * 0.8) + circle(x - r * 0.8, y + r * 0.25, r * 0.75);
