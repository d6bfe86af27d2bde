// The rock and temple of the Buttes-Chaumont. Dealt only to a park, monument, spot or activity with this name.
import { mix } from "../../colour.ts";
import { fill, line, opacity, path, rect, times } from "../../kit.ts";
import { bush, circle, onHalf, puff, shadow } from "../../primitives/flat.ts";
import { skyWash } from "../../primitives/sky.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";

export const buttesRock: Scene = (s) => {
  const { palette: p } = s;
  const rock = p.dark ? mix(p.mid, p.lite, 0.25) : mix(p.lite, p.warm, 0.25);
  const greens = [mix(p.leaf, p.ink, 0.3), p.leaf, mix(p.leaf, p.warm, 0.3)] as const;
  const stone = mix(p.lite, p.warm, 0.06);
  const rope = mix(p.wood, p.ink, 0.35);
  const disc = p.dark ? p.lite : p.time === "dawn" ? p.pop : p.time === "golden" ? p.lite : p.warm;
  return (
    skyWash(s, 620) +
    onHalf(
      fill(disc, circle(84, 110, 40)) +
        puff(260, 130, 1, mix(p.sky, p.lite, 0.55)) +
        fill(mix(p.leaf, p.haze, 0.5), "M0 250C80 200 150 230 210 210S340 190 400 220V420H0z") +
        fill(rock, "M122 400V262l12 -20l6 -62l18 -22l14 -30h58l16 26l10 44l16 22l6 62l16 30v88z") +
        shadow(s, "M204 128h26l16 26l10 44l16 22l6 62l16 30v88H206l14 -60l-16 -50l12 -60z", 0.12) +
        shadow(s, "M236 152l10 2l10 44l16 22l6 62l16 30v88h-40l10 -70l-20 -50l14 -60z", 0.16) +
        line(mix(rock, p.ink, 0.3), 3, "M146 250l20 -16l6 -40M166 330l-8 -40l12 -26") +
        grain(fill(SHADE.right, "M204 128h26l16 26l10 44l16 22l6 62l16 30v88H206z"), 0.4) +
        fill(mix(stone, p.ink, 0.1), rect(162, 120, 76, 8)) +
        fill(stone, times(6, (i) => rect(168 + i * 12, 76, 6, 46)) + rect(162, 68, 76, 9)) +
        shadow(s, rect(216, 68, 22, 54), 0.16) +
        fill(p.roof, "M166 68q34 -52 68 0z") +
        shadow(s, "M200 42q22 4 34 26h-34z", 0.3) +
        fill(p.roof, rect(198, 32, 4, 14)) +
        fill(greens[2], bush(128, 214, 15) + bush(288, 292, 20)) +
        fill(greens[1], bush(262, 200, 13) + bush(112, 312, 22)) +
        line(rope, 5, "M-6 226Q60 262 132 246") +
        line(rope, 2.5, "M-6 206Q60 242 136 226") +
        line(
          rope,
          1.6,
          times(9, (i) => path`M${4 + i * 15} ${211 + Math.sin((i / 8) * 3.1) * 16}v22`),
        ) +
        fill(greens[0], bush(30, 300, 44) + bush(370, 286, 46)) +
        fill(greens[1], bush(346, 330, 34) + bush(60, 350, 36)) +
        fill(greens[2], bush(400, 352, 40) + bush(0, 356, 34)) +
        grain(fill(SHADE.ball, circle(30, 300, 44)) + fill(SHADE.ball, circle(370, 286, 46)), 0.5) +
        fill(p.water, rect(0, 384, 400, 116)) +
        fill(rock, "M122 384h174l-10 92l-40 10l-50 -6l-54 8z", opacity(0.5)) +
        fill(greens[0], "M0 384h120l-20 40H0zM300 384h100v46l-80 -6z", opacity(0.5)) +
        fill(
          mix(p.water, p.lite, 0.5),
          times(5, (i) => rect(40 + ((i * 97) % 250), 410 + i * 17, 90, 3)),
        ) +
        fill(p.pop, "M224 446h70l-12 18h-48z") +
        fill(mix(p.pop, p.lite, 0.35), "M224 446h70l-3 5h-64z") +
        fill(p.ink, circle(250, 434, 7)) +
        fill(p.warm, "M241 446q9 -14 18 0z") +
        line(rope, 2.5, "M262 438l36 22"),
    )
  );
};
