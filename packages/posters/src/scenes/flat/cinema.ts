// Cinemas: the palace with its bulbs, and the stalls in front of the screen.
import { mix } from "../../colour.ts";
import { at, dots, fill, line, opacity, path, rect, rrect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle, gleam, onHalf } from "../../primitives/flat.ts";
import { stars } from "../../primitives/sky.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../../stage.ts";

export const cinemaPalace: Scene = (s) => {
  const { palette: p, random: r } = s;
  const tower = p.dark ? mix(p.warm, p.lite, 0.45) : mix(p.lite, p.warm, 0.2);
  const band = r.pick([p.pop, p.leaf, p.deep]);
  const blade = band === p.pop ? p.pop : r.pick([p.pop, band]);
  const bulb = mix(p.warm, p.lite, 0.5);
  const glow = p.dark ? p.glow : mix(p.warm, p.lite, 0.2);
  const block = p.dark ? mix(p.deep, p.ink, 0.35) : p.shade;
  const bulbs = (d: string, gap: number): string => dots(bulb, 7, gap, d);
  const name = letters(s.name, 200, 344, 34, 310);
  const coats = r.shuffle([p.warm, p.mid, p.pop, p.lite, p.deep]);
  const panes = (lit: boolean): string =>
    times(8, (i) => {
      const left = (i % 3 === 1) === lit ? rect(14 + (i % 3) * 34, 176 + Math.floor(i / 3) * 56, 18, 34) : "";
      return left + ((i % 4 === 1) === lit ? rect(306 + (i % 3) * 32, 150 + Math.floor(i / 3) * 56, 18, 34) : "");
    });
  return (
    (p.dark ? stars(s, 18, 300) : "") +
    onHalf(
      gleam(p.lite, "M0 120L400 40V500H0z", p.dark ? 0.06 : 0.25) +
        fill(block, rect(0, 150, 120, 350) + rect(290, 120, 120, 400)) +
        fill(p.dark ? mix(block, p.mid, 0.2) : p.glass, panes(false)) +
        fill(p.dark ? p.glow : p.glass, panes(true)) +
        fill(tower, "M110 500V98q0 -44 44 -52h96q44 8 44 52V500z") +
        fill(mix(tower, p.ink, 0.16), "M226 46h24q44 8 44 52V500H226z") +
        times(4, (i) => fill(i % 2 ? band : p.ink, rect(110, 110 + i * 20, 184, 7))) +
        fill(
          p.ink,
          times(5, (i) => rect(126 + i * 32, 216, 20, 84)),
        ) +
        fill(glow, rect(158, 216, 20, 84) + rect(222, 216, 20, 84)) +
        (p.dark ? grain(fill(LIGHT.halo, circle(202, 190, 170)), 0.5) : "") +
        fill(mix(blade, p.ink, 0.3), rrect(172, 14, 60, 216, 8)) +
        fill(blade, rrect(168, 10, 60, 216, 8)) +
        bulbs("M176 22V218M220 22V218", 16) +
        [..."CINÉMA"]
          .map((letter, i) => letters(letter, 198, 26 + i * 32.5, 21, 30))
          .map((glyph) => unflip(s, 198, line(blade === p.warm ? p.ink : p.lite, 4.4, glyph.d)))
          .join("") +
        fill(p.ink, "M40 306H360L376 324H24z") +
        fill(p.lite, rect(24, 324, 352, 74)) +
        fill(blade, rect(24, 318, 352, 8) + rect(24, 396, 352, 8)) +
        bulbs("M30 322H372M30 400H372", 13) +
        unflip(s, 200, line(p.ink, name.pen(5), name.d)) +
        gleam(glow, "M24 404H376L400 500H0z", 0.24) +
        fill(mix(p.ink, p.deep, 0.3), rect(0, 470, 400, 30)) +
        fill(mix(p.ink, p.pop, 0.2), rect(96, 412, 210, 60)) +
        fill(
          glow,
          times(4, (i) => rect(108 + i * 50, 420, 36, 52)),
        ) +
        [46, 340]
          .map(
            (x, i) =>
              fill(mix(blade, p.ink, 0.3), rect(x - 18, 412, 44, 58)) +
              fill(i ? p.warm : p.leaf, rect(x - 14, 416, 36, 50)) +
              fill(p.lite, circle(x + 4, 438, 11)),
          )
          .join("") +
        [74, 96, 330, 306, 284]
          .map((x, i) =>
            at(
              x,
              486,
              1,
              line(p.ink, 6, "M-4 -12V4M4 -12V4") +
                fill(nth(coats, i), "M-10 -36q10 -5 20 0l3 26h-26z") +
                fill(mix(p.lite, p.crust, 0.4), circle(0, -44, 7)) +
                fill(p.ink, "M-8 -45a8 8 0 0 1 16 0z"),
            ),
          )
          .join("") +
        grain(fill(SHADE.down, rect(0, 400, 400, 100)), 0.3),
    )
  );
};

