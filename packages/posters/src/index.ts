/**
 * Posters of places: drawings of scenes, in the inks of a palette. This package reads no files: the caller passes the
 * drawings.
 */
export { type AppIconPurpose, appIcon } from "./app-icon.ts";
export { type DealtPlace, dealPosters } from "./deal.ts";
export { createDrawings, type Drawings } from "./drawings.ts";
export {
  GENERATOR_VERSION,
  LANDMARK_SCENE_NAMES,
  POSTER_VARIANTS,
  type PosterSpec,
  type PosterVariant,
  poster,
  posterColour,
  sceneNameFor,
} from "./poster.ts";
export { random } from "./random.ts";
