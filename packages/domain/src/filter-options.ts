import {
  FILTER_CATEGORIES,
  type FilterCategory,
  isListed,
  type ListedCategory,
  namedValues,
  readValue,
} from "./filter-categories.ts";
import { type FilterState, isNegated, setNegation, setPage, setValues } from "./filter-state.ts";
import { fold } from "./fold.ts";
import { setWishes } from "./wishes.ts";

/** The number of all listed places, and of the chosen ones among them. */
export interface ChosenCounts {
  readonly chosen: number;
  readonly places: number;
}

/** Whether every listed place is chosen, so that none needs a mark. */
export const areAllChosen = ({ chosen, places }: ChosenCounts): boolean => chosen === places;

/** Whether some listed places are chosen and others are not, so that chosen places have a mark. */
export const hasOthers = (counts: ChosenCounts | null): boolean =>
  counts !== null && counts.chosen > 0 && counts.chosen < counts.places;

/** The values of the categories whose values the server lists (§7), and what else it says about all listed places. */
export interface FilterOptions {
  readonly types: readonly string[];
  /** Codes: `75011`. */
  readonly arrondissements: readonly string[];
  readonly tagCategories: readonly { readonly name: string; readonly tags: readonly string[] }[];
  /** Whether every listed place is curated, and none is imported. False if the server does not say. */
  readonly allCurated: boolean;
  /** The number of all listed places, and of the chosen ones among them. Null if the server does not say. */
  readonly counts: ChosenCounts | null;
}

const LISTED_VALUES: Readonly<Record<ListedCategory, (options: FilterOptions) => readonly string[]>> = {
  types: ({ types }) => types,
  tags: ({ tagCategories }) => tagCategories.flatMap(({ tags }) => tags),
  arrondissements: ({ arrondissements }) => arrondissements,
};

/** Returns all values of a category that visitors can filter by. */
export const optionValues = (options: FilterOptions, category: FilterCategory): readonly string[] =>
  isListed(category) ? LISTED_VALUES[category](options) : (namedValues(category) ?? []);

export interface CorrectedFilters {
  /** The corrected filters: the same object as the input when nothing was wrong. */
  readonly filters: FilterState;
  /** The values that do not exist and were removed. */
  readonly dropped: readonly string[];
}

/** The categories whose values only the options know. */
const OPEN_CATEGORIES: readonly FilterCategory[] = ["types", "tags"];

/** Returns a function that finds the existing value of a text, or returns null. */
function existingValue(category: FilterCategory, options: FilterOptions): (text: string) => string | null {
  if (!OPEN_CATEGORIES.includes(category)) return (text) => readValue(category, text);
  const existing = optionValues(options, category);
  const exact = new Set(existing);
  const bySpelling = new Map(existing.map((value) => [fold(value), value]));
  return (text) => (exact.has(text) ? text : (bySpelling.get(fold(text)) ?? null));
}

/**
 * Corrects the values of a URL, a view or a draft by the existing ones: another spelling ('bar', 'cafe', '11e') is
 * replaced by the existing value, and an unknown value is dropped. Every way in which filters enter the app uses this
 * function, so that the tab of a view and a reload of its URL show the same list.
 */
export function correctFilters(filters: FilterState, options: FilterOptions): CorrectedFilters {
  const dropped: string[] = [];
  let corrected = filters;
  for (const category of FILTER_CATEGORIES) {
    if (filters[category].length === 0) continue;
    const existing = existingValue(category, options);
    const chosen = filters[category].map((written) => ({
      value: existing(written),
      negated: isNegated(filters, category, written),
      written,
    }));
    if (chosen.every(({ value, written }) => value === written)) continue;
    const kept = chosen.flatMap(({ value, negated }) => (value === null ? [] : [{ value, negated }]));
    dropped.push(...chosen.flatMap(({ value, written }) => (value === null ? [written] : [])));
    corrected = kept.reduce(
      (state, { value, negated }) => (negated ? setNegation(state, category, value, true) : state),
      setValues(
        corrected,
        category,
        kept.map(({ value }) => value),
      ),
    );
  }
  const existing = existingValue("tags", options);
  if (filters.wishes.some((wish) => existing(wish) !== wish)) {
    corrected = setWishes(
      corrected,
      filters.wishes.flatMap((wish) => existing(wish) ?? []),
    );
    dropped.push(...filters.wishes.filter((wish) => existing(wish) === null));
  }
  if (corrected === filters) return { filters, dropped };
  // Another spelling gives the same list, so the page stays.
  return { filters: dropped.length === 0 ? setPage(corrected, filters.page) : corrected, dropped };
}
