// Coffee shops: a machine at work, and a seat at the window.
import { mix, onto } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, rect, rrect, times } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { circle } from "../../primitives/flat.ts";
import { person } from "../../primitives/people.ts";
import { grain, type Scene, SHADE, TOP_SIGN_WIDTH, unflip } from "../../stage.ts";

export const espresso: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.lite, p.sky, 0.3);
  const steel = mix(p.mid, p.lite, p.dark ? 0.25 : 0.5);
  const cup = r.pick([p.lite, p.pop, p.deep]);
  const name = letters(s.name, 400, 180, 44, TOP_SIGN_WIDTH);
  const board = p.dark ? p.ink : mix(p.ink, p.deep, 0.3);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(board, rrect(180, 130, 440, 130, 10)) +
    unflip(s, 400, line(p.lite, name.pen(7), name.d)) +
    fill(
      p.lite,
      times(3, (i) => rect(230 + i * 130, 232, 80, 5)),
      opacity(0.6),
    ) +
    fill(p.ink, rect(0, 700, 800, 16), opacity(0.2)) +
    fill(mix(p.wood, p.warm, 0.3), rect(0, 690, 800, 310)) +
    fill(mix(p.wood, p.lite, 0.4), rect(0, 680, 800, 24)) +
    grain(fill(SHADE.down, rect(0, 704, 800, 296)), 0.4) +
    fill(p.ink, rrect(190, 360, 420, 40, 10)) +
    fill(steel, rrect(170, 390, 460, 130, 26)) +
    fill(mix(steel, p.ink, 0.35), rrect(200, 520, 400, 120, 8)) +
    fill(steel, rrect(150, 636, 500, 48, 12)) +
    fill(p.ink, rect(250, 516, 70, 34) + rect(480, 516, 70, 34)) +
    line(p.ink, 20, "M286 548L226 580M516 548L456 580") +
    line(mix(p.crust, p.ink, 0.3), 6, "M286 550V596M516 550V596") +
    at(286, 640, 1, fill(cup, "M-34 -42H34Q34 0 0 0T-34 -42z") + line(cup, 8, "M32 -34q24 -2 16 18")) +
    at(516, 640, 1, fill(cup, "M-34 -42H34Q34 0 0 0T-34 -42z") + line(cup, 8, "M32 -34q24 -2 16 18")) +
    fill(p.warm, circle(240, 452, 22) + circle(560, 452, 22)) +
    fill(p.pop, rrect(330, 424, 140, 58, 10)) +
    line(p.lite, 7, "M286 350q-20 -32 0 -60t0 -50", opacity(0.5)) +
    at(
      400,
      900,
      1.5,
      fill(p.ink, ellipse(6, 26, 120, 20), opacity(0.25)) +
        fill(mix(cup, p.ink, 0.12), ellipse(0, 18, 110, 22)) +
        fill(cup, "M-74 -66H74Q74 18 0 20T-74 -66z") +
        fill(mix(p.crust, p.ink, 0.45), ellipse(0, -64, 68, 16)) +
        line(mix(p.lite, p.warm, 0.4), 6, "M0 -54q-30 -12 0 -20q30 8 0 20") +
        line(cup, 15, "M70 -46q46 -6 38 30q-10 26 -52 22"),
    ) +
    person(s, "vendor", 700, 700, 330, { shadow: 0, coat: onto(wall, p.leaf, p.deep) })
  );
};

export const windowSeat: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.25) : mix(p.lite, p.mid, 0.22);
  const outside = p.dark ? mix(p.sky, p.ink, 0.2) : mix(p.sky, p.lite, 0.35);
  const cup = r.pick([p.lite, p.pop, p.warm]);
  const wood = mix(p.wood, p.warm, 0.35);
  const front = r.pick([p.pop, p.leaf, p.deep]);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(outside, rect(80, 70, 640, 590)) +
    fill(mix(outside, p.deep, 0.25), rect(80, 250, 250, 410) + rect(350, 200, 170, 460) + rect(540, 280, 180, 380)) +
    fill(
      p.dark ? p.glow : mix(p.glass, outside, 0.35),
      times(
        3,
        (j) =>
          rect(110, 290 + j * 96, 46, 60) +
          rect(190, 290 + j * 96, 46, 60) +
          rect(380, 240 + j * 96, 44, 60) +
          rect(450, 240 + j * 96, 44, 60) +
          rect(570, 320 + j * 96, 46, 60) +
          rect(646, 320 + j * 96, 46, 60),
      ),
    ) +
    fill(front, rect(80, 566, 250, 94) + rect(540, 590, 180, 70)) +
    fill(
      p.lite,
      times(5, (i) => rect(80 + i * 50, 540, 25, 26)),
    ) +
    person(s, r.pick(["umbrella", "woman", "man"]), r.range(380, 480), 664, 150, { shadow: 0 }) +
    line(mix(p.wood, p.ink, 0.2), 22, rect(80, 70, 640, 590)) +
    line(mix(p.wood, p.ink, 0.2), 13, "M400 70V660M80 240H720") +
    times(
      3,
      (i) =>
        line(p.ink, 4, path`M${170 + i * 230} 0V${96 + (i % 2) * 30}`) +
        fill(p.warm, path`M${140 + i * 230} ${150 + (i % 2) * 30}q0 -54 30 -54t30 54z`) +
        fill(mix(p.warm, p.lite, 0.6), ellipse(170 + i * 230, 150 + (i % 2) * 30, 30, 6)),
    ) +
    fill(p.ink, rect(0, 726, 800, 16), opacity(0.25)) +
    fill(mix(wood, p.lite, 0.25), rect(0, 690, 800, 36)) +
    fill(mix(wood, p.ink, 0.35), rect(0, 726, 800, 274)) +
    grain(fill(SHADE.down, rect(0, 726, 800, 274)), 0.4) +
    at(
      300,
      690,
      1.7,
      fill(p.ink, ellipse(6, 0, 110, 12), opacity(0.25)) +
        fill(mix(cup, p.ink, 0.14), ellipse(0, -6, 104, 15)) +
        fill(cup, "M-70 -96H70Q72 -14 0 -10T-70 -96z") +
        grain(fill(SHADE.right, "M-70 -96H70Q72 -14 0 -10T-70 -96z"), 0.4) +
        fill(mix(p.crust, p.ink, 0.4), ellipse(0, -94, 64, 12)) +
        line(mix(p.lite, p.warm, 0.3), 5, "M0 -88q-26 -6 0 -12q26 6 0 12") +
        line(cup, 14, "M66 -78q44 -6 36 26q-10 24 -48 22") +
        line(p.lite, 5, "M-20 -112q-14 -22 0 -44t0 -40M16 -112q-14 -22 0 -44t0 -40", opacity(0.6)),
    ) +
    at(
      590,
      690,
      1.2,
      fill(p.deep, rrect(-90, -26, 180, 26, 4)) +
        fill(p.lite, rect(-86, -22, 172, 6)) +
        fill(front === p.pop ? p.warm : p.pop, rrect(-76, -52, 150, 26, 4)) +
        fill(p.lite, rect(-72, -48, 142, 6)),
    ) +
    fill(p.ink, ellipse(240, 1000, 150, 46) + ellipse(600, 1000, 150, 46))
  );
};
