// What street views share: the far landmark and its tones, the sky.
import { mix } from "../../colour.ts";
import type { Tone } from "../../primitives/landmark-towers.ts";
import { type Landmark, landmarkFor } from "../../primitives/landmarks.ts";
import { clouds, skyWash, stars } from "../../primitives/sky.ts";
import type { Stage } from "../../stage.ts";

export const farTone = (s: Stage): Tone =>
  s.palette.dark
    ? [
        mix(s.palette.mid, s.palette.sky, 0.25),
        mix(s.palette.mid, s.palette.sky, 0.6),
        mix(s.palette.sky, s.palette.ink, 0.5),
      ]
    : [
        mix(s.palette.lite, s.palette.sky, 0.15),
        mix(s.palette.mid, s.palette.sky, 0.35),
        mix(s.palette.deep, s.palette.sky, 0.35),
      ];

export const anyMark = (s: Stage): Landmark =>
  s.random.chance(0.6) ? landmarkFor(s) : s.random.pick(["eiffel", "sacre", "invalides", "pantheon"] as Landmark[]);

export const sky = (s: Stage, h: number, n = 3) =>
  (s.palette.dark ? stars(s, 22, 420) : clouds(s, 80, 340, n)) + skyWash(s, h);
