// Shops of sweet things: ice cream, chocolate, tea.
import { mix, onto } from "../../colour.ts";
import { at, dab, ellipse, fill, line, opacity, path, rect, rrect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle } from "../../primitives/flat.ts";
import { awning, houseAboveShop, pavement } from "../../primitives/shops.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../../stage.ts";

const flavours = (s: Stage): readonly string[] => {
  const { palette: p } = s;
  return [p.pop, p.lite, mix(p.leaf, p.lite, 0.45), p.warm, mix(p.crust, p.ink, 0.25), mix(p.pop, p.lite, 0.5)];
};

/** One scoop of radius R on the line y. */
const scoop = (s: Stage, x: number, y: number, R: number, c: string): string =>
  fill(
    c,
    path`M${x - R} ${y - R * 0.7}a${R} ${R} 0 0 1 ${2 * R} 0q${R * 0.1} ${R * 0.5} ${-R * 0.25} ${R * 0.42}q${-R * 0.2} ${R * 0.36} ${-R * 0.42} ${R * 0.04}q${-R * 0.26} ${R * 0.4} ${-R * 0.5} 0q${-R * 0.26} ${R * 0.34} ${-R * 0.46} ${-R * 0.04}q${-R * 0.4} ${R * 0.1} ${-R * 0.37} ${-R * 0.42}z`,
  ) + fill(s.palette.lite, ellipse(x - R * 0.4, y - R * 1.1, R * 0.2, R * 0.14), opacity(0.5));

export const iceCream: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wafer = mix(p.crust, p.lite, 0.3);
  const [a, b, c] = r.shuffle(flavours(s));
  const sunny = p.dark ? p.lite : p.time === "golden" ? p.lite : p.warm;
  return (
    fill(mix(p.sky, p.lite, p.dark ? 0.1 : 0.35), rect(0, 0, 800, 1000)) +
    fill(sunny, circle(400, 430, 320), opacity(p.dark ? 0.25 : 0.7)) +
    grain(fill(LIGHT.halo, circle(400, 430, 360)), 0.4) +
    fill(p.ground, rect(0, 880, 800, 120)) +
    line(mix(p.ground, p.ink, 0.2), 5, "M0 880H800") +
    fill(wafer, "M270 520H530L410 960H390z") +
    line(
      mix(wafer, p.ink, 0.28),
      6,
      "M300 520L460 790M370 520L492 700M250 560L420 850M530 520L340 790M440 520L308 700M540 580L376 860",
    ) +
    grain(fill(SHADE.right, "M270 520H530L410 960H390z"), 0.6) +
    scoop(s, 330, 560, 118, b ?? p.lite) +
    scoop(s, 476, 560, 118, c ?? p.warm) +
    scoop(s, 400, 420, 136, a ?? p.pop) +
    fill(p.leaf, dab(420, 240, 90, 30, -0.8) + dab(414, 246, 80, 26, -0.2)) +
    fill(p.pop, circle(388, 222, 34)) +
    line(mix(p.leaf, p.ink, 0.3), 6, "M390 194q6 -50 46 -66") +
    at(
      500,
      300,
      1,
      `<g transform="rotate(24)">${fill(wafer, rrect(-20, -190, 40, 210, 8)) + line(mix(wafer, p.ink, 0.28), 4, "M-20 -150L20 -120M-20 -100L20 -70M-20 -50L20 -20M20 -150L-20 -120M20 -100L-20 -70")}</g>`,
    )
  );
};

export const iceCounter: Scene = (s) => {
  const { palette: p, random: r } = s;
  const paint = r.pick([p.deep, mix(p.pop, p.ink, 0.2), mix(p.water, p.ink, 0.2)]);
  const name = letters(s.name, 400, 300, 40, 560);
  const tastes = flavours(s);
  const [shade, cloth] = awning(s, 60, 352, 680, 90, { a: p.pop, n: 15, valance: 28 });
  return (
    houseAboveShop(s, 270) +
    pavement(s, 800, 920) +
    fill(paint, rect(50, 270, 700, 540)) +
    fill(mix(paint, p.lite, 0.2), rect(42, 262, 716, 12)) +
    unflip(s, 400, line(onto(paint, p.lite, p.warm), name.pen(7), name.d)) +
    fill(p.dark ? p.glow : mix(p.glass, p.ink, 0.1), rect(90, 380, 620, 210)) +
    times(4, (i) =>
      at(
        170 + i * 154,
        590,
        1,
        fill(mix(p.crust, p.lite, 0.3), "M-34 -70H34L0 10z") +
          scoop(s, 0, -60, 44, nth(tastes, i + 1)) +
          scoop(s, 0, -110, 38, nth(tastes, i + 3)),
      ),
    ) +
    shade +
    cloth +
    fill(mix(p.lite, p.sky, 0.2), rrect(70, 590, 660, 190, 18)) +
    fill(mix(p.mid, p.lite, 0.5), rect(96, 612, 608, 86)) +
    times(
      6,
      (i) =>
        fill(nth(tastes, i), ellipse(146 + i * 102, 660, 46, 40)) +
        fill(mix(nth(tastes, i), p.lite, 0.4), ellipse(134 + i * 102, 648, 20, 12)),
    ) +
    fill(
      p.pop,
      times(13, (i) => (i % 2 === 0 ? rect(70 + i * 50.8, 720, 50.8, 60) : "")),
    )
  );
};

