import { areChosenFirst, type Coordinates, type FilterState, type MapArea } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import {
  ChosenCount,
  MapList,
  MapListBody,
  type MapListProps,
  MapPages,
  type MapPin,
  type MapSelection,
  mapMessage,
  PlaceSheet,
  PlacesMap,
  type PlacesMapProps,
  pinsOf,
  selectedPin,
} from "@flaneur/ui/places-map";
import type { ListingPagesProps } from "@flaneur/ui/places-screen";
import { type ReactNode, useCallback, useMemo } from "react";
import { useMapProvider } from "../../page/use-map-provider.ts";
import { usePins } from "./use-pins.ts";
import type { PlacesMapState } from "./use-places-map.ts";

type MapSlots = Pick<
  PlacesMapProps,
  "toolbar" | "question" | "filters" | "chips" | "activeCount" | "viewChanges" | "notices" | "hoursChange"
>;

export interface MapViewProps {
  readonly slots: MapSlots & {
    readonly panel: PlacesMapProps["listing"]["panel"];
    /** Shown instead of the list if no place matches. */
    readonly empty: ReactNode;
    /** The link to the places that are kept on the device, shown after an error. */
    readonly saved: ReactNode;
  };
  readonly pages: ListingPagesProps;
  readonly map: PlacesMapState;
  /** The props of the cards in the list, with the hearts of the listed places and of the selected place. */
  readonly cards: Required<Pick<MapListProps, "chosenTypes" | "favorites" | "onToggleFavorite" | "transportMode">>;
  readonly filters: FilterState;
  /** The confirmed location, or null. */
  readonly location: Coordinates | null;
  /**
   * The number of times that the visitor has updated the list to the current opening hours. A new value reloads the
   * pins.
   */
  readonly hoursUpdates: number;
  /** Whether the list is loading for a searched area. */
  readonly searchingArea: boolean;
  readonly onRetry: () => void;
  /** Called with the bounds of the map when the visitor presses 'Search this area'. */
  readonly onSearchArea: (area: MapArea) => void;
  /** Called when the visitor clears the filters of an empty listing. Undefined if no filter is set. */
  readonly onClearFilters: (() => void) | undefined;
  readonly onNearMe: () => void;
}

const NO_PLACES: readonly ListedPlace[] = [];
const NO_PINS: readonly MapPin[] = [];

/** The listing as a map with its list. */
export function MapView({
  slots,
  pages,
  map: placesMap,
  cards,
  filters,
  location,
  searchingArea,
  ...props
}: MapViewProps) {
  const { empty, saved, panel, ...placed } = slots;
  const { listing } = pages;
  const { map, state, surface, lookup } = placesMap;
  const provider = useMapProvider();
  const places = listing.status === "ready" ? listing.places : NO_PLACES;
  const { pins: all, pending } = usePins(filters, location, props.hoursUpdates);
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
  const { area, place } = state;
  const hasChosenCount =
    filters.activeTab !== "favorites" && (listing.status === "ready" || listing.status === "loading");
  const chosenAmong = pending ? null : (all ?? NO_PINS);
  return (
    <PlacesMap
      {...placed}
      chosen={hasChosenCount && <ChosenCount pins={chosenAmong} areFirst={areChosenFirst(filters, location)} />}
      list={
        <MapListBody listing={listing} onRetry={props.onRetry} empty={empty} saved={saved}>
          <MapList {...cards} places={places} selected={state.id} onSelect={onSelect} onMark={onMark} />
        </MapListBody>
      }
      pages={<MapPages {...pages} />}
      listing={{ panel, tabs: "shown", page: listing.status === "ready" ? listing.pagination.page : 1 }}
      selected={{
        id: state.id,
        sheet:
          place &&
          ((onClose) => (
            <PlaceSheet
              place={place}
              transportMode={cards.transportMode ?? "transit"}
              isFavorite={cards.favorites.has(place.id)}
              onToggleFavorite={cards.onToggleFavorite}
              onClose={onClose}
            />
          )),
      }}
      map={{
        content: { pins, selected, marked, userPosition: location },
        favorite:
          place === null
            ? null
            : { pressed: cards.favorites.has(place.id), onToggle: () => cards.onToggleFavorite?.(place.id) },
        provider,
        surface,
        message: mapMessage(selection, listing.status === "empty" ? "empty" : "listed", location),
        searchArea: searchingArea
          ? { status: "searching" }
          : area === null
            ? { status: "absent" }
            : { status: "offered", area, onSearch: props.onSearchArea },
        filteredArea: filters.area,
        onSelect,
        onMove: (bounds, by) => map.send({ type: "map.moved", bounds, by }),
        onReady: () => map.send({ type: "map.ready" }),
        onFailed: (failure) => map.send({ type: "map.failed", failure }),
        onClearFilters: props.onClearFilters,
        onRetry: () => map.send({ type: "map.retry" }),
        onNearMe: props.onNearMe,
      }}
    />
  );
}
