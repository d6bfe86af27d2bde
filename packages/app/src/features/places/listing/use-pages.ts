import { useNextPage } from "../use-next-page.ts";
import type { Places } from "./use-places.ts";

/** Returns the props of the pagination. */
export function usePages({ filtersActor, filters, shown, listing }: Places) {
  // `after` names a place of the visible list. While another list is loading, the pages of that list are not counted from
  // this place.
  const after = listing.pending ? null : (listing.result?.pagination.next ?? null);
  return {
    listing: shown,
    onPageChange: (page: number) => filtersActor.send({ type: "page.go", page, after }),
    onPageSizeChange: (limit: (typeof filters)["limit"]) => filtersActor.send({ type: "limit.choose", limit }),
    onNextInView: useNextPage(filters, after),
  };
}