/** A frame of a film on the screen: one of four films. */
function film(s: Stage): string {
  const { palette: p, random: r } = s;
  const sky = mix(p.warm, p.lite, 0.3);
  const far = mix(p.pop, p.warm, 0.35);
  const near = mix(p.deep, p.ink, 0.2);
  const screen = rect(74, 42, 252, 176);
  const films: readonly string[] = [
    fill(sky, screen) +
      fill(mix(p.lite, p.warm, 0.2), circle(238, 118, 40)) +
      fill(far, "M74 150C130 120 170 160 220 136S300 130 326 120V218H74z") +
      fill(near, "M74 186C140 160 180 196 240 176S310 186 326 170V218H74z") +
      at(140, 180, 1, fill(p.ink, `${circle(0, -24, 5)}M-7 -18h14l2 22h-18z`) + line(p.ink, 3.5, "M-3 4v14M4 4v14")),
    fill(mix(p.sky, p.lite, 0.3), screen) +
      fill(p.lite, circle(150, 100, 34)) +
      fill(p.water, rect(74, 160, 252, 58)) +
      line(p.lite, 3, "M90 176h40M180 186h60M120 202h50M250 172h44") +
      fill(p.pop, "M216 160h70l-12 16h-46z") +
      fill(p.lite, "M246 158V90l36 68z") +
      fill(mix(p.lite, p.warm, 0.4), "M240 158V104l-22 54z"),
    fill(near, screen) +
      fill(p.warm, circle(200, 124, 62)) +
      fill(
        p.ink,
        "M150 218q0 -44 24 -50q-10 -10 -8 -24q4 -18 20 -18q16 2 14 20q0 12 -8 20l8 8l8 -8q-8 -8 -8 -20q0 -18 16 -18q18 2 18 20q0 12 -8 20q24 8 24 50z",
      ),
    fill(far, screen) +
      fill(mix(near, p.pop, 0.2), "M74 218V120h40v-30h36v60h30V76h44v90h34v-40h40v26h28v66z") +
      fill(
        p.warm,
        times(9, (i) => rect(90 + ((i * 53) % 220), 150 + ((i * 23) % 56), 6, 10)),
      ) +
      fill(mix(p.lite, p.warm, 0.2), circle(280, 80, 22)),
  ];
  return r.pick(films);
}

export const stalls: Scene = (s) => {
  const { palette: p, random: r } = s;
  const velvet = r.pick([p.pop, p.leaf, p.deep, mix(p.pop, p.deep, 0.4)]);
  const dark = mix(velvet, p.ink, 0.72);
  const drape = mix(velvet, p.ink, 0.28);
  const wall = mix(velvet, p.ink, 0.55);
  const row = (y: number, k: number, offset: number): string => {
    const seat = (d: (x: number) => string): string => times(9, (i) => d((i - 4.5 + offset) * 74 * k + 200));
    return (
      fill(
        velvet,
        seat(
          (x) =>
            path`M${x} ${y + 96 * k}V${y + 18 * k}q0 ${-18 * k} ${18 * k} ${-18 * k}h${30 * k}q${18 * k} 0 ${18 * k} ${18 * k}V${y + 96 * k}z`,
        ),
      ) +
      fill(
        mix(velvet, p.lite, 0.22),
        seat(
          (x) =>
            path`M${x} ${y + 96 * k}V${y + 18 * k}q0 ${-18 * k} ${18 * k} ${-18 * k}h${10 * k}q${-12 * k} 8 ${-12 * k} ${22 * k}V${y + 96 * k}z`,
        ),
      ) +
      fill(
        mix(velvet, p.ink, 0.32),
        seat(
          (x) =>
            path`M${x + 48 * k} ${y}q${18 * k} 0 ${18 * k} ${18 * k}V${y + 96 * k}h${-10 * k}V${y + 20 * k}q0 ${-14 * k} ${-8 * k} ${-20 * k}z`,
        ),
      )
    );
  };
  const head = (x: number, y: number, k: number): string =>
    fill(
      mix(p.ink, dark, 0.3),
      circle(x, y, 17 * k) +
        path`M${x - 30 * k} ${y + 50 * k}q${4 * k} ${-32 * k} ${30 * k} ${-32 * k}t${30 * k} ${32 * k}z`,
    );
  const near = r.pick([110, 290]);
  return onHalf(
    fill(dark, rect(0, 0, 400, 500)) +
      fill(wall, "M0 0H70V260L0 330zM400 0H330V260L400 330z") +
      fill(
        mix(wall, velvet, 0.3),
        times(4, (i) => path`M${8 + i * 17} 0h8v${310 - i * 20}l-8 8zM${392 - i * 17} 0h-8v${310 - i * 20}l8 8z`),
      ) +
      fill(p.ink, rect(64, 32, 272, 196)) +
      film(s) +
      gleam(p.warm, "M74 228H326L400 330H0z", 0.14) +
      fill(drape, "M50 0Q66 110 52 240H74V0zM350 0Q334 110 348 240H326V0z") +
      fill(drape, rect(50, 0, 300, 32)) +
      fill(
        drape,
        times(5, (i) => path`M${50 + i * 60} 28h30v6a15 12 0 0 1 -30 0z`),
      ) +
      fill(
        mix(drape, p.lite, 0.1),
        times(5, (i) => path`M${80 + i * 60} 28h30v6a15 12 0 0 1 -30 0z`),
      ) +
      line(mix(drape, p.warm, 0.6), 2, "M50 30H350", opacity(0.8)) +
      row(262, 0.62, 0.5) +
      head(176, 262, 0.62) +
      head(218, 264, 0.62) +
      row(318, 0.86, 0) +
      head(r.pick([236, 300]), 322, 0.86) +
      row(398, 1.22, 0.5) +
      head(near, 400, 1.22) +
      grain(fill(SHADE.down, rect(0, 300, 400, 200)), 0.5),
  );
};
