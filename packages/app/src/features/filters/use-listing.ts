import { type FilterState, parisTimeText } from "@flaneur/domain";
import { type Listing, type Loaded, pageBeyondLast } from "@flaneur/ui/places-screen";
import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import type { ActorRefFrom } from "xstate";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import { usePage, usePageActor } from "../../page/page-context.ts";
import { cachedResult } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { useReloadForUser } from "../../session/use-reload-for-user.ts";
import {
  hostedListing,
  type LoadedListing,
  type listingMachine,
  listingQuery,
  quarterHour,
} from "../places/listing.ts";
import { listingConditions } from "../places/listing-conditions.ts";
import type { FiltersRef } from "./filters.machine.ts";

interface ListingOptions {
  readonly filters: FilterState;
  readonly filtersActor: FiltersRef;
}

interface ShownListing {
  readonly listing: Loaded<LoadedListing>;
  /** The counts of the sidebar. They may belong to the list of another tab. */
  readonly facets: Listing["facets"] | null;
  /** The filters that the visible places were loaded with. */
  readonly shownBy: FilterState;
  /** Loads the listing again after a failure. The function is stable. */
  readonly retry: () => void;
  /** Loads the listing of the same filters for the current minute. The function is stable. */
  readonly reload: () => void;
}

/** Loads the listing of the filters, and returns the places to render. */
export function useListing({ filters, filtersActor }: ListingOptions): ShownListing {
  const actor = useListingActor(filters);
  const { result: loaded, failure, ...latest } = useLoaded(actor);
  const requested = useSelector(actor, ({ context }) => context.variables);
  const isRequested = requested === filters;
  // The value is deferred: typing interrupts the rendering of new cards. The first page is not deferred.
  const rendered = useDeferredValue(loaded) ?? loaded;
  // Favorites are shown on their tab only, and other places are not shown there. So favorites are hidden after signing
  // out.
  const result =
    rendered !== null && (rendered.source === "favorites") === (filters.activeTab === "favorites") ? rendered : null;
  // A load is pending until its result is rendered. A refresh replaces the places without a pending state.
  const isLoading = latest.pending || !isRequested;
  const [isLoad, setLoad] = useState(isLoading);
  const pending = isLoading || (isLoad && rendered !== loaded);
  if (pending !== isLoad) setLoad(pending);
  useScrollToNewList(filters, pending);
  // The visible places keep their content until the new places are loaded, including the parts that depend on filters.
  const [loadedBy, setLoadedBy] = useState(filters);
  const shownBy = pending ? loadedBy : filters;
  if (shownBy !== loadedBy) setLoadedBy(shownBy);

  useLoadAfterTyping(actor, filtersActor);
  useReloadForLocation(actor, filtersActor);
  useReloadForUser(actor);
  useReloadAtQuarterHour(actor, filters);
  const shown = { result, failure: isRequested ? failure : null };
  const beyond = pageBeyondLast({ ...shown, pending }, filters);
  useEffect(() => {
    if (beyond !== null) filtersActor.send({ type: "page.correct", page: beyond });
  }, [beyond, filtersActor]);
  return {
    listing: { ...shown, pending: pending || beyond !== null },
    facets: rendered?.facets ?? null,
    shownBy,
    retry: useCallback(() => actor.send({ type: "query.retry" }), [actor]),
    reload: useCallback(() => loadAgain(actor), [actor]),
  };
}

type ListingActor = ActorRefFrom<typeof listingMachine>;

const loadAgain = (actor: ListingActor) =>
  actor.send({ type: "query.load", variables: actor.getSnapshot().context.variables });

/** Starts the actor of the listing, with the listing that the page includes, and loads it whenever the filters change. */
function useListingActor(filters: FilterState): ListingActor {
  const graph = useGraph();
  const page = usePageActor();
  const machine = useMemo(() => hostedListing(graph, listingConditions(page)), [graph, page]);
  // The server includes the listing of the URL in the page, unless the tab belongs to an account. The listing is used
  // only if the server read the same filters: it knows no preferences, and may not know which values exist.
  const [first] = useState(() =>
    filters.activeTab === "favorites" ? null : cachedResult(listingQuery(graph, listingConditions(page)), filters),
  );
  const actor = useActorRef(machine, { input: { variables: filters, first } });
  useEffect(() => {
    if (actor.getSnapshot().context.variables !== filters) actor.send({ type: "query.load", variables: filters });
  }, [actor, filters]);
  return actor;
}

/**
 * Scrolls to the top when another page (§4), another tab or the list of a new search is rendered. Earlier, the top of
 * the old list would be painted. Other choices leave the scroll position: the visitor may be about to make another one.
 */
function useScrollToNewList(filters: FilterState, pending: boolean): void {
  // For 'back' and 'forward', the browser restores the scroll position.
  const isStep = useNavigationType() === "POP";
  const shown = useRef({ filters, scrolls: false });
  useLayoutEffect(() => {
    const { filters: before, scrolls } = shown.current;
    shown.current = { filters, scrolls: isNewList(before, filters) ? !isStep : scrolls };
    if (pending || !shown.current.scrolls) return;
    shown.current.scrolls = false;
    scrollTo({ top: 0 });
  });
}

/** Whether the visitor would start to read from the first place again. A search that is removed is no new one. */
function isNewList(before: FilterState, { page, activeTab, search, question }: FilterState): boolean {
  return (
    page !== before.page ||
    activeTab !== before.activeTab ||
    (search !== "" && search !== before.search) ||
    (question !== null && question.text !== before.question?.text)
  );
}

/** Cancels the request when the visitor starts to type, and repeats it if the typing does not change the search. */
function useLoadAfterTyping(actor: ListingActor, filtersActor: FiltersRef): void {
  useEffect(() => {
    const listening = [
      filtersActor.on("search.typing", () => actor.send({ type: "query.pause" })),
      filtersActor.on("search.unchanged", () => {
        if (actor.getSnapshot().matches("paused")) loadAgain(actor);
      }),
    ];
    return () => {
      for (const each of listening) each.unsubscribe();
    };
  }, [actor, filtersActor]);
}

/** Loads the listing again for a new location: on its first page if it is filtered or sorted by travel time. */
function useReloadForLocation(actor: ListingActor, filtersActor: FiltersRef): void {
  const location = useConfirmedLocation();
  const known = useRef(location);
  useEffect(() => {
    if (known.current === location) return;
    known.current = location;
    const pageBefore = actor.getSnapshot().context.variables.page;
    filtersActor.send({ type: "location.change" });
    // Another page loads because the URL has changed.
    if (filtersActor.getSnapshot().context.read().filters.page === pageBefore) loadAgain(actor);
  }, [location, actor, filtersActor]);
}

/**
 * Reloads a listing without a filter on hours when a quarter of an hour starts: its counts of open places are out of
 * date then.
 */
function useReloadAtQuarterHour(actor: ListingActor, { hours }: FilterState): void {
  const quarter = usePage(({ now }) => parisTimeText(quarterHour(now)));
  const counted = useRef(quarter);
  useEffect(() => {
    if (counted.current === quarter) return;
    counted.current = quarter;
    if (hours === null) actor.send({ type: "query.refresh" });
  }, [quarter, hours, actor]);
}
