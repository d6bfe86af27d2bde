import { type MediaItem, type Origin, type Place, travelTime } from "@flaneur/domain";
import { PlaceIndex } from "@flaneur/place-index";

/** A place with its pictures and videos. */
export interface ListedPlace extends Place {
  readonly media: readonly MediaItem[];
}

/** Places in memory, with the search index that the server uses, too. */
export interface ListedPlaces {
  readonly all: readonly ListedPlace[];
  readonly index: PlaceIndex;
  /** Returns the places of some ids, in the order of the ids, with their travel time from an origin. */
  readonly read: (ids: readonly string[], origin: Origin | null) => readonly ListedPlace[];
}

export function createListedPlaces(all: readonly ListedPlace[]): ListedPlaces {
  const index = new PlaceIndex();
  index.put(all);
  const byId = new Map(all.map((place) => [place.id, place]));
  const measured = (place: ListedPlace, { from, mode }: Origin): ListedPlace => ({
    ...place,
    travelTime: travelTime(from, place.coordinates, mode),
  });
  return {
    all,
    index,
    read: (ids, origin) =>
      ids
        .flatMap((id) => byId.get(id) ?? [])
        .map((place) => (origin === null ? { ...place, travelTime: null } : measured(place, origin))),
  };
}
