import { type FilterCategory, hasActiveFilters, type SortField } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import {
  activeFilters,
  chosenTypes,
  doneLabel,
  type Listing,
  listingState,
  notices,
  PlacesScreen,
  type PlacesScreenProps,
  sortState,
} from "@flaneur/ui/places-screen";
import { shallowEqual, useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { AppContext } from "../app-context.ts";
import { Export } from "../features/export/Export.tsx";
import type { ExportProps } from "../features/export/export-props.ts";
import { type Hearts, useHearts } from "../features/favorites/use-hearts.ts";
import { FilterDialogs, useFilterDialogs } from "../features/filters/FilterDialogs.tsx";
import { choiceOf, isInForce, removalOf } from "../features/filters/press-events.ts";
import { useFilterOptions } from "../features/filters/use-filter-options.ts";
import { useFilters } from "../features/filters/use-filters.ts";
import { useFiltersShown } from "../features/filters/use-filters-shown.ts";
import { useListing } from "../features/filters/use-listing.ts";
import { Hours, HoursChange, useHoursOf } from "../features/hours/Hours.tsx";
import { useOpenLightboxById } from "../features/lightbox/use-lightbox.ts";
import { preloadLocationDialog } from "../features/location/LocationDialogs.tsx";
import { useNextPage } from "../features/places/use-next-page.ts";
import { useSuggestions } from "../features/places/use-suggestions.ts";
import { useCopyLink } from "../features/share/use-share.ts";
import { TravelTime } from "../features/travel/TravelTime.tsx";
import { useTabs } from "../features/views/use-tabs.ts";
import { PhoneViews, ViewChanges, ViewTabs } from "../features/views/ViewTabs.tsx";
import { useGraph } from "../graph/graph-context.ts";
import { useAskForLocation, useConfirmedLocation } from "../page/use-confirmed-location.ts";
import { useSheet } from "../routing/use-sheet.ts";
import { useTitle } from "../routing/use-title.ts";
import { preloadLightbox } from "./lightbox/Lightbox.tsx";
import { useLayout } from "./places/use-layout.tsx";

const NO_PLACES: Listing["places"] = [];

/** The Favorites tab, without the hearts that were just taken back: they are gone at once (§4). */
function withoutRemoved(listing: Listing, { withoutRemoved: remaining }: Hearts): Listing {
  const places = remaining(listing.places);
  const { total, ...rest } = listing.pagination;
  return { ...listing, places, pagination: { ...rest, total: total - (listing.places.length - places.length) } };
}

/** '/': the places home. */
export function PlacesRoute() {
  const messages = useMessages();
  const graph = useGraph();
  /** Null while the layout decides. */
  const [chosenSidebar, setSidebar] = useState<"shown" | "hidden" | null>(null);
  const filterPanel = useSheet("filters");
  /** Whether another page of the listing is on its way: it starts at its top (§4). */
  const turning = useRef(false);
  const root = AppContext.useActorRef();
  const { search, preferences, favorites, lightbox, views } = AppContext.useSelector(({ context }) => context);
  const filtersActor = useFilters({ search, preferences, turning });
  const { filters, dropped } = useSelector(
    filtersActor,
    ({ context }) => ({ filters: context.filters, dropped: context.dropped }),
    shallowEqual,
  );
  const { listing, facets, shownBy, retry } = useListing({ graph, filters, filtersActor, turning });
  const { options, retry: retryOptions } = useFilterOptions(filtersActor);
  const types = useMemo(() => chosenTypes(shownBy), [shownBy]);
  const active = useMemo(() => activeFilters(filters), [filters]);
  const { activeTab } = filters;
  const { result } = listing;
  const places = result?.places ?? NO_PLACES;
  const hearts = useHearts(favorites, places);
  const onPlay = useOpenLightboxById(lightbox, places, "video");
  const onOpenMedia = useOpenLightboxById(lightbox, places, "image");
  const onNextInView = useNextPage(graph, filters);
  const tabs = useTabs({ viewsActor: views, filtersActor, signIn: root, filters, options: options.result });
  const viewsPanel = useSheet("views");
  const { layoutSwitch, otherLayout, body: Body, besideSidebar } = useLayout();
  const sidebar = chosenSidebar ?? (besideSidebar ? "shown" : "hidden");

  useTitle(messages.product.placesTitle);
  // A window that grows past the phone's layout shows the sidebar instead.
  const { phone } = AppContext.useSelector(({ context }) => context.viewport);
  useEffect(() => {
    for (const sheet of [filterPanel, viewsPanel]) if (sheet.open && !phone) sheet.onOpenChange(false);
  });

  const countsFailed = facets === null && listing.failure !== null;
  const filtersShown = useFiltersShown({ filters, options, facets, countsFailed });
  const onToggleFilter = useCallback(
    (category: FilterCategory, value: string) => filtersActor.send({ type: "filter.toggle", category, value }),
    [filtersActor],
  );
  const onSort = useCallback((field: SortField) => filtersActor.send({ type: "sort.choose", field }), [filtersActor]);
  const onRetryFilters = useCallback(() => {
    retryOptions();
    if (facets === null) retry();
  }, [retryOptions, retry, facets]);
  const asShown = (list: Listing) => (activeTab === "favorites" ? withoutRemoved(list, hearts) : list);
  const current = result === null ? null : asShown(result);
  const shown = listingState({ ...listing, result: current }, filters, messages);
  const viewTabs = { tabs, activeTab };
  const dialogs = useFilterDialogs();
  const copyLink = useCopyLink();
  const location = useConfirmedLocation();
  const coordinates = location?.coordinates ?? null;
  const sort = sortState(filters, coordinates);
  // At once where the location is forgotten; after a change with the times that are measured by it.
  const transportMode = location === null ? undefined : result?.transportMode;
  const { maxTravelTime, transportMode: mode } = filters;
  const hoursCounts = facets?.hours ?? null;
  // The same element for the same values, so that the other filters are not rendered again.
  const narrowing = useMemo(
    () => (
      <>
        <TravelTime
          maxTravelTime={maxTravelTime}
          transportMode={mode}
          onMinutesChange={(minutes) => filtersActor.send({ type: "travel.set", minutes })}
          onModeChange={(mode) => filtersActor.send({ type: "travel.mode", mode })}
          onSetLocationIntent={preloadLocationDialog}
        />
        <Hours
          hours={filters.hours}
          counts={hoursCounts}
          onChange={(hours) => filtersActor.send({ type: "hours.set", hours })}
        />
      </>
    ),
    [maxTravelTime, mode, filters.hours, hoursCounts, filtersActor],
  );
  const hoursOf = useHoursOf(shownBy);
  const [hoursUpdates, setHoursUpdates] = useState(0);
  const onSetLocation = useAskForLocation();
  const suggestions = useSuggestions(
    shown.status === "empty" && filters.search !== "" ? filters : null,
    options.result,
  );

  const count = shown.status === "ready" ? shown.pagination.total : null;
  const [askedExport, setAskedExport] = useState<ExportProps["asked"]>(null);

  const screen: PlacesScreenProps = {
    ...dialogs.openers,
    copyLink,
    exportMenu: <Export filters={filters} location={coordinates} count={count} asked={askedExport} />,
    phoneExport: count === null ? undefined : { count, onExport: (format) => setAskedExport({ format }) },
    listing: shown,
    filters: filtersShown,
    chosenTypes: types,
    showRating: shownBy.sortBy === "rating",
    activeFilters: active,
    clearable: hasActiveFilters(filters),
    sort,
    notices: notices(
      dropped,
      sort,
      filters.maxTravelTime !== null && location === null ? "waits" : "applies",
      messages,
    ),
    transportMode,
    travelTime: narrowing,
    hoursOf,
    hoursChange: (
      <HoursChange
        filters={filters}
        listing={listing.pending ? null : current}
        result={result}
        asShown={asShown}
        onUpdate={() => {
          filtersActor.send({ type: "hours.update" });
          setHoursUpdates((count) => count + 1);
        }}
      />
    ),
    sidebar,
    filterPanel: filterPanel.open ? "open" : "closed",
    suggestions,
    onSuggestion: (change) => filtersActor.send(choiceOf(change)),
    onToggleFilter,
    // A chip goes a moment after its press: a second one must not choose its filter again.
    onRemoveFilter: (filter) => {
      if (isInForce(filter, filtersActor.getSnapshot().context.filters)) filtersActor.send(removalOf(filter));
    },
    onClearAll: () => filtersActor.send({ type: "filter.clear" }),
    onSort,
    onPageChange: (page) => filtersActor.send({ type: "page.go", page }),
    onPageSizeChange: (limit) => filtersActor.send({ type: "limit.choose", limit }),
    onSidebarChange: setSidebar,
    onFilterPanelChange: (panel) => filterPanel.onOpenChange(panel === "open"),
    onRetry: retry,
    onRetryFilters,
    activeTab,
    tabs: <ViewTabs {...viewTabs} options={options.result} />,
    views: <PhoneViews {...viewTabs} sheet={viewsPanel} />,
    dialogs: (
      <FilterDialogs
        sheets={dialogs.sheets}
        filters={filtersActor}
        options={options.result}
        optionsFailed={options.failure !== null}
        shown={filtersShown}
        doneLabel={doneLabel(shown, messages)}
        onClearAll={hasActiveFilters(filters) ? () => filtersActor.send({ type: "filter.clear" }) : undefined}
        onRetryOptions={onRetryFilters}
      />
    ),
    viewChanges: <ViewChanges {...viewTabs} />,
    layoutSwitch,
    otherLayout: otherLayout({
      places: shown.status === "ready" ? shown.places : null,
      filters,
      chosenTypes: types,
      sort,
      onSort,
      favorites: hearts.favorites,
      onToggleFavorite: hearts.onToggleFavorite,
      location: coordinates,
      transportMode,
      onSetLocation,
      onOpenMedia,
    }),
    viewName: tabs.activeView?.name,
    favorites: hearts.favorites,
    onToggleFavorite: hearts.onToggleFavorite,
    onPlay,
    onPlayIntent: preloadLightbox,
    onNextInView,
    onShowAll: () => tabs.tabs.send({ type: "tabs.select", tab: "all" }),
  };
  return (
    <PlacesScreen
      {...screen}
      body={
        Body &&
        ((parts) => (
          <Body
            screen={screen}
            parts={parts}
            filters={filters}
            location={coordinates}
            hoursUpdates={hoursUpdates}
            onLocate={onSetLocation}
            searchingArea={filters.area !== null && listing.pending}
            onSearchArea={(area) => filtersActor.send({ type: "area.set", area })}
          />
        ))
      }
    />
  );
}
