import { type FilterState, nearestAround, type WayOut } from "@flaneur/domain";
import { formatName } from "../lib/format-dashes.ts";
import type { Messages } from "../messages/catalogue.ts";
import { activeFilters } from "./active-filters.ts";
import { filterText } from "./filter-words.ts";

/** A way to get exact results by giving up one filter, with the number of places that it leads to. */
export interface ShownWayOut extends WayOut {
  readonly words: string;
  readonly count: number;
}

/** Returns the other filters than 'Near …' as one phrase; empty without any. */
const otherWords = (filters: FilterState, messages: Messages): string =>
  activeFilters(filters)
    .filter(({ kind }) => kind !== "near")
    .map((filter) => filterText(filter, messages))
    .join(", ");

/**
 * Returns the title of a list of the nearest places instead of those in an area; null for any other list.
 * @param count The number of places that are listed, 0 if none is within the longest walk either.
 */
export function nearestTitle(filters: FilterState, count: number, messages: Messages): string | null {
  const near = nearestAround(filters);
  if (near === null) return null;
  const words = otherWords(filters, messages);
  const place = formatName(near.name);
  return count === 0
    ? messages.question.noneWithin(words, near.minutes, place)
    : messages.question.noneNear(words, place, count);
}

/** Returns the words of a way out: 'Bar within 15 min of Canal Saint-Martin', 'Bar, Terrace in all of Paris'. */
export function wayOutWords({ filters }: WayOut, messages: Messages): string {
  const words = otherWords(filters, messages);
  const { near } = filters;
  return near === null
    ? messages.question.inParis(words)
    : messages.question.within(words, near.minutes, formatName(near.name));
}
