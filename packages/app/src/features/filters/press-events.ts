import type { FilterState } from "@flaneur/domain";
import { type ActiveFilter, activeFilters, type SuggestedChange } from "@flaneur/ui/places-screen";
import { shallowEqual } from "@xstate/react";
import type { FiltersEvent } from "./filters.events.ts";

/** What the cross on a chip does. */
export function removalOf(filter: ActiveFilter): FiltersEvent {
  switch (filter.kind) {
    case "value":
      return { type: "filter.toggle", category: filter.category, value: filter.value };
    case "search":
      return { type: "search.replace", text: "" };
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

/** Whether a chip is one of a filter that is still chosen. */
export const isInForce = (filter: ActiveFilter, filters: FilterState): boolean =>
  activeFilters(filters).some((each) => shallowEqual(each, filter));

/** What a suggestion does. */
export function choiceOf(change: SuggestedChange): FiltersEvent {
  switch (change.kind) {
    case "value":
      return { type: "filter.replaceSearch", category: change.category, value: change.value };
    case "spelling":
      return { type: "search.replace", text: change.search };
    case "searchOnly":
      return { type: "filter.keepSearch" };
  }
}
