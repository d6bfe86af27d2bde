import { chosenTypes } from "@flaneur/ui/places-screen";
import { useMemo } from "react";
import { useNearMe } from "../../features/filters/use-near-me.ts";
import { MapView, type MapViewProps } from "../../features/map/MapView.tsx";
import { OpenSaved } from "../../features/offline/Offline.tsx";
import { EmptyBody } from "./EmptyBody.tsx";
import { usePages } from "./use-pages.ts";
import type { Places } from "./use-places.ts";

interface MapBodyProps {
  readonly places: Places;
  readonly slots: Omit<MapViewProps["slots"], "empty" | "saved">;
}

/** The listing as a map with its list. */
export function MapBody({ places, slots }: MapBodyProps) {
  const { filters, filtersActor, listing, shownBy, transportMode } = places;
  const { favorites, onToggleFavorite } = places.hearts;
  const types = useMemo(() => chosenTypes(shownBy), [shownBy]);
  const nearMe = useNearMe(filtersActor);
  return (
    <MapView
      slots={{ ...slots, empty: <EmptyBody places={places} />, saved: <OpenSaved /> }}
      pages={usePages(places)}
      cards={{ chosenTypes: types, transportMode, favorites, onToggleFavorite }}
      filters={filters}
      location={places.location}
      hoursUpdates={places.hoursUpdates}
      searchingArea={filters.area !== null && listing.pending}
      onRetry={places.onRetry}
      onSearchArea={(area) => filtersActor.send({ type: "area.set", area })}
      onClearFilters={places.clearAll}
      onNearMe={() => nearMe({ pressed: false })}
    />
  );
}
