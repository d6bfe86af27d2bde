import {
  type Coordinates,
  type FilterOptions,
  type FilterState,
  hasActiveFilters,
  type SortField,
  type TransportMode,
} from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import {
  type FiltersState,
  type Listing,
  type ListingState,
  type Loaded,
  listingState,
  type Suggestion,
  useClearAll,
} from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { useCallback, useRef, useState } from "react";
import { AppContext } from "../../app-context.ts";
import { type Hearts, useHearts } from "../../features/favorites/use-hearts.ts";
import type { FiltersRef } from "../../features/filters/filters.machine.ts";
import { useFilterOptions } from "../../features/filters/use-filter-options.ts";
import { useFilters } from "../../features/filters/use-filters.ts";
import { useFiltersShown } from "../../features/filters/use-filters-shown.ts";
import { useListing } from "../../features/filters/use-listing.ts";
import { useSuggestions } from "../../features/places/use-suggestions.ts";
import { type Tabs, useTabs } from "../../features/views/use-tabs.ts";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";
import type { LoadedListing } from "../../places/listing.machine.ts";

/** The state of the places home that several of its slots show. */
export interface Places {
  readonly filtersActor: FiltersRef;
  readonly filters: FilterState;
  readonly options: Loaded<FilterOptions>;
  /** The page of places as it was loaded. */
  readonly listing: Loaded<LoadedListing>;
  /** The same, without hearts that were just taken back on the Favorites tab; null while there is none. */
  readonly current: Listing | null;
  readonly asShown: (listing: Listing) => Listing;
  readonly shown: ListingState;
  /** The filters that the places on the screen were loaded by. */
  readonly shownBy: FilterState;
  readonly facets: Listing["facets"] | null;
  readonly filtersShown: FiltersState;
  readonly suggestions: readonly Suggestion[];
  readonly hearts: Hearts;
  readonly tabs: Tabs;
  /** The confirmed location; null without. */
  readonly location: Coordinates | null;
  /** How the travel times of the places were measured; undefined without a location. */
  readonly transportMode: TransportMode | undefined;
  readonly clearAll: (() => void) | undefined;
  readonly clearBesideCount: (() => void) | undefined;
  readonly onSort: (field: SortField) => void;
  readonly onRetry: () => void;
  readonly onRetryFilters: () => void;
  /** How often the listing was updated because opening hours have changed. */
  readonly hoursUpdates: number;
  readonly onUpdateHours: () => void;
}

const NO_PLACES: Listing["places"] = [];

/** The Favorites tab, without the hearts that were just taken back: they are gone at once (§4). */
function withoutRemoved(listing: Listing, { withoutRemoved: remaining }: Hearts): Listing {
  const places = remaining(listing.places);
  const { total, ...rest } = listing.pagination;
  return { ...listing, places, pagination: { ...rest, total: total - (listing.places.length - places.length) } };
}

/** The actors of the places home, and what its slots share of them. */
export function usePlaces(): Places {
  const messages = useMessages();
  const root = AppContext.useActorRef();
  const { search, preferences, favorites, views } = AppContext.useSelector(({ context }) => context);
  /** Whether another page of the listing was chosen and is pending: it starts at its top (§4). */
  const turning = useRef(false);
  const filtersActor = useFilters({ search, preferences, turning });
  const filters = useSelector(filtersActor, ({ context }) => context.filters);
  const { listing, facets, shownBy, retry: onRetry } = useListing({ filters, filtersActor, turning });
  const { options, retry: retryOptions } = useFilterOptions(filtersActor);
  const hearts = useHearts(favorites, listing.result?.places ?? NO_PLACES);
  const tabs = useTabs({ viewsActor: views, filtersActor, signIn: root, filters, options: options.result });
  const countsFailed = facets === null && listing.failure !== null;
  const filtersShown = useFiltersShown({ filters, options, facets, countsFailed });
  const location = useConfirmedLocation()?.coordinates ?? null;
  const asShown = (list: Listing) => (filters.activeTab === "favorites" ? withoutRemoved(list, hearts) : list);
  const current = listing.result === null ? null : asShown(listing.result);
  const shown = listingState({ ...listing, result: current }, filters, messages);
  const hasNoResult = shown.status === "empty" && filters.search !== "";
  const [hoursUpdates, setHoursUpdates] = useState(0);
  return {
    ...{ filtersActor, filters, options, listing, current, asShown, shown, shownBy, facets, filtersShown },
    ...{ hearts, tabs, location, onRetry, hoursUpdates },
    ...useClearAll({
      clearable: hasActiveFilters(filters),
      listing: shown,
      onClearAll: () => filtersActor.send({ type: "filter.clear" }),
    }),
    suggestions: useSuggestions(hasNoResult ? filters : null, options.result),
    // At once where the location is forgotten; after a change with the times that are measured by it.
    transportMode: location === null ? undefined : listing.result?.transportMode,
    onSort: useCallback((field) => filtersActor.send({ type: "sort.choose", field }), [filtersActor]),
    onRetryFilters: useCallback(() => {
      retryOptions();
      if (facets === null) onRetry();
    }, [retryOptions, onRetry, facets]),
    onUpdateHours: () => {
      filtersActor.send({ type: "hours.update" });
      setHoursUpdates((count) => count + 1);
    },
  };
}
