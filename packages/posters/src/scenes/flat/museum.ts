// Museums: rooms behind rooms, and a wall of butterflies.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { circle, gleam, onHalf, shadow, walker } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";

interface Frame {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z: number;
}
const EYE = { x: 214, y: 262 } as const;

/** The cross-section of the rooms at depth k (0 is the edge of the sheet). */
function sectionAt(k: number): Frame {
  const z = 0.56 ** k;
  const { x, y } = EYE;
  return { x0: x - x * z, x1: x + (400 - x) * z, y0: y - y * z, y1: y + (500 - y) * z, z };
}

export const enfilade: Scene = (s) => {
  const { palette: p, random: r } = s;
  const modern = r.chance(0.35);
  const pale = mix(p.lite, p.mid, 0.12);
  const colours = modern
    ? [pale, mix(p.lite, p.mid, 0.3), p.lite, mix(p.lite, p.sky, 0.4), mix(p.lite, p.warm, 0.25)]
    : r.shuffle([
        mix(p.pop, p.ink, 0.4),
        mix(p.leaf, p.ink, 0.3),
        mix(p.warm, p.crust, 0.5),
        p.deep,
        mix(p.mid, p.lite, 0.3),
      ]);
  const canvases = [p.pop, p.deep, p.warm, p.leaf, p.sky];
  const trim = mix(p.lite, p.warm, 0.12);
  const floor = modern ? mix(p.mid, p.lite, 0.35) : mix(p.wood, p.warm, 0.4);
  const gilt = modern ? p.ink : p.warm;
  const light = mix(p.warm, p.lite, 0.5);

  const room = (k: number): string => {
    const a = sectionAt(k);
    const b = sectionAt(k + 1);
    const door = sectionAt(k + 1.62);
    const wall = nth(colours, k);
    const boards = times(
      8,
      (i) =>
        path`M${a.x0 + ((a.x1 - a.x0) * i) / 8} ${a.y1}h${(a.x1 - a.x0) / 16}L${b.x0 + ((b.x1 - b.x0) * (i + 0.5)) / 8} ${b.y1}h${-(b.x1 - b.x0) / 16}z`,
    );
    const onWall = (side: -1 | 1, t0: number, t1: number, v0: number, v1: number): string => {
      const X = (t: number): number => (side < 0 ? a.x0 + (b.x0 - a.x0) * t : a.x1 + (b.x1 - a.x1) * t);
      const Y = (t: number, v: number): number => {
        const top = a.y0 + (b.y0 - a.y0) * t;
        return top + (a.y1 + (b.y1 - a.y1) * t - top) * v;
      };
      return poly([X(t0), Y(t0, v0)], [X(t1), Y(t1, v0)], [X(t1), Y(t1, v1)], [X(t0), Y(t0, v1)]);
    };
    const left = poly([a.x0, a.y0], [b.x0, b.y0], [b.x0, b.y1], [a.x0, a.y1]);
    const right = poly([a.x1, a.y0], [b.x1, b.y0], [b.x1, b.y1], [a.x1, a.y1]);
    const frame = 12 * b.z;
    // The door is a hole in the far wall, through which the rooms behind it are visible.
    const far =
      k < 4
        ? rect(b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0) +
          path`M${door.x0 - frame} ${b.y1}V${door.y0 - frame}H${door.x1 + frame}V${b.y1}z`
        : rect(b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0);
    const casing =
      k < 4
        ? fill(
            trim,
            path`M${door.x0 - frame} ${b.y1}V${door.y0 - frame}H${door.x1 + frame}V${b.y1}H${door.x1}V${door.y0}H${door.x0}V${b.y1}z`,
          )
        : fill(
            light,
            rect(b.x0 + (b.x1 - b.x0) * 0.1, b.y0 + (b.y1 - b.y0) * 0.1, (b.x1 - b.x0) * 0.8, (b.y1 - b.y0) * 0.7),
          );
    return (
      fill(wall, far, ' fill-rule="evenodd"') +
      casing +
      fill(trim, poly([a.x0, a.y0], [a.x1, a.y0], [b.x1, b.y0], [b.x0, b.y0])) +
      fill(floor, poly([a.x0, a.y1], [a.x1, a.y1], [b.x1, b.y1], [b.x0, b.y1])) +
      fill(mix(floor, p.ink, 0.2), boards) +
      fill(wall, left + right) +
      shadow(s, left, 0.26) +
      fill(gilt, onWall(-1, 0.2, 0.8, 0.26, 0.62) + onWall(1, 0.24, 0.76, 0.24, 0.6)) +
      fill(nth(canvases, k), onWall(-1, 0.27, 0.74, 0.3, 0.58)) +
      fill(nth(canvases, k + 2), onWall(-1, 0.27, 0.74, 0.46, 0.58)) +
      fill(modern ? p.lite : nth(canvases, k + 3), onWall(1, 0.3, 0.7, 0.28, 0.56)) +
      fill(nth(canvases, k + 4), onWall(1, 0.42, 0.6, 0.36, 0.48))
    );
  };
  return onHalf(
    [4, 3, 2, 1, 0].map(room).join("") +
      grain(fill(SHADE.right, poly([400, 0], [300, 120], [300, 400], [400, 500])), 0.4) +
      gleam(light, "M400 330L300 352L330 404L400 420zM400 440L352 436L380 484L400 494z", 0.45) +
      shadow(s, "M132 438h36l70 26h-46z", 0.24) +
      walker(s, 150, 438, 1.4, p.pop),
  );
};

