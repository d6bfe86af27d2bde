import {
  applyView,
  ask,
  clearAllButSearch,
  correctFilters,
  type FilterOptions,
  type FilterState,
  includeOnly,
  keepQuestion,
  replaceFilters,
  resetFilters,
  selectTab,
  setArea,
  setChosenOnly,
  setHours,
  setLimit,
  setMaxTravelTime,
  setMentions,
  setNear,
  setPage,
  setSearch,
  setSort,
  setTransportMode,
  togglePlaceStatus,
  toggleValue,
  toggleWish,
  withoutHours,
  withoutQuestion,
} from "@flaneur/domain";
import type { ReadAddress } from "./filters.address.ts";
import type { FiltersEvent, TypedSearch } from "./filters.events.ts";
import type { PreferenceChanges } from "./preferences.storage.ts";

/** Returns the filters after an event. Each case calls a rule of the domain. */
function next(filters: FilterState, event: FiltersEvent | TypedSearch): FilterState {
  switch (event.type) {
    case "filter.toggle":
      return toggleValue(filters, event.category, event.value);
    case "wish.toggle":
      return toggleWish(filters, event.tag);
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
      return setNear(filters, event.near);
    case "mentions.clear":
      return setMentions(filters, "");
    case "chosen.set":
      return setChosenOnly(filters, event.chosenOnly);
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
      return ask(filters.activeTab === "favorites" ? { ...filters, activeTab: "all" } : filters, event, event.now);
    case "search.replace":
    case "search.set":
      return setSearch(filters, event.text);
    case "search.letters":
      return setSearch(withoutQuestion(filters), event.text);
    case "sort.choose":
      return setSort(filters, event.field);
    case "limit.choose":
      return setLimit(filters, event.limit);
    case "page.go":
      return setPage(filters, event.page, event.after ?? filters.after);
    case "page.correct":
      return setPage(filters, event.page);
    default:
      return filters;
  }
}

/** Returns the preferences to store: the current operators, and the value that the event has chosen. */
export function chosen(
  event: FiltersEvent,
  { sortBy, sortOrder, sorting, limit, transportMode, advancedOperators }: FilterState,
): PreferenceChanges {
  const changes: PreferenceChanges = { advancedOperators };
  switch (event.type) {
    case "sort.choose":
      return { ...changes, sortBy, sortOrder, sorting };
    case "limit.choose":
      return { ...changes, limit };
    case "travel.mode":
      return { ...changes, transportMode };
    default:
      return changes;
  }
}

/** Returns the filters after an event, the shared view, and the invalid values that are reported. */
export function changed(read: ReadAddress, event: FiltersEvent | TypedSearch): ReadAddress {
  if (event.type === "address.settle") return event.options === null ? read : corrected(read, event.options);
  const { filters, view, dropped } = read;
  return {
    filters: keepQuestion(filters, next(filters, event)),
    view: event.type === "sharedView.close" ? null : view,
    dropped: CORRECTIONS.includes(event.type) ? dropped : [],
  };
}

/** The events after which the invalid values of the URL are still reported: they are no choices of the visitor. */
const CORRECTIONS: readonly (FiltersEvent | TypedSearch)["type"][] = ["page.correct", "tab.drop", "location.change"];

/** Removes the types and tags that do not exist. Returns the same object if all exist. */
export function corrected(read: ReadAddress, options: FilterOptions): ReadAddress {
  const { view } = read;
  const known = correctFilters(read.filters, options);
  const knownView = view && correctFilters(view.filters, options);
  if (known.filters === read.filters && knownView?.filters === view?.filters) return read;
  return {
    filters: known.filters,
    view: view && knownView && { ...view, filters: knownView.filters },
    dropped: [...new Set([...read.dropped, ...known.dropped])],
  };
}
