// Store exteriors: front, bouquinistes, shop window.
import { mix, onto } from "../colour.ts";
import { at, bars, blob, dab, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../kit.ts";
import { letters } from "../letters.ts";
import { boxBall } from "../primitives/furniture.ts";
import { farLandmark } from "../primitives/landmarks.ts";
import { type Person, person } from "../primitives/people.ts";
import { awning, houseAboveShop, pavement, shopfront } from "../primitives/shops.ts";
import { clouds, skyWash, stars, sun } from "../primitives/sky.ts";
import { bookRow, bouquet, dressForm, hat } from "../primitives/wares.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE, TOP_SIGN_WIDTH, unflip } from "../stage.ts";

export const storeFront: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 400,
    paint = r.pick([p.deep, p.pop, p.leaf, p.ink, p.zest].filter((c) => c !== p.sky)),
    kind = r.pick(["mode", "livres", "fleurs"] as const);
  const inside = p.dark ? p.glow : mix(p.lite, p.sky, 0.35),
    light = onto(paint, p.lite, p.ink);
  let out = houseAboveShop(s, y) + pavement(s, 862);
  const inks = [p.pop, p.deep, p.zest, p.leaf, p.ink];
  const content = (x: number, yy: number, w: number, h: number, door: boolean, i: number) => {
    const b = yy + h,
      back = fill(mix(inside, p.pop, 0.15), rect(x, yy + h * 0.6, w, h * 0.4));
    if (door) return back + fill(p.lite, rrect(x + w / 2 - 30, yy + h * 0.3, 60, 26, 4));
    if (kind === "mode")
      return (
        back +
        line(p.ink, 3, path`M${x + w * 0.2} ${yy}v24M${x + w * 0.8} ${yy}v24`) +
        fill(p.warm, path`M${x + w * 0.2 - 18} ${yy + 42}q18 -34 36 0zM${x + w * 0.8 - 18} ${yy + 42}q18 -34 36 0z`) +
        dressForm(s, x + w * 0.3, b, 1.2, i ? p.deep : p.pop) +
        dressForm(s, x + w * 0.7, b, 1.06, i ? p.pop : p.leaf) +
        hat(s, x + w * 0.5, b, 0.7, p.ink)
      );
    if (kind === "livres") {
      const a = bookRow(s, 0, 0, w - 12, h * 0.26, inks),
        b = bookRow(s, 0, 0, w - 12, h * 0.26, inks);
      return (
        back +
        [0.34, 0.66, 1]
          .map(
            (q, j) =>
              (j < 2 ? at(x + 6, yy + h * q - 4, 1, j ? b : a) : at(x + w - 6, yy + h * q - 4, [-1, 1], a)) +
              fill(mix(p.ink, paint, 0.3), rect(x, yy + h * q - 4, w, 6)),
          )
          .join("")
      );
    }
    return (
      back +
      [0.2, 0.5, 0.8].map((q, j) => bouquet(s, x + w * q, b - (j === 1 ? 20 : 0), 1.05, nth(inks, i + j))).join("")
    );
  };
  out += shopfront(s, {
    x: 46,
    y,
    w: 708,
    h: 472,
    colour: paint,
    sign: s.name,
    signColour: light,
    fascia: 92,
    bays: r.pick([
      ["win", "door", "win"],
      ["door", "win"],
      ["win", "door"],
    ] as ("win" | "door")[][]),
    inside: content,
    glass: inside,
    riser: 70,
  });
  if (r.chance(0.6)) {
    const [sh, aw] = awning(s, 60, y + 86, 680, 60, {
      a: r.pick([p.pop, p.ink, p.zest].filter((c) => c !== paint)),
      n: r.pick([1, 15, 17]),
      valance: 24,
      shadow: 26,
    });
    out += sh + aw;
  }
  // Books, bouquets or clipped trees on the pavement.
  if (kind === "livres")
    out += [150, 300]
      .map(
        (x) =>
          fill(mix(p.crust, p.ink, 0.45), poly([x - 62, 850], [x + 62, 850], [x + 54, 892], [x - 54, 892])) +
          bookRow(s, x - 54, 852, 108, 40, inks) +
          line(p.ink, 6, path`M${x - 48} 890v34M${x + 48} 890v34`),
      )
      .join("");
  else if (kind === "fleurs")
    out += [120, 196, 640, 716].map((x, j) => bouquet(s, x, 922, 1.35, nth(inks, j))).join("");
  else out += boxBall(s, 92, 916, 150) + boxBall(s, 708, 916, 150);
  out += person(s, r.pick<Person>(["woman", "umbrella", "dress", "couple"]), r.range(400, 560), 934, 214);
  return out;
};

