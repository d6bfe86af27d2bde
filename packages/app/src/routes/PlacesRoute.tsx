import { type FilterCategory, type FilterState, hasActiveFilters, type SortField } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import {
  type ActiveFilter,
  activeFilters,
  chosenTypes,
  doneLabel,
  type FiltersState,
  filtersState,
  type Listing,
  listingState,
  notices,
  PlacesScreen,
  type PlacesScreenProps,
  pageBeyondLast,
  type SuggestedChange,
  sortState,
} from "@flaneur/ui/places-screen";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { AppContext } from "../app-context.ts";
import { Export } from "../features/export/Export.tsx";
import type { ExportProps } from "../features/export/export-props.ts";
import { type Hearts, useHearts } from "../features/favorites/use-hearts.ts";
import { FilterDialogs, useFilterDialogs } from "../features/filters/FilterDialogs.tsx";
import type { FiltersEvent } from "../features/filters/filters.events.ts";
import { useFilters } from "../features/filters/use-filters.ts";
import { HoursChange, useHours, useHoursOf } from "../features/hours/Hours.tsx";
import { useLayout } from "../features/layout/use-layout.tsx";
import { preloadLightbox } from "../features/lightbox/Lightbox.tsx";
import { useOpenLightboxById } from "../features/lightbox/use-lightbox.ts";
import { coordinatesOf } from "../features/location/location.machine.ts";
import { useAskForLocation, useConfirmedLocation } from "../features/location/use-confirmed-location.ts";
import { filterOptionsQuery } from "../features/places/filter-options.actors.ts";
import { filterOptionsMachine } from "../features/places/filter-options.machine.ts";
import { useNextPage } from "../features/places/use-next-page.ts";
import { useSuggestions } from "../features/places/use-suggestions.ts";
import { firstResult, graphActor, networkReturnActor } from "../features/query/query.actors.ts";
import { useLoaded } from "../features/query/use-loaded.ts";
import { useReload } from "../features/query/use-reload.ts";
import { useCopyLink } from "../features/share/use-share.ts";
import { useTravelTime } from "../features/travel/TravelTime.tsx";
import { useTabs } from "../features/views/use-tabs.ts";
import { PhoneViews, ViewChanges, ViewTabs } from "../features/views/ViewTabs.tsx";
import { useGraph } from "../graphql/graph-context.ts";
import { useSheet } from "../routing/use-sheet.ts";
import { useTitle } from "../routing/use-title.ts";

/** What the cross on a chip does. */
function removalOf(filter: ActiveFilter): FiltersEvent {
  switch (filter.kind) {
    case "value":
      return { type: "filter.toggle", category: filter.category, value: filter.value };
    case "search":
      return { type: "search.clear" };
    case "status":
      return { type: "status.toggle", status: filter.status };
    case "area":
      return { type: "area.set", area: null };
    case "hours":
      return { type: "hours.remove", state: filter.state };
    case "travel":
      return { type: "travel.clear" };
  }
}

const isInForce = (filter: ActiveFilter, filters: FilterState): boolean =>
  activeFilters(filters).some((each) => shallowEqual(each, filter));

