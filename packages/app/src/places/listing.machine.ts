import type { FilterState, TransportMode } from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import { createQueryMachine } from "../query/query.machine.ts";
import { RETRY_ONCE } from "../query/retry-policy.ts";

/** One page of the listing, and the list that it belongs to unless that is all places. */
export interface LoadedListing extends Listing {
  readonly source?: "favorites";
  /** The mode of the travel times. Absent if the page was loaded without a location. */
  readonly transportMode?: TransportMode;
}

/** Loads the page of places that the filters select. */
export const listingMachine = createQueryMachine<FilterState, LoadedListing>(RETRY_ONCE);
