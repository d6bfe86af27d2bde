// Street view: the elevated métro.
import { mix } from "../../colour.ts";
import { at, bars, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { lamp } from "../../primitives/furniture.ts";
import { bust, type Person, person } from "../../primitives/people.ts";
import { house } from "../../primitives/roofs.ts";
import { sun } from "../../primitives/sky.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";
import { sky } from "./props.ts";

/** The y coordinate of the rails. */
const RAIL = 520;

/** A train of three cars. `x` is the left edge of its last car: the train moves to the right. */
export function train(s: Stage, x: number): string {
  const { palette: p } = s;
  const car = (left: number) =>
    fill(p.lite, rrect(left, RAIL - 150, 330, 120, 14)) +
    fill(p.pop, rect(left, RAIL - 66, 330, 18)) +
    fill(
      p.dark ? p.glow : p.glass,
      [0, 1, 2, 3, 4].map((i) => rrect(left + 16 + i * 62, RAIL - 136, 48, 54, 7)).join(""),
    ) +
    fill(mix(p.lite, p.ink, 0.14), rect(left + 76, RAIL - 142, 6, 110) + rect(left + 200, RAIL - 142, 6, 110)) +
    [40, 110, 240].map((q, i) => at(left + q, RAIL - 82, 0.44, bust(0, 0, 1, p.ink, i))).join("");
  return (
    car(x) +
    car(x + 338) +
    car(x + 676) +
    fill(p.ink, rect(x + 328, RAIL - 130, 12, 90) + rect(x + 666, RAIL - 130, 12, 90))
  );
}

/** The elevated métro crossing the boulevard. @param onRails Draws the train on the rails. */
export function boulevardViaduct(s: Stage, onRails: (s: Stage) => string): string {
  const { palette: p, random: r } = s,
    iron = mix(p.leaf, p.ink, 0.3),
    hi = mix(iron, p.lite, 0.25),
    hz = 790;
  let out = sun(s, r.pick([180, 620]), 200, 80) + sky(s, 560, 2);
  const H = [p.wall, p.shade].map((c) => house(s, 180, r.range(330, 420), c, { floors: 4 }));
  for (let x = -10, i = 0; x < 900; i++, x += 180) out += at(x, hz - 20, 1, nth(H, i));
  out += fill(p.ground, rect(0, hz - 20, 800, 240)) + grain(fill(SHADE.floor, rect(0, hz, 800, 210)), 0.6);
  if (r.chance(0.8)) out += at(r.pick([250, 560]), hz - 20, 0.78, "");
  // stone piers, steel deck
  const y = RAIL;
  for (const x of [120, 400, 680])
    out +=
      fill(p.ink, poly([x - 30, 900], [x + 30, 900], [x + 190, 960], [x + 110, 966]), opacity(0.26)) +
      fill(p.dark ? p.mid : p.lite, poly([x - 34, y + 60], [x + 34, y + 60], [x + 40, 900], [x - 40, 900])) +
      fill(p.dark ? p.deep : p.mid, poly([x + 8, y + 60], [x + 34, y + 60], [x + 40, 900], [x + 10, 900])) +
      fill(p.dark ? p.mid : p.lite, rect(x - 50, y + 46, 100, 18) + rect(x - 54, 886, 108, 20)) +
      fill(mix(p.dark ? p.mid : p.lite, p.ink, 0.2), rect(x - 50, y + 60, 100, 8));
  out +=
    fill(p.ink, poly([-10, y + 62], [810, y + 62], [810, y + 110], [-10, y + 110]), opacity(0.2)) +
    fill(iron, rect(-10, y, 820, 52)) +
    line(hi, 6, Array.from({ length: 14 }, (_, i) => path`M${-20 + i * 64} ${y + 46}l32 -40l32 40`).join("")) +
    fill(hi, rect(-10, y - 4, 820, 8)) +
    bars(iron, 34, 5, 14, path`M-10 ${y - 20}H810`) +
    fill(iron, rect(-10, y - 42, 820, 7));
  out += fill(p.ink, rect(0, y - 40, 800, 10)) + onRails(s);
  out +=
    person(s, r.pick<Person>(["woman", "umbrella", "man"]), 250, 920, 180, { dir: 1 }) +
    person(s, r.pick<Person>(["couple", "woman"]), 560, 940, 190, { dir: -1 }) +
    lamp(s, 40, 930, 330);
  return out;
}

export const viaduct: Scene = (s) =>
  boulevardViaduct(s, () => train(s, -90) + grain(fill(SHADE.down, rect(0, RAIL - 150, 800, 120)), 0.3));
