import type { FilterCategory } from "@flaneur/domain";
import { Filters } from "@flaneur/ui";
import { AdvancedFiltersButton } from "@flaneur/ui/places-screen";
import { useCallback, useMemo } from "react";
import { preloadLocationDialog } from "../../../location/LocationDialogs.tsx";
import { usePage } from "../../../page/page-context.ts";
import { useAdvancedFiltersOpener, useAllTagsOpener } from "../../filters/FilterDialogs.tsx";
import { Hours } from "../../hours/Hours.tsx";
import { TravelTime } from "../../travel/TravelTime.tsx";
import type { Places } from "./use-places.ts";

/** The filter sections of the sidebar and of the phone. */
export function FilterSections({ places }: { readonly places: Places }) {
  const { filtersActor, filters, facets, filtersShown, onRetryFilters } = places;
  const { phone } = usePage(({ viewport }) => viewport);
  const advancedFilters = useAdvancedFiltersOpener();
  const allTags = useAllTagsOpener();
  const onToggle = useCallback(
    (category: FilterCategory, value: string) => filtersActor.send({ type: "filter.toggle", category, value }),
    [filtersActor],
  );
  const { maxTravelTime, transportMode, hours } = filters;
  const hoursCounts = facets?.hours ?? null;
  // `Filters` is memoised. A new element at each render would re-render it, and the travel time and the hours in it.
  const travelAndHours = useMemo(
    () => (
      <>
        <TravelTime
          maxTravelTime={maxTravelTime}
          transportMode={transportMode}
          onMinutesChange={(minutes) => filtersActor.send({ type: "travel.set", minutes })}
          onModeChange={(mode) => filtersActor.send({ type: "travel.mode", mode })}
          onSetLocationIntent={preloadLocationDialog}
        />
        <Hours
          hours={hours}
          counts={hoursCounts}
          onChange={(choice) => filtersActor.send({ type: "hours.set", hours: choice })}
        />
      </>
    ),
    [maxTravelTime, transportMode, hours, hoursCounts, filtersActor],
  );
  return (
    <Filters
      state={filtersShown}
      onToggle={onToggle}
      onRetry={onRetryFilters}
      allTags={allTags}
      travelTimeAndHours={travelAndHours}
    >
      {phone && <AdvancedFiltersButton {...advancedFilters} />}
    </Filters>
  );
}
