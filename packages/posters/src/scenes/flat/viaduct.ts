// The planted viaduct: shops in its arches, trees on top.
import { mix } from "../../colour.ts";
import { at, bars, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { circle, onHalf, shadow, walker } from "../../primitives/flat.ts";
import { skyWash, sun } from "../../primitives/sky.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";

const BICYCLE =
  "M0 0a20 20 0 1 1 -.1 0M58 0a20 20 0 1 1 -.1 0M0 20L20 -8H46L58 20M20 -8L30 20H0M30 20L46 -8M46 -8l-4 -12h12M16 -14h12";

export const plantedViaduct: Scene = (s) => {
  const { palette: p, random: r } = s;
  const brick = p.dark ? mix(p.pop, p.deep, 0.6) : mix(p.pop, p.lite, 0.42);
  const stone = p.dark ? mix(p.mid, p.lite, 0.2) : mix(p.lite, p.warm, 0.12);
  const dark = mix(p.ink, p.deep, 0.2);
  const light = p.dark ? p.glow : mix(p.warm, p.lite, 0.3);
  const glass = mix(p.glass, p.sky, 0.2);
  const greens = [mix(p.leaf, p.ink, 0.2), p.leaf, mix(p.leaf, p.warm, 0.35)] as const;
  const pave = mix(p.ground, p.lite, p.dark ? 0 : 0.2);
  const lit = r.int(0, 2);
  const vault = (x: number, on: boolean): string =>
    fill(stone, path`M${x} 430V268a66 66 0 0 1 132 0V430z`) +
    fill(dark, path`M${x + 11} 430V270a55 55 0 0 1 110 0V430z`) +
    fill(on ? light : glass, path`M${x + 18} 424V272a48 48 0 0 1 96 0V424z`) +
    line(dark, 3.2, path`M${x + 66} 222V424M${x + 18} 290h96M${x + 18} 350h96M${x + 42} 234V424M${x + 90} 234V424`) +
    shadow(s, path`M${x + 11} 430V270a55 55 0 0 1 84 -46a70 70 0 0 0 -60 60V430z`, 0.34);
  const course = (tone: 0 | 1): string =>
    times(14, (j) =>
      times(6, (i) =>
        (i * 7 + j * 5) % 4 === 0 && (i + j) % 2 === tone ? rect(i * 78 + (j % 2) * 30 - 10, 190 + j * 17, 26, 7) : "",
      ),
    );
  return (
    skyWash(s, 400) +
    sun(s, r.pick([180, 560]), 150, 64) +
    onHalf(
      fill(
        greens[0],
        times(9, (i) => circle(i * 52 - 6, 112 + ((i * 37) % 26), 40)),
      ) +
        fill(
          greens[1],
          times(9, (i) => circle(i * 54 + 18, 134 + ((i * 23) % 18), 30)),
        ) +
        line(
          mix(p.ink, p.leaf, 0.2),
          4,
          times(7, (i) => path`M${30 + i * 60} 160V96`),
        ) +
        fill(
          greens[1],
          times(4, (i) => circle(30 + i * 120, 84 + ((i * 31) % 24), 24)),
        ) +
        fill(
          greens[2],
          times(3, (i) => circle(90 + i * 120, 92 + ((i * 17) % 20), 24)),
        ) +
        grain(fill(SHADE.down, rect(0, 70, 400, 90)), 0.3) +
        walker(s, 246, 176, 0.8, p.pop) +
        walker(s, 270, 176, 0.8, p.warm) +
        bars(dark, 24, 1.8, 10.2, "M0 164H400") +
        line(dark, 3, "M0 152H400") +
        fill(brick, rect(0, 186, 400, 250)) +
        fill(mix(brick, p.ink, 0.18), course(0), opacity(0.7)) +
        fill(mix(brick, p.lite, 0.25), course(1), opacity(0.7)) +
        fill(stone, rect(0, 174, 400, 12)) +
        shadow(s, rect(0, 186, 400, 7), 0.2) +
        vault(-34, lit === 0) +
        vault(134, lit === 1) +
        vault(302, lit === 2) +
        grain(fill(SHADE.right, rect(0, 186, 400, 250)), 0.3) +
        fill(stone, rect(0, 426, 400, 14)) +
        fill(pave, rect(0, 438, 400, 62)) +
        shadow(
          s,
          times(5, (i) => path`M${i * 100 - 20} 440h44l40 60h-50z`),
          0.1,
        ) +
        at(r.pick([150, 210]), 452, 1, line(p.ink, 3.4, BICYCLE)),
    )
  );
};
