// Interiors: shop, market hall.
import { mix } from "../../colour.ts";
import { at, dots, ellipse, fill, line, opacity, path, persp, poly, quad, rect } from "../../kit.ts";
import { crate } from "../../primitives/food.ts";
import { type Person, person } from "../../primitives/people.ts";
import { bookRow } from "../../primitives/wares.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";
import { beams, floor, globes, planks } from "./props.ts";

export const storeRoom: Scene = (s) => {
  const { palette: p, random: r } = s,
    wood = mix(p.crust, p.ink, p.dark ? 0.6 : 0.48),
    inks = [p.pop, p.deep, p.warm, p.leaf, p.lite, mix(p.pop, p.ink, 0.4)],
    wall = p.dark ? p.ink : mix(wood, p.ink, 0.5),
    fy = 820;
  let out = fill(wall, rect(0, 0, 800, 1000));
  const row = Array.from({ length: 4 }, () => bookRow(s, 0, 0, 218, 92, inks));
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 3; i++) out += at(36 + i * 250, 150 + j * 118, 1, nth(row, i * 2 + j * 3 + (j >> 1)));
  for (let j = 0; j < 7; j++) out += fill(wood, rect(0, 32 + j * 118, 800, 14));
  out +=
    fill(wood, rect(0, 0, 30, fy) + rect(256, 0, 24, fy) + rect(506, 0, 24, fy) + rect(760, 0, 40, fy)) +
    fill(mix(wood, p.lite, 0.2), rect(260, 0, 6, fy) + rect(510, 0, 6, fy)) +
    grain(fill(SHADE.down, rect(0, 0, 800, fy)), 0.4);
  out +=
    planks(s, fy, mix(p.crust, p.ink, p.dark ? 0.45 : 0.25)) +
    fill(p.pop, poly([180, 880], [620, 880], [740, 1010], [60, 1010])) +
    line(p.warm, 6, "M200 894L104 1000M600 894L696 1000M200 894H600");
  // ladder
  out +=
    line(p.lite, 12, "M520 900L600 90M620 900L680 90") +
    line(p.lite, 10, "M527 830H624M537 730H632M547 630H639M557 530H647M566 430H654M576 330H662M586 230H669") +
    line(p.warm, 8, "M0 100H800");
  out +=
    person(s, r.pick<Person>(["dress", "woman"]), 590, 626, 280, { shadow: 0, dir: -1, coat: p.pop }) +
    person(s, r.pick<Person>(["man", "woman"]), 230, 920, 360, { dir: 1, coat: p.deep });
  // lamp
  out +=
    line(p.ink, 4, "M360 -10V170") +
    grain(fill(LIGHT.halo, ellipse(360, 250, 230)), p.dark ? 0.9 : 0.6) +
    fill(p.warm, "M286 230Q300 160 360 160Q420 160 434 230z") +
    fill(p.lite, ellipse(360, 230, 34, 10));
  return out;
};

export const marketHall: Scene = (s) => {
  const { palette: p, random: r } = s,
    iron = p.dark ? p.ink : mix(p.leaf, p.ink, 0.35),
    glass = p.dark ? p.sky : mix(p.sky, p.lite, 0.45),
    vx = 400,
    vy = 520;
  let out = fill(glass, rect(0, 0, 800, 1000)) + grain(fill(LIGHT.down, rect(0, 0, 800, 520)), 0.5);
  // receding iron arches
  for (let i = 0; i < 5; i++) {
    const k = 0.2 * 1.55 ** i,
      w = 380 * k * 1.25,
      top = vy - 460 * k,
      spring = vy - 150 * k,
      foot = vy + 170 * k,
      c = mix(iron, glass, 0.55 - i * 0.13),
      sw = 16 * k + 3;
    out +=
      line(
        c,
        sw,
        path`M${vx - w} ${foot}V${spring}Q${vx - w} ${top} ${vx} ${top}Q${vx + w} ${top} ${vx + w} ${spring}V${foot}`,
      ) +
      line(
        c,
        sw * 0.4,
        path`M${vx - w * 0.84} ${spring}Q${vx - w * 0.8} ${top + 70 * k} ${vx} ${top + 70 * k}Q${vx + w * 0.8} ${top + 70 * k} ${vx + w * 0.84} ${spring}M${vx - w} ${spring}H${vx + w}`,
      ) +
      dots(
        c,
        22 * k,
        44 * k,
        path`M${vx - w * 0.7} ${spring - 100 * k}Q${vx - w * 0.4} ${top + 40 * k} ${vx} ${top + 36 * k}Q${vx + w * 0.4} ${top + 40 * k} ${vx + w * 0.7} ${spring - 100 * k}`,
      );
    if (i < 4) {
      const k2 = k * 1.55,
        w2 = 380 * k2 * 1.25,
        t2 = vy - 460 * k2;
      out += line(
        mix(iron, glass, 0.5),
        3,
        path`M${vx} ${top}V${t2}M${vx - w * 0.6} ${top + 40 * k}L${vx - w2 * 0.6} ${t2 + 40 * k2}M${vx + w * 0.6} ${top + 40 * k}L${vx + w2 * 0.6} ${t2 + 40 * k2}`,
      );
    }
  }
  out += floor(s, 600, mix(p.ground, p.lite, 0.2), mix(p.ground, p.ink, 0.2), { n: 7 });
  out += beams(s, 600, [300, 430], 60, -40);
  // stalls on both sides
  const inks = r.shuffle([p.pop, p.leaf, p.deep, p.warm]);
  for (const side of [-1, 1]) {
    const X = (x: number) => 400 + side * x;
    out += fill(p.ink, poly([X(110), 600], [X(420), 720], [X(420), 900], [X(110), 660]), opacity(0.65));
    const m = persp(8, 1, [
      [X(110), 470],
      [X(430), 360],
      [X(430), 480],
      [X(96), 512],
    ]);
    let a = "",
      b = "";
    for (let i = 0; i < 8; i++) {
      const q = quad(m, i, 0, 1, 1);
      if (i % 2) a += q;
      else b += q;
    }
    out +=
      fill(p.lite, a) +
      fill(nth(inks, side > 0 ? 0 : 1), b) +
      line(p.ink, 5, path`M${X(112)} 500V640M${X(300)} 500V800`);
    const base = r.int(0, 4);
    for (const [x, y, k, n] of [
      [150, 618, 0.42, 0],
      [214, 646, 0.6, 1],
      [306, 690, 0.9, 2],
      [306, 752, 0.9, 4],
      [214, 692, 0.6, 3],
      [390, 850, 1.2, 6],
      [400, 760, 1.2, 5],
    ] as const)
      out += crate(s, X(x), y, k, base + n);
    out += person(s, "vendor", X(262), 640, 150, { shadow: 0, dir: side > 0 ? -1 : 1, coat: p.warm });
  }
  return (
    out +
    person(s, "couple", 400, 700, 110) +
    person(s, "woman", 450, 900, 250, { dir: -1, coat: p.pop }) +
    globes(s, [400], 190, 26)
  );
};