export const chocolates: Scene = (s) => {
  const { palette: p, random: r } = s;
  const dark = mix(p.crust, p.ink, 0.6);
  const milk = mix(p.crust, p.ink, 0.3);
  const box = r.pick([p.pop, p.deep, p.leaf]);
  const sweets = r.shuffle(Array.from({ length: 20 }, (_, i) => i));
  const piece = (x: number, y: number, kind: number): string => {
    const c = nth([dark, milk, mix(p.warm, p.lite, 0.35), dark, mix(milk, p.ink, 0.2)], kind);
    const trim = nth([p.warm, p.lite, p.pop], kind);
    return at(
      x,
      y,
      1,
      fill(mix(box, p.ink, 0.35), circle(0, 0, 56)) +
        nth(
          [
            fill(c, rrect(-40, -40, 80, 80, 10)) + line(trim, 6, "M-26 -26L26 26M-26 0L0 26M0 -26L26 0"),
            fill(c, circle(0, 0, 42)) + fill(trim, circle(0, 0, 12)) + line(trim, 4, circle(0, 0, 28)),
            fill(c, "M0 40C-64 -6 -34 -52 0 -22C34 -52 64 -6 0 40z"),
            fill(c, ellipse(0, 0, 46, 34)) + fill(mix(p.warm, p.crust, 0.3), ellipse(0, -4, 20, 14)),
            fill(c, "M-42 30L0 -44L42 30z") + line(trim, 5, "M-20 16q20 -20 40 0"),
          ],
          kind,
        ) +
        fill(p.lite, ellipse(-14, -18, 10, 6), opacity(0.35)),
    );
  };
  const middle = s.mirrored ? 290 : 510;
  const name = letters(s.name, middle, 908, 30, 380);
  return (
    fill(p.dark ? mix(p.deep, p.ink, 0.35) : mix(p.lite, p.mid, 0.25), rect(0, 0, 800, 1000)) +
    fill(p.ink, rrect(104, 110, 620, 780, 18), opacity(0.28)) +
    fill(box, rrect(84, 84, 632, 780, 18)) +
    fill(mix(box, p.lite, 0.7), rrect(108, 108, 584, 732, 8)) +
    sweets.map((kind, i) => piece(180 + (i % 4) * 146, 190 + Math.floor(i / 4) * 142, kind % 5)).join("") +
    line(p.warm, 7, rrect(96, 96, 608, 756, 12)) +
    unflip(s, middle, line(p.dark ? p.lite : p.ink, name.pen(5), name.d))
  );
};

export const teaTable: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.2) : mix(p.lite, p.sky, 0.45);
  const china = r.pick([p.lite, p.pop, p.dark ? p.warm : p.deep]);
  const trim = onto(china, p.warm, p.pop);
  const pot = "M250 700C220 560 270 470 400 470S580 560 550 700Q540 730 500 732H300Q260 730 250 700z";
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    times(8, (i) =>
      times(3, (j) =>
        at(
          60 + i * 100,
          110 + j * 120,
          1,
          fill(
            nth([mix(wall, p.leaf, 0.5), mix(wall, p.pop, 0.35), mix(wall, p.deep, 0.35)], i + j),
            rrect(-34, -44, 68, 88, 10),
          ) +
            fill(mix(p.lite, wall, 0.2), rect(-24, -10, 48, 30)) +
            fill(mix(wall, p.ink, 0.3), ellipse(0, -44, 30, 8)),
        ),
      ),
    ) +
    fill(
      mix(p.wood, p.ink, 0.1),
      times(3, (j) => rect(0, 156 + j * 120, 800, 12)),
    ) +
    fill(mix(p.wood, p.warm, 0.3), rect(0, 720, 800, 280)) +
    grain(fill(SHADE.down, rect(0, 720, 800, 280)), 0.35) +
    fill(p.ink, ellipse(420, 740, 240, 30), opacity(0.28)) +
    line(china, 40, "M550 560q110 -20 90 70q-16 60 -100 40") +
    fill(china, "M262 600Q170 590 150 470L118 440L178 432Q210 520 290 520z") +
    fill(china, pot) +
    grain(fill(SHADE.right, pot), 0.6) +
    fill(trim, ellipse(400, 474, 104, 20)) +
    fill(china, "M310 470q90 -56 180 0z") +
    fill(trim, circle(400, 428, 20)) +
    fill(
      trim,
      times(7, (i) => circle(300 + i * 34, 610 + (i % 2) * 24, 9)),
    ) +
    line(p.lite, 8, "M140 400q-26 -36 0 -70t0 -72", opacity(0.6)) +
    at(
      650,
      830,
      1,
      fill(p.ink, ellipse(8, 30, 110, 22), opacity(0.25)) +
        fill(mix(china, p.ink, 0.12), ellipse(0, 20, 104, 24)) +
        fill(china, "M-64 -70H64Q64 20 0 22T-64 -70z") +
        fill(mix(p.crust, p.warm, 0.4), ellipse(0, -68, 58, 14)) +
        line(china, 14, "M60 -48q44 -6 34 30q-10 26 -48 22"),
    ) +
    at(
      150,
      850,
      1,
      fill(p.lite, ellipse(0, 10, 110, 26)) +
        fill(mix(p.crust, p.warm, 0.5), "M-60 0q-6 -60 26 -60q26 -2 30 30v30z") +
        fill(p.pop, rrect(10, -46, 76, 50, 10)) +
        fill(p.lite, rect(10, -24, 76, 10)),
    )
  );
};
