import { type Origin, travelTime } from "@flaneur/domain";
import { PlaceIndex, toIndexedPlace } from "@flaneur/place-index";
import type { PlaceWithMedia } from "@flaneur/ui";

/** The places of a flow, listed by the engine of the product. */
export interface ListedPlaces {
  readonly all: readonly PlaceWithMedia[];
  readonly index: PlaceIndex;
  /** Returns the places of some ids, in the order of the ids, with their travel time from an origin. */
  readonly read: (ids: readonly string[], origin: Origin | null) => readonly PlaceWithMedia[];
}

export function createListedPlaces(all: readonly PlaceWithMedia[]): ListedPlaces {
  const index = new PlaceIndex();
  index.put(all.map(toIndexedPlace));
  const byId = new Map(all.map((place) => [place.id, place]));
  const measured = (place: PlaceWithMedia, { from, mode }: Origin): PlaceWithMedia => ({
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
