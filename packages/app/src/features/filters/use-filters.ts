import { useActorRef } from "@xstate/react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ActorRefFrom } from "xstate";
import { AppContext } from "../../app-context.ts";
import type { Graph } from "../../graphql/graph.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { listingQuery } from "../places/listing.actors.ts";
import { firstResult } from "../query/query.actors.ts";
import { readAddress } from "./filters.address.ts";
import { type FiltersInput, filtersMachine, type Navigation } from "./filters.machine.ts";
import { hostedListing } from "./hosted-listing.ts";
import { useFollowAddress } from "./use-follow-address.ts";

/** The filters of the listing, which follow the address and write it through the router. */
export function useFilters(graph: Graph): ActorRefFrom<typeof filtersMachine> {
  const { search, preferences, auth } = AppContext.useSelector(({ context }) => context);
  const location = useLocation();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  });
  const machine = useMemo(() => {
    return filtersMachine.provide({
      actors: {
        listing: hostedListing(graph, auth),
      },
      actions: {
        navigate: (_, to: Navigation | null) => {
          if (to?.step === "back") latestNavigate.current(-1);
          else if (to !== null) {
            const state: EntryState = { writtenBy: "filters" };
            latestNavigate.current(to.address, { replace: to.step === "same", state });
          }
        },
        scrollToTop: () => scrollTo({ top: 0 }),
      },
    });
  }, [graph, auth]);
  const [input] = useState((): FiltersInput => {
    const read = readAddress(location.search, preferences.getSnapshot().context.preferences);
    const isSignedIn = () => auth.getSnapshot().context.user !== null;
    const first =
      read.filters.activeTab === "favorites" ? null : firstResult(listingQuery(graph, isSignedIn), read.filters);
    return { ...read, address: `${location.pathname}${location.search}`, search, preferences, first };
  });
  const filters = useActorRef(machine, { input });
  useFollowAddress(filters, preferences);
  return filters;
}
