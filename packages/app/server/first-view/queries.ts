import { DEFAULT_PREFERENCES, type ParisTime } from "@flaneur/domain";
import { readAddress } from "../../src/features/filters/filters.address.ts";
import { type GraphRequest, graphRequest } from "../../src/graph/graph-request.ts";
import { listingVariables } from "../../src/places/listing.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "../../src/places/places.graphql.ts";

/**
 * Returns the id in the path of a place, decoded as React Router does: an id with invalid percent-encoding, such as
 * `%`, stays as it is. Null for any other path.
 */
function placeIdOf(pathname: string): string | null {
  const [, encoded] = /^\/places\/([^/]+)$/.exec(pathname) ?? [];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Returns the queries of the first view of a URL, the most important first. The preferences are unknown here. */
export function firstQueries({ pathname, search }: URL, now: ParisTime): readonly GraphRequest[] {
  if (pathname === "/") {
    const { filters } = readAddress(search, DEFAULT_PREFERENCES);
    const options = graphRequest(FilterOptionsQuery, {});
    // Favorites and views belong to an account, which only the browser knows.
    return filters.activeTab === "all"
      ? [graphRequest(PlacesQuery, listingVariables(filters, now)), options]
      : [options];
  }
  const id = placeIdOf(pathname);
  return id === null ? [] : [graphRequest(PlaceQuery, { id })];
}
