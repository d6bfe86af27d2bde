// Tables under a white cloth.
import { mix } from "../../colour.ts";
import { at, blob, dab, ellipse, fill, line, opacity, poly, rect } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { cover, dish, fork, glass } from "./table.ts";

/** A silver cloche on a white cloth, between a candle and a glass, in front of a tall window with curtains. */
export const whiteCloth: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.25) : mix(p.lite, p.mid, 0.3);
  const curtain = r.pick([p.deep, mix(p.pop, p.ink, 0.35), mix(p.leaf, p.ink, 0.3)]);
  const silver = mix(p.mid, p.lite, p.dark ? 0.25 : 0.45);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(p.dark ? mix(p.sky, p.ink, 0.3) : mix(p.sky, p.lite, 0.3), rect(220, 40, 360, 560)) +
    (p.dark ? fill(p.lite, circle(480, 160, 36)) : fill(p.warm, circle(480, 180, 54))) +
    fill(mix(p.leaf, p.sky, 0.3), "M220 600V470q60 -60 120 -10q60 -70 130 -10q50 -40 110 10V600z") +
    line(mix(wall, p.ink, 0.3), 12, "M220 40H580V600H220zM400 40V600M220 300H580") +
    fill(curtain, "M120 0H260Q250 300 170 620H90zM680 0H540Q550 300 630 620H710z") +
    line(
      mix(curtain, p.ink, 0.3),
      5,
      "M160 0Q160 320 116 600M210 0Q200 320 142 600M640 0Q640 320 684 600M590 0Q600 320 658 600",
    ) +
    fill(p.warm, rect(60, 0, 680, 16)) +
    fill(p.ink, "M60 720H740V1000H60z", opacity(0.18)) +
    fill(p.lite, "M40 690Q400 640 760 690L790 1000H10z") +
    line(mix(p.lite, p.mid, 0.5), 5, "M150 740L120 1000M300 720L290 1000M500 720L510 1000M650 740L680 1000") +
    fill(mix(p.lite, p.mid, 0.25), ellipse(400, 690, 360, 42)) +
    fill(p.ink, ellipse(410, 708, 190, 24), opacity(0.18)) +
    fill(silver, ellipse(400, 700, 190, 26)) +
    fill(mix(silver, p.lite, 0.25), "M230 690C230 520 320 470 400 470S570 520 570 690z") +
    grain(fill(SHADE.right, "M230 690C230 520 320 470 400 470S570 520 570 690z"), 0.6) +
    fill(p.lite, "M270 650C276 560 310 520 350 500C320 550 306 600 304 650z", opacity(0.75)) +
    fill(p.warm, circle(400, 456, 18) + rect(392, 462, 16, 14)) +
    at(
      160,
      690,
      1,
      fill(p.warm, "M-26 0H26L12 -30H-12z") +
        fill(p.lite, rect(-11, -150, 22, 124)) +
        fill(p.warm, "M0 -196Q18 -170 0 -150Q-18 -170 0 -196z") +
        fill(p.pop, "M0 -178Q8 -164 0 -152Q-8 -164 0 -178z"),
    ) +
    at(
      650,
      700,
      1,
      fill(
        p.lite,
        "M-40 -150H40C40 -96 26 -76 4 -72V-10H34V0H-34V-10H-4V-72C-26 -76 -40 -96 -40 -150z",
        opacity(0.65),
      ) + fill(mix(p.pop, p.ink, 0.3), "M-37 -118H37C34 -90 22 -78 0 -77S-34 -90 -37 -118z"),
    )
  );
};

export const tableForTwo: Scene = (s) => {
  const { palette: p, random: r } = s;
  const plate = (y: number): string =>
    dish(
      s,
      400,
      y,
      132,
      p.lite,
      fill(nth([p.pop, p.leaf, p.warm], r.int(0, 2)), blob(r, 0, -8, 34, 26, 8)) +
        fill(p.leaf, dab(-8, 12, 56, 14, -0.4)) +
        fill(mix(p.warm, p.lite, 0.4), circle(34, 26, 9) + circle(48, 8, 6) + circle(16, 40, 5)) +
        line(mix(p.crust, p.ink, 0.2), 6, "M-56 30q40 40 90 20"),
    );
  return (
    cover(s, "cloth", p.dark ? mix(p.deep, p.ink, 0.15) : mix(p.lite, p.mid, 0.28)) +
    fill(p.lite, poly([400, 60], [760, 500], [400, 940], [40, 500])) +
    line(mix(p.lite, p.mid, 0.5), 3, poly([400, 100], [724, 500], [400, 900], [76, 500])) +
    plate(300) +
    plate(700) +
    at(
      400,
      500,
      1,
      fill(p.ink, circle(5, 6, 34), opacity(0.2)) +
        fill(p.deep, circle(0, 0, 32)) +
        fill(p.pop, circle(-14, -6, 18) + circle(14, 2, 18)) +
        fill(p.warm, circle(-14, -6, 6) + circle(14, 2, 6)),
    ) +
    glass(s, 590, 360, mix(p.pop, p.ink, 0.3), 44) +
    glass(s, 210, 640, mix(p.warm, p.lite, 0.4), 44) +
    fork(s, 220, 300, 0) +
    fork(s, 580, 700, 180)
  );
};