/** What a suggestion does. */
const suggested = (change: SuggestedChange): FiltersEvent =>
  change.kind === "searchOnly"
    ? { type: "filter.keepSearch" }
    : { type: "filter.replaceSearch", category: change.category, value: change.value };

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
  const filtersActor = useFilters(graph, turning);
  const optionsMachine = useMemo(
    () =>
      filterOptionsMachine.provide({
        actors: { load: graphActor(filterOptionsQuery(graph)), networkReturn: networkReturnActor },
      }),
    [graph],
  );
  const [first] = useState(() => firstResult(filterOptionsQuery(graph), null));
  const optionsActor = useActorRef(optionsMachine, { input: { variables: null, first } });
  const { filters, dropped } = useSelector(
    filtersActor,
    ({ context }) => ({ filters: context.filters, dropped: context.dropped }),
    shallowEqual,
  );
  const listingActor = useSelector(filtersActor, ({ children }) => children.listing);
  const latest = useLoaded(listingActor);
  // Drawing another page of cards gives way to the next letter; the first page waits for nothing.
  const drawn = useDeferredValue(latest.result) ?? latest.result;
  // What was loaded for another tab is not shown under this one: least of all favorites to whoever has signed out.
  const result =
    drawn !== null && (drawn.source === "favorites") === (filters.activeTab === "favorites") ? drawn : null;
  const listing = { ...latest, result, pending: latest.pending || drawn !== latest.result };
  // Once it is there: the top of the page before would be painted for nothing.
  useLayoutEffect(() => {
    if (listing.pending || !turning.current) return;
    turning.current = false;
    scrollTo({ top: 0 });
  });
  // The places that are there stay as they are until others come: also what they say because of the filters.
  const [loadedBy, setLoadedBy] = useState(filters);
  const shownBy = listing.pending ? loadedBy : filters;
  if (shownBy !== loadedBy) setLoadedBy(shownBy);
  const types = useMemo(() => chosenTypes(shownBy), [shownBy]);
  const active = useMemo(() => activeFilters(filters), [filters]);
  const options = useLoaded(optionsActor);
  const { activeTab } = filters;
  const hearts = useHearts(result?.places ?? NO_PLACES);
  const onPlay = useOpenLightboxById(result?.places ?? NO_PLACES, "video");
  const onOpenMedia = useOpenLightboxById(result?.places ?? NO_PLACES, "image");
  const onNextInView = useNextPage(graph, filters);
  const app = AppContext.useActorRef();
  const whereabouts = AppContext.useSelector(({ context }) => context.location);
  const refetchFavorites = useCallback(async () => {
    if (activeTab !== "favorites") return;
    const code = await import("../features/favorites/favorites-listing.ts");
    await code.refetchFavorites(graph, filters, coordinatesOf(whereabouts), app.getSnapshot().context.now);
  }, [graph, app, activeTab, filters, whereabouts]);
  useReload(listingActor, refetchFavorites);
  const tabs = useTabs(filtersActor, filters, options.result);
  const viewsPanel = useSheet("views");
  const { layoutSwitch, otherLayout, body: Body, besideSidebar } = useLayout();
  const sidebar = chosenSidebar ?? (besideSidebar ? "shown" : "hidden");

  useTitle(messages.product.placesTitle);
  // A window that grows past the phone's layout shows the sidebar instead.
  const { phone } = AppContext.useSelector(({ context }) => context.viewport);
  useEffect(() => {
    for (const sheet of [filterPanel, viewsPanel]) if (sheet.open && !phone) sheet.onOpenChange(false);
  });
  const lastPage = pageBeyondLast(listing, filters);
  useEffect(() => {
    if (lastPage !== null) filtersActor.send({ type: "page.correct", page: lastPage });
  }, [lastPage, filtersActor]);
  // Whatever the filters come to be, by a link or by going back: the machine knows whether there is anything to correct.
  useEffect(() => {
    if (options.result !== null && (filters.types.length > 0 || filters.tags.length > 0)) {
      filtersActor.send({ type: "filter.correct", options: options.result });
    }
  }, [filters.types, filters.tags, options.result, filtersActor]);

  const facets = drawn?.facets ?? null;
  const failed = options.failure !== null || (facets === null && listing.failure !== null);
  const filtersBefore = useRef<FiltersState>(undefined);
  const filtersShown = useMemo(
    () => filtersState({ options: options.result, failed, facets, filters }, filtersBefore.current),
    [options.result, failed, facets, filters],
  );
  useEffect(() => {
    filtersBefore.current = filtersShown;
  });
  const onToggleFilter = useCallback(
    (category: FilterCategory, value: string) => filtersActor.send({ type: "filter.toggle", category, value }),
    [filtersActor],
  );
  const onSort = useCallback((field: SortField) => filtersActor.send({ type: "sort.choose", field }), [filtersActor]);
  const onRetryFilters = useCallback(() => {
    optionsActor.send({ type: "query.retry" });
    if (facets === null) listingActor?.send({ type: "query.retry" });
  }, [optionsActor, listingActor, facets]);
  const asShown = (list: Listing) => (activeTab === "favorites" ? withoutRemoved(list, hearts) : list);
  const current = result === null ? null : asShown(result);
  const shown = listingState(
    {
      ...listing,
      result: current,
      pending: lastPage !== null || listing.pending,
    },
    filters,
    messages,
  );
  const viewTabs = { tabs, activeTab };
  const dialogs = useFilterDialogs();
  const copyLink = useCopyLink();
  const location = useConfirmedLocation();
  const coordinates = location?.coordinates ?? null;
  const sort = sortState(filters, coordinates);
  // At once where the location is forgotten; after a change with the times that are measured by it.
  const transportMode = location === null ? undefined : result?.transportMode;
  const travelTime = useTravelTime({ ...filters, filters: filtersActor });
  const hours = useHours({ hours: filters.hours, filters: filtersActor, counts: facets?.hours ?? null });
  const narrowing = useMemo(
    () => (
      <>
        {travelTime}
        {hours}
      </>
    ),
    [travelTime, hours],
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
    onSuggestion: (change) => filtersActor.send(suggested(change)),
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
    onRetry: () => listingActor?.send({ type: "query.retry" }),
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
