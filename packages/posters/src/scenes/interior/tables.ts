// Interiors: dining room, bakery.
import { mix } from "../../colour.ts";
import { arch, at, bars, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { baguette, boule, clothTable, croissant, setForTwo } from "../../primitives/food.ts";
import { rattanBack } from "../../primitives/furniture.ts";
import { person } from "../../primitives/people.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { floor, globes, wallOf } from "./props.ts";

export const restoRoom: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = wallOf(s),
    fy = 660,
    velvet = r.pick([p.pop, p.pop, p.leaf]);
  let out =
    fill(wall, rect(0, 0, 800, fy)) + floor(s, fy, p.dark ? mix(p.mid, p.deep, 0.4) : p.lite, p.dark ? p.ink : p.deep);
  const frame = p.warm,
    glass = p.dark ? mix(p.glow, p.pop, 0.2) : mix(p.sky, p.lite, 0.55);
  // mirrors between pilasters
  for (const x of [44, 300, 556]) {
    out +=
      fill(mix(frame, p.ink, 0.15), arch(x - 12, 118, 224, 372, 70)) +
      fill(glass, arch(x, 132, 200, 358, 64)) +
      fill(p.lite, poly([x + 110, 150], [x + 160, 160], [x + 40, 490], [x, 490], [x, 430]), opacity(0.35));
    out += fill(
      mix(glass, p.deep, 0.35),
      path`M${x} 490V430q30 -44 52 0q20 -60 60 -6q30 -40 56 6q20 -20 32 0V490z`,
      opacity(0.8),
    );
  }
  out +=
    fill(mix(wall, p.ink, 0.25), rect(0, 500, 800, 160)) +
    line(mix(wall, p.ink, 0.4), 4, "M40 524H240V640H40zM300 524H500V640H300zM560 524H760V640H560z");
  // banquette with brass rail
  out +=
    line(p.warm, 6, "M-10 466H810") +
    line(p.warm, 5, "M60 466V500M270 466V500M530 466V500M740 466V500") +
    fill(velvet, rrect(-20, 490, 840, 130, 24)) +
    line(mix(velvet, p.ink, 0.35), 4, [0, 1, 2, 3, 4, 5, 6, 7].map((i) => path`M${50 + i * 100} 496V612`).join("")) +
    grain(fill(SHADE.down, rect(0, 490, 800, 130)), 0.7) +
    fill(mix(velvet, p.lite, 0.12), rrect(-20, 604, 840, 58, 20)) +
    fill(mix(velvet, p.ink, 0.4), rect(0, 652, 800, 26));
  for (const [x, k] of [
    [150, 1.04],
    [400, 1.04],
    [650, 1.04],
  ] as const)
    out +=
      clothTable(s, x, 790, 1.06 * k, setForTwo(s)) +
      rattanBack(s, x, 850, 1.5, { a: p.pop === velvet ? p.leaf : p.pop });
  out += person(s, "waiter", r.pick([276, 524]), 930, 330, { shadow: 0.4 });
  return out + globes(s, [172, 400, 628], 190, 30);
};

