import { type Coordinates, type FilterState, GRID_ROWS, type GridColumns, type ParisTime } from "@flaneur/domain";
import { preloadPictures } from "@flaneur/ui";
import type { Graph } from "../../graph/graph.ts";
import { readListing } from "../../places/listing.actors.ts";
import { listingVariables } from "../../places/listing.variables.ts";
import { PlacesQuery } from "../../places/places.graphql.ts";

interface NextPage {
  readonly graph: Graph;
  /** Of the page that is shown. */
  readonly filters: FilterState;
  readonly columns: GridColumns;
  readonly signedIn: boolean;
  /** The confirmed one; null without. */
  readonly location: Coordinates | null;
  readonly now: ParisTime;
}

/** Browsers that know it say here that someone has to pay for what they load. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the next page of the listing into the cache, and the pictures of its first rows. Not where someone saves data.
 * Returns a way to give it up.
 */
export function preloadNextPage({ graph, filters, columns, signedIn, location, now }: NextPage): () => void {
  if (savesData()) return () => {};
  const variables = listingVariables({ ...filters, page: filters.page + 1 }, now, signedIn, location);
  return graph.load(PlacesQuery, variables, (reply) => {
    if ("data" in reply && !reply.stale) preloadPictures(readListing(reply.data).places, GRID_ROWS * columns, "low");
  });
}
