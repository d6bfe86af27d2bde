// Bakery exteriors: front, bicycle, the croissant moon.
import { luma, mix, onto } from "../colour.ts";
import { arch, at, dab, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../kit.ts";
import { letters } from "../letters.ts";
import { baguette, basket, boule, cakes, croissant } from "../primitives/food.ts";
import { boxBall } from "../primitives/furniture.ts";
import { bust, cyclist, dog, type Person, person } from "../primitives/people.ts";
import { roofline } from "../primitives/roofs.ts";
import { awning, houseAboveShop, pavement, shopfront } from "../primitives/shops.ts";
import { clouds, skyWash, stars } from "../primitives/sky.ts";
import { elevation } from "../primitives/windows.ts";
import { grain, LIGHT, type Scene, SHADE, unflip } from "../stage.ts";

export const bakeryFront: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 396,
    paint = r.pick([p.deep, p.pop, p.leaf, mix(p.warm, p.pop, 0.3)].filter((c) => c !== p.sky)),
    gold = Math.abs(luma(paint) - luma(p.warm)) > 0.38 ? p.warm : onto(paint, p.lite, p.ink);
  const inside = p.dark ? p.glow : mix(p.warm, p.lite, 0.55);
  let out = houseAboveShop(s, y) + pavement(s, 862);
  const shelves = (x: number, yy: number, w: number, h: number, door: boolean) => {
    if (door)
      return (
        fill(mix(inside, p.pop, 0.22), rect(x, yy, w, h)) +
        at(
          x + w / 2,
          yy + h * 0.34,
          1,
          fill(p.lite, rrect(-34, -14, 68, 30, 5)) + fill(p.pop, rect(-24, -4, 48, 4) + rect(-18, 5, 36, 3)),
        )
      );
    const y1 = yy + h * 0.5,
      y2 = yy + h - 4;
    let up = "",
      lo = "";
    for (let q = 0; q < 3; q++)
      up += r.chance(0.6) ? boule(s, x + w * (0.2 + q * 0.3), y1, 26) : croissant(s, x + w * (0.2 + q * 0.3), y1, 0.86);
    for (let q = 0; q < 6; q++) lo += baguette(s, x + w * (0.12 + q * 0.095), y2 - 20, 108, 19, -8 + q * 3);
    return (
      fill(mix(inside, p.pop, 0.16), rect(x, y1, w, h / 2)) +
      up +
      fill(mix(p.crust, p.ink, 0.5), rect(x, y1, w, 7)) +
      lo +
      basket(s, x + w * 0.36, y2, w * 0.66, 52) +
      cakes(s, x + w * 0.84, y2)
    );
  };
  out += shopfront(s, {
    x: 46,
    y,
    w: 708,
    h: 474,
    colour: paint,
    sign: s.name,
    signColour: gold,
    fascia: 88,
    bays: ["win", "door", "win"],
    inside: shelves,
    glass: inside,
    riser: 84,
  });
  // painted glass panels: wheat sheaves
  const wheat = (x: number) =>
    at(
      x,
      640,
      1,
      line(gold, 3, "M0 120V-40M-10 110Q-4 20 -16 -20M10 110Q4 20 16 -20") +
        fill(
          gold,
          [0, 1, 2, 3].map((i) => dab(0, -30 - i * 14, 22, 7, -0.9) + dab(0, -30 - i * 14, 22, 7, -2.2)).join(""),
        ),
    );
  out += wheat(58) + wheat(742);
  const [sh, aw] = awning(s, 70, y + 84, 660, 64, {
    a: paint === p.pop ? p.ink : p.pop,
    n: 15,
    valance: 26,
    shadow: 30,
  });
  out += sh + aw;
  out +=
    person(s, r.pick<Person>(["woman", "dress", "man"]), r.range(250, 300), 926, 212, { dir: -1 }) +
    baguette(s, 250, 830, 110, 16, 24);
  out += r.chance(0.5) ? dog(610, 930, 1.5, p.ink) : boxBall(s, 660, 924, 150);
  return out;
};