export const bakeryRoom: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? p.deep : r.pick([p.sky, p.mid, mix(p.warm, p.lite, 0.5)]),
    wood = mix(p.crust, p.ink, 0.42);
  let out = fill(wall, rect(0, 0, 800, 1000)),
    tiles = "";
  for (let j = 0; j < 7; j++) for (let i = 0; i < 9; i++) if ((i + j) % 2) tiles += rect(i * 92, j * 92, 92, 92);
  out += fill(mix(wall, p.lite, p.dark ? 0.1 : 0.3), tiles, opacity(0.7));
  // shelves with loaves, rack of baguettes
  out +=
    fill(mix(wood, p.lite, p.dark ? 0.22 : 0.5), rect(50, 120, 700, 440)) +
    grain(fill(SHADE.down, rect(50, 120, 700, 440)), 0.35) +
    fill(
      wood,
      rect(50, 112, 700, 14) +
        rect(50, 250, 700, 14) +
        rect(50, 390, 460, 14) +
        rect(50, 112, 14, 450) +
        rect(736, 112, 14, 450) +
        rect(506, 112, 14, 450),
    );
  for (let i = 0; i < 5; i++)
    out +=
      boule(s, 112 + i * 86, 250, 40) +
      (r.chance(0.5) ? croissant(s, 112 + i * 86, 390, 1.16) : boule(s, 112 + i * 86, 390, 36));
  for (let i = 0; i < 5; i++) out += boule(s, 112 + i * 86, 540, 42);
  for (let i = 0; i < 6; i++) out += baguette(s, 546 + i * 34, 552, 250, 30, -4 + i * 1.6);
  for (let i = 0; i < 2; i++) out += boule(s, 580 + i * 96, 250, 42);
  out += fill(wood, rect(520, 470, 218, 12));
  out += person(s, "vendor", r.pick([270, 360]), 760, 380, {
    shadow: 0,
    coat: p.pop === wall ? p.deep : p.pop,
    dir: 1,
  });
  // marble counter and vitrine
  const cy = 600;
  out +=
    fill(p.lite, rect(-10, cy, 820, 34)) +
    fill(mix(p.lite, p.ink, 0.14), rect(-10, cy + 26, 820, 10)) +
    line(
      mix(p.lite, p.deep, 0.25),
      3,
      path`M40 ${cy + 16}q60 -14 110 4M300 ${cy + 12}q80 12 130 -2M620 ${cy + 18}q50 -12 90 2`,
    );
  out +=
    fill(p.dark ? p.glow : mix(p.sky, p.lite, 0.6), rect(20, cy + 50, 760, 210)) +
    fill(wood, rect(20, cy + 146, 760, 8));
  const cake = (x: number, y: number, n: number) =>
    at(
      x,
      y,
      1.25,
      n % 3 === 0
        ? fill(p.crust, "M-34 0h68l-6 -16h-56z") +
            fill(p.pop, ellipse(-18, -20, 10) + ellipse(2, -22, 10) + ellipse(20, -20, 10))
        : n % 3 === 1
          ? fill(mix(p.crust, p.ink, 0.45), rrect(-38, -24, 76, 24, 11)) + fill(p.lite, rrect(-34, -28, 68, 11, 5))
          : fill(p.lite, rect(-28, -34, 56, 34)) + fill(p.pop, rect(-28, -22, 56, 8) + ellipse(0, -38, 7)),
    );
  for (let i = 0; i < 6; i++) out += cake(90 + i * 124, cy + 146, i) + cake(90 + i * 124, cy + 256, i + 1);
  out +=
    fill(
      p.lite,
      poly([150, cy + 50], [230, cy + 50], [110, cy + 260], [30, cy + 260]) +
        poly([560, cy + 50], [590, cy + 50], [470, cy + 260], [440, cy + 260]),
      opacity(0.35),
    ) +
    fill(p.pop === wall ? p.deep : p.pop, rect(-10, cy + 262, 820, 150)) +
    fill(
      mix(p.pop, p.ink, 0.3),
      rect(40, cy + 290, 220, 90) + rect(290, cy + 290, 220, 90) + rect(540, cy + 290, 220, 90),
    ) +
    fill(wood, rect(10, cy + 36, 780, 14) + rect(10, cy + 36, 12, 230) + rect(778, cy + 36, 12, 230));
  // basket on the counter
  out += at(
    640,
    cy,
    1,
    [-40, -14, 14, 40].map((q, _i) => baguette(s, q, -40, 150, 26, q * 0.35)).join("") +
      fill(mix(p.crust, p.ink, 0.35), "M-76 -80H76L62 0H-62z") +
      bars(mix(p.warm, p.lite, 0.3), 60, 4, 6, "M-66 -40H66"),
  );
  return out;
};
