import type { Messages } from "../messages/catalogue.ts";
import type { ListingState } from "./listing-state.ts";

/**
 * Returns the label of the button that closes the filters: 'Show 34 places', or a text without a count while the number
 * of places is unknown.
 */
export function doneLabel(listing: ListingState, { filters }: Messages): string {
  if (listing.status === "empty") return filters.showPlaces(0);
  const counted = listing.status === "ready" && !listing.refreshing;
  return counted ? filters.showPlaces(listing.pagination.total) : filters.showUncounted;
}
