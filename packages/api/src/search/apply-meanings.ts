import {
  FILTER_CATEGORIES,
  LATE_MINUTE,
  momentOf,
  nextTime,
  type Origin,
  type ParisTime,
  type PlaceFilters,
  type SearchMeaning,
} from "@flaneur/domain";

/** When and where a visitor searches. */
export interface SearchSituation {
  /** The current minute in Paris. */
  readonly now: ParisTime;
  /** The confirmed location and the chosen mode of transport; null without a location. */
  readonly origin: Origin | null;
}

/**
 * Returns the filters of a list with the meanings of a search applied. Values replace the included values of their
 * category, and other meanings replace the filter of their kind. Other excluded values and all other filters stay.
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
    const include = meanings.flatMap((each) =>
      each.kind === "value" && each.category === category ? [each.value] : [],
    );
    if (include.length === 0) continue;
    const exclude = applied[category].exclude.filter((value) => !include.includes(value));
    applied = { ...applied, [category]: { ...applied[category], include, exclude } };
  }
  for (const meaning of meanings) {
    switch (meaning.kind) {
      case "status":
        applied = { ...applied, placeStatuses: [meaning.status] };
        break;
      case "openNow":
        applied = { ...applied, hours: { at: now, states: ["open"] } };
        break;
      case "openLate":
        applied = { ...applied, hours: { at: { day: now.day, minute: LATE_MINUTE }, states: ["open"] } };
        break;
      case "openAt":
        applied = { ...applied, hours: { at: momentOf(nextTime(meaning, now), now), states: ["open"] } };
        break;
      case "within":
        if (origin !== null) {
          const mode = meaning.mode ?? origin.mode;
          applied = { ...applied, travel: { ...origin, mode, maxMinutes: meaning.minutes } };
        }
        break;
      case "near":
        applied = { ...applied, near: meaning.station };
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