const WING =
  "M0 -4C14 -34 44 -36 48 -18C50 -2 26 6 4 4C24 6 34 22 26 34C16 42 4 22 0 8zM0 -4C-14 -34 -44 -36 -48 -18C-50 -2 -26 6 -4 4C-24 6 -34 22 -26 34C-16 42 -4 22 0 8z";

export const butterflies: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = r.pick([mix(p.leaf, p.ink, 0.35), mix(p.pop, p.ink, 0.55), p.deep]);
  const wood = mix(p.wood, p.warm, 0.5);
  const mat = mix(p.lite, p.warm, 0.1);
  const kinds = r.shuffle([p.deep, p.pop, p.warm, p.leaf, p.crust, mix(p.deep, p.pop, 0.5)]);
  const fly = (x: number, y: number, k: number, n: number): string => {
    const a = nth(kinds, n);
    const b = mix(a, p.lite, 0.55);
    const d = mix(a, p.ink, 0.7);
    return at(
      x,
      y,
      k,
      fill(d, WING) +
        fill(a, "M4 -6C16 -28 38 -30 42 -17C43 -6 24 2 6 2zM-4 -6C-16 -28 -38 -30 -42 -17C-43 -6 -24 2 -6 2z") +
        fill(b, "M5 8C20 8 28 20 22 29C14 34 6 20 5 8zM-5 8C-20 8 -28 20 -22 29C-14 34 -6 20 -5 8z") +
        fill(b, circle(33, -18, 5) + circle(-33, -18, 5)) +
        fill(d, ellipse(0, 2, 3, 16)) +
        line(d, 1.5, "M0 -12Q5 -26 11 -30M0 -12Q-5 -26 -11 -30"),
    );
  };
  const box = (x: number, y: number, w: number, h: number, inside: string): string =>
    shadow(s, rect(x + 8, y + 10, w, h), 0.3) +
    fill(wood, rect(x, y, w, h)) +
    fill(mix(wood, p.ink, 0.3), rect(x, y + h - 6, w, 6) + rect(x + w - 6, y, 6, h)) +
    fill(mat, rect(x + 10, y + 10, w - 20, h - 20)) +
    shadow(s, path`M${x + 10} ${y + 10}h${w - 20}v7h${27 - w}v${h - 27}h-7z`, 0.18) +
    inside;
  return onHalf(
    fill(wall, rect(0, 0, 400, 500)) +
      fill(
        mix(wall, p.ink, 0.18),
        times(12, (i) => rect(i * 36, 0, 14, 500)),
      ) +
      box(
        22,
        26,
        170,
        210,
        fly(107, 82, 1.15, 0) + fly(107, 170, 1.15, 1) + fill(mix(mat, p.ink, 0.3), rect(92, 214, 30, 3)),
      ) +
      box(212, 26, 170, 96, fly(258, 74, 0.72, 2) + fly(336, 74, 0.72, 4)) +
      box(212, 140, 170, 96, fly(258, 188, 0.72, 3) + fly(336, 188, 0.72, 5)) +
      box(
        22,
        258,
        360,
        140,
        times(4, (i) => fly(76 + i * 84, 330, 0.84, (i * 2 + 1) % 6)),
      ) +
      box(22, 420, 112, 110, fly(78, 476, 0.8, 4)) +
      box(150, 420, 112, 110, fly(206, 476, 0.8, 3)) +
      box(278, 420, 104, 110, fly(330, 476, 0.75, 2)) +
      fill(p.lite, "M0 0H180L0 300z", opacity(0.07)),
  );
};
