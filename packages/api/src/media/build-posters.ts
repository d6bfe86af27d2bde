import { availableParallelism } from "node:os";
import { arrondissementNumber } from "@flaneur/domain";
import pLimit from "p-limit";
import { dealSeedPosters } from "../db/seed.ts";
import { readSeedPlaces } from "../db/seed-places.ts";
import { withDerivedTags } from "../places/derived-tags.ts";
import { BUILT_POSTERS, builtFolder } from "./built-posters.ts";
import { LISTING_WIDTHS, type PosterPlace, posterKey, posterSvg } from "./posters.ts";
import { renderPoster } from "./render-poster.ts";

/** Returns the curated places as the database would return them for pictures, without a database. */
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
  /** Folder to fill. @default `BUILT_POSTERS` */
  readonly folder?: string;
  /** Number of places, counted from the first. @default all */
  readonly places?: number;
  /**
   * Called before the first picture is rendered, with the number of missing pictures; not called when none is missing.
   */
  readonly onBegin?: (pictures: number) => void;
}

/**
 * Renders the missing first posters of the curated places in the widths of the listing, on all cores, and deletes the
 * leftovers of earlier builds. @returns the number of rendered pictures.
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
