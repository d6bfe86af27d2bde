// Interior: the studio.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, poly, rect } from "../../kit.ts";
import { farLandmark } from "../../primitives/landmarks.ts";
import { type Person, person } from "../../primitives/people.ts";
import { art } from "../../primitives/wares.ts";
import { nth } from "../../random.ts";
import type { Scene } from "../../stage.ts";
import { beams, planks, wallOf } from "./props.ts";

export const studio: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = wallOf(s),
    fy = 760,
    win = p.dark ? mix(p.sky, p.mid, 0.3) : mix(p.sky, p.lite, 0.5),
    wood = mix(p.crust, p.ink, 0.4);
  let out =
    fill(wall, rect(0, 0, 800, fy)) +
    fill(mix(wall, p.lite, 0.4), rect(216, 56, 540, 474)) +
    fill(win, rect(230, 70, 512, 446)) +
    farLandmark(s, 590, 516, 0.34) +
    fill(mix(p.haze, p.deep, 0.2), "M230 516v-60h60v-30h30v30h70v-50h40v50h90v-26h50v26h80v-44h46v44h46v60z") +
    line(
      p.dark ? p.ink : p.deep,
      8,
      "M230 182H742M230 294H742M230 405H742M332 70V516M434 70V516M537 70V516M640 70V516",
    );
  out += planks(s, fy, mix(p.crust, p.ink, p.dark ? 0.45 : 0.2)) + beams(s, fy, [250, 430, 600], 120, -150);
  // shelf of pots
  const pot = (x: number, y: number, k: number, c: string, n: number) =>
    at(
      x,
      y,
      k,
      fill(
        c,
        nth(
          [
            "M-20 0C-34 -24 -30 -50 -12 -58V-70H12V-58C30 -50 34 -24 20 0z",
            "M-16 0C-40 -20 -40 -44 -26 -60H26C40 -44 40 -20 16 0z",
            "M-14 0L-20 -80H20L14 0z",
          ],
          n,
        ),
      ) + fill(p.lite, nth(["M-30 -34H30V-26H-30z", "M-36 -40H36V-32H-36z", "M-18 -50H18V-44H-18z"], n)),
    );
  for (let j = 0; j < 3; j++) {
    out += fill(wood, rect(24, 250 + j * 140, 160, 12));
    for (let i = 0; i < 3; i++)
      out += pot(52 + i * 52, 250 + j * 140, 0.7, nth([p.pop, p.deep, p.warm, p.leaf], i + j), i + j);
  }
  // easel with a canvas
  const ground = r.pick([p.lite, p.warm, p.sky]);
  out +=
    fill(p.ink, poly([420, 930], [640, 930], [760, 985], [520, 990]), opacity(0.25)) +
    line(wood, 12, "M530 300L440 930M540 300L640 930M536 330L536 900") +
    fill(p.ink, rect(432, 356, 230, 300), opacity(0.2)) +
    art(s, 536, 340, 230, 300, ground, r.int(0, 3)) +
    fill(wood, rect(410, 640, 252, 16) + rect(516, 316, 40, 26));
  out +=
    person(s, r.pick<Person>(["dress", "vendor"]), 330, 940, 400, { dir: 1, coat: p.pop }) +
    line(wood, 5, "M388 720L440 600");
  // table with a jar of brushes
  out +=
    fill(wood, rect(60, 800, 150, 14) + rect(74, 814, 12, 130) + rect(186, 814, 12, 130)) +
    pot(136, 800, 1.4, p.deep, 1) +
    line(wood, 5, "M116 720L96 640M136 720V630M152 720L176 646") +
    fill(p.pop, ellipse(96, 632, 8, 14) + ellipse(176, 638, 8, 14)) +
    fill(p.warm, ellipse(136, 622, 8, 14));
  return out;
};
