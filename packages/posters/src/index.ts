/**
 * Pictures of places that are drawn by code: posters as SVG, and clips as frames of SVG. This package does not depend
 * on the product's servers.
 */
export { type AppIconPurpose, appIcon } from "./app-icon.ts";
export { type Clip, clips } from "./clips/clips.ts";
export { CLIP_FRAMES, CLIP_RATE, CLIP_SIZE, clipFrame } from "./clips/frames.ts";
export { type DealtPlace, dealPosters } from "./deal.ts";
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
