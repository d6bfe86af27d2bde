import {
  FILTER_CATEGORIES,
  LATE_MINUTE,
  momentOf,
  type ParisTime,
  type PlaceFilters,
  type SearchMeaning,
  SUNDAY_NOON,
} from "@flaneur/domain";

/**
 * Returns the filters of a list narrowed by meanings and by a text. The values of a meaning replace the included values
 * of their category; excluded values and all other filters stay.
 * @param text the words that mean no filter.
 * @param now the current minute in Paris.
 */
export function applyMeanings(
  filters: PlaceFilters,
  meanings: readonly SearchMeaning[],
  text: string,
  now: ParisTime,
): PlaceFilters {
  let applied: PlaceFilters = { ...filters, search: text };
  for (const category of FILTER_CATEGORIES) {
    const include = meanings.flatMap((each) =>
      each.kind === "value" && each.category === category ? [each.value] : [],
    );
    if (include.length > 0) applied = { ...applied, [category]: { ...applied[category], include } };
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
      case "openSunday":
        applied = { ...applied, hours: { at: momentOf(SUNDAY_NOON, now), states: ["open"] } };
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
