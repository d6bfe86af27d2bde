import type { Messages } from "../messages/catalogue.ts";
import type { ListingState } from "./listing-state.ts";

/** 'Show 34 places', or the way back while there is nothing to count. */
export function doneLabel(listing: ListingState, { filters }: Messages): string {
  if (listing.status === "empty") return filters.showPlaces(0);
  const counted = listing.status === "ready" && !listing.refreshing;
  return counted ? filters.showPlaces(listing.pagination.total) : filters.showUncounted;
}
