// The places with a clip, and the scene of each clip.
import type { Stage } from "../stage.ts";
import { gardenBasin } from "./scenes/basin.ts";
import { canalAtNight } from "./scenes/canal.ts";
import { eiffelAtNight } from "./scenes/eiffel.ts";
import { fullHouse } from "./scenes/film.ts";
import { metroPassing } from "./scenes/metro.ts";
import { turningMill } from "./scenes/moulin.ts";
import { swimmers } from "./scenes/pool.ts";
import { terrace } from "./scenes/terrace.ts";

/** Returns the body of one frame, as a `Scene` does for a poster. `t` is the elapsed share of the loop: 0 <= t < 1. */
export type MovingScene = (s: Stage, t: number) => string;

export interface Clip {
  /** Id of a curated place. */
  readonly placeId: string;
  readonly scene: MovingScene;
  /** The id of a palette. @default the palette of the place's posters */
  readonly ink?: string;
}

export const clips: readonly Clip[] = [
  { placeId: "tour-eiffel", scene: eiffelAtNight, ink: "encre" },
  { placeId: "moulin-rouge", scene: turningMill, ink: "rubis" },
  { placeId: "canal-saint-martin", scene: canalAtNight, ink: "encre" },
  { placeId: "pont-de-bir-hakeim", scene: metroPassing },
  { placeId: "jardin-du-luxembourg", scene: gardenBasin },
  { placeId: "cafe-de-flore", scene: terrace },
  { placeId: "le-grand-rex", scene: fullHouse, ink: "prune" },
  { placeId: "piscine-pontoise", scene: swimmers },
];
