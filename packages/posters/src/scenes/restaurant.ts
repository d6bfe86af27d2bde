// Restaurant exteriors: square, front, terrace under bulbs.
import { mix, onto } from "../colour.ts";
import { at, dots, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { clothTable, glassware, setForTwo } from "../primitives/food.ts";
import { boxBall, rattanBack, rattanChair } from "../primitives/furniture.ts";
import { bust, type Person, person } from "../primitives/people.ts";
import { house } from "../primitives/roofs.ts";
import { awning, houseAboveShop, pavement, shopfront } from "../primitives/shops.ts";
import { clouds, skyWash, stars, sun } from "../primitives/sky.ts";
import { tree } from "../primitives/trees.ts";
import { elevation } from "../primitives/windows.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const restoSquare: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 640;
  let out =
    sun(s, r.range(470, 600), r.range(230, 300), r.range(96, 124)) +
    (p.dark ? stars(s, 22, 420) : clouds(s, 90, 330, 3)) +
    skyWash(s, hz);
  // a row of houses across the square
  const models = [p.wall, mix(p.wall, p.shade, 0.5), p.shade].map((c) => {
    const w = r.range(140, 200),
      h = r.range(220, 300);
    return { w, body: house(s, w, h, c) };
  });
  for (let x = -50, i = r.int(0, 2); x < 820; i++) {
    const m = nth(models, i);
    out += at(x + m.w / 2, hz, 1, m.body);
    x += m.w;
  }
  out +=
    tree(s, 96, hz + 20, 330, { dabs: 8 }) +
    fill(p.ground, rect(0, hz, 800, 400)) +
    grain(fill(SHADE.floor, rect(0, hz, 800, 360)), 0.5);
  out += fill(p.ink, poly([-10, hz], [230, hz], [560, 800], [180, 860], [-10, 760]), opacity(0.16));
  out += person(s, r.pick<Person>(["couple", "woman"]), 690, hz + 46, 104, { dir: -1 });
  // the table
  const ty = 930,
    tx = 400;
  out += fill(
    p.ink,
    poly([tx - 190, ty - 10], [tx + 190, ty - 10], [tx + 520, ty + 60], [tx + 60, ty + 70]),
    opacity(0.3),
  );
  out += rattanBack(s, tx - 250, ty - 12, 2.15, { a: p.pop }) + rattanBack(s, tx + 250, ty - 12, 2.15, { a: p.pop });
  out += clothTable(
    s,
    tx,
    ty,
    2,
    fill(p.lite, ellipse(-58, -106, 32, 5) + ellipse(58, -106, 32, 5)) +
      fill(mix(p.lite, p.deep, 0.35), ellipse(-58, -106, 21, 3) + ellipse(58, -106, 21, 3)) +
      glassware.bottle(s, 3, -108, 0.75) +
      glassware.wine(s, -24, -104, 0.75) +
      glassware.wine(s, 30, -103, 0.75),
  );
  out += person(s, "waiter", 214, 824, 250, { dir: 1, shadow: 0.6 });
  return out;
};

