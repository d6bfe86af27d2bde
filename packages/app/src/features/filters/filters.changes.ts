import {
  applySuggestion,
  applyView,
  clearAllButSearch,
  correctFilters,
  type FilterOptions,
  type FilterState,
  includeOnly,
  replaceFilters,
  resetFilters,
  selectTab,
  setArea,
  setHours,
  setLimit,
  setMaxTravelTime,
  setNear,
  setPage,
  setSearch,
  setSort,
  setTransportMode,
  togglePlaceStatus,
  toggleValue,
  withoutHours,
} from "@flaneur/domain";
import type { ReadAddress } from "./filters.address.ts";
import type { FiltersEvent } from "./filters.events.ts";
import type { PreferenceChanges } from "./preferences.storage.ts";

/** Returns the filters after an event. Each case calls a rule of the domain. */
export function next(filters: FilterState, event: FiltersEvent): FilterState {
  switch (event.type) {
    case "filter.toggle":
      return toggleValue(filters, event.category, event.value);
    case "filter.clear":
      return resetFilters(filters);
    case "filter.apply":
      return replaceFilters(filters, event.draft);
    case "tab.choose":
      return selectTab(filters, event.tab);
    case "tab.apply":
      return applyView(filters, event.id, event.filters);
    case "tab.leave":
      return selectTab(filters, "all");
    case "tab.drop":
      return { ...filters, activeTab: "all" };
    case "filter.replaceSearch":
      return includeOnly(setSearch(filters, ""), event.category, event.value);
    case "filter.keepSearch":
      return clearAllButSearch(filters);
    case "status.toggle":
      return togglePlaceStatus(filters, event.status);
    case "near.set":
      return setNear(filters, event.station);
    case "area.set":
      return setArea(filters, event.area);
    case "hours.remove":
      return withoutHours(filters, event.state);
    case "hours.set":
      return setHours(filters, event.hours);
    case "travel.clear":
      return setMaxTravelTime(filters, null);
    case "travel.set":
      return setMaxTravelTime(filters, event.minutes);
    case "travel.mode":
      return setTransportMode(filters, event.mode);
    case "location.change":
      // The list changes only if it is filtered or sorted by travel time.
      return filters.maxTravelTime === null && filters.sortBy !== "travelTime" ? filters : setPage(filters, 1);
    case "search.apply":
      // Suggestions are counted among all places, not among the favorites.
      return applySuggestion(
        filters.activeTab === "favorites" ? { ...filters, activeTab: "all" } : filters,
        event,
        event.now,
      );
    case "search.replace":
    case "search.set":
      return setSearch(filters, event.text);
    case "sort.choose":
      return setSort(filters, event.field);
    case "limit.choose":
      return setLimit(filters, event.limit);
    case "page.go":
      return setPage(filters, event.page, event.after ?? filters.after);
    case "page.correct":
      return setPage(filters, event.page);
    case "address.change":
      return event.filters;
    default:
      return filters;
  }
}

/** Returns the preferences to store: the current operators, and the value that the event has chosen. */
export function chosen(
  event: FiltersEvent,
  { sortBy, sortOrder, limit, transportMode, advancedOperators }: FilterState,
): PreferenceChanges {
  const changes: PreferenceChanges = { advancedOperators };
  switch (event.type) {
    case "sort.choose":
      return { ...changes, sortBy, sortOrder };
    case "limit.choose":
      return { ...changes, limit };
    case "travel.mode":
      return { ...changes, transportMode };
    default:
      return changes;
  }
}

/** Whether the filters come from a URL, a view or a draft, which may name types and tags that do not exist. */
const isRead = ({ type }: FiltersEvent): boolean =>
  type === "address.change" || type === "tab.apply" || type === "filter.apply";

/**
 * Returns the filters after an event, the shared view, and the values dropped from the filters.
 * @property options Null while they are not loaded.
 */
export function changed(
  { filters, view, dropped, options }: ReadAddress & { readonly options: FilterOptions | null },
  event: FiltersEvent,
): ReadAddress {
  const after = {
    filters: next(filters, event),
    view: event.type === "address.change" ? event.view : view,
    dropped: droppedAfter(dropped, event),
  };
  return options !== null && isRead(event) ? corrected(after, options) : after;
}

/** Removes the types and tags that do not exist. */
export function corrected({ filters, view, dropped }: ReadAddress, options: FilterOptions): ReadAddress {
  const known = correctFilters(filters, options);
  return {
    filters: known.filters,
    view: view && { ...view, filters: correctFilters(view.filters, options).filters },
    dropped: [...dropped, ...known.dropped],
  };
}

/** Returns the invalid values of the URL. They are reported until the next choice. */
function droppedAfter(dropped: readonly string[], event: FiltersEvent): readonly string[] {
  switch (event.type) {
    case "address.change":
      return event.dropped;
    case "page.correct":
    case "tab.drop":
    case "location.change":
      return dropped;
    default:
      return [];
  }
}
