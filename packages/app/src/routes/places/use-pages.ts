import { useNextPage } from "../../features/places/use-next-page.ts";
import type { Places } from "./use-places.ts";

/** The pagination, for both layouts of the footer. */
export function usePages({ filtersActor, filters, shown, listing }: Places) {
  // While another list is loading, its pages are not counted from a place of this one.
  const after = listing.pending ? null : (listing.result?.pagination.next ?? null);
  return {
    listing: shown,
    onPageChange: (page: number) => filtersActor.send({ type: "page.go", page, after }),
    onPageSizeChange: (limit: (typeof filters)["limit"]) => filtersActor.send({ type: "limit.choose", limit }),
    onNextInView: useNextPage(filters, after),
  };
}
