import { type FilterCategory, isListed, type ListedCategory, namedValues } from "./filter-categories.ts";
import { type FilterState, isNegated, setNegation, setPage, setValues } from "./filter-state.ts";
import { fold } from "./fold.ts";

/** The values of the categories whose values the server lists (§7). */
export interface FilterOptions {
  readonly types: readonly string[];
  /** Codes: `75011`. */
  readonly arrondissements: readonly string[];
  readonly tagCategories: readonly { readonly name: string; readonly tags: readonly string[] }[];
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

const OPEN_CATEGORIES = ["types", "tags"] as const satisfies readonly FilterCategory[];

/**
 * Corrects the types and tags of a URL by the existing ones: another spelling ('bar', 'cafe') is replaced by the
 * existing value, and an unknown value is dropped. Arrondissements and neighbourhoods are validated when they are
 * parsed.
 */
export function correctFilters(filters: FilterState, options: FilterOptions): CorrectedFilters {
  const dropped: string[] = [];
  let corrected = filters;
  for (const category of OPEN_CATEGORIES) {
    const existing = optionValues(options, category);
    const exact = new Set(existing);
    if (filters[category].every((value) => exact.has(value))) continue;
    const bySpelling = new Map(existing.map((value) => [fold(value), value]));
    const chosen = filters[category].map((value) => ({
      value: exact.has(value) ? value : bySpelling.get(fold(value)),
      negated: isNegated(filters, category, value),
      written: value,
    }));
    const kept = chosen.flatMap(({ value, negated }) => (value === undefined ? [] : [{ value, negated }]));
    dropped.push(...chosen.flatMap(({ value, written }) => (value === undefined ? [written] : [])));
    corrected = kept.reduce(
      (state, { value, negated }) => (negated ? setNegation(state, category, value, true) : state),
      setValues(
        corrected,
        category,
        kept.map(({ value }) => value),
      ),
    );
  }
  if (corrected === filters) return { filters, dropped };
  // Another spelling gives the same list, so the page stays.
  return { filters: dropped.length === 0 ? setPage(corrected, filters.page) : corrected, dropped };
}
