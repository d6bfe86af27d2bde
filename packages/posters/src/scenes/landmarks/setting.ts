// Surroundings of landmarks: a square with strollers, or water.
import { mix } from "../../colour.ts";
import { bars, fill, line, opacity, path, rect } from "../../kit.ts";
import { lamp } from "../../primitives/furniture.ts";
import { type Person, person } from "../../primitives/people.ts";
import { farTown } from "../../primitives/roofs.ts";
import { birds, groundOf, skyOf, sun } from "../../primitives/sky.ts";
import { tree } from "../../primitives/trees.ts";
import { grain, SHADE, type Stage } from "../../stage.ts";

const STROLLERS: readonly Person[] = ["woman", "man", "couple", "umbrella", "dress"];

/** Sky, sun and a far town down to the horizon. */
export function behind(s: Stage, horizon: number, sunX = s.random.pick([150, 640])): string {
  const { palette: p } = s;
  return (
    skyOf(s, 4, horizon) + sun(s, sunX, s.random.range(150, 230), 66) + farTown(s, horizon, mix(p.haze, p.sky, 0.25))
  );
}

/** The paved ground from the horizon down, with joints that converge towards the middle of the horizon. */
export function paved(s: Stage, horizon: number): string {
  const { palette: p } = s;
  let joints = "";
  for (let i = -6; i < 7; i++) joints += path`M${400 + i * 46} ${horizon}L${400 + i * 190} 1000`;
  return (
    groundOf(s, horizon) + line(mix(p.ground, p.ink, 0.14), 3, `${joints}M0 ${horizon + 44}h800M0 ${horizon + 112}h800`)
  );
}

/** Two strollers, a lamp and some birds in front of a landmark. */
export function strollers(s: Stage, feet = 930, height = 116): string {
  const { random: r } = s;
  return (
    lamp(s, r.pick([92, 706]), feet + 24, 380) +
    person(s, r.pick(STROLLERS), r.range(230, 340), feet, height) +
    person(s, r.pick(STROLLERS), r.range(470, 580), feet + 16, height * 1.05, { dir: -1 }) +
    birds(s, r.pick([190, 610]), 300, 4)
  );
}

/** Trees at both edges, their feet at y. */
export const sideTrees = (s: Stage, y: number, height = 220): string =>
  tree(s, 74, y, height, { dabs: 4 }) + tree(s, 730, y, height, { dabs: 4 });

/** Water from y to the lower edge, with bars of light as reflections. The bars do not depend on what is above. */
export function water(s: Stage, y: number): string {
  const { palette: p } = s;
  const bright = mix(p.water, p.lite, 0.5);
  return (
    fill(p.water, rect(0, y, 800, 1000 - y)) +
    grain(fill(SHADE.down, rect(0, y, 800, 1000 - y)), 0.5) +
    bars(
      bright,
      5,
      70,
      80,
      path`M10 ${y + 40}H800M-50 ${y + 92}H850M40 ${y + 150}H780M-30 ${y + 214}H830M20 ${y + 290}H800`,
    ) +
    bars(p.dark ? p.glow : bright, 5, 26, 140, path`M60 ${y + 66}H800M0 ${y + 120}H800M90 ${y + 182}H800`, opacity(0.7))
  );
}
