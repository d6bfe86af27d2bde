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
  useClearAll,
} from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { useCallback, useRef, useState } from "react";
import { AppContext, useActors } from "../../app-context.ts";
import { type Hearts, useHearts } from "../../features/favorites/use-hearts.ts";
import type { FiltersRef } from "../../features/filters/filters.machine.ts";
import { useFilterOptions } from "../../features/filters/use-filter-options.ts";
import { useFilters } from "../../features/filters/use-filters.ts";
import { useFiltersShown } from "../../features/filters/use-filters-shown.ts";
import { useListing } from "../../features/filters/use-listing.ts";
import { type Tabs, useTabs } from "../../features/views/use-tabs.ts";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";
import type { LoadedListing } from "../../places/listing.ts";
import { type SearchMeanings, useSearchMeanings } from "./use-search-meanings.ts";

/** The state of the listing that several slots show. */
export interface Places extends SearchMeanings, ReturnType<typeof useClearAll> {
  readonly filtersActor: FiltersRef;
  readonly filters: FilterState;
  readonly options: Loaded<FilterOptions>;
  readonly listing: Loaded<LoadedListing>;
  /** The visible places. Favorites that the visitor has just removed are left out. Null while no page is loaded. */
  readonly current: Listing | null;
  readonly asShown: (listing: Listing) => Listing;
  readonly shown: ListingState;
  /** The filters that the visible places were loaded with. */
  readonly shownBy: FilterState;
  /** The counts of the filters; null while they are unknown. */
  readonly facets: Listing["facets"] | null;
  readonly filtersShown: FiltersState;
  readonly hearts: Hearts;
  readonly tabs: Tabs;
  /** The confirmed location, or null. */
  readonly location: Coordinates | null;
  /** The mode of the travel times. Undefined without a location, and while no listing is loaded. */
  readonly transportMode: TransportMode | undefined;
  readonly onSort: (field: SortField) => void;
  readonly onRetry: () => void;
  readonly onRetryFilters: () => void;
  /** How many times the visitor has updated the listing to the current opening hours. */
  readonly hoursUpdates: number;
  readonly onUpdateHours: () => void;
}

const NO_PLACES: Listing["places"] = [];

/** Returns the Favorites tab without the places that the visitor has just removed (§4). */
function withoutRemoved(listing: Listing, { withoutRemoved: remaining }: Hearts): Listing {
  const places = remaining(listing.places);
  const { total, ...rest } = listing.pagination;
  return { ...listing, places, pagination: { ...rest, total: total - (listing.places.length - places.length) } };
}

/** Starts the actors of the listing and returns the state that its slots share. */
export function usePlaces(): Places {
  const messages = useMessages();
  const root = AppContext.useActorRef();
  const { search, preferences, favorites, views } = useActors();
  /** Whether another page of the listing is pending. The new page is scrolled to its top (§4). */
  const isPageChanging = useRef(false);
  const filtersActor = useFilters({ search, preferences, isPageChanging });
  const filters = useSelector(filtersActor, ({ context }) => context.filters);
  const { listing, shownBy, retry: onRetry, ...loaded } = useListing({ filters, filtersActor, isPageChanging });
  const { options, retry: retryOptions } = useFilterOptions(filtersActor);
  const hearts = useHearts(favorites, listing.result?.places ?? NO_PLACES);
  const tabs = useTabs({ viewsActor: views, filtersActor, signIn: root, filters, options: options.result });
  const countsFailed = listing.failure !== null;
  // The last counts belong to other filters than those that failed.
  const facets = countsFailed ? null : loaded.facets;
  const filtersShown = useFiltersShown({ filters, options, facets, countsFailed });
  const location = useConfirmedLocation()?.coordinates ?? null;
  const asShown = (list: Listing) => (filters.activeTab === "favorites" ? withoutRemoved(list, hearts) : list);
  const current = listing.result === null ? null : asShown(listing.result);
  // An empty list stays empty while it is loaded again, for example after the last favorite was removed.
  const isReload = current?.pagination.total === 0 && shownBy === filters;
  const shown = listingState({ ...listing, result: current, pending: listing.pending && !isReload }, filters, messages);
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
    ...useSearchMeanings({ filters, filtersActor, hasNoResult, options: options.result }),
    // A removed location hides the times at once. A new location shows them when they are loaded.
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
