// Interiors: auditorium, dance floor.
import { mix } from "../../colour.ts";
import { at, bars, dots, ellipse, fill, line, opacity, poly, rect, rrect } from "../../kit.ts";
import { bust } from "../../primitives/people.ts";
import { discoBall } from "../../primitives/wares.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";

export const auditorium: Scene = (s) => {
  const { palette: p, random: r } = s,
    dark = p.dark ? p.ink : mix(p.ink, p.deep, 0.15),
    velvet = p.pop;
  let out =
    fill(dark, rect(0, 0, 800, 1000)) +
    fill(mix(velvet, p.ink, 0.35), rect(0, 0, 800, 640)) +
    bars(mix(velvet, p.ink, 0.6), 640, 16, 34, "M0 320H800") +
    fill(velvet, "M-10 -10H810V90Q700 150 600 90Q500 150 400 90Q300 150 200 90Q100 150 -10 90z") +
    fill(
      p.warm,
      "M-10 90Q100 150 200 90Q300 150 400 90Q500 150 600 90Q700 150 810 90V102Q700 164 600 102Q500 164 400 102Q300 164 200 102Q100 164 -10 102z",
    );
  // the film
  const x = 130,
    y = 176,
    w = 540,
    h = 360,
    sky = mix(p.sky, p.lite, p.dark ? 0.2 : 0.3);
  out +=
    grain(fill(LIGHT.halo, ellipse(400, 360, 460, 330)), 0.6) +
    fill(dark, rect(x - 16, y - 16, w + 32, h + 32)) +
    fill(sky, rect(x, y, w, h)) +
    fill(p.warm, ellipse(540, 270, 62)) +
    fill(p.leaf, poly([x, y + h - 42], [x + 150, y + h - 150], [x + 320, y + h - 42])) +
    fill(p.deep, rect(x, y + h - 42, w, 42)) +
    fill(
      p.ink,
      "M500 500C500 440 506 420 520 410a22 24 0 1 1 28 0C566 420 570 440 572 536H498zM566 536C566 460 574 440 588 430a20 22 0 1 1 26 0C630 440 634 470 634 536z",
    ) +
    fill(p.pop, "M506 398Q530 362 562 398L556 388H512z");
  // projector beam
  out +=
    fill(p.lite, poly([x, y], [x + w, y], [430, 1000], [370, 1000]), opacity(0.1)) +
    grain(fill(LIGHT.up, poly([x, y + 200], [x + w, y + 200], [440, 1000], [360, 1000])), 0.35);
  // rows of seats and heads
  for (let j = 0; j < 3; j++) {
    const k = 0.9 + j * 0.34,
      yy = 690 + j * 118,
      step = 118 * k,
      n = Math.ceil(900 / step),
      off = j % 2 ? step / 2 : 0;
    const c = mix(velvet, p.ink, 0.3 + (2 - j) * 0.16);
    let heads = "";
    for (let i = -1; i < n + 1; i++)
      if (r.chance(0.72)) heads += bust(i * step + off + 30, yy + 10, k * 0.92, mix(dark, p.deep, 0.14), r.int(0, 3));
    let seats = "";
    for (let i = -1; i < n + 1; i++) seats += rrect(i * step + off - 22 * k, yy - 44 * k, 104 * k, 150 * k, 26 * k);
    out += heads + fill(c, seats) + grain(fill(SHADE.down, rect(0, yy - 40, 800, 160)), 0.5);
  }
  return out;
};

export const danceFloor: Scene = (s) => {
  const { palette: p, random: r } = s,
    bg = p.ink,
    inks = [p.pop, p.mid, p.warm];
  let out = fill(bg, rect(0, 0, 800, 1000)),
    b = ["", "", ""];
  for (let i = 0; i < 9; i++) {
    const x = 40 + i * 90,
      a = r.range(-220, 220);
    b[i % 3] += poly([x, -10], [x + a - 90, 900], [x + a + 90, 900]);
  }
  out +=
    b.map((d, i) => fill(nth(inks, i), d, opacity(0.3))).join("") +
    grain(fill(LIGHT.halo, ellipse(400, 330, 380)), 0.5);
  out +=
    fill(mix(bg, p.mid, 0.3), rect(0, 0, 800, 30)) +
    fill(p.lite, [40, 130, 220, 310, 400, 490, 580, 670, 760].map((x) => ellipse(x, 34, 15, 11)).join("")) +
    line(p.lite, 4, "M400 30V150") +
    discoBall(s, 400, 300, 150);
  // booth
  out +=
    fill(mix(p.deep, p.ink, 0.3), rect(250, 560, 300, 160)) +
    dots(p.warm, 12, 26, "M266 578H540") +
    at(
      400,
      566,
      1.3,
      bust(0, 0, 1, mix(p.deep, p.ink, 0.6), 0) +
        line(p.pop, 6, "M-20 -92C-20 -120 20 -120 20 -92") +
        fill(p.pop, ellipse(-20, -88, 8, 11) + ellipse(20, -88, 8, 11)),
    );
  // crowd with raised arms, three depths
  const who = (x: number, y: number, k: number, c: string, n: number) =>
    at(
      x,
      y,
      [n % 2 ? k : -k, k],
      fill(
        c,
        "M-30 0C-34 -60 -34 -96 -16 -112L-8 -116L-8 -126A18 20 0 1 1 10 -126L10 -116L18 -112C34 -96 34 -60 30 0z",
      ) +
        line(
          c,
          15,
          n % 3 === 0
            ? "M-22 -96L-44 -150L-30 -196M22 -96L46 -146L40 -190"
            : n % 3 === 1
              ? "M22 -96L44 -150L20 -204M-22 -96L-42 -50"
              : "M-22 -96L-54 -130L-70 -180M22 -96L50 -60",
        ) +
        (n % 4 === 1 ? fill(c, ellipse(-12, -150, 14)) : ""),
    );
  for (let j = 0; j < 3; j++) {
    const c = nth([mix(p.deep, p.pop, 0.25), mix(p.deep, p.ink, 0.5), p.ink], j),
      k = 0.8 + j * 0.4,
      n = 7 - j;
    for (let i = 0; i < n; i++)
      out += who(40 + ((i + 0.5 * (j % 2)) * 780) / n + r.range(-20, 20), 800 + j * 110, k, c, r.int(0, 11));
    if (j < 2) out += grain(fill(LIGHT.halo, ellipse(400, 790 + j * 90, 420, 70)), 0.6);
  }
  return out;
};
