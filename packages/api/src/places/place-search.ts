import type {
  FacetCount,
  Facets,
  FilterCategory,
  Origin,
  Place,
  PlaceFilters,
  PlacePins,
  PlaceQuery,
  TravelFilter,
} from "@flaneur/domain";
import type { ListQuery, NameMatch, Reach, SearchSuggestion } from "@flaneur/place-index";

/** A place that is found by its names. */
export interface FoundPlace {
  readonly place: Place;
  readonly match: NameMatch;
}

export interface PlaceSearchResult {
  readonly places: readonly Place[];
  readonly total: number;
  /** The number of places that precede the page in the list. */
  readonly start: number;
  /** Counts of each facet; null when they were not requested. */
  readonly facets: Facets | null;
  /**
   * A corrected search, when the list is empty and the search seems misspelt; null otherwise. Some implementations
   * never suggest one.
   */
  readonly suggestion: SearchSuggestion | null;
}

/**
 * Lists places. Every implementation must agree with the domain's `matches()`, `facetCounts()` and `comparePlaces()`.
 */
export interface PlaceSearch {
  list(query: ListQuery): Promise<PlaceSearchResult>;
  count(filters: PlaceFilters): Promise<number>;
  /**
   * Returns the listed places whose names have all words of a text, best first. Words may be misspelt if the search
   * uses the index in memory.
   */
  find(text: string, limit: number): Promise<readonly FoundPlace[]>;
  /** Returns the ids of all places of a list, in order. */
  ids(query: Pick<PlaceQuery, "filters" | "sort" | "origin">): Promise<readonly string[]>;
  /** Returns the pins of a list's places with a known position, by id; at most MAX_PINS. */
  pins(filters: PlaceFilters): Promise<PlacePins>;
  /**
   * Returns a place; null for an unknown id or a hidden place. Permanently closed places are included, since people may
   * have saved their URLs.
   */
  byId(id: string, origin: Origin | null): Promise<Place | null>;
  /** Returns at most six related places, best first (§9), without closed ones. */
  related(place: Place): Promise<readonly Place[]>;
  /** Returns at most four places within 1,200 m, nearest first, without closed ones. */
  nearby(place: Place): Promise<readonly Place[]>;
  /** Returns the ids of the listed places within reach, nearest first. */
  within(travel: TravelFilter): Promise<readonly string[]>;
  /** Returns how many listed places are within reach of a point at each step of the slider. */
  reach(origin: Origin): Promise<readonly Reach[]>;
  /**
   * Returns a text that changes when a listed place is added, changes or is removed, also by a new day. Use it as the
   * key of what is derived from all places.
   */
  version(): Promise<string>;
  /** Returns every value that listed places have, with the number of places; in no particular order. */
  values(category: FilterCategory): Promise<readonly FacetCount[]>;
}
