import type { FilterState, TransportMode } from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import { createQueryMachine } from "../query/query.machine.ts";
import { RETRY_ONCE } from "../query/retry-policy.ts";

/** One page of the listing, with the list that it is of where that is not all places. */
export interface LoadedListing extends Listing {
  readonly source?: "favorites";
  /** How its travel times are measured; absent where it was loaded without a location. */
  readonly transportMode?: TransportMode;
}

/** The page of places that the filters select. */
export const listingMachine = createQueryMachine<FilterState, LoadedListing>(RETRY_ONCE);
