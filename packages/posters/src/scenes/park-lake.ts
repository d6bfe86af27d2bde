// Park: a lake with a wooded island and rowing boats.
import { mix } from "../colour.ts";
import { at, bars, blob, ellipse, fill, line, opacity, rect } from "../kit.ts";
import { luxChair } from "../primitives/furniture.ts";
import { skinOf } from "../primitives/people.ts";
import { farTown } from "../primitives/roofs.ts";
import { skyOf, sun } from "../primitives/sky.ts";
import { bough, poplar } from "../primitives/trees.ts";
import { grain, type Scene, SHADE } from "../stage.ts";

export const parkLake: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 590;
  let out =
    sun(s, r.pick([180, 610]), 230, 90) +
    skyOf(s, 3, hz) +
    farTown(s, hz - 20, mix(p.haze, p.sky, 0.25)) +
    fill(mix(p.leaf, p.haze, 0.5), blob(r, 90, hz, 210, 110, 10) + blob(r, 740, hz, 210, 120, 10));
  const wooded = `${blob(r, 400, hz - 30, 190, 110, 11)}${blob(r, 300, hz - 20, 110, 90, 9)}${blob(r, 520, hz - 24, 120, 100, 9)}`;
  out +=
    fill(p.leaf, wooded) +
    grain(fill(SHADE.down, wooded), 0.6) +
    poplar(s, 352, hz - 40, 230) +
    poplar(s, 470, hz - 40, 190) +
    poplar(s, 420, hz - 30, 270) +
    fill(mix(p.ground, p.ink, 0.12), ellipse(410, hz + 2, 230, 14));
  out += fill(p.water, rect(0, hz, 800, 420));
  // reflection
  out +=
    `<g transform="translate(0 ${2 * hz + 10}) scale(1 -1)" opacity=".35">` +
    fill(p.ink, "M200 590C220 500 300 470 340 460L400 340H440L500 470C560 480 610 520 630 590z") +
    "</g>";
  out +=
    bars(mix(p.water, p.lite, 0.5), 6, 70, 60, "M0 640h800M-60 700h860M30 770h800M-80 850h900") +
    bars(mix(p.water, p.ink, 0.35), 6, 50, 90, "M40 668h760M-30 734h830M60 812h740");
  for (const [x, y, k, d] of [
    [250, 760, 1.5, 1],
    [590, 700, 1, -1],
  ] as const)
    out += at(
      x,
      y,
      [k * d, k],
      fill(p.ink, "M-96 18H96L70 34H-66z", opacity(0.3)) +
        fill(skinOf(s), ellipse(-10, -56, 9, 10)) +
        fill(p.pop, "M-26 -2C-26 -34 -22 -44 -10 -46C4 -44 6 -30 6 -2z") +
        fill(p.lite, `${ellipse(-10, -62, 18, 5)}M-20 -62Q-10 -78 0 -62z`) +
        line(mix(p.crust, p.ink, 0.3), 5, "M-2 -26L86 26") +
        fill(mix(p.crust, p.ink, 0.28), "M-92 -8Q0 14 92 -10Q84 20 62 22H-62Q-84 20 -92 -8z") +
        fill(p.lite, "M-92 -8Q0 14 92 -10L90 -2Q0 22 -90 0z"),
    );
  out +=
    bough(s, -1, 420, 300, p.leaf) +
    fill(mix(p.leaf, p.ink, 0.35), "M-10 1000V930Q120 880 300 950Q420 980 460 1000zM810 1000V900Q700 880 600 1000z") +
    luxChair(s, 690, 930, 1.5, { dir: -1, shadow: false, c: p.pop });
  return out;
};
