import { useActorRef } from "@xstate/react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ActorRefFrom } from "xstate";
import { AppContext } from "../../app-context.ts";
import type { Graph } from "../../graph/graph.ts";
import { coordinatesOf } from "../../location/location.machine.ts";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import { hostedListing } from "../../places/hosted-listing.ts";
import { listingQuery } from "../../places/listing.actors.ts";
import { firstResult } from "../../query/query.actors.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { readAddress } from "./filters.address.ts";
import { type FiltersInput, filtersMachine, type Navigation } from "./filters.machine.ts";
import { useFollowAddress } from "./use-follow-address.ts";

/**
 * The filters of the listing, which follow the address and write it through the router.
 * @param turning becomes true when another page of the listing is chosen.
 */
export function useFilters(graph: Graph, turning: RefObject<boolean>): ActorRefFrom<typeof filtersMachine> {
  const { search, preferences, auth, location: whereabouts } = AppContext.useSelector(({ context }) => context);
  const app = AppContext.useActorRef();
  const location = useLocation();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  });
  const machine = useMemo(() => {
    return filtersMachine.provide({
      actors: {
        listing: hostedListing(graph, auth, whereabouts, () => app.getSnapshot().context.now),
      },
      actions: {
        navigate: (_, to: Navigation | null) => {
          if (to?.step === "back") latestNavigate.current(-1);
          else if (to !== null) {
            const state: EntryState = { writtenBy: "filters" };
            latestNavigate.current(to.address, { replace: to.step === "same", state });
          }
        },
        scrollToTop: () => {
          turning.current = true;
        },
      },
    });
  }, [graph, auth, whereabouts, app, turning]);
  const [input] = useState((): FiltersInput => {
    const read = readAddress(location.search, preferences.getSnapshot().context.preferences);
    const isSignedIn = () => auth.getSnapshot().context.user !== null;
    const first =
      read.filters.activeTab === "favorites"
        ? null
        : firstResult(
            listingQuery(
              graph,
              isSignedIn,
              () => coordinatesOf(whereabouts),
              () => app.getSnapshot().context.now,
            ),
            read.filters,
          );
    return { ...read, address: `${location.pathname}${location.search}`, search, preferences, first };
  });
  const filters = useActorRef(machine, { input });
  useFollowAddress(filters, preferences);
  useFollowLocation(filters);
  return filters;
}

/** Whatever is measured from the confirmed location is loaded anew when that changes. */
function useFollowLocation(filters: ActorRefFrom<typeof filtersMachine>): void {
  const location = useConfirmedLocation();
  const known = useRef(location);
  useEffect(() => {
    if (known.current === location) return;
    known.current = location;
    filters.send({ type: "location.change" });
  }, [location, filters]);
}
