import { type ParisTime, parisTimeText, setSearch } from "@flaneur/domain";
import { listingVariables, originVariable } from "../places/listing.ts";
import type { ListingConditions } from "../places/listing-conditions.ts";
import type { SuggestQuery } from "./suggest.machine.ts";

/** Returns the variables of the query for the suggestions of a text. */
export const suggestionVariables = (
  { text, filters }: SuggestQuery,
  now: ParisTime,
  location: ReturnType<ListingConditions["location"]>,
) => ({
  typed: text,
  now: parisTimeText(now),
  filters: listingVariables(setSearch(filters, ""), now, false, location).filters,
  ...originVariable(location, filters.transportMode),
});
