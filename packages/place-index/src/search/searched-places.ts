import type { Coordinates, Place, PlaceFilters, PlaceQuery } from "@flaneur/domain";
import type { NameMatch } from "../find-places.ts";

/** A place that is found by its names. */
export interface NamedPlace {
  readonly place: Place;
  readonly match: NameMatch;
}

/** The places that suggestions are made of: an index, with the places of its ids. */
export interface SearchedPlaces {
  list(query: PlaceQuery & { readonly facets: boolean }): Promise<{ readonly places: readonly Place[] }>;
  count(filters: PlaceFilters): Promise<number>;
  /** Returns the listed places whose names have all words of a text, best first. Words may be misspelt. */
  find(text: string, limit: number): Promise<readonly NamedPlace[]>;
  /** Returns the point of an address or a sight, with its name to show; null if it is unknown. */
  locate(text: string): Promise<{ readonly name: string; readonly coordinates: Coordinates } | null>;
}
