import type { Coordinates, FilterState } from "@flaneur/domain";
import { type MapPin, pinsOfColumns } from "@flaneur/ui/places-map";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { listSelection } from "../places/selection.ts";
import { pinsQuery } from "./pins.actors.ts";
import { pinsMachine } from "./pins.machine.ts";

interface Pins {
  readonly pins: readonly MapPin[] | null;
  /** Whether the pins of the current filters are loading. */
  readonly pending: boolean;
}

/**
 * Returns a pin for each place that matches the filters. While new pins load, returns the previous pins. Null before
 * the first pins are loaded, after a failure, and on the Favorites tab, whose map shows only the places of the page.
 * @param hoursUpdates The number of times that the visitor has updated the list to the current opening hours. A new
 * value reloads the pins.
 */
export function usePins(filters: FilterState, location: Coordinates | null, hoursUpdates: number): Pins {
  const graph = useGraph();
  const page = usePageActor();
  const machine = useMemo(
    () =>
      pinsMachine.provide({
        actors: {
          load: graphActor(pinsQuery(graph, () => page.getSnapshot().context.now)),
          networkReturn: networkReturnActor,
        },
      }),
    [graph, page],
  );
  // Without a travel time, the pins do not depend on the location.
  const from = filters.maxTravelTime === null ? null : location;
  const actor = useActorRef(machine, { input: { variables: { filters, location: from } } });
  const selection = JSON.stringify([listSelection(filters), from, hoursUpdates]);
  const isFavorites = filters.activeTab === "favorites";
  const loaded = useRef<string | null>(selection);
  useEffect(() => {
    if (isFavorites) {
      loaded.current = null;
      actor.send({ type: "query.pause" });
      return;
    }
    if (loaded.current === selection) return;
    loaded.current = selection;
    actor.send({ type: "query.load", variables: { filters, location: from } });
  }, [actor, isFavorites, selection, filters, from]);
  const { result, failure, pending } = useLoaded(actor);
  const pins = useMemo(() => (result === null ? null : pinsOfColumns(result)), [result]);
  return { pins: isFavorites || failure !== null ? null : pins, pending };
}
