import type { GridColumns, ListPreferences, ParisTime } from "@flaneur/domain";
import { preloadPictures } from "@flaneur/ui";
import { matchPath } from "react-router";
import { readAddress } from "./features/filters/filters.address.ts";
import { CollectionsQuery } from "./features/guide/collections.graphql.ts";
import { hasShelf } from "./features/guide/has-shelf.ts";
import type { Graph } from "./graph/graph.ts";
import { listingVariables, readListing } from "./places/listing.ts";
import { placeVariables } from "./places/place-detail.actors.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "./places/places.graphql.ts";

interface FirstScreen {
  readonly address: Pick<Location, "pathname" | "search">;
  readonly preferences: ListPreferences;
  readonly columns: GridColumns;
  /** Whether the queries include favorites. */
  readonly signedIn: boolean;
  readonly now: ParisTime;
}

/**
 * Sends the queries of the first screen before the first render. Results that the page includes are not queried again.
 */
export function loadFirstScreen(graph: Graph, { address, preferences, columns, signedIn, now }: FirstScreen): void {
  const { pathname, search } = address;
  if (pathname === "/") {
    const { filters } = readAddress(search, preferences);
    const variables = listingVariables(filters, now, signedIn);
    const isIncluded = graph.firstResult(PlacesQuery, variables) !== null;
    graph.loadAhead(PlacesQuery, variables).then((reply) => {
      // If the page includes its listing, its HTML already loads the pictures.
      if (!isIncluded && "data" in reply && reply.data.places) preloadPictures(readListing(reply.data).places, columns);
    });
    void graph.loadAhead(FilterOptionsQuery, {});
    if (hasShelf(filters)) void graph.loadAhead(CollectionsQuery, {});
  }
  const id = matchPath("/places/:id", pathname)?.params.id;
  if (id !== undefined) void graph.loadAhead(PlaceQuery, placeVariables(id, signedIn));
}
