import { DEFAULT_PREFERENCES, type FilterOptions, type ParisTime, type PlainSort } from "@flaneur/domain";
import { readAddress } from "../../src/features/filters/filters.address.ts";
import { corrected } from "../../src/features/filters/filters.changes.ts";
import { CollectionsQuery } from "../../src/features/guide/collections.graphql.ts";
import { CollectionQuery, NeighbourhoodQuery } from "../../src/features/guide/guide.graphql.ts";
import { hasShelf } from "../../src/features/guide/has-shelf.ts";
import { listingVariables } from "../../src/features/places/listing.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "../../src/features/places/places.graphql.ts";
import { isOffered } from "../../src/features/search/is-offered.ts";
import { SearchSuggestionsQuery } from "../../src/features/search/search-suggestions.graphql.ts";
import { suggestionVariables } from "../../src/features/search/suggestion-variables.ts";
import { SharedListQuery, SharedViewQuery } from "../../src/features/share/shared.graphql.ts";
import { sharedListPage } from "../../src/features/share/shared-list-page.ts";
import { type GraphRequest, graphRequest } from "../../src/graph/graph-request.ts";

/**
 * Returns the last part of a path in a folder, decoded as React Router does: a part with invalid percent-encoding, such
 * as `%`, is not changed. Null for a path outside the folder.
 */
function lastPartOf(
  folder: "places" | "collections" | "neighbourhoods" | "lists" | "views",
  pathname: string,
): string | null {
  const [, found, encoded] = /^\/([a-z]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (found !== folder || encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Returns the queries of the first view of a URL, the most important first. The server does not know the preferences of
 * the visitor, so the queries use the default preferences.
 * @param plainSort The order of a list that no question and no quick filter has made. @default by name
 * @param known The values that filters can have. If null, types and tags that do not exist are kept.
 */
export function firstQueries(
  { pathname, search }: URL,
  now: ParisTime,
  known: FilterOptions | null,
  plainSort: PlainSort = DEFAULT_PREFERENCES.plainSort,
): readonly GraphRequest[] {
  if (pathname === "/") {
    const address = readAddress(search, { ...DEFAULT_PREFERENCES, plainSort });
    const { filters } = known === null ? address : corrected(address, known);
    const options = graphRequest(FilterOptionsQuery, {});
    // Favorites and views belong to an account, which only the browser knows.
    return filters.activeTab === "all"
      ? [
          graphRequest(PlacesQuery, listingVariables(filters, now)),
          options,
          ...(hasShelf(filters) ? [graphRequest(CollectionsQuery, {})] : []),
          ...(isOffered(filters)
            ? [graphRequest(SearchSuggestionsQuery, suggestionVariables({ text: filters.search, filters }, now, null))]
            : []),
        ]
      : [options];
  }
  // The page about the product shows the pictures of the collections, and says whether all places are curated.
  if (pathname === "/about") return [graphRequest(CollectionsQuery, {}), graphRequest(FilterOptionsQuery, {})];
  const slug = lastPartOf("collections", pathname);
  if (slug !== null) return [graphRequest(CollectionQuery, { slug })];
  const area = lastPartOf("neighbourhoods", pathname);
  if (area !== null) return [graphRequest(NeighbourhoodQuery, { slug: area })];
  const list = lastPartOf("lists", pathname);
  if (list !== null) return [graphRequest(SharedListQuery, { token: list, page: sharedListPage(search) })];
  const view = lastPartOf("views", pathname);
  if (view !== null) return [graphRequest(SharedViewQuery, { token: view })];
  const id = lastPartOf("places", pathname);
  return id === null ? [] : [graphRequest(PlaceQuery, { id })];
}