export const restoFront: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 352,
    paint = r.pick([p.pop, p.leaf, p.deep]),
    a = paint === p.pop ? p.ink : r.pick([p.pop, p.ink]);
  const glow = p.dark ? p.glow : mix(p.zest, p.lite, 0.3);
  let out = houseAboveShop(s, y) + pavement(s, 762, 900);
  out += shopfront(s, {
    x: 40,
    y,
    w: 720,
    h: 418,
    colour: paint,
    sign: s.name,
    signColour: onto(paint, p.lite, p.ink),
    bays: ["win", "door", "win"],
    riser: 62,
    glass: p.dark ? glow : mix(p.glass, p.ink, 0.15),
    inside: (x, yy, w, h, door) => {
      const lampC = p.dark ? p.lite : p.zest;
      if (door) return "";
      const dim = p.dark ? mix(p.glow, p.pop, 0.5) : mix(p.glass, p.sky, 0.3);
      return (
        fill(dim, rect(x, yy + h * 0.62, w, h * 0.38)) +
        line(p.ink, 2, path`M${x + w * 0.3} ${yy}v${h * 0.3}M${x + w * 0.7} ${yy}v${h * 0.3}`) +
        fill(
          lampC,
          path`M${x + w * 0.3 - 24} ${yy + h * 0.42}q24 -44 48 0zM${x + w * 0.7 - 24} ${yy + h * 0.42}q24 -44 48 0z`,
        ) +
        bust(x + w * 0.3, yy + h, 1, mix(p.ink, paint, 0.2), r.int(0, 3)) +
        bust(x + w * 0.7, yy + h, 0.94, mix(p.ink, paint, 0.2), r.int(0, 3))
      );
    },
  });
  const [sh, aw] = awning(s, 40, y + 80, 720, 96, { a, n: r.pick([1, 15, 17]), valance: 32, round: true });
  out += sh + aw;
  out += boxBall(s, 70, 800, 170, p.lite) + boxBall(s, 730, 800, 170, p.lite);
  for (const tx of [200, 600]) {
    out +=
      fill(p.ink, ellipse(tx + 40, 846, 128, 12), opacity(0.3)) +
      rattanChair(s, tx - 92, 840, 1.24, { a: p.zest, b: p.lite }) +
      rattanChair(s, tx + 92, 840, 1.24, { a: p.zest, dir: -1 }) +
      clothTable(s, tx, 846, 0.76, setForTwo(s));
  }
  out += person(s, "waiter", 404, 856, 206, { dir: 1 });
  return out;
};

export const restoString: Scene = (s) => {
  if (!s.palette.dark) return restoSquare(s); // lit bulbs need the blue hour or the night
  // terrace under a tree hung with bulbs
  const { palette: p } = s,
    fl = 740;
  let out = stars(s, 8, 240) + skyWash(s, 620);
  out +=
    fill(p.shade, rect(0, 150, 250, 700)) +
    fill(p.wall, rect(560, 90, 260, 760)) +
    elevation(
      s,
      -80,
      330,
      [
        { y: 240, ww: 76, wh: 130, shutters: true },
        { y: 470, ww: 76, wh: 140, rail: "each" },
      ],
      { bays: 2, wall: p.shade },
    ) +
    elevation(
      s,
      570,
      330,
      [
        { y: 180, ww: 76, wh: 140, rail: "each", boxes: true },
        { y: 420, ww: 76, wh: 140, shutters: true, rail: "each" },
      ],
      { bays: 2, wall: p.wall },
    ) +
    fill(
      p.haze,
      poly(
        [250, 420],
        [300, 380],
        [340, 420],
        [340, 340],
        [430, 300],
        [430, 420],
        [500, 380],
        [560, 420],
        [560, 760],
        [250, 760],
      ),
    );
  out += fill(p.ground, rect(0, fl, 800, 300)) + grain(fill(SHADE.floor, rect(0, fl, 800, 260)), 0.6);
  out += tree(s, 400, 800, 720, { w: 620, dabs: 14 });
  const wire = "M0 330Q200 450 400 390Q600 440 800 300M0 460Q400 616 800 470",
    hung = "M0 341Q200 461 400 401Q600 451 800 311M0 471Q400 627 800 481";
  out +=
    line(p.ink, 2.5, wire) + grain(fill(LIGHT.halo, ellipse(400, 520, 420, 220)), 0.6) + dots(p.glow, 20, 60, hung);
  for (const [tx, ty, k] of [
    [196, 880, 1],
    [604, 880, 1],
    [400, 964, 1.25],
  ] as const) {
    out +=
      fill(p.ink, ellipse(tx + 30 * k, ty + 2, 170 * k, 14 * k), opacity(0.3)) +
      rattanChair(s, tx - 118 * k, ty, 1.4 * k, { a: p.pop }) +
      rattanChair(s, tx + 118 * k, ty, 1.4 * k, { a: p.pop, dir: -1 }) +
      clothTable(s, tx, ty + 4, 0.92 * k, setForTwo(s));
  }
  return out;
};
