import { CLIP_SIZE, type Clip, clipFrame, dealPosters, type PosterSpec } from "@flaneur/posters";
import sharp, { type Sharp } from "sharp";
import { readSeedPlaces } from "../../src/import/seed-places.ts";

/** The first poster of each curated place, by place id. */
const specs: ReadonlyMap<string, PosterSpec> = await (async () => {
  const places = (await readSeedPlaces()).map((place) => ({
    id: place.id,
    name: place.name,
    type: place.types[0] ?? "Spot",
    types: place.types,
    tags: place.tags,
    arrondissement: Number(place.arrondissement.slice(3)),
  }));
  const picks = dealPosters(places);
  return new Map(places.map((place) => [place.id, { ...place, variant: 1, pick: picks.get(place.id) ?? 0 }]));
})();

/** Renders one frame of a clip as a picture of CLIP_SIZE. @throws Error if the seed has no place `clip.placeId`. */
export function renderFrame(clip: Clip, index: number): Sharp {
  const spec = specs.get(clip.placeId);
  if (spec === undefined) throw new Error(`There is no place '${clip.placeId}' in the seed`);
  const { width, height } = CLIP_SIZE;
  return sharp(Buffer.from(clipFrame(clip, spec, index)))
    .resize(width, height)
    .flatten({ background: "#ffffff" });
}
