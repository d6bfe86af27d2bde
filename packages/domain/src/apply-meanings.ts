import { FILTER_CATEGORIES } from "./filter-categories.ts";
import { momentOf } from "./hours/hours-filter.ts";
import type { ParisTime } from "./hours/paris-time.ts";
import { parseNear } from "./near.ts";
import type { PlaceFilters } from "./place-filters.ts";
import { isWish, joinsTypesAndTags, LATE_MINUTE, nextTime, openStates, type SearchMeaning } from "./search-meaning.ts";
import type { Origin } from "./travel.ts";

/** When and where a visitor searches. */
export interface SearchSituation {
  /** The current minute in Paris. */
  readonly now: ParisTime;
  /** The confirmed location and the chosen mode of transport; null without a location. */
  readonly origin: Origin | null;
}

/**
 * Returns the filters of a list with the meanings of a search applied, like `applySuggestion` to the filters of a page.
 * Tags are added to the wishes. Other values replace the included values of their category, negated values are added to the excluded ones, and other meanings replace the filter of their kind. Other
 * excluded values and all other filters stay.
 * @param text the words that mean no filter. They become the search, except if a street is meant: the name of the
 * street is then the search.
 * @param situation A travel time is ignored without a location.
 */
export function applyMeanings(
  filters: PlaceFilters,
  meanings: readonly SearchMeaning[],
  text: string,
  { now, origin }: SearchSituation,
): PlaceFilters {
  let applied: PlaceFilters = { ...filters, search: text };
  for (const category of FILTER_CATEGORIES) {
    const values = meanings.flatMap((each) => (each.kind === "value" && each.category === category ? [each] : []));
    if (values.length === 0) continue;
    const meant = values.filter((each) => each.negated !== true && !isWish(each)).map(({ value }) => value);
    const wishes = values.filter(isWish).map(({ value }) => value);
    const excluded = values.filter(({ negated }) => negated === true).map(({ value }) => value);
    const before = applied[category];
    const include = meant.length > 0 ? meant : before.include.filter((value) => !excluded.includes(value));
    const exclude = [
      ...new Set([...before.exclude.filter((value) => ![...meant, ...wishes].includes(value)), ...excluded]),
    ];
    if (category === "tags") {
      const kept = applied.wishes.filter((tag) => !excluded.includes(tag));
      applied = { ...applied, wishes: [...new Set([...kept, ...wishes])] };
    }
    const join = category === "tags" && joinsTypesAndTags(meanings) ? "OR" : before.join;
    applied = { ...applied, [category]: { include, exclude, join } };
  }
  const open = openStates(meanings);
  for (const meaning of meanings) {
    switch (meaning.kind) {
      case "status":
        applied = { ...applied, placeStatuses: [meaning.status] };
        break;
      case "openNow":
        applied = { ...applied, hours: { at: now, states: open } };
        break;
      case "openLate":
        applied = { ...applied, hours: { at: { day: now.day, minute: LATE_MINUTE }, states: open } };
        break;
      case "openAt":
        applied = { ...applied, hours: { at: momentOf(nextTime(meaning, now), now), states: open } };
        break;
      case "closedNow":
        applied = { ...applied, hours: { at: now, states: ["closed"] } };
        break;
      case "closedAt":
        applied = { ...applied, hours: { at: momentOf(nextTime(meaning, now), now), states: ["closed"] } };
        break;
      case "within":
        if (origin !== null) {
          const mode = meaning.mode ?? origin.mode;
          applied = { ...applied, travel: { ...origin, mode, maxMinutes: meaning.minutes } };
        }
        break;
      case "near":
        applied = { ...applied, near: parseNear(meaning.place, meaning.minutes) };
        break;
      case "mentions":
        applied = { ...applied, mentions: meaning.text };
        break;
      case "street":
        applied = { ...applied, search: meaning.name };
        break;
      case "value":
        break;
    }
  }
  return applied;
}
