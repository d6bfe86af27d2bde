import type { FilterState } from "@flaneur/domain";
import { useNavigate } from "react-router";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { listingConditions } from "../../places/listing-conditions.ts";

interface SurpriseOptions {
  readonly filters: FilterState;
  /** The places of the page that is shown. */
  readonly places: readonly { readonly id: string }[];
  /** The number of places in the whole list. */
  readonly total: number;
}

const randomBelow = (count: number): number => Math.floor(Math.random() * count);

/**
 * Returns a function that opens a random place of the whole list. In the Favorites tab, or when a place of another page
 * cannot be loaded, it opens a random place of the page that is shown.
 */
export function useSurprise({ filters, places, total }: SurpriseOptions): () => Promise<void> {
  const navigate = useNavigate();
  const graph = useGraph();
  const page = usePageActor();
  return async () => {
    // The Favorites tab has its own list, which is rarely longer than a page.
    const choosesFromPage = filters.activeTab === "favorites" || total <= places.length;
    const id = choosesFromPage
      ? null
      : await import("./load-surprise.ts")
          .then(({ loadSurprise }) =>
            loadSurprise(graph, { filters, index: randomBelow(total), conditions: listingConditions(page) }),
          )
          .catch(() => null);
    const chosen = id ?? places[randomBelow(places.length)]?.id;
    if (chosen !== undefined) navigate(`/places/${encodeURIComponent(chosen)}`);
  };
}
