// The frames of a clip, as pictures.
import sharp, { type Sharp } from "sharp";
import { seedPlaces } from "../places.ts";
import { type PosterSpec, stageFor } from "../posters/poster.ts";
import { posterRanks } from "../posters/ranks.ts";
import { assemble } from "../posters/stage.ts";
import type { Clip } from "./clips.ts";

/** 4:5, as posters are. */
export const CLIP_SIZE = { width: 480, height: 600 } as const;
/** One loop: five seconds. */
export const CLIP_RATE = 24;
export const CLIP_FRAMES = 120;

const specs: ReadonlyMap<string, PosterSpec> = (() => {
  const places = seedPlaces.map((place) => ({
    id: place.id,
    name: place.name,
    type: place.types[0] ?? "Spot",
    arrondissement: Number(place.arrondissement.slice(3)),
  }));
  const ranks = posterRanks(places);
  return new Map(places.map((place) => [place.id, { ...place, variant: 1, pick: ranks.get(place.id) ?? 0 }]));
})();

/** One frame of a clip. @throws when there is no such place in the seed. */
export function clipFrame({ placeId, scene, ink }: Clip, index: number): Sharp {
  const spec = specs.get(placeId);
  if (spec === undefined) throw new Error(`There is no place '${placeId}' in the seed`);
  // A stage of its own for each frame: its randomness begins anew, so that all draw the same things.
  const stage = stageFor(ink === undefined ? spec : { ...spec, ink });
  const svg = assemble(scene(stage, index / CLIP_FRAMES), stage);
  return sharp(Buffer.from(svg)).resize(CLIP_SIZE.width, CLIP_SIZE.height).flatten({ background: "#ffffff" });
}
