import { useActorRef } from "@xstate/react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ActorRefFrom } from "xstate";
import { AppContext } from "../../app-context.ts";
import type { Graph } from "../../graphql/graph.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { listingActor } from "../places/listing.actors.ts";
import { listingMachine } from "../places/listing.machine.ts";
import { networkReturnActor } from "../query/query.actors.ts";
import { readAddress } from "./filters.address.ts";
import { filtersMachine, type Navigation } from "./filters.machine.ts";
import { useFollowAddress } from "./use-follow-address.ts";

/** The filters of the listing, which follow the address and write it through the router. */
export function useFilters(graph: Graph): ActorRefFrom<typeof filtersMachine> {
  const { search, preferences } = AppContext.useSelector(({ context }) => context);
  const location = useLocation();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  });
  const machine = useMemo(
    () =>
      filtersMachine.provide({
        actors: {
          listing: listingMachine.provide({
            actors: { load: listingActor(graph), networkReturn: networkReturnActor },
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
      }),
    [graph],
  );
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
