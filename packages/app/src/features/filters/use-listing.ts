import { type FilterState, parisTimeText } from "@flaneur/domain";
import { type Listing, type Loaded, pageBeyondLast } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { type RefObject, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePage, usePageActor } from "../../page/page-context.ts";
import { type LoadedListing, quarterHour, refetchFavorites } from "../../places/listing.ts";
import { listingConditions } from "../../places/listing-conditions.ts";
import { useReload } from "../../places/use-reload.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import type { FiltersRef } from "./filters.machine.ts";

interface ListingOptions {
  readonly filters: FilterState;
  readonly filtersActor: FiltersRef;
  /** True while another page is loading. The new page is scrolled to its top (§4). */
  readonly isPageChanging: RefObject<boolean>;
}

interface ShownListing {
  readonly listing: Loaded<LoadedListing>;
  /** The counts of the sidebar. They may belong to the list of another tab. */
  readonly facets: Listing["facets"] | null;
  /** The filters that the visible places were loaded with. */
  readonly shownBy: FilterState;
  /** Loads the listing again. The function is stable. */
  readonly retry: () => void;
}

/** Returns the places to render for the filters. */
export function useListing({ filters, filtersActor, isPageChanging }: ListingOptions): ShownListing {
  const actor = useSelector(filtersActor, ({ children }) => children.listing);
  const latest = useLoaded(actor);
  // The value is deferred: typing interrupts the rendering of new cards. The first page is not deferred.
  const rendered = useDeferredValue(latest.result) ?? latest.result;
  // Favorites are shown on their tab only, and other places are not shown there. So favorites are hidden after signing
  // out.
  const result =
    rendered !== null && (rendered.source === "favorites") === (filters.activeTab === "favorites") ? rendered : null;
  // A load is pending until its result is rendered. A refresh replaces the places without a pending state.
  const [isLoad, setLoad] = useState(latest.pending);
  const pending = latest.pending || (isLoad && rendered !== latest.result);
  if (pending !== isLoad) setLoad(pending);
  // Scrolls when the new page is rendered. Earlier, the top of the old page would be painted.
  useLayoutEffect(() => {
    if (pending || !isPageChanging.current) return;
    isPageChanging.current = false;
    scrollTo({ top: 0 });
  });
  // The visible places keep their content until the new places are loaded, including the parts that depend on filters.
  const [loadedBy, setLoadedBy] = useState(filters);
  const shownBy = pending ? loadedBy : filters;
  if (shownBy !== loadedBy) setLoadedBy(shownBy);

  useReload(actor, useRefetchFavorites(filters));
  useReloadAtQuarterHour(actor, filters);
  const beyond = pageBeyondLast({ ...latest, result, pending }, filters);
  useEffect(() => {
    if (beyond !== null) filtersActor.send({ type: "page.correct", page: beyond });
  }, [beyond, filtersActor]);
  return {
    listing: { ...latest, result, pending: pending || beyond !== null },
    facets: rendered?.facets ?? null,
    shownBy,
    retry: useCallback(() => actor?.send({ type: "query.retry" }), [actor]),
  };
}

/**
 * Reloads a listing without a filter on hours when a quarter of an hour starts: its counts of open places are out of
 * date then.
 */
function useReloadAtQuarterHour(
  actor: { send: (event: { readonly type: "query.refresh" }) => void } | undefined,
  { hours }: FilterState,
): void {
  const quarter = usePage(({ now }) => parisTimeText(quarterHour(now)));
  const counted = useRef(quarter);
  useEffect(() => {
    if (counted.current === quarter) return;
    counted.current = quarter;
    if (hours === null) actor?.send({ type: "query.refresh" });
  }, [quarter, hours, actor]);
}

/** Returns a function that refetches the favorites past the cache if they are visible. */
function useRefetchFavorites(filters: FilterState): () => Promise<void> {
  const graph = useGraph();
  const page = usePageActor();
  return useCallback(async () => {
    if (filters.activeTab !== "favorites") return;
    await refetchFavorites(graph, filters, listingConditions(page));
  }, [graph, page, filters]);
}
