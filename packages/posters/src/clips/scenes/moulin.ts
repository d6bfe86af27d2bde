// The windmill on its boulevard: its sails turn with all their bulbs, in front of rays.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, poly, times } from "../../kit.ts";
import { lamp } from "../../primitives/furniture.ts";
import { moulin } from "../../primitives/landmark-towers.ts";
import { person } from "../../primitives/people.ts";
import { farTown } from "../../primitives/roofs.ts";
import { groundOf, skyWash } from "../../primitives/sky.ts";
import { tree } from "../../primitives/trees.ts";
import { grain, LIGHT, type Stage } from "../../stage.ts";
import { lap, sway } from "../motion.ts";

const FOOT = 790;
const SIZE = 1.12;
const HUB = FOOT - 400 * SIZE;
const RAYS = 14;

function rays(t: number): string {
  const step = (2 * Math.PI) / RAYS;
  return times(RAYS, (i) => {
    const from = (i - lap(t)) * step;
    const edge = (angle: number): [number, number] => [400 + 1300 * Math.cos(angle), HUB + 1300 * Math.sin(angle)];
    return poly([400, HUB], edge(from), edge(from + step / 2));
  });
}

/** Bulbs along both edges of each sail. Every third bulb is bright, and the bright bulbs move outwards. */
function bulbs(s: Stage, turn: number, t: number): string {
  const along = (part: number): string =>
    times(4, (sail) =>
      times(8, (i) => {
        if ((i + 30 - part) % 3 !== 0) return "";
        const a = turn + (sail * Math.PI) / 2;
        const at = (u: number, v: number): string =>
          ellipse(
            (Math.cos(a) * u - Math.sin(a) * v) * SIZE + 400,
            (Math.sin(a) * u + Math.cos(a) * v) * SIZE + HUB,
            6,
          );
        return at(52 + i * 25, 0) + (i > 0 ? at(52 + i * 25, 50) : "");
      }),
    );
  return [0, 1, 2]
    .map((part) =>
      fill(
        mix(s.palette.glow, s.palette.lite, 0.4),
        along(part),
        opacity(0.35 + 0.65 * Math.max(0, sway(t, 5, -part / 3))),
      ),
    )
    .join("");
}

export function turningMill(s: Stage, t: number): string {
  const { palette: p } = s;
  const turn = 0.5 + (t * Math.PI) / 2;
  const tone = [mix(p.mid, p.lite, 0.55), mix(p.deep, p.pop, 0.3), mix(p.deep, p.ink, 0.65)] as const;
  const paving = times(13, (i) => path`M${400 + (i - 6) * 46} ${FOOT}L${400 + (i - 6) * 190} 1000`);
  const glow = 0.55 + 0.1 * sway(t, 2);
  return (
    fill(mix(p.sky, p.mid, 0.3), rays(t)) +
    skyWash(s, 760) +
    grain(fill(LIGHT.halo, ellipse(400, HUB, 380)), 0.4) +
    farTown(s, FOOT, mix(p.haze, p.sky, 0.2)) +
    at(86, FOOT + 14, 1, tree(s, 0, 0, 250, { dabs: 5 })) +
    at(714, FOOT + 14, [-1, 1], tree(s, 0, 0, 250, { dabs: 5 })) +
    at(400, FOOT, SIZE, moulin([...tone], p.pop, turn)) +
    bulbs(s, turn, t) +
    groundOf(s, FOOT) +
    line(mix(p.ground, p.ink, 0.2), 3, `${paving}M0 ${FOOT + 48}h800M0 ${FOOT + 122}h800`) +
    grain(fill(LIGHT.halo, ellipse(400, FOOT + 16, 270, 80)), glow) +
    lamp(s, 186, 950, 330) +
    lamp(s, 614, 950, 330) +
    person(s, "couple", 330, 936, 128, { dir: 1, coat: p.zest }) +
    person(s, "umbrella", 494, 966, 134, { dir: -1, coat: p.deep })
  );
}
