// Which places have a clip, and what it shows.
import type { Stage } from "../stage.ts";
import { gardenBasin } from "./scenes/basin.ts";
import { canalAtNight } from "./scenes/canal.ts";
import { eiffelAtNight } from "./scenes/eiffel.ts";
import { fullHouse } from "./scenes/film.ts";
import { metroPassing } from "./scenes/metro.ts";
import { turningMill } from "./scenes/moulin.ts";
import { swimmers } from "./scenes/pool.ts";
import { terrace } from "./scenes/terrace.ts";

/** Draws the moment `t` of a loop, 0..1, as a scene of the posters draws its only one. */
export type MovingScene = (s: Stage, t: number) => string;

export interface Clip {
  /** A curated place. */
  readonly placeId: string;
  readonly scene: MovingScene;
  /** Id of a palette; else that of the place's posters. */
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
