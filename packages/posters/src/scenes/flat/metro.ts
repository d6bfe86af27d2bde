// The métro entrance under its two amber lamps.
import { mix } from "../../colour.ts";
import { arch, at, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle, gleam, onHalf, walker } from "../../primitives/flat.ts";
import { skyWash, stars } from "../../primitives/sky.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../../stage.ts";

function stem(s: Stage, iron: string, pale: string, glow: string): string {
  const { palette: p } = s;
  return (
    fill(
      iron,
      "M62 500V300C62 220 44 176 92 112C100 102 112 96 126 100L124 108C112 106 106 110 100 118C64 172 80 222 80 300V500z",
    ) +
    fill(pale, "M62 500V300C62 220 44 176 92 112l4 4C56 180 70 222 70 300V500z") +
    line(iron, 6, "M80 250C104 240 112 214 100 196M62 330C40 322 32 300 40 280") +
    (p.dark ? gleam(glow, circle(131, 100, 44), 0.18) : "") +
    fill(glow, "M118 84C112 104 122 126 142 128C154 112 150 88 134 72z") +
    fill(mix(glow, p.lite, 0.45), "M118 84C112 104 122 126 136 128C130 110 130 92 134 72z") +
    fill(mix(iron, p.ink, 0.35), "M112 82C124 66 142 66 152 84C140 78 126 78 112 82z")
  );
}

export const metroLamps: Scene = (s) => {
  const { palette: p, random: r } = s;
  const iron = p.dark ? mix(p.leaf, p.mid, 0.35) : mix(p.leaf, p.ink, 0.2);
  const pale = mix(iron, p.lite, 0.3);
  const glow = p.dark ? mix(p.warm, p.pop, 0.25) : p.pop;
  const panel = mix(p.warm, p.lite, 0.45);
  const stair = mix(p.mid, p.lite, 0.2);
  const stone = p.dark ? mix(p.mid, p.deep, 0.3) : mix(p.lite, p.mid, 0.35);
  const back = p.dark ? mix(p.deep, p.ink, 0.3) : p.mid;
  const side = stem(s, iron, pale, glow);
  const sign = letters("MÉTRO", 200, 222, 22, 140);
  const panes = (lit: boolean): string =>
    times(3, (i) =>
      times(9, (k) =>
        ((i * 9 + k * 7) % 5 === 0) === lit
          ? rect(4 + i * 150 + (k % 3) * 34, 176 - (i % 2) * 20 + Math.floor(k / 3) * 62, 18, 40)
          : "",
      ),
    );
  return (
    skyWash(s, 700) +
    (p.dark ? stars(s, 16, 300) : "") +
    onHalf(
      fill(mix(p.sky, p.lite, p.dark ? 0.08 : 0.3), "M0 220C120 180 260 230 400 190V500H0z") +
        fill(
          back,
          times(3, (i) => rect(-10 + i * 150, 150 - (i % 2) * 20, 118, 300)),
        ) +
        fill(
          p.roof,
          times(3, (i) => path`M${-10 + i * 150} ${150 - (i % 2) * 20}l10 -26h98l10 26z`),
        ) +
        fill(p.dark ? mix(back, p.mid, 0.25) : p.glass, panes(false)) +
        fill(p.dark ? p.glow : p.glass, panes(true)) +
        fill(mix(p.ground, p.ink, p.dark ? 0.2 : 0.1), rect(0, 356, 400, 144)) +
        fill(p.ink, "M110 376H290L330 500H70z") +
        fill(
          stair,
          times(6, (i) => path`M${110 - i * 6.5} ${380 + i * 20}H${290 + i * 6.5}l3 9H${107 - i * 6.5}z`),
        ) +
        fill(
          mix(stair, p.ink, 0.45),
          times(6, (i) => path`M${107 - i * 6.5} ${389 + i * 20}H${293 + i * 6.5}l3 9H${104 - i * 6.5}z`),
        ) +
        fill(stone, "M110 376L70 500H0V376z") +
        fill(mix(stone, p.ink, 0.16), "M290 376L330 500H400V376z") +
        line(
          p.ink,
          1.5,
          times(3, (i) => path`M0 ${396 + i * 36}H${104 - i * 12}M400 ${396 + i * 36}H${296 + i * 12}`),
          opacity(0.25),
        ) +
        grain(fill(SHADE.down, rect(0, 376, 400, 124)), 0.4) +
        [0, 300]
          .map(
            (x) =>
              line(
                iron,
                4,
                times(4, (i) => arch(x + 2 + i * 26, 316, 24, 60, 16) + circle(x + 14 + i * 26, 346, 7)),
              ) + fill(mix(iron, p.ink, 0.3), rect(x - 4, 370, 110, 8)),
          )
          .join("") +
        (p.dark ? grain(fill(LIGHT.halo, circle(131, 100, 60)) + fill(LIGHT.halo, circle(269, 100, 60)), 0.7) : "") +
        side +
        at(400, 0, [-1, 1], side) +
        line(iron, 9, "M84 208C140 168 260 168 316 208") +
        line(pale, 2.5, "M84 204C140 164 260 164 316 204") +
        fill(iron, "M96 214C140 196 260 196 304 214L298 262C250 250 150 250 102 262z") +
        fill(panel, "M104 219C146 204 254 204 296 219L291 254C248 244 152 244 109 254z") +
        unflip(s, 200, line(mix(iron, p.ink, 0.5), sign.pen(3.6), sign.d)) +
        walker(s, r.pick([184, 212]), 432, 1.3, p.pop),
    )
  );
};
