import type { FilterState } from "@flaneur/domain";
import { type Listing, type Loaded, pageBeyondLast } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { type RefObject, useCallback, useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { refetchFavorites } from "../../places/favorites-listing.ts";
import type { LoadedListing } from "../../places/listing.machine.ts";
import { listingConditions } from "../../places/listing-conditions.ts";
import { useReload } from "../../places/use-reload.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import type { FiltersRef } from "./filters.machine.ts";

interface ListingOptions {
  readonly filters: FilterState;
  readonly filtersActor: FiltersRef;
  /** Whether another page of the listing is on its way: it starts at its top (§4). */
  readonly turning: RefObject<boolean>;
}

interface ShownListing {
  readonly listing: Loaded<LoadedListing>;
  /** Also those of a list for another tab: the sidebar counts on. */
  readonly facets: Listing["facets"] | null;
  /** The filters that the places on the screen were loaded by. */
  readonly shownBy: FilterState;
  /** Stays the same. */
  readonly retry: () => void;
}

/** The places for the filters, as far as they are to be drawn by now. */
export function useListing({ filters, filtersActor, turning }: ListingOptions): ShownListing {
  const actor = useSelector(filtersActor, ({ children }) => children.listing);
  const latest = useLoaded(actor);
  // Drawing another page of cards gives way to the next letter; the first page waits for nothing.
  const drawn = useDeferredValue(latest.result) ?? latest.result;
  // What was loaded for another tab is not shown under this one: least of all favorites to whoever has signed out.
  const result =
    drawn !== null && (drawn.source === "favorites") === (filters.activeTab === "favorites") ? drawn : null;
  const pending = latest.pending || drawn !== latest.result;
  // Once it is there: the top of the page before would be painted for nothing.
  useLayoutEffect(() => {
    if (pending || !turning.current) return;
    turning.current = false;
    scrollTo({ top: 0 });
  });
  // The places that are there stay as they are until others come: also what they say because of the filters.
  const [loadedBy, setLoadedBy] = useState(filters);
  const shownBy = pending ? loadedBy : filters;
  if (shownBy !== loadedBy) setLoadedBy(shownBy);

  useReload(actor, useRefetchFavorites(filters));
  const beyond = pageBeyondLast({ ...latest, result, pending }, filters);
  useEffect(() => {
    if (beyond !== null) filtersActor.send({ type: "page.correct", page: beyond });
  }, [beyond, filtersActor]);
  return {
    listing: { ...latest, result, pending: pending || beyond !== null },
    facets: drawn?.facets ?? null,
    shownBy,
    retry: useCallback(() => actor?.send({ type: "query.retry" }), [actor]),
  };
}

/** Loads the favorites anew, past the cache, where they are what is shown. */
function useRefetchFavorites(filters: FilterState): () => Promise<void> {
  const graph = useGraph();
  const page = usePageActor();
  return useCallback(async () => {
    if (filters.activeTab !== "favorites") return;
    await refetchFavorites(graph, filters, listingConditions(page));
  }, [graph, page, filters]);
}
