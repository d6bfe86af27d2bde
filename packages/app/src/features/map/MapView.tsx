import type { Coordinates, FilterState, MapArea } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import { type MapSelection, mapMessage, PlacesMap, pinsOf, selectedPin } from "@flaneur/ui/places-map";
import type { PlacesScreenProps, ScreenParts } from "@flaneur/ui/places-screen";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo } from "react";
import { coordinateLookupMachine, lookupState } from "../../location/coordinate-lookup.machine.ts";
import { useGeocodeActor } from "../../page/use-geocoder.ts";
import { useMapProvider } from "../../page/use-map-provider.ts";
import { pageSelection } from "../../places/selection.ts";
import { placesMapMachine } from "./places-map.machine.ts";
import { useLoadPlace } from "./use-load-place.ts";
import { usePins } from "./use-pins.ts";

export interface MapViewProps {
  readonly screen: PlacesScreenProps;
  readonly parts: ScreenParts;
  readonly filters: FilterState;
  /** The confirmed location; null without. */
  readonly location: Coordinates | null;
  /** How often the list was updated because opening hours have changed: its pins are, too. @default 0 */
  readonly hoursUpdates?: number;
  /** Whether the list is being loaded for the area that was searched. @default false */
  readonly searchingArea?: boolean;
  /** 'Search this area': the list is to show what lies in these bounds. @default not offered */
  readonly onSearchArea?: ((area: MapArea) => void) | undefined;
  /** Asks where someone is. @default not offered */
  readonly onLocate?: (() => void) | undefined;
}

const NO_PLACES: readonly ListedPlace[] = [];

/** The listing as a map with its list. */
export function MapView({ screen, parts, filters, location, searchingArea = false, ...props }: MapViewProps) {
  const geocode = useGeocodeActor();
  const loadPlace = useLoadPlace();
  const machine = useMemo(
    () =>
      placesMapMachine.provide({
        actors: { lookup: coordinateLookupMachine.provide({ actors: { geocode } }), loadPlace },
        actions: { log: (_, { description, error }) => console.warn(description, error) },
      }),
    [geocode, loadPlace],
  );
  const map = useActorRef(machine);
  const { provider, theme } = useMapProvider();
  const state = useSelector(
    map,
    ({ context, value }) => ({ ...context, surface: value.surface, hint: value.hint }),
    shallowEqual,
  );
  const lookupActor = useSelector(map, ({ children }) => children.lookup);
  const lookup = useSelector(
    lookupActor,
    (snapshot) => (snapshot === undefined ? { status: "loading" as const } : lookupState(snapshot)),
    shallowEqual,
  );

  // Another page, filter or tab clears it (§4); a pin that is not on the page stays selected until then.
  const shown = pageSelection(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is what the effect follows
  useEffect(() => map.send({ type: "map.clear" }), [map, shown]);
  const areaShown = !searchingArea;
  useEffect(() => {
    if (areaShown) map.send({ type: "map.areaShown" });
  }, [map, areaShown]);

  const places = screen.listing.status === "ready" ? screen.listing.places : NO_PLACES;
  const all = usePins(filters, location, props.hoursUpdates ?? 0);
  const pins = useMemo(() => all ?? pinsOf(places), [all, places]);
  const selection = useMemo(
    (): MapSelection | null => (state.id === null ? null : { id: state.id, place: state.place, lookup }),
    [state.id, state.place, lookup],
  );
  const selected = useMemo(() => selectedPin(selection, pins), [selection, pins]);
  const marked = useMemo(() => {
    const place = places.find(({ id }) => id === state.marked);
    return place?.coordinates == null
      ? null
      : { id: place.id, name: place.name, position: place.coordinates, type: place.types[0] ?? null };
  }, [places, state.marked]);
  const onSelect = useCallback(
    (id: string | null) =>
      map.send(
        id === null
          ? { type: "map.clear" }
          : { type: "map.select", id, place: places.find((each) => each.id === id) ?? null },
      ),
    [map, places],
  );
  const onMark = useCallback((id: string | null) => map.send({ type: "map.mark", id }), [map]);
  const { area, attempt } = state;
  return (
    <PlacesMap
      screen={screen}
      parts={parts}
      selectedId={state.id}
      selectedPlace={state.place}
      onMark={onMark}
      map={{
        pins,
        selected,
        marked,
        userPosition: location,
        theme,
        provider,
        surface:
          state.surface === "failed"
            ? { status: "failed", failure: state.failure, attempt }
            : { status: state.surface, attempt },
        message: mapMessage(selection, state.hint === "hidden" ? "hidden" : "shown", location),
        searchArea: searchingArea
          ? { status: "searching" }
          : area === null || props.onSearchArea === undefined
            ? { status: "absent" }
            : { status: "offered", area },
        onSearchArea: (bounds) => props.onSearchArea?.(bounds),
        onSelect,
        onMove: (bounds, by) => map.send({ type: "map.moved", bounds, by }),
        onReady: () => map.send({ type: "map.ready" }),
        onFailed: (failure) => map.send({ type: "map.failed", failure }),
        onRetry: () => map.send({ type: "map.retry" }),
        onLocate: props.onLocate,
      }}
    />
  );
}
