// A table seen from above, and things that several scenes place on it.
import { mix, onto } from "../../colour.ts";
import { at, bars, ellipse, fill, line, opacity, path, rect, rrect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { grain, SHADE, type Stage } from "../../stage.ts";

export type Cover = "planks" | "check" | "tiles" | "cloth" | "mat";

/** The top of the table, bare or with a covering such as a checked cloth or a mat. It fills the poster. */
export function cover(s: Stage, kind: Cover, colour: string): string {
  const { palette: p } = s;
  const dark = mix(colour, p.ink, 0.22);
  const pale = mix(colour, p.lite, 0.45);
  const ground = fill(colour, rect(0, 0, 800, 1000)) + grain(fill(SHADE.down, rect(0, 0, 800, 1000)), 0.25);
  switch (kind) {
    case "planks":
      return (
        ground +
        line(
          dark,
          4,
          times(6, (i) => path`M${i * 136 + 60} 0V1000`) +
            "M60 240h136M332 620h136M604 180h136M196 830h136M468 410h136",
        )
      );
    case "check":
      return (
        ground +
        bars(p.lite, 1000, 50, 50, "M0 500H800", opacity(0.5)) +
        bars(p.lite, 800, 50, 50, "M400 0V1000", opacity(0.5))
      );
    case "tiles":
      return (
        ground +
        line(pale, 5, times(8, (i) => path`M${i * 114} 0V1000`) + times(10, (i) => path`M0 ${i * 114}H800`)) +
        fill(
          dark,
          times(20, (i) => circle(114 * (1 + (i % 4) * 2) - 57, 57 + 228 * Math.floor(i / 4), 14)),
        )
      );
    case "cloth":
      return (
        ground + line(pale, 3, "M70 0V1000M730 0V1000M0 90H800M0 910H800") + line(pale, 1.6, "M84 0V1000M716 0V1000")
      );
    case "mat":
      return (
        ground +
        fill(dark, rrect(90, 150, 620, 700, 16)) +
        bars(pale, 620, 7, 9, "M400 160V840", opacity(0.45)) +
        line(pale, 4, "M112 150V850M688 150V850")
      );
  }
}

/** The shadow of things on the table, to their lower right. */
const under = (s: Stage, R: number) => fill(s.palette.ink, ellipse(R * 0.08, R * 0.1, R * 1.02), opacity(0.28));

/**
 * A round dish with a rim, centred on x, y. `hollow` is the colour of its bottom, and `china` that of its rim. `inside`
 * is drawn on the bottom, around 0, 0.
 */
export function dish(s: Stage, x: number, y: number, R: number, china: string, inside: string, hollow = china): string {
  return at(
    x,
    y,
    1,
    under(s, R) +
      fill(china, circle(0, 0, R)) +
      line(mix(china, s.palette.ink, 0.16), 5, circle(0, 0, R * 0.9)) +
      fill(hollow, circle(0, 0, R * 0.8)) +
      inside,
  );
}

/** A board, a tray or a slate of w by h. */
export const board = (s: Stage, x: number, y: number, w: number, h: number, colour: string, on: string): string =>
  at(
    x,
    y,
    1,
    fill(s.palette.ink, rrect(-w / 2 + 14, -h / 2 + 18, w, h, 18), opacity(0.28)) +
      fill(colour, rrect(-w / 2, -h / 2, w, h, 18)) +
      line(mix(colour, s.palette.ink, 0.2), 4, rrect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, 10)) +
      on,
  );

export const turned = (degrees: number, body: string): string =>
  `<g transform="rotate(${Math.round(degrees)})">${body}</g>`;

export const chopsticks = (s: Stage, x: number, y: number, degrees: number): string =>
  at(
    x,
    y,
    1,
    turned(
      degrees,
      line(s.palette.ink, 12, "M-4 -150L6 160", opacity(0.2)) +
        line(mix(s.palette.wood, s.palette.pop, 0.3), 11, "M-16 -160L-8 150") +
        line(mix(s.palette.wood, s.palette.pop, 0.3), 11, "M14 -160L6 150") +
        line(s.palette.warm, 11, "M-16 -160l1 44M14 -160l-1 44"),
    ),
  );

export const fork = (s: Stage, x: number, y: number, degrees: number): string =>
  at(
    x,
    y,
    1,
    turned(
      degrees,
      line(mix(s.palette.mid, s.palette.lite, 0.4), 11, "M0 -40V150") +
        line(
          mix(s.palette.mid, s.palette.lite, 0.4),
          7,
          "M-20 -150V-84Q-20 -40 0 -40Q20 -40 20 -84V-150M-6 -150V-70M7 -150V-70",
        ),
    ),
  );

export const glass = (s: Stage, x: number, y: number, drink: string, R = 62): string =>
  at(
    x,
    y,
    1,
    under(s, R) +
      fill(mix(s.palette.lite, s.palette.sky, 0.25), circle(0, 0, R)) +
      fill(drink, circle(0, 0, R * 0.78)) +
      fill(s.palette.lite, ellipse(-R * 0.28, -R * 0.3, R * 0.2, R * 0.12), opacity(0.7)),
  );

export const napkin = (s: Stage, x: number, y: number, degrees: number, colour: string): string =>
  at(
    x,
    y,
    1,
    turned(
      degrees,
      fill(s.palette.ink, rect(-64, -64, 142, 142), opacity(0.2)) +
        fill(colour, rect(-70, -70, 140, 140)) +
        line(onto(colour, s.palette.lite, s.palette.ink), 4, rect(-56, -56, 112, 112), opacity(0.6)),
    ),
  );

/** A wedge of lemon or lime. */
export const wedge = (s: Stage, x: number, y: number, degrees: number, peel: string): string =>
  at(
    x,
    y,
    1,
    turned(
      degrees,
      fill(peel, "M-44 0A44 44 0 0 0 44 0z") +
        fill(mix(peel, s.palette.lite, 0.6), "M-34 2A34 34 0 0 0 34 2z") +
        line(peel, 3, "M0 2V34M0 2L-24 26M0 2L24 26"),
    ),
  );
