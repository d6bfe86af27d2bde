import type { FilterState, ParisTime } from "@flaneur/domain";
import { type ActiveFilter, activeFilters, type QuickFilter, type SuggestedChange } from "@flaneur/ui/places-screen";
import { shallowEqual } from "@xstate/react";
import type { FiltersEvent } from "./filters.events.ts";
import type { FiltersRef } from "./filters.machine.ts";

/** Returns the event of the cross on a chip. */
function removalEvent(filter: ActiveFilter): FiltersEvent {
  switch (filter.kind) {
    case "value":
      return { type: "filter.toggle", category: filter.category, value: filter.value };
    case "wish":
      return { type: "wish.toggle", tag: filter.tag };
    case "search":
      return { type: "search.replace", text: "" };
    case "status":
      return { type: "status.toggle", status: filter.status };
    case "near":
      return { type: "near.set", near: null };
    case "mentions":
      return { type: "mentions.clear" };
    case "chosen":
      return { type: "chosen.set", chosenOnly: false };
    case "area":
      return { type: "area.set", area: null };
    case "hours":
      return { type: "hours.remove", state: filter.state };
    case "travel":
      return { type: "travel.clear" };
  }
}

/** Whether the filter of a chip is still active. */
const isStillActive = (filter: ActiveFilter, filters: FilterState): boolean =>
  activeFilters(filters).some((each) => shallowEqual(each, filter));

/**
 * Removes the filter of a chip. A chip is removed a moment after its press, and a second press must not activate its
 * filter again.
 */
export function removeFilter(actor: FiltersRef, filter: ActiveFilter): void {
  if (isStillActive(filter, actor.getSnapshot().context.read().filters)) actor.send(removalEvent(filter));
}

/** Returns the event of a suggestion that changes the filters. @param text The search that the suggestion is about. */
export function choiceEvent(
  change: Exclude<SuggestedChange, { kind: "place" }>,
  text: string,
  now: ParisTime,
): FiltersEvent {
  switch (change.kind) {
    case "understood":
      return {
        type: "search.apply",
        text,
        letGo: "",
        notUnderstood: "",
        meanings: change.meanings,
        rest: change.rest,
        now,
      };
    case "value":
      return { type: "filter.replaceSearch", category: change.category, value: change.value };
    case "spelling":
      return { type: "search.replace", text: change.search };
    case "searchOnly":
      return { type: "filter.keepSearch" };
  }
}

/** Returns the event of a quick filter that is 'Chosen', a tag or the opening hours. */
export function pressEvent(quick: Extract<QuickFilter, { kind: "chosen" | "openNow" | "tag" }>): FiltersEvent {
  if (quick.kind === "chosen") return { type: "chosen.set", chosenOnly: !quick.pressed };
  if (quick.kind === "tag") return { type: "wish.toggle", tag: quick.tag };
  return quick.pressed
    ? { type: "hours.remove", state: "open" }
    : { type: "hours.set", hours: { moment: "now", states: ["open"] } };
}
