import { useActorRef } from "@xstate/react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";
import { hostedListing, listingQuery } from "../../places/listing.ts";
import { listingConditions } from "../../places/listing-conditions.ts";
import { firstResult } from "../../query/query.actors.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import type { Navigation } from "./address-navigation.ts";
import { filterOptionsQuery, hostedFilterOptions } from "./filter-options.actors.ts";
import { readAddress } from "./filters.address.ts";
import { corrected } from "./filters.changes.ts";
import type { FiltersInput } from "./filters.context.ts";
import { type FiltersRef, filtersMachine } from "./filters.machine.ts";
import type { PreferencesRef } from "./preferences.machine.ts";
import type { SearchRef } from "./search.machine.ts";
import { useFollowAddress } from "./use-follow-address.ts";

interface FiltersOptions {
  readonly search: SearchRef;
  readonly preferences: PreferencesRef;
  /** Set to true when a choice leads to another page of the listing. */
  readonly isPageChanging: RefObject<boolean>;
}

/** Starts the machine of the filters, which reads the URL and writes it through the router. */
export function useFilters({ search, preferences, isPageChanging }: FiltersOptions): FiltersRef {
  const graph = useGraph();
  const page = usePageActor();
  const location = useLocation();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  });
  const machine = useMemo(() => {
    return filtersMachine.provide({
      actors: {
        listing: hostedListing(graph, listingConditions(page)),
        options: hostedFilterOptions(graph),
      },
      actions: {
        navigate: (_, to: Navigation | null) => {
          if (to?.step === "back") latestNavigate.current(-1);
          else if (to !== null) {
            const state: EntryState = { writtenBy: "filters" };
            latestNavigate.current(to.address, { replace: to.step === "same", state });
          }
        },
        scrollToNewPage: (_, isNew: boolean) => {
          if (isNew) isPageChanging.current = true;
        },
      },
    });
  }, [graph, page, isPageChanging]);
  const [input] = useState((): FiltersInput => {
    const options = firstResult(filterOptionsQuery(graph), null);
    const address = readAddress(location.search, preferences.getSnapshot().context.preferences);
    const read = options === null ? address : corrected(address, options);
    // The server includes the listing of the URL in the page, unless the tab belongs to an account. The listing is used
    // only if the server read the same filters: it knows no preferences, and may not know which values exist.
    const first =
      read.filters.activeTab === "favorites"
        ? null
        : firstResult(listingQuery(graph, listingConditions(page)), read.filters);
    return { ...read, address: `${location.pathname}${location.search}`, search, preferences, first, options };
  });
  const filters = useActorRef(machine, { input });
  useFollowAddress(filters, preferences);
  useFollowLocation(filters);
  return filters;
}

/** Notifies the filters of a new location, so that travel times are loaded again. */
function useFollowLocation(filters: FiltersRef): void {
  const location = useConfirmedLocation();
  const known = useRef(location);
  useEffect(() => {
    if (known.current === location) return;
    known.current = location;
    filters.send({ type: "location.change" });
  }, [location, filters]);
}