export const bakeryBike: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? p.wall : r.pick([p.wall, mix(p.warm, p.lite, 0.5), p.sky]),
    paint = r.pick([p.deep, p.leaf, p.pop]),
    floor = 730;
  let out =
    fill(wall, rect(0, 0, 800, floor)) +
    fill(p.ink, poly([0, 0], [300, 0], [0, 470]), opacity(0.1)) +
    fill(mix(wall, p.ink, 0.16), rect(0, floor - 90, 800, 90));
  // painted sign on the wall, shop window cropped by the frame
  const side = s.mirrored ? 540 : 250;
  const t = letters(s.name, side, 132, 46, 400);
  out +=
    unflip(s, side, line(mix(paint, wall, 0.1), t.pen(7), t.d)) +
    fill(mix(wall, p.ink, 0.12), rect(side - 200, 216, 400, 4));
  out +=
    fill(paint, rect(500, 246, 340, floor - 246)) +
    fill(p.dark ? p.glow : mix(p.warm, p.lite, 0.5), rect(536, 280, 300, 310)) +
    fill(mix(paint, p.ink, 0.35), rect(556, 620, 280, 84));
  for (let q = 0; q < 7; q++) out += baguette(s, 566 + q * 26, 524, 150, 24, -10 + q * 3);
  out +=
    basket(s, 640, 590, 210, 86) +
    boule(s, 790, 590, 40) +
    fill(p.ink, rect(536, 280, 300, 16) + rect(536, 280, 12, 310), opacity(0.3));
  const [sh, aw] = awning(s, 500, 210, 400, 84, { a: paint === p.pop ? p.ink : p.pop, n: 9, valance: 34, shadow: 60 });
  out += sh + aw;
  out += elevation(s, 60, 262, [{ y: 320, ww: 110, wh: 210, shutters: true, rail: "each", boxes: true }], {
    bays: 1,
    wall,
  });
  out += pavement(s, floor, 900);
  out += fill(p.ink, poly([130, 846], [470, 846], [720, 916], [360, 926]), opacity(0.3));
  out += cyclist(s, 300, 848, 2.9, {
    load: "baguettes",
    coat: r.pick([p.pop, p.deep, p.zest].filter((c) => c !== paint)),
  });
  return out;
};

export const bakeryMoon: Scene = (s) => {
  const { palette: p, random: r } = s,
    x = r.range(370, 430),
    y = 400;
  let out = p.dark ? stars(s, 34, 620) : stars(s, 12, 240);
  out +=
    fill(mix(p.sky, p.dark ? p.mid : p.lite, 0.35), ellipse(x, y + 20, 268)) +
    fill(mix(p.sky, p.dark ? p.mid : p.lite, 0.62), ellipse(x, y + 20, 206)) +
    clouds(s, 540, 660, 3) +
    skyWash(s, 760);
  const c = p.crust,
    moon =
      "M-212 96C-226 -40 -134 -150 0 -150C134 -150 226 -40 212 96C172 84 152 52 132 22C98 -20 50 -30 0 -30C-50 -30 -98 -20 -132 22C-152 52 -172 84 -212 96z";
  out +=
    `<g transform="translate(${Math.round(x)} ${y}) rotate(-62) scale(.94)">` +
    fill(c, moon) +
    fill(
      mix(c, p.lite, 0.42),
      "M-194 -6C-184 -50 -156 -86 -128 -108L-116 -48L-150 14zM-98 -120C-76 -134 -50 -142 -24 -145L-20 -72L-84 -54zM20 -145C48 -142 76 -134 98 -120L84 -54L20 -72zM128 -108C156 -86 184 -50 194 -6L150 14L116 -48z",
      opacity(0.8),
    ) +
    line(
      mix(c, p.ink, 0.4),
      7,
      "M-170 64Q-150 20 -204 -16M-124 8Q-98 -40 -114 -118M-50 -32Q-36 -80 -60 -140M50 -32Q36 -80 60 -140M124 8Q98 -40 114 -118M170 64Q150 20 204 -16",
    ) +
    grain(fill(SHADE.down, moon), 0.5) +
    "</g>";
  // roofs, and a lit bakery with smoke from its chimney
  const near = p.dark ? mix(p.deep, p.ink, 0.4) : p.deep;
  out += roofline(s, 740, 0.85, mix(p.haze, p.deep, 0.3), true);
  const bx = r.pick([230, 520]);
  out += fill(
    p.lite,
    path`M${bx + 44} 760C${bx + 10} 720 ${bx + 84} 700 ${bx + 50} 654C${bx + 30} 624 ${bx + 90} 604 ${bx + 66} 566C${bx + 110} 610 ${bx + 60} 636 ${bx + 84} 668C${bx + 110} 706 ${bx + 50} 726 ${bx + 70} 760z`,
    opacity(0.55),
  );
  out +=
    roofline(s, 880, 1.15, near) +
    fill(mix(near, p.lite, 0.22), rect(bx + 24, 770, 72, 70)) +
    fill(p.pop, rect(bx + 34, 742, 16, 32) + rect(bx + 54, 742, 16, 32) + rect(bx + 74, 742, 16, 32));
  out +=
    fill(near, rect(0, 880, 800, 130)) +
    grain(fill(LIGHT.halo, ellipse(bx + 60, 920, 200, 110)), 0.9) +
    fill(p.dark ? p.glow : p.warm, arch(bx, 866, 120, 134, 30)) +
    line(near, 6, path`M${bx + 60} 866V1000M${bx} 920h120`) +
    at(bx + 38, 1000, 1.1, bust(0, 0, 1, near, 0)) +
    fill(p.lite, path`M${bx + 14} 902h48v-16q-10 -14 -24 -8q-18 -6 -24 8z`);
  return out;
};
