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
import type { ListQuery, Reach, SearchSuggestion } from "@flaneur/place-index";

export interface PlaceSearchResult {
  readonly places: readonly Place[];
  readonly total: number;
  /** Null when they were not requested. */
  readonly facets: Facets | null;
  /** What was probably meant, when the list is empty and the search looks misspelt. An engine may have no suggestions. */
  readonly suggestion: SearchSuggestion | null;
}

/** Lists places. Every implementation agrees with `matches()`, `facetCounts()` and `comparePlaces()` of the domain. */
export interface PlaceSearch {
  list(query: ListQuery): Promise<PlaceSearchResult>;
  /** The id of every place of a list, in its order. */
  ids(query: Pick<PlaceQuery, "filters" | "sort" | "origin">): Promise<readonly string[]>;
  /** Every place of a list whose position is known, by id; at most MAX_PINS of them. */
  pins(filters: PlaceFilters): Promise<PlacePins>;
  /** Null for an unknown id. A permanently closed place is found, too: people may have saved its address. */
  byId(id: string, origin: Origin | null): Promise<Place | null>;
  /** At most six, best first (§9); closed places are left out. */
  related(place: Place): Promise<readonly Place[]>;
  /** Ids of the listed places within reach, nearest first. */
  within(travel: TravelFilter): Promise<readonly string[]>;
  /** How many listed places each step of the slider reaches from a point. */
  reach(origin: Origin): Promise<readonly Reach[]>;
  /** Every value that listed places have, with how many have it; in no particular order. */
  values(category: FilterCategory): Promise<readonly FacetCount[]>;
}
