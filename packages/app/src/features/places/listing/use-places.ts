import {
  type Coordinates,
  type FilterOptions,
  type FilterState,
  hasActiveFilters,
  hasOthers,
  NEAREST_LIMIT,
  type Near,
  nearestAround,
  type SortField,
  type TransportMode,
  travelTime,
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
import { useCallback, useMemo, useState } from "react";
import { AppContext, useActors } from "../../../app-context.ts";
import { useConfirmedLocation } from "../../../location/use-confirmed-location.ts";
import { type Hearts, useHearts } from "../../favorites/use-hearts.ts";
import type { FiltersRef } from "../../filters/filters.machine.ts";
import { useFilterOptions } from "../../filters/use-filter-options.ts";
import { useFilters } from "../../filters/use-filters.ts";
import { useFiltersShown } from "../../filters/use-filters-shown.ts";
import { useListing } from "../../filters/use-listing.ts";
import { type Tabs, useTabs } from "../../views/use-tabs.ts";
import type { LoadedListing } from "../listing.ts";
import { type SearchMeanings, useSearchMeanings } from "./use-search-meanings.ts";

/** The state of the listing that several slots show. */
export interface Places extends SearchMeanings, ReturnType<typeof useClearAll> {
  readonly filtersActor: FiltersRef;
  readonly filters: FilterState;
  /** The invalid values of the URL. */
  readonly dropped: readonly string[];
  /** The name of the shared view whose filters are shown, or null. */
  readonly viewName: string | null;
  readonly options: Loaded<FilterOptions>;
  /** Whether places that are not chosen are listed, too. False while this is unknown. */
  readonly hasOthers: boolean;
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

/** Returns a list of the nearest places instead of those in an area: its first places alone, on one page. */
function onlyNearest(listing: Listing): Listing {
  const places = listing.places.slice(0, NEAREST_LIMIT);
  return { ...listing, places, pagination: { ...listing.pagination, total: places.length, page: 1, pages: 1 } };
}

/** Starts the actors of the listing and returns the state that its slots share. */
export function usePlaces(): Places {
  const messages = useMessages();
  const root = AppContext.useActorRef();
  const { filters: filtersActor, preferences, favorites, views } = useActors();
  const { options, retry: retryOptions } = useFilterOptions();
  const { filters, dropped, viewName } = useFilters({ filtersActor, preferences, options: options.result });
  const { listing: loadedListing, shownBy, retry: onRetry, reload, ...loaded } = useListing({ filters, filtersActor });
  const { result } = loadedListing;
  const { near } = shownBy;
  const walked = useMemo(() => (result === null || near === null ? result : withWalks(result, near)), [result, near]);
  const listing = { ...loadedListing, result: walked };
  const hearts = useHearts(favorites, listing.result?.places ?? NO_PLACES);
  const tabs = useTabs({ viewsActor: views, filtersActor, signIn: root, filters, options: options.result });
  const countsFailed = listing.failure !== null;
  // The last counts belong to other filters than those that failed.
  const facets = countsFailed ? null : loaded.facets;
  const filtersShown = useFiltersShown({ filters, options, facets, countsFailed });
  const location = useConfirmedLocation()?.coordinates ?? null;
  const isNearest = nearestAround(shownBy) !== null;
  const asShown = (list: Listing) => {
    if (filters.activeTab === "favorites") return withoutRemoved(list, hearts);
    return isNearest ? onlyNearest(list) : list;
  };
  const current = listing.result === null ? null : asShown(listing.result);
  // An empty list stays empty while it is loaded again, for example after the last favorite was removed.
  const isReload = current?.pagination.total === 0 && shownBy === filters;
  const shown = listingState({ ...listing, result: current, pending: listing.pending && !isReload }, filters, messages);
  const hasNoResult = shown.status === "empty" && filters.search !== "";
  const [hoursUpdates, setHoursUpdates] = useState(0);
  return {
    ...{
      filtersActor,
      filters,
      dropped,
      viewName,
      options,
      listing,
      current,
      asShown,
      shown,
      shownBy,
      facets,
      filtersShown,
    },
    ...{ hearts, tabs, location, onRetry, hoursUpdates },
    hasOthers: hasOthers(options.result?.counts ?? null),
    ...useClearAll({
      clearable: hasActiveFilters(filters),
      listing: shown,
      onClearAll: () => filtersActor.send({ type: "filter.clear" }),
    }),
    ...useSearchMeanings({ filters, filtersActor, hasNoResult, options: options.result }),
    // A removed location hides the times at once. A new location shows them when they are loaded.
    // With 'Near …', the times are those of the walk from its point.
    transportMode: near !== null ? "walking" : location === null ? undefined : listing.result?.transportMode,
    onSort: useCallback((field) => filtersActor.send({ type: "sort.choose", field }), [filtersActor]),
    onRetryFilters: useCallback(() => {
      retryOptions();
      if (facets === null) onRetry();
    }, [retryOptions, onRetry, facets]),
    onUpdateHours: () => {
      reload();
      setHoursUpdates((count) => count + 1);
    },
  };
}

/** Returns a listing in which the time of each place is the walk from the point of 'Near …'. */
const withWalks = <Page extends Listing>(listing: Page, near: Near): Page => ({
  ...listing,
  places: listing.places.map((place) => ({
    ...place,
    travelTime: travelTime(near.coordinates, place.coordinates, "walking"),
  })),
});
