// The Eiffel Tower at night, with sparkling lights and a turning searchlight.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, opacity, path, poly, times } from "../../kit.ts";
import { lamp } from "../../primitives/furniture.ts";
import { eiffel } from "../../primitives/landmark-towers.ts";
import { person } from "../../primitives/people.ts";
import { farTown } from "../../primitives/roofs.ts";
import { groundOf, skyWash } from "../../primitives/sky.ts";
import { clipped } from "../../primitives/trees.ts";
import { sparkle } from "../../primitives/wares.ts";
import { random } from "../../random.ts";
import { grain, LIGHT, type Stage } from "../../stage.ts";
import { flash, lap, move, sway } from "../motion.ts";

const FOOT = 816;
const SIZE = 1.06;
const TOP = FOOT - 640 * SIZE;
const SPARKS = 150;

/**
 * The two beams of the searchlight, seen from the side. A beam is long when it points sideways. It becomes a flash when
 * it points at the viewer.
 */
function beam(s: Stage, t: number): string {
  const end = (half: 0 | 0.5): string => {
    const across = Math.cos(2 * Math.PI * (t + half));
    const reach = 900 * across;
    const spread = 16 + 64 * Math.abs(across);
    const drop = 40 * sway(t, 1, half);
    return poly([400, TOP], [400 + reach, TOP + drop - spread], [400 + reach, TOP + drop + spread]);
  };
  const facing = Math.max(0, sway(t)) ** 12;
  return (
    fill(s.palette.lite, end(0) + end(0.5), opacity(0.15)) +
    move(400, TOP, fill(s.palette.lite, ellipse(0, 0, 11)) + fill(s.palette.lite, sparkle(0, 0, 60)), {
      scale: 0.5 + 0.7 * facing,
      alpha: 0.4 + 0.6 * facing,
    })
  );
}

const twinkling = (s: Stage, t: number): string => {
  const r = random("stars");
  return times(46, (i) => {
    const star = ellipse(r.range(10, 790), r.range(14, 560), r.pick([1.8, 2.4, 3.2]));
    return fill(s.palette.lite, star, opacity(0.5 + 0.4 * sway(t, 1 + (i % 3), r())));
  });
};

const sparks = (s: Stage, t: number): string => {
  const r = random("sparks");
  return times(SPARKS, () => {
    const height = 580 * r() ** 1.25;
    const half = 4 + 146 * Math.exp(-height / 178);
    const x = half * r.pick([-1, 1]) * (height < 250 ? r.range(0.5, 1) : r());
    const bright = flash(lap(t, r.int(2, 3), r()), 0.2);
    return move(400 + x * SIZE, FOOT - height * SIZE, fill(s.palette.lite, sparkle(0, 0, r.range(11, 21))), {
      alpha: bright,
    });
  });
};

export function eiffelAtNight(s: Stage, t: number): string {
  const { palette: p } = s;
  const gold = [mix(p.warm, p.lite, 0.3), mix(p.warm, p.pop, 0.5), mix(p.ink, p.pop, 0.2)] as const;
  return (
    skyWash(s, 800) +
    twinkling(s, t) +
    fill(mix(p.sky, p.mid, 0.35), ellipse(236, 300, 150)) +
    fill(p.lite, ellipse(236, 300, 104)) +
    beam(s, t) +
    farTown(s, FOOT, mix(p.haze, p.sky, 0.15)) +
    grain(fill(LIGHT.halo, ellipse(400, FOOT - 90, 330, 210)), 0.5) +
    at(400, FOOT, SIZE, eiffel([...gold])) +
    sparks(s, t) +
    groundOf(s, FOOT) +
    fill(mix(p.leaf, p.ground, 0.25), poly([330, FOOT], [470, FOOT], [620, 1000], [180, 1000])) +
    fill(mix(p.ground, p.warm, 0.16), poly([388, FOOT], [412, FOOT], [452, 1000], [348, 1000])) +
    grain(fill(LIGHT.halo, ellipse(400, FOOT + 30, 300, 60)), 0.6 + 0.1 * sway(t, 3)) +
    clipped(s, 40, FOOT + 22, 4, 66, 110) +
    clipped(s, 562, FOOT + 22, 4, 66, 110) +
    lamp(s, 96, 956, 330) +
    lamp(s, 704, 956, 330) +
    fill(p.ink, path`M330 936h150l60 26h-190z`, opacity(0.25)) +
    person(s, "couple", 384, 944, 124, { coat: p.pop })
  );
}
