import { arrondissementName } from "../../lib/arrondissement-name.ts";
import type { ActiveFilter } from "../../view-models/active-filters.ts";

/** The words on the chip of a filter that is no value of a category; null for one that is. */
export function chipWords(filter: ActiveFilter): string | null {
  switch (filter.kind) {
    case "search":
      return `“${filter.text}”`;
    case "status":
      return filter.status;
    case "travel":
      return `Within ${filter.minutes} min`;
    case "value":
      return null;
  }
}

/** What a screen reader says: the words on the chip, and what a press does. */
export function chipName(filter: ActiveFilter): string {
  if (filter.kind !== "value") return `${chipWords(filter)}, remove filter`;
  const value = filter.category === "arrondissements" ? arrondissementName(filter.value) : filter.value;
  return `${filter.negated ? "not " : ""}${value}, remove filter`;
}

export const chipKey = (filter: ActiveFilter): string => {
  switch (filter.kind) {
    case "value":
      return `${filter.category}/${filter.value}`;
    case "status":
      return `status/${filter.status}`;
    case "search":
    case "travel":
      return filter.kind;
  }
};
