// Street view: a Morris column (an advertising column) with a bill for the place.
import { mix, onto } from "../../colour.ts";
import { at, bars, dab, dots, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { dog, type Person, person } from "../../primitives/people.ts";
import { house } from "../../primitives/roofs.ts";
import { sun } from "../../primitives/sky.ts";
import { tree } from "../../primitives/trees.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../../stage.ts";
import { sky } from "./props.ts";

export const morris: Scene = (s) => {
  const { palette: p, random: r } = s,
    g = mix(p.leaf, p.ink, p.dark ? 0.25 : 0.4),
    hi = mix(g, p.lite, 0.25),
    hz = 690,
    cx = 400;
  let out = sun(s, r.pick([160, 640]), 230, 88) + sky(s, 600, 2);
  const H = [p.wall, p.shade].map((c) => house(s, 200, r.range(320, 400), c, { floors: 4 }));
  for (let x = 0, i = 0; x < 900; i++, x += 200) out += at(x, hz, 1, nth(H, i));
  const T = tree(s, 0, 0, 420, { dabs: 7 });
  out +=
    at(90, 760, 1, T) +
    at(716, 760, [-1, 1], T) +
    fill(p.ground, rect(0, hz, 800, 320)) +
    grain(fill(SHADE.floor, rect(0, hz, 800, 310)), 0.6);
  out += fill(p.ink, poly([cx - 90, 910], [cx + 90, 910], [cx + 380, 990], [cx + 200, 1006]), opacity(0.3));
  // drum with bills
  const y0 = 350,
    y1 = 850,
    w = 124;
  out +=
    fill(g, rect(cx - w, y0, 2 * w, y1 - y0 + 20)) +
    fill(g, path`M${cx - w - 16} ${y1 + 10}h${2 * w + 32}v50h-${2 * w + 32}z`) +
    fill(hi, rect(cx - w - 16, y1 + 10, 2 * w + 32, 8));
  const bg = p.pop,
    bw = 176,
    bx = cx - bw / 2,
    by = 392,
    bh = 290;
  out +=
    fill(p.lite, rect(cx - w + 10, 386, 46, 200) + rect(cx + w - 56, 400, 46, 180)) +
    fill(p.deep, rect(cx - w + 10, 420, 40, 60)) +
    fill(p.warm, rect(cx + w - 52, 470, 42, 60) + rect(cx - w + 12, 620, 60, 190)) +
    fill(p.lite, rect(cx - 40, 716, 130, 110)) +
    fill(p.deep, ellipse(cx + 24, 772, 34)) +
    fill(p.ink, rect(cx - w + 22, 650, 40, 8) + rect(cx - w + 22, 670, 40, 8) + rect(cx - w + 22, 690, 30, 8));
  out += fill(bg, rect(bx, by, bw, bh)) + fill(p.lite, ellipse(cx, by + 120, 66)) + emblem(s, cx, by + 120);
  const t = letters(s.name, cx, by + 222, 34, bw - 22, 2.6, 9);
  out +=
    unflip(s, cx, line(onto(bg, p.lite, p.ink), t.pen(9), t.d)) +
    fill(onto(bg, p.lite, p.ink), rect(bx + 30, by + 268, bw - 60, 5));
  out +=
    grain(fill(SHADE.right, rect(cx, y0, w, y1 - y0)), 0.9) +
    fill(p.lite, rect(cx - w + 16, y0, 10, y1 - y0), opacity(0.16));
  // hood
  out +=
    fill(g, path`M${cx - 150} ${y0}H${cx + 150}V${y0 - 34}H${cx - 150}z`) +
    dots(p.dark ? p.glow : hi, 13, 25, path`M${cx - 136} ${y0 - 16}H${cx + 140}`) +
    fill(
      g,
      path`M${cx - 150} ${y0 - 34}C${cx - 140} ${y0 - 90} ${cx - 100} ${y0 - 110} ${cx - 96} ${y0 - 140}C${cx - 60} ${y0 - 200} ${cx - 30} ${y0 - 206} ${cx} ${y0 - 236}C${cx + 30} ${y0 - 206} ${cx + 60} ${y0 - 200} ${cx + 96} ${y0 - 140}C${cx + 100} ${y0 - 110} ${cx + 140} ${y0 - 90} ${cx + 150} ${y0 - 34}z`,
    ) +
    fill(
      p.ink,
      path`M${cx + 10} ${y0 - 226}C${cx + 30} ${y0 - 206} ${cx + 60} ${y0 - 200} ${cx + 96} ${y0 - 140}C${cx + 100} ${y0 - 110} ${cx + 140} ${y0 - 90} ${cx + 150} ${y0 - 34}H${cx + 60}Q${cx + 60} ${y0 - 150} ${cx + 10} ${y0 - 226}z`,
      opacity(0.25),
    ) +
    line(
      hi,
      5,
      path`M${cx - 60} ${y0 - 40}Q${cx - 56} ${y0 - 160} ${cx - 6} ${y0 - 228}M${cx - 110} ${y0 - 40}Q${cx - 100} ${y0 - 100} ${cx - 76} ${y0 - 140}`,
    ) +
    fill(g, rect(cx - 4, y0 - 262, 8, 34) + ellipse(cx, y0 - 264, 9));
  out +=
    (p.dark ? grain(fill(LIGHT.halo, ellipse(cx, y0 + 60, 260, 160)), 0.5) : "") +
    person(s, r.pick<Person>(["woman", "man", "umbrella"]), 186, 940, 250, { dir: 1 }) +
    (r.chance(0.6) ? dog(300, 950, 1.5, p.ink) : "") +
    person(s, r.pick<Person>(["dress", "couple"]), 660, 900, 190, { dir: -1 });
  return out;
};

/** An emblem of the place's type, about 100 units across. Empty for an unknown type. */
function emblem(s: Stage, x: number, y: number): string {
  const { palette: p } = s,
    i = p.ink,
    a = p.deep;
  const E: Record<string, string> = {
    Restaurant: line(i, 7, "M-22 -44V44M-34 -44V-20Q-34 -6 -22 -6Q-10 -6 -10 -20V-44M18 44V-44Q38 -30 34 4H18"),
    Bar: line(i, 7, "M-40 -38H40L0 8zM0 8V42M-22 44H22") + fill(a, ellipse(6, -18, 8)),
    Café:
      fill(i, "M-36 -20H24Q24 30 4 32H-16Q-36 30 -36 -20zM-46 38H40V46H-46z") +
      line(i, 6, "M24 -12q20 2 -4 28") +
      line(a, 5, "M-16 -30q-8 -10 0 -18M4 -30q-8 -10 0 -18"),
    Spot: fill(i, "M0 48C-30 8 -36 -4 -36 -18A36 36 0 0 1 36 -18C36 -4 30 8 0 48z") + fill(p.lite, ellipse(0, -16, 14)),
    Park: fill(a, ellipse(0, -18, 36, 30)) + fill(i, rect(-5, 0, 10, 46)),
    // The mask of comedy: bills of this type are those of theatres.
    Activity: line(i, 6, "M-30 -30H30V-2A30 34 0 0 1 -30 -2zM-18 -12H-6M6 -12H18M-14 6A14 12 0 0 0 14 6z"),
    Museum: fill(i, "M-46 -16L0 -46L46 -16zM-48 36H48V46H-48zM-36 -8H-24V30H-36zM-6 -8H6V30H-6zM24 -8H36V30H24z"),
    Cinema:
      fill(i, `${rrect(-46, -16, 92, 56, 6)}M-46 -22L40 -46L44 -32L-42 -8z`) + fill(p.lite, "M-10 0L20 14L-10 28z"),
    Club:
      fill(i, ellipse(0, 4, 38)) +
      bars(p.lite, 8, 8, 4, "M-34 -12H34M-36 6H36M-30 24H30", opacity(0.7)) +
      line(i, 4, "M0 -34V-56"),
    Gym:
      line(i, 9, "M-28 0H28") +
      fill(
        i,
        rrect(-46, -28, 14, 56, 5) + rrect(-32, -20, 9, 40, 4) + rrect(32, -28, 14, 56, 5) + rrect(23, -20, 9, 40, 4),
      ),
    Hotel: line(i, 8, `${ellipse(-20, -10, 20)}M-4 2L40 34M24 22l-10 12M34 30l-9 11`),
    Bakery:
      fill(
        mix(p.crust, i, 0.2),
        "M-44 16C-50 -24 -20 -38 0 -38C20 -38 50 -24 44 16C40 26 30 20 26 12C20 -6 -20 -6 -26 12C-30 20 -40 26 -44 16z",
      ) + line(i, 4, "M-26 -24Q-24 -6 -32 6M26 -24Q24 -6 32 6M0 -38V-4"),
    Market:
      fill(a, ellipse(-16, 14, 24)) +
      fill(mix(p.pop, i, 0.2), ellipse(18, 18, 22)) +
      line(i, 5, "M-14 -10Q-4 -34 16 -40Q18 -20 18 -4") +
      fill(p.leaf, dab(16, -40, 34, 11, 0.2)),
    Monument: fill(
      i,
      "M-50 -14L0 -46L50 -14zM-44 -6h14v40h-14zM-18 -6h14v40h-14zM4 -6h14v40h-14zM30 -6h14v40h-14zM-54 38h108v10h-108z",
    ),
    Pool: line(a, 8, "M-44 0q22 -20 44 0t44 0M-44 24q22 -20 44 0t44 0") + fill(i, ellipse(-10, -28, 13)),
    Store: fill(i, "M-34 -16H34L40 44H-40z") + line(i, 6, "M-16 -16C-16 -48 16 -48 16 -16"),
  };
  return at(x, y, 1, Object.hasOwn(E, s.type) ? (E[s.type] ?? "") : "");
}
