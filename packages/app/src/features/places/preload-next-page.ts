import { type FilterState, GRID_ROWS, type GridColumns, setPage } from "@flaneur/domain";
import { preloadPictures } from "@flaneur/ui";
import type { Graph } from "../../graph/graph.ts";
import { listingQuery, readListing } from "./listing.ts";
import type { ListingConditions } from "./listing-conditions.ts";

interface NextPage {
  readonly graph: Graph;
  /** The filters of the current page. */
  readonly filters: FilterState;
  /** `pagination.next` of the current page. */
  readonly after: string | null;
  readonly columns: GridColumns;
  readonly conditions: ListingConditions;
}

/** Whether the visitor wants to save data. Only some browsers report this. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the next page of the listing into the cache, and the pictures of its first rows. Does nothing if the visitor
 * wants to save data. Returns a function that cancels the load.
 */
export function preloadNextPage({ graph, filters, after, columns, conditions }: NextPage): () => void {
  if (savesData()) return () => {};
  const { document, variables } = listingQuery(graph, conditions);
  return graph.load(document, variables(setPage(filters, filters.page + 1, after ?? filters.after)), (reply) => {
    if ("data" in reply && !reply.stale) preloadPictures(readListing(reply.data).places, GRID_ROWS * columns, "low");
  });
}