export const bouquinistes: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 610,
    box = p.leaf;
  let out = (p.dark ? stars(s, 14, 300) : clouds(s, 80, 300, 2)) + sun(s, 220, 240, 92) + skyWash(s, hz);
  out +=
    farLandmark(s, 540, hz, 0.36) +
    fill(
      mix(p.haze, p.deep, 0.25),
      "M0 610V560q60 -50 120 -10q50 -44 110 0q40 -30 80 4V610zM680 610v-40q50 -40 120 -10v50z",
    );
  out +=
    fill(p.water, rect(0, hz, 800, 120)) +
    bars(mix(p.water, p.lite, 0.45), 5, 60, 90, path`M20 ${hz + 26}h780M-60 ${hz + 56}h860`);
  // parapet and boxes
  const y = 716;
  out +=
    fill(p.wall, rect(0, y, 800, 150)) +
    fill(p.shade, rect(0, y + 24, 800, 126)) +
    line(
      mix(p.shade, p.ink, 0.18),
      3,
      path`M0 ${y + 74}h800M120 ${y + 24}v50M340 ${y + 24}v50M560 ${y + 24}v50M220 ${y + 74}v76M450 ${y + 74}v76M680 ${y + 74}v76`,
    );
  const inks = [p.pop, p.deep, p.zest, p.lite, p.ink];
  for (const [x, w] of [
    [30, 236],
    [290, 236],
    [550, 236],
  ] as const) {
    out +=
      fill(mix(box, p.ink, 0.42), rect(x + 8, y - 96, w - 16, 92)) +
      bookRow(s, x + 14, y - 8, w - 28, 70, inks) +
      fill(box, poly([x, y - 150], [x + w, y - 150], [x + w - 8, y - 92], [x + 8, y - 92])) +
      fill(mix(box, p.lite, 0.2), poly([x, y - 150], [x + w, y - 150], [x + w, y - 142], [x, y - 142])) +
      fill(box, rect(x, y - 14, w, 50)) +
      fill(p.ink, rect(x, y - 14, w, 6) + rect(x + w - 8, y - 8, 8, 44), opacity(0.3));
    out +=
      fill(p.lite, rect(x + 24, y - 134, 30, 36) + rect(x + w - 92, y - 134, 52, 36)) +
      fill(p.pop, rect(x + 66, y - 134, 36, 36)) +
      fill(p.deep, rect(x + 29, y - 128, 20, 18) + ellipse(x + w - 66, y - 116, 11));
  }
  out += fill(p.ground, rect(0, 864, 800, 140)) + grain(fill(SHADE.floor, rect(0, 864, 800, 136)), 0.6);
  out +=
    person(s, "man", 200, 936, 250, { dir: 1, coat: p.pop }) +
    person(s, r.pick<Person>(["woman", "dress", "umbrella"]), 590, 944, 240, { dir: -1, coat: p.deep });
  const trunk = mix(p.ink, p.leaf, 0.15);
  out +=
    fill(trunk, "M716 1000C728 700 726 400 712 0H760C762 400 768 700 784 1000z") +
    grain(fill(SHADE.right, "M734 1000C746 700 742 400 730 0H760C762 400 768 700 784 1000z"), 0.6) +
    fill(p.leaf, blob(r, 640, -20, 300, 170, 11, 0.2)) +
    grain(fill(SHADE.ball, ellipse(640, -20, 290, 150)), 0.5);
  let lv = "";
  for (let i = 0; i < 16; i++) lv += dab(r.range(330, 800), r.range(40, 160), 46, 15, r.range(0.6, 2));
  return out + fill(mix(p.leaf, p.dark ? p.mid : p.warm, 0.35), lv);
};

