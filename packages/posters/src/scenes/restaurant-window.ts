// Restaurant: the room seen through its window.
import { mix, onto } from "../colour.ts";
import { arch, at, bars, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { letters } from "../letters.ts";
import { type Person, person } from "../primitives/people.ts";
import { elevation } from "../primitives/windows.ts";
import { grain, LIGHT, type Scene, unflip } from "../stage.ts";

export const restoWindow: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? mix(p.ink, p.deep, 0.35) : mix(p.deep, p.ink, 0.1),
    paint = r.pick([p.pop, p.leaf, p.deep].filter((c) => c !== wall)),
    glow = p.dark ? p.glow : mix(p.warm, p.lite, 0.25),
    ink = p.dark ? p.ink : mix(p.ink, p.pop, 0.12);
  let out =
    fill(wall, rect(0, 0, 800, 870)) +
    fill(mix(wall, p.mid, 0.12), rect(0, 150, 800, 10)) +
    elevation(s, 20, 760, [{ y: -70, ww: 100, wh: 190, rail: "each" }], { bays: 3, wall, litP: 0.3 });
  // fascia and long window
  out +=
    fill(paint, rect(30, 206, 740, 660)) +
    fill(mix(paint, p.lite, 0.25), rect(22, 196, 756, 12) + rect(26, 296, 748, 7));
  const t = letters(s.name, 400, 230, 46, 620);
  out += unflip(s, 400, line(onto(paint, p.lite, p.ink), t.pen(6.5), t.d));
  const x = 66,
    y = 322,
    w = 668,
    h = 430;
  out +=
    fill(glow, rect(x, y, w, h)) +
    fill(mix(glow, p.pop, 0.35), rect(x, y + 300, w, 130)) +
    fill(
      mix(glow, p.pop, 0.18),
      arch(x + 50, y + 60, 150, 240, 50) + arch(x + 260, y + 60, 150, 240, 50) + arch(x + 470, y + 60, 150, 240, 50),
    );
  for (const cx of [x + 125, x + 335, x + 545])
    out +=
      line(ink, 3, path`M${cx} ${y}v70`) +
      fill(paint === p.pop ? p.deep : p.pop, path`M${cx - 52} ${y + 118}q52 -112 104 0z`) +
      fill(p.lite, ellipse(cx, y + 118, 18, 8));
  // two tables, four diners, one waiter
  const diner = (dx: number, dir: 1 | -1, style: number) =>
    at(
      dx,
      y + h,
      [dir * 1.5, 1.5],
      fill(
        ink,
        `M-30 0C-32 -34 -28 -60 -14 -72L-10 -82C-20 -90 -20 -108 -10 -116C2 -124 18 -116 18 -100L23 -92L17 -88C17 -80 10 -76 6 -76L12 -66C28 -56 34 -44 60 -40L60 -32C36 -30 26 -34 24 -38L26 0z${style === 1 ? ellipse(-14, -118, 10) : style === 2 ? "M-26 -112H26L20 -116L12 -130Q0 -136 -10 -130L-14 -116z" : style === 3 ? "M-18 -104C-30 -84 -26 -66 -18 -60L-4 -66L-8 -96z" : ""}`,
      ),
    );
  out +=
    diner(x + 92, 1, r.int(0, 3)) +
    diner(x + 276, -1, r.int(0, 3)) +
    diner(x + 430, 1, r.int(0, 3)) +
    diner(x + 606, -1, r.int(0, 3));
  out += [x + 184, x + 518]
    .map((cx) =>
      at(
        cx,
        y + h + 6,
        1,
        fill(p.lite, "M-74 -70H74L82 0H-82z") +
          fill(mix(p.lite, p.ink, 0.14), "M-74 -70H74V-62H-74z") +
          at(
            -22,
            -70,
            0.8,
            fill(p.pop, "M-16 -48Q-17 -30 0 -29Q17 -30 16 -48z") +
              line(ink, 2.4, "M-17 -62Q-20 -29 0 -28Q20 -29 17 -62M0 -28V-2M-12 0H12"),
          ) +
          at(
            26,
            -70,
            0.8,
            fill(p.pop, "M-16 -48Q-17 -30 0 -29Q17 -30 16 -48z") +
              line(ink, 2.4, "M-17 -62Q-20 -29 0 -28Q20 -29 17 -62M0 -28V-2M-12 0H12"),
          ) +
          fill(p.leaf, rect(-4, -112, 12, 42) + rect(-1, -132, 6, 24)),
      ),
    )
    .join("");
  out += person(s, "waiter", x + 350, y + h + 150, 400, { shadow: 0, dir: 1 });
  out +=
    fill(paint, rect(x, y + h - 4, w, 130)) +
    fill(
      mix(paint, p.ink, 0.35),
      rect(x + 20, y + h + 26, 190, 66) + rect(x + 239, y + h + 26, 190, 66) + rect(x + 458, y + h + 26, 190, 66),
    ) +
    fill(paint, rect(x + 219, y, 14, h) + rect(x + 437, y, 14, h)) +
    fill(p.ink, rect(x, y, w, 16) + rect(x, y, 12, h), opacity(0.4)) +
    line(p.warm, 6, path`M${x - 6} ${y + h - 6}H${x + w + 6}`);
  // Wet pavement that reflects the window.
  out +=
    fill(mix(p.ground, p.ink, 0.35), rect(0, 866, 800, 140)) +
    fill(glow, poly([x, 872], [x + w, 872], [x + w + 50, 1010], [x - 50, 1010]), opacity(0.32)) +
    bars(mix(p.ground, p.ink, 0.35), 140, 9, 30, "M0 940H800") +
    grain(fill(LIGHT.halo, ellipse(400, 890, 420, 90)), 0.7);
  return (
    out +
    person(s, r.pick<Person>(["umbrella", "couple", "woman"]), r.pick([150, 620]), 954, 250, {
      coat: paint === p.pop ? p.warm : p.pop,
      shadow: 0.5,
    })
  );
};
