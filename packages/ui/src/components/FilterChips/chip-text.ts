import { formatName } from "../../lib/format-dashes.ts";
import { hoursWords } from "../../lib/hours-words.ts";
import { durationText } from "../../lib/travel-text.ts";
import { valueName } from "../../lib/value-name.ts";
import type { Messages } from "../../messages/catalogue.ts";
import type { ActiveFilter } from "../../view-models/active-filters.ts";

/** The text of a filter's chip. Null for a filter by a category value: its chip shows the value. */
export function chipText(filter: ActiveFilter, messages: Messages): string | null {
  const { chips, statuses } = messages;
  switch (filter.kind) {
    case "wish":
      return valueName("tags", filter.tag, messages);
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
    case "value":
      return null;
  }
}

/** Returns the accessible name of a chip: the filter, and that a press removes it ('Bar, remove filter'). */
export function chipName(filter: ActiveFilter, messages: Messages): string {
  const { chips } = messages;
  if (filter.kind !== "value") return chips.remove(chipText(filter, messages) ?? "");
  const value = valueName(filter.category, filter.value, messages);
  return filter.negated ? chips.removeExcluded(value) : chips.remove(value);
}

export const chipKey = (filter: ActiveFilter): string => {
  switch (filter.kind) {
    case "value":
      return `${filter.category}/${filter.value}`;
    case "wish":
      return `wish/${filter.tag}`;
    case "status":
      return `status/${filter.status}`;
    case "hours":
      return `hours/${filter.state}`;
    case "search":
    case "near":
    case "mentions":
    case "chosen":
    case "area":
    case "travel":
      return filter.kind;
  }
};