export const storeVitrine: Scene = (s) => {
  const { palette: p, random: r } = s,
    paint = r.pick([p.deep, p.pop, p.leaf, p.ink]),
    back = p.dark ? p.glow : r.pick([mix(p.lite, p.mid, 0.25), mix(p.sky, p.lite, 0.35)]),
    a = paint === p.pop ? p.deep : p.pop,
    brass = p.warm;
  let out =
    fill(paint, rect(0, 0, 800, 1000)) +
    fill(mix(paint, p.lite, 0.22), rect(0, 190, 800, 9)) +
    fill(back, rect(70, 210, 660, 560)) +
    fill(mix(back, a, 0.22), path`M70 210H250Q230 500 70 640zM730 210H550Q570 500 730 640z`) +
    line(
      mix(back, a, 0.45),
      5,
      "M120 210Q120 470 70 560M180 210Q170 500 70 610M680 210Q680 470 730 560M620 210Q630 500 730 610",
    ) +
    fill(mix(back, p.ink, 0.14), rect(70, 690, 660, 80));
  const t = letters(s.name, 400, 116, 50, TOP_SIGN_WIDTH);
  out += unflip(s, 400, line(onto(paint, p.dark ? p.glow : p.lite, p.ink), t.pen(7.5), t.d));
  const stand = (x: number, h: number) => fill(brass, rect(x - 4, 720 - h, 8, h) + path`M${x - 34} 726q34 -20 68 0z`);
  const hat1 = (c: string, band: string) =>
    fill(p.ink, ellipse(6, 6, 92, 12), opacity(0.2)) +
    fill(c, `${ellipse(0, 0, 92, 16)}M-48 -2C-52 -66 -28 -80 -8 -74Q0 -68 8 -74C28 -80 52 -66 48 -2Q0 14 -48 -2z`) +
    fill(band, "M-49 -22Q0 -6 49 -22L48 -2Q0 14 -48 -2z");
  const hat2 = (c: string, band: string) =>
    fill(c, "M-110 4Q-60 -26 -44 -30C-40 -74 40 -74 44 -30Q60 -26 110 4Q0 34 -110 4z") +
    fill(band, "M-45 -32Q0 -16 45 -32L47 -18Q0 0 -47 -18z") +
    fill(p.leaf, dab(40, -26, 40, 12, -0.6)) +
    fill(band, ellipse(44, -28, 13));
  const beret = (c: string) =>
    fill(c, "M-70 -6C-80 -44 -30 -66 10 -62C60 -58 84 -30 70 -4Q0 22 -70 -6z") +
    line(c, 7, "M4 -62q2 -12 8 -16") +
    fill(p.ink, "M-60 -4Q0 18 62 -2L58 8Q0 24 -56 6z", opacity(0.35));
  out +=
    stand(210, 250) +
    at(210, 470, 1.06, hat1(p.ink, a)) +
    stand(590, 300) +
    at(590, 424, 1, hat2(p.dark ? p.lite : mix(p.warm, p.lite, 0.3), a));
  // a dress form in the middle
  out += at(
    400,
    726,
    3,
    fill(p.wood, "M-2 0V-40h4V0zM-22 0Q0 -12 22 0z") +
      fill(
        a,
        "M-14 -146Q-26 -142 -24 -122L-14 -92L-38 -28Q0 -16 38 -28L14 -92L24 -122Q26 -142 14 -146Q0 -136 -14 -146z",
      ) +
      fill(p.ink, "M2 -142L14 -146Q26 -142 24 -122L14 -92L38 -28Q24 -22 8 -22z", opacity(0.2)) +
      fill(p.wood, rect(-4, -162, 8, 18)) +
      fill(brass, "M-14 -94H14V-88H-14z") +
      line(p.lite, 1.6, "M-28 -52L-33 -28M-10 -84L-16 -24M10 -84L16 -24M28 -52L33 -28"),
  );
  out +=
    at(130, 726, 1, beret(p.leaf === paint ? p.pop : p.leaf)) +
    at(
      680,
      728,
      1,
      fill(p.deep === paint ? p.ink : p.deep, "M-46 -80H46L54 0H-54z") +
        line(brass, 5, "M-22 -80C-22 -124 22 -124 22 -80") +
        fill(brass, rrect(-9, -56, 18, 14, 3)),
    ) +
    at(
      530,
      728,
      1,
      fill(p.pop === a ? p.warm : p.pop, rrect(-50, -40, 100, 40, 5)) +
        fill(p.lite, rect(-50, -26, 100, 8) + rect(-6, -40, 12, 40)),
    );
  // glass, frame, riser
  out +=
    fill(
      p.lite,
      poly([180, 210], [300, 210], [120, 770], [70, 770], [70, 560]) +
        poly([560, 210], [590, 210], [410, 770], [380, 770]),
      opacity(p.dark ? 0.14 : 0.24),
    ) +
    fill(p.ink, rect(70, 210, 660, 22) + rect(70, 210, 14, 560), opacity(0.3)) +
    line(brass, 5, rrect(70, 210, 660, 560, 2)) +
    fill(mix(paint, p.ink, 0.35), rect(90, 810, 180, 66) + rect(310, 810, 180, 66) + rect(530, 810, 180, 66)) +
    fill(mix(paint, p.lite, 0.2), rect(50, 776, 700, 12));
  out +=
    fill(p.ground, rect(0, 906, 800, 100)) +
    fill(p.ink, rect(0, 900, 800, 10), opacity(0.5)) +
    grain(fill(SHADE.up, rect(0, 0, 800, 176)), 0.4);
  return out + (p.dark ? grain(fill(LIGHT.halo, ellipse(400, 920, 380, 70)), 0.8) : "");
};
