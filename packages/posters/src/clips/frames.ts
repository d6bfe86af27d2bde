// The frames of a clip, as SVG.
import { type PosterSpec, stageFor } from "../poster.ts";
import { assemble } from "../stage.ts";
import type { Clip } from "./clips.ts";

/** 4:5, as posters are. */
export const CLIP_SIZE = { width: 480, height: 600 } as const;
/** Frames per second. */
export const CLIP_RATE = 24;
/** One loop: five seconds. */
export const CLIP_FRAMES = 120;

/**
 * One frame of a clip, as SVG of 800 by 1000.
 * @param spec the first poster of the clip's place.
 * @param index 0 to CLIP_FRAMES - 1.
 */
export function clipFrame({ scene, ink }: Clip, spec: PosterSpec, index: number): string {
  // A stage of its own for each frame: its randomness begins anew, so that all draw the same things.
  const stage = stageFor(ink === undefined ? spec : { ...spec, ink });
  return assemble(scene(stage, index / CLIP_FRAMES), stage);
}
