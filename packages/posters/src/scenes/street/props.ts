// The sky of street views.
import { clouds, skyWash, stars } from "../../primitives/sky.ts";
import type { Stage } from "../../stage.ts";

export const sky = (s: Stage, h: number, n = 3) =>
  (s.palette.dark ? stars(s, 22, 420) : clouds(s, 80, 340, n)) + skyWash(s, h);
