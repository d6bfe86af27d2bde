import { availableParallelism } from "node:os";
import { arrondissementNumber } from "@flaneur/domain";
import pLimit from "p-limit";
import { dealSeedPosters } from "../db/seed.ts";
import { readSeedPlaces } from "../db/seed-places.ts";
import { withDerivedTags } from "../places/derived-tags.ts";
import { BUILT_POSTERS, builtFolder } from "./built-posters.ts";
import { LISTING_WIDTHS, type PosterPlace, posterKey, posterSvg } from "./posters.ts";
import { renderPoster } from "./render-poster.ts";

/** The curated places as the database returns them for their pictures, without a database. */
export async function curatedPlaces(): Promise<readonly PosterPlace[]> {
  const seedPlaces = await readSeedPlaces();
  const picks = dealSeedPosters(seedPlaces);
  return seedPlaces.map((place) => ({
    id: place.id,
    name: place.name,
    tags: withDerivedTags(place.tags, place),
    type: place.types[0] ?? "Spot",
    arrondissement: arrondissementNumber(place.arrondissement) ?? 1,
    pick: picks.get(place.id) ?? 0,
  }));
}

interface BuildOptions {
  /** @default that of the product */
  readonly folder?: string;
  /** How many places, from the first on. @default all */
  readonly places?: number;
  /** Called before the first picture is rendered, with how many there are; not called when none is missing. */
  readonly onBegin?: (pictures: number) => void;
}

/**
 * Renders the first poster of each curated place in the widths of the listing, as far as they are missing, on all cores,
 * and deletes what earlier builds left. @returns how many pictures were rendered.
 */
export async function buildPosters(options: BuildOptions = {}): Promise<number> {
  const folder = builtFolder(options.folder ?? BUILT_POSTERS);
  const places = (await curatedPlaces()).slice(0, options.places);
  const wanted = new Map(
    places.flatMap((place) => LISTING_WIDTHS.map((width) => [posterKey(place, 1, width), { place, width }] as const)),
  );
  await folder.removeOutdated();
  const present = await folder.retain((name) => wanted.has(name));
  const missing = [...wanted].filter(([key]) => !present.has(key));
  if (missing.length > 0) options.onBegin?.(missing.length);
  const limit = pLimit(availableParallelism());
  await limit.map(missing, async ([key, { place, width }]) => {
    await folder.write(key, await renderPoster(posterSvg(place, 1), width));
  });
  return missing.length;
}
