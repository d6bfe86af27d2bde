import type { Coordinates, Facets, Place, PlaceFilters, PlaceSort, TransportMode } from "@flaneur/domain";

/** From where and how travel times are told. */
export interface Origin {
  readonly from: Coordinates;
  readonly mode: TransportMode;
}

export interface PlaceQuestion {
  readonly filters: PlaceFilters;
  readonly sort: PlaceSort;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly origin: Origin | null;
  readonly facets: boolean;
}

export interface PlaceAnswer {
  readonly places: readonly Place[];
  readonly total: number;
  readonly facets: Facets | null;
}

/** Where listing is decided. Every engine behind it agrees with `matches()`, `facetCounts()` and `comparePlaces()` of the domain. */
export interface PlaceSearch {
  list(question: PlaceQuestion): Promise<PlaceAnswer>;
  /** Null for an unknown id. A permanently closed place is found: its address may have been kept. */
  byId(id: string, origin: Origin | null): Promise<Place | null>;
  /** At most six, best first (§9); closed places are left out. */
  related(place: Place): Promise<readonly Place[]>;
}
