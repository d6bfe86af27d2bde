import type { FilterState } from "@flaneur/domain";
import { useActorRef } from "@xstate/react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ActorRefFrom } from "xstate";
import { AppContext } from "../../app-context.ts";
import type { Graph } from "../../graphql/graph.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { favoritesLoader } from "../favorites/favorites.actors.ts";
import { listingLoader } from "../places/listing.actors.ts";
import { listingMachine } from "../places/listing.machine.ts";
import { loaderActor, networkReturnActor } from "../query/query.actors.ts";
import { readAddress } from "./filters.address.ts";
import { filtersMachine, type Navigation } from "./filters.machine.ts";
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
    const places = listingLoader(graph, () => auth.getSnapshot().context.user !== null);
    const favorites = favoritesLoader(graph);
    return filtersMachine.provide({
      actors: {
        listing: listingMachine.provide({
          actors: {
            load: loaderActor((filters: FilterState, sendBack) =>
              (filters.activeTab === "favorites" ? favorites : places)(filters, sendBack),
            ),
            networkReturn: networkReturnActor,
          },
        }),
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
  const filters = useActorRef(machine, {
    input: {
      ...readAddress(location.search, preferences.getSnapshot().context.preferences),
      address: `${location.pathname}${location.search}`,
      search,
      preferences,
    },
  });
  useFollowAddress(filters, preferences);
  return filters;
}
