import type { ListedPlace } from "@flaneur/ui";
import { chosenTypes } from "@flaneur/ui/places-screen";
import { useMemo } from "react";
import { useActors } from "../../../app-context.ts";
import { OpenSaved } from "../../../offline/Offline.tsx";
import { useHearts } from "../../favorites/use-hearts.ts";
import { useNearMe } from "../../filters/use-near-me.ts";
import { MapView, type MapViewProps } from "../../map/MapView.tsx";
import { type PlacesMapState, usePlacesMap } from "../../map/use-places-map.ts";
import { EmptyBody } from "./EmptyBody.tsx";
import { ListingTitle } from "./ListingTitle.tsx";
import { usePages } from "./use-pages.ts";
import type { Places } from "./use-places.ts";

interface MapBodyProps {
  readonly places: Places;
  readonly slots: Omit<MapViewProps["slots"], "empty" | "saved">;
}

/** The listing as a map with its list. */
export function MapBody({ places, slots }: MapBodyProps) {
  const { filters, filtersActor, listing, shownBy, transportMode } = places;
  const searchingArea = filters.area !== null && listing.pending;
  const map = usePlacesMap(filters, searchingArea);
  const { favorites, onToggleFavorite } = useHearts(useActors().favorites, useHeartPlaces(places, map));
  const types = useMemo(() => chosenTypes(shownBy), [shownBy]);
  const nearMe = useNearMe(filtersActor);
  // The list follows the map when the visitor presses 'Search this area', until the visitor moves the map.
  const isInView = places.hasOthers && filters.area !== null && map.state.area === null;
  const toolbar = { ...slots.toolbar, status: <ListingTitle places={places} isInView={isInView} /> };
  return (
    <MapView
      slots={{ ...slots, toolbar, empty: <EmptyBody places={places} />, saved: <OpenSaved /> }}
      pages={usePages(places)}
      map={map}
      cards={{ chosenTypes: types, transportMode, favorites, onToggleFavorite }}
      filters={filters}
      location={places.location}
      hoursUpdates={places.hoursUpdates}
      searchingArea={searchingArea}
      onRetry={places.onRetry}
      onSearchArea={(area) => filtersActor.send({ type: "area.set", area })}
      onClearFilters={places.clearAll}
      onNearMe={() => nearMe({ pressed: false })}
    />
  );
}

const NO_PLACES: readonly ListedPlace[] = [];

/** Returns the places with hearts: those of the list, and the selected place, which may be on another page. */
function useHeartPlaces({ listing }: Places, { state: { place } }: PlacesMapState): readonly ListedPlace[] {
  const listed = listing.result?.places ?? NO_PLACES;
  return useMemo(
    () => (place === null || listed.some(({ id }) => id === place.id) ? listed : [...listed, place]),
    [listed, place],
  );
}
