import { placeBody } from "@flaneur/contract";
import type { Place } from "@flaneur/domain";
import { orPlaceholder, type PlaceMedia } from "../media/place-media.ts";

/**
 * Returns a function that creates the bodies of places. With media, the function sends one more query, for all places
 * together.
 */
export const createPlaceBodies = (media: PlaceMedia) => async (places: readonly Place[], withMedia: boolean) => {
  if (!withMedia) return places.map(placeBody);
  const files = await media.filesOf(places.map(({ id }) => id));
  return places.map((place) => ({ ...placeBody(place), mediaFiles: orPlaceholder(files.get(place.id)) }));
};

export type PlaceBodies = ReturnType<typeof createPlaceBodies>;
