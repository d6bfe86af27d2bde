import type { MediaItem, Place } from "@flaneur/domain";

/** What a card needs to know of a place. */
export type CardPlace = Pick<
  Place,
  "id" | "name" | "types" | "tags" | "arrondissement" | "placeStatus" | "travelTime" | "rating" | "openingHours"
> & {
  readonly media: readonly MediaItem[];
  /** As far as it was loaded: not for someone who is not signed in. */
  readonly isFavorite?: boolean | null | undefined;
};

/** What a table, a preview or a map needs to know of a place beside that. */
export type ListedPlace = CardPlace & Pick<Place, "address" | "googleMapsUrl" | "coordinates">;

/** A place with its pictures and clips, in the order they are shown. */
export type PlaceWithMedia = Place & { readonly media: readonly MediaItem[] };
