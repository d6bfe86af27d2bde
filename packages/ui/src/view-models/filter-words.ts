import { type FilterState, SAVED_CATEGORIES, type SavedFilters } from "@flaneur/domain";
import { formatName } from "../lib/format-dashes.ts";
import { hoursWords } from "../lib/hours-words.ts";
import { durationText } from "../lib/travel-text.ts";
import { shortValueName } from "../lib/value-name.ts";
import type { Messages } from "../messages/catalogue.ts";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";

/** Returns the active filters as short texts: 'Bar', '11e', 'not Club'. */
export const filterWords = (filters: FilterState, messages: Messages): readonly string[] =>
  activeFilters(filters).map((filter) => filterText(filter, messages));

/** Returns an active filter as a short text. */
export function filterText(filter: ActiveFilter, messages: Messages): string {
  const { chips, statuses } = messages;
  switch (filter.kind) {
    case "wish":
      return shortValueName("tags", filter.tag, messages);
    case "search":
      return chips.search(filter.text);
    case "status":
      return statuses[filter.status];
    case "near":
      return chips.near(formatName(filter.near.name));
    case "mentions":
      return chips.mentions(filter.text);
    case "chosen":
      return chips.chosen;
    case "area":
      return chips.area;
    case "hours":
      return hoursWords(filter.moment, filter.state, messages);
    case "travel":
      return chips.travelTime(durationText(filter.minutes, messages));
    case "value": {
      const value = shortValueName(filter.category, filter.value, messages);
      return filter.negated ? `${chips.not} ${value}` : value;
    }
  }
}

/** Returns the filters of a view as short texts. */
export const viewWords = ({ search, hours, maxTravelTime, ...values }: SavedFilters, messages: Messages) => [
  ...(search === "" ? [] : [messages.chips.search(search)]),
  ...SAVED_CATEGORIES.flatMap((category) => values[category].map((value) => shortValueName(category, value, messages))),
  ...(maxTravelTime === null ? [] : [messages.chips.travelTime(durationText(maxTravelTime, messages))]),
  ...(hours?.states.map((state) => hoursWords(hours.moment, state, messages)) ?? []),
];
