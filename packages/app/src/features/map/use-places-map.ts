import type { FilterState } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import type { MapSurface } from "@flaneur/ui/places-map";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { fromPromise } from "xstate";
import { coordinateLookupMachine, lookupState } from "../../location/coordinate-lookup.machine.ts";
import { useGeocodeActor } from "../../location/use-geocoder.ts";
import { readEntryState } from "../../routing/entry-state.ts";
import { pageSelection } from "../places/selection.ts";
import { placesMapMachine } from "./places-map.machine.ts";
import { useLoadPlace, useWatchedPlace } from "./use-load-place.ts";

/**
 * Returns the machine of the map and its state.
 * @param searchingArea Whether the list is loading for a searched area.
 */
export function usePlacesMap(filters: FilterState, searchingArea: boolean) {
  const geocode = useGeocodeActor();
  const loadPlace = useLoadPlace();
  const machine = useMemo(
    () =>
      placesMapMachine.provide({
        actors: {
          lookup: coordinateLookupMachine.provide({ actors: { geocode } }),
          loadPlace: fromPromise(({ input, signal }) => loadPlace(input.id, signal)),
        },
        actions: { log: (_, { description, error }) => console.warn(description, error) },
      }),
    [geocode, loadPlace],
  );
  const map = useActorRef(machine);
  const state = useSelector(map, ({ context, value }) => ({ ...context, surface: value.surface }), shallowEqual);
  // The heart of a place that is not on the page of the list is loaded with the place.
  const reloaded = useCallback((place: ListedPlace) => map.send({ type: "map.reloaded", place }), [map]);
  useWatchedPlace(state.isOffPage ? state.id : null, reloaded);
  const lookupActor = useSelector(map, ({ children }) => children.lookup);
  const lookup = useSelector(
    lookupActor,
    (snapshot) => (snapshot === undefined ? { status: "loading" as const } : lookupState(snapshot)),
    shallowEqual,
  );

  // A change of page, filter or tab clears the selection (§4). Until then, a pin of another page stays selected.
  const shown = pageSelection(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the selection changes
  useEffect(() => map.send({ type: "map.clear" }), [map, shown]);
  // The map link of a place's page selects the place, once for each entry of the history: a sheet has an entry of its
  // own, and closing it returns to this entry. The effect above has cleared the selection before.
  const { key, state: entryState } = useLocation();
  const { selected } = readEntryState(entryState);
  const [linked, setLinked] = useState({ key, selected });
  if (selected !== undefined && linked.key !== key) setLinked({ key, selected });
  useEffect(() => {
    if (linked.selected !== undefined) map.send({ type: "map.select", id: linked.selected, place: null });
  }, [map, linked]);
  const areaShown = !searchingArea;
  const endSearch = useEffectEvent(() => map.send({ type: "map.areaShown", area: filters.area }));
  useEffect(() => {
    if (areaShown) endSearch();
  }, [areaShown]);
  const { attempt } = state;
  const surface: MapSurface =
    state.surface === "failed"
      ? { status: "failed", failure: state.failure, attempt }
      : { status: state.surface, attempt };
  return { map, state, surface, lookup };
}

/** The machine of the map with its state. */
export type PlacesMapState = ReturnType<typeof usePlacesMap>;
