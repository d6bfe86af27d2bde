import { type FilterState, MIN_SUGGESTED_LENGTH } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import type { Suggestion } from "@flaneur/ui/places-screen";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";
import { listingConditions } from "../../places/listing-conditions.ts";

/**
 * Returns what the search of the filters means, or null. The offer of an earlier search stays until that of the current
 * search is loaded. On the Favorites tab, whose list is searched as text alone, nothing is offered.
 */
export function useSearchOffer(filters: FilterState): Suggestion | null {
  const graph = useGraph();
  const page = usePageActor();
  const messages = useMessages();
  const location = useConfirmedLocation()?.coordinates ?? null;
  const [offer, setOffer] = useState<Suggestion | null>(null);
  const isOffered = filters.search.length >= MIN_SUGGESTED_LENGTH && filters.activeTab !== "favorites";
  useEffect(() => {
    if (!isOffered) {
      setOffer(null);
      return;
    }
    let isOver = false;
    let stop = () => {};
    const conditions = { ...listingConditions(page), location: () => location };
    import("./load-offer.ts").then(
      ({ loadOffer }) => {
        if (!isOver) stop = loadOffer({ graph, conditions, filters, messages }, setOffer);
      },
      // Without its code there is no offer: the listing is complete.
      () => setOffer(null),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isOffered, graph, page, filters, location, messages]);
  return isOffered ? offer : null;
}
