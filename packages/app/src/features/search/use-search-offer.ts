import type { FilterState } from "@flaneur/domain";
import { loadCode, useMessages } from "@flaneur/ui";
import type { Suggestion } from "@flaneur/ui/places-screen";
import { startTransition, useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import { usePageActor } from "../../page/page-context.ts";
import { startLater } from "../../page/start-later.ts";
import { listingConditions } from "../places/listing-conditions.ts";
import { isOffered } from "./is-offered.ts";
import { SearchSuggestionsQuery } from "./search-suggestions.graphql.ts";
import { suggestionVariables } from "./suggestion-variables.ts";

/** The offer for the search of the listing. */
export interface OfferState {
  /** The offer. Null if there is none; undefined until it is loaded. */
  readonly offer: Suggestion | null | undefined;
  /** The result that the page includes, for the search of its URL. */
  readonly first: { readonly typed: string; readonly data: ResultOf<typeof SearchSuggestionsQuery> } | null;
}

const NONE: OfferState = { offer: null, first: null };

/** Returns the offer for the search of the filters. An earlier offer stays until the next offer is loaded. */
export function useSearchOffer(filters: FilterState): OfferState {
  const graph = useGraph();
  const page = usePageActor();
  const messages = useMessages();
  const location = useConfirmedLocation()?.coordinates ?? null;
  const [offer, setOffer] = useState<Suggestion | null>();
  const offered = isOffered(filters);
  // Read in the first render, so that the hydrated offer has the result of the page.
  const [first] = useState(() => {
    if (!offered) return null;
    const { now } = page.getSnapshot().context;
    const variables = suggestionVariables({ text: filters.search, filters }, now, location);
    const data = graph.read(SearchSuggestionsQuery, variables);
    return data && { typed: filters.search, data };
  });
  useEffect(() => {
    // A transition, so that the HTML of the server stays until the offer is hydrated.
    const show = (next: Suggestion | null) => startTransition(() => setOffer(next));
    if (!offered) {
      setOffer(null);
      return;
    }
    const conditions = { ...listingConditions(page), location: () => location };
    return startLater(
      loadCode(() => import("./load-offer.ts")),
      ({ loadOffer }) => loadOffer({ graph, conditions, filters, messages }, show),
      // If the code cannot be loaded, no offer is shown: the listing is complete without it.
      () => show(null),
    );
  }, [offered, graph, page, filters, location, messages]);
  return offered ? { offer, first } : NONE;
}
