// The station clock of the Orsay museum, seen from inside. The scene is used only for this museum.
import { mix } from "../../colour.ts";
import { at, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { circle, gleam, onHalf, shadow } from "../../primitives/flat.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";

const CENTRE = { x: 206, y: 218, r: 176 } as const;
/** Number of bars that mark each hour, clockwise from twelve. */
const BARS = [2, 1, 2, 3, 2, 1, 2, 2, 3, 2, 1, 2] as const;

export const orsayClock: Scene = (s) => {
  const { palette: p } = s;
  const { x, y, r } = CENTRE;
  const dark = mix(p.ink, p.deep, 0.1);
  const iron = mix(p.ink, p.deep, 0.18);
  const day = p.dark ? mix(p.sky, p.lite, 0.35) : mix(p.sky, p.lite, 0.45);
  const far = mix(day, p.deep, 0.3);
  const near = mix(day, p.deep, 0.5);
  const ray = (i: number): string => {
    const a = ((i * 30 + 15) * Math.PI) / 180;
    const [c, n] = [Math.sin(a), -Math.cos(a)];
    return path`M${x + c * 36} ${y + n * 36}L${x + c * (r - 52)} ${y + n * (r - 52)}`;
  };
  const hour = (count: number, i: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${i * 30})">${fill(
      iron,
      times(count, (j) => rect(-count * 6 + j * 12 + 2, -r + 12, 7, 32)),
    )}</g>`;
  const hand = (turn: number, d: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(iron, d)}</g>`;
  // The wall covers everything outside the glass. The dial is a hole in the wall.
  const wall = `${rect(0, 0, 400, 500)}${circle(x, y, r)}`;
  return onHalf(
    fill(day, rect(0, 0, 400, 500)) +
      fill(p.dark ? p.lite : p.time === "dawn" ? p.pop : p.warm, circle(120, 130, 26)) +
      fill(far, "M0 242L60 224l20 8l34 -20l30 10l40 -24l30 8l30 14l60 20l40 -6l88 22v60H0z") +
      fill(near, times(12, (i) => rect(i * 36, 240 + ((i * 13) % 12), 26, 40)) + rect(0, 254, 400, 18)) +
      fill(p.water, rect(0, 272, 400, 50)) +
      fill(
        p.lite,
        times(4, (i) => rect(60 + i * 80, 284 + (i % 2) * 14, 50, 3)),
        opacity(0.5),
      ) +
      fill(mix(p.warm, p.lite, 0.4), rect(0, 318, 400, 100)) +
      fill(
        p.leaf,
        times(9, (i) => circle(i * 46, 328, 22)),
      ) +
      fill(dark, wall, ' fill-rule="evenodd"') +
      line(mix(dark, p.mid, 0.25), 16, circle(x, y, r + 14)) +
      line(mix(dark, p.mid, 0.45), 6, circle(x, y, r + 3)) +
      BARS.map(hour).join("") +
      line(iron, 5, circle(x, y, r - 4)) +
      line(iron, 4, circle(x, y, r - 52) + circle(x, y, 36)) +
      line(iron, 2, times(12, ray)) +
      hand(-52, "M-5 24L-3.5 -92L0 -104L3.5 -92L5 24z") +
      hand(58, "M-4 30L-3 -136L0 -148L3 -136L4 30z") +
      fill(iron, circle(x, y, 11)) +
      fill(mix(p.wood, p.ink, 0.2), rect(0, 428, 400, 72)) +
      gleam(mix(day, p.lite, 0.4), "M120 428H300L390 500H60z", 0.5) +
      shadow(s, "M126 450h30l-40 54h-50zM190 452h32l14 52h-46z", 0.35) +
      at(
        142,
        450,
        1,
        fill(p.ink, `${circle(0, -104, 13)}M-18 -88q18 -10 36 0l6 56h-48z`) + line(p.ink, 11, "M-8 -34V0M9 -34V0"),
      ) +
      at(
        206,
        452,
        1,
        fill(p.ink, `${circle(0, -96, 12)}M-16 -82q16 -8 32 0q14 40 10 56h-52q-2 -20 10 -56z`) +
          line(p.ink, 9, "M-7 -28V0M9 -28V0") +
          line(p.ink, 7, "M14 -72L34 -96"),
      ) +
      grain(fill(SHADE.up, rect(0, 0, 400, 60)), 0.4),
  );
};
