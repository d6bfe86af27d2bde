// Café exteriors: the terrace close by, the front across the pavement.
import { mix, onto } from "../colour.ts";
import { at, bars, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { letters } from "../letters.ts";
import { bottles } from "../primitives/food.ts";
import { gueridon, onTable, rattanBack, rattanChair } from "../primitives/furniture.ts";
import { bust, dog, type Person, person } from "../primitives/people.ts";
import { awning, houseAboveShop, pavement, shopfront } from "../primitives/shops.ts";
import { type Scene, TOP_SIGN_WIDTH, unflip } from "../stage.ts";

export const cafeTerrace: Scene = (s) => {
  const { palette: p, random: r } = s,
    a = r.pick([p.pop, p.deep, p.leaf]),
    paint = r.pick([p.ink, p.deep, p.leaf].filter((c) => c !== a)),
    floor = 770;
  const glass = p.dark ? mix(p.glow, p.pop, 0.12) : mix(p.glass, p.sky, 0.2);
  let out =
    fill(paint, rect(0, 0, 800, floor)) +
    fill(glass, rect(46, 250, 330, floor - 330) + rect(424, 250, 330, floor - 330));
  // inside: globe lamps, light in the panes, and half curtains on a brass rod
  const hangs = [130, 290, 510, 670],
    cloth = mix(p.lite, p.dark ? p.zest : p.mid, 0.22);
  out += p.dark
    ? fill(mix(glass, p.pop, 0.3), rect(46, 470, 330, 80) + rect(424, 470, 330, 80))
    : fill(
        p.lite,
        poly([250, 250], [346, 250], [200, 560], [104, 560]) + poly([640, 250], [680, 250], [534, 560], [494, 560]),
        opacity(0.2),
      );
  out +=
    line(p.ink, 3, hangs.map((x) => path`M${x} 250v112`).join("")) +
    fill(p.dark ? p.lite : mix(p.zest, p.lite, 0.35), hangs.map((x) => ellipse(x, 384, 25)).join(""));
  const dim = p.dark ? mix(glass, p.pop, 0.5) : mix(glass, p.ink, 0.45);
  out +=
    fill(dim, rect(46, 470, 330, 6) + rect(424, 470, 330, 6)) +
    bottles(s, 52, 470, 130, 70, [dim]) +
    bottles(s, 610, 470, 130, 70, [dim]) +
    at(300, 560, 1.25, bust(0, 0, 1, dim, r.int(0, 3))) +
    at(508, 560, 1.25, bust(0, 0, 1, dim, r.int(0, 3)));
  let hem = "";
  for (const x0 of [46, 424]) {
    hem += path`M${x0} 548h330v142h-330z`;
  }
  out +=
    fill(cloth, hem) +
    bars(mix(cloth, p.ink, 0.14), 142, 5, 17, "M56 619h312M434 619h312") +
    line(p.zest, 6, "M40 546h342M418 546h342");
  out +=
    fill(p.ink, rect(46, 250, 330, 40) + rect(424, 250, 330, 40), opacity(0.35)) +
    fill(mix(paint, p.lite, 0.25), rect(40, 690, 342, 8) + rect(418, 690, 342, 8)) +
    fill(paint, rect(205, 250, 10, 440) + rect(583, 250, 10, 440)) +
    fill(mix(paint, p.ink, 0.35), rect(66, 712, 290, 40) + rect(444, 712, 290, 40));
  out += fill(p.ground, rect(0, floor, 800, 300)) + fill(mix(p.ground, p.ink, 0.2), rect(0, floor, 800, 12));
  let tiles = "";
  for (let i = -3; i < 14; i++) tiles += path`M${400 + (i - 5.5) * 76} ${floor}L${400 + (i - 5.5) * 130} 1000`;
  out += line(mix(p.ground, p.ink, 0.14), 3, tiles + path`M0 ${floor + 62}h800M0 ${floor + 150}h800`);
  const sign = letters(s.name, 400, 108, 34, TOP_SIGN_WIDTH);
  const [shadow, aw] = awning(s, -20, sign.d ? 164 : 60, 840, sign.d ? 96 : 170, {
    n: 13,
    a,
    valance: 44,
    shadow: 70,
    out: 20,
  });
  out += shadow + unflip(s, 400, line(onto(paint, p.dark ? p.glow : p.lite, p.ink), sign.pen(5), sign.d)) + aw;
  // the terrace: two chairs and a table
  const k = 2.7,
    y = 900,
    cx = r.range(380, 420);
  out += fill(p.ink, poly([cx - 250, y - 4], [cx + 250, y - 4], [cx + 430, y + 56], [cx - 40, y + 66]), opacity(0.28));
  out +=
    rattanChair(s, cx - 190, y, k, { a, frame: mix(p.zest, p.ink, 0.2) }) +
    rattanChair(s, cx + 190, y, k, { a, dir: -1, frame: mix(p.zest, p.ink, 0.2) });
  out += gueridon(s, cx, y + 14, k, {
    rx: 48,
    on: onTable.coffee(s, -18) + r.pick([onTable.wine(s, 20), onTable.coffee(s, 22), onTable.carafe(s, 20)]),
  });
  return out;
};

export const cafeFront: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 396,
    paint = r.pick([p.deep, p.leaf, p.pop, p.ink]),
    a = paint === p.pop ? p.deep : p.pop;
  let out = houseAboveShop(s, y) + pavement(s, 776, 884);
  out += shopfront(s, {
    x: 50,
    y,
    w: 700,
    h: 386,
    colour: paint,
    sign: s.name,
    signColour: onto(paint, p.dark ? p.glow : p.lite, p.ink),
    bays: ["win", "door", "win"],
    glass: p.dark ? p.glow : mix(p.glass, p.ink, 0.25),
    inside: (x, yy, w, h, door) =>
      door
        ? ""
        : fill(
            p.lite,
            ellipse(x + w * 0.28, yy + h * 0.34, 15) + ellipse(x + w * 0.72, yy + h * 0.34, 15),
            opacity(p.dark ? 1 : 0.85),
          ) + line(p.lite, 2, path`M${x + w * 0.28} ${yy}v${h * 0.3}M${x + w * 0.72} ${yy}v${h * 0.3}`),
  });
  const [sh, aw] = awning(s, 50, y + 82, 700, 84, { a, n: 15, valance: 28 });
  out += sh + aw;
  let row = "";
  for (let i = 0; i < 5; i++) {
    if (i === 2) continue;
    const x = 110 + i * 146;
    row +=
      fill(p.ink, ellipse(x + 30, 814, 84, 9), opacity(0.3)) +
      rattanBack(s, x, 810, 1.06, { a }) +
      (i % 2 ? "" : gueridon(s, x + 72, 820, 1.1, { on: onTable.coffee(s, 0), rx: 34 }));
  }
  out +=
    row +
    person(s, "waiter", 400, 836, 184, { dir: 1 }) +
    (r.chance(0.5)
      ? dog(620, 930, 1.3, p.ink)
      : person(s, r.pick<Person>(["woman", "man"]), 640, 950, 190, { dir: -1 }));
  return out;
};
