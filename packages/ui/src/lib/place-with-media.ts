import type { MediaItem, Place } from "@flaneur/domain";

/** The fields of a place that a card needs. */
export type CardPlace = Pick<
  Place,
  | "id"
  | "name"
  | "address"
  | "types"
  | "tags"
  | "arrondissement"
  | "placeStatus"
  | "travelTime"
  | "rating"
  | "openingHours"
  | "isChosen"
> & {
  readonly media: readonly MediaItem[];
  /** Whether the place is a favorite; null or absent if this was not loaded. */
  readonly isFavorite?: boolean | null | undefined;
};

/** The fields of a place that a table, a preview or a map needs. */
export type ListedPlace = CardPlace & Pick<Place, "googleMapsUrl" | "coordinates">;

/** A place with its pictures and clips, in the order in which they are shown. */
export type PlaceWithMedia = Place & { readonly media: readonly MediaItem[] };
