// The frames of a clip, as SVG.
import { type PosterSpec, stageFor } from "../poster.ts";
import { assemble } from "../stage.ts";
import type { Clip } from "./clips.ts";

/** Size of a clip in pixels, in the posters' ratio of 4 to 5. */
export const CLIP_SIZE = { width: 480, height: 600 } as const;
/** Frames per second. */
export const CLIP_RATE = 24;
/** Frames of one loop: five seconds. */
export const CLIP_FRAMES = 120;

/**
 * Renders one frame of a clip as an SVG of 800 by 1000.
 * @param spec the first poster of the clip's place.
 * @param index number of the frame, 0 to CLIP_FRAMES - 1.
 */
export function clipFrame({ scene, ink }: Clip, spec: PosterSpec, index: number): string {
  // Each frame has a new stage with the same seed of random numbers, so that all frames contain the same shapes.
  const stage = stageFor(ink === undefined ? spec : { ...spec, ink });
  return assemble(scene(stage, index / CLIP_FRAMES), stage);
}
