/**
 * Filters that run in JavaScript, for engines that cannot express all filters. They are compiled once per query. They
 * test the filters that this bench uses: CATEGORIES, status, search and travel time. For these filters and places that
 * are not closed, the results are those of the domain's `matches()`. Other filters are ignored.
 */
import { type CategoryFilter, isActive, type PlaceFilters, searchNeedle, travelTime } from "@flaneur/domain";
import { CATEGORIES, type Category, mapCategories } from "./categories.ts";
import type { Counts } from "./peer.ts";
import type { BenchPlace } from "./places.ts";

export type Test = (place: BenchPlace) => boolean;

/** Returns the values that a place has in a category. */
export function valuesOf(place: BenchPlace, category: Category): readonly string[] {
  if (category === "arrondissements") return place.arrondissement === null ? [] : [place.arrondissement];
  return place[category];
}

function hasAny(category: Category, values: readonly string[]): Test {
  const wanted = new Set(values);
  if (category === "arrondissements")
    return ({ arrondissement }) => arrondissement !== null && wanted.has(arrondissement);
  return (place) => place[category].some((value) => wanted.has(value));
}

function meets(category: Category, { include, exclude }: CategoryFilter): Test {
  const included = hasAny(category, include);
  const excluded = hasAny(category, exclude);
  if (exclude.length === 0) return include.length === 0 ? () => true : included;
  if (include.length === 0) return (place) => !excluded(place);
  return (place) => included(place) && !excluded(place);
}

/**
 * Combines the active categories from left to right. A `replaced` category is active too, and `replacement` is its
 * test.
 */
function combined(filters: PlaceFilters, replaced?: Category, replacement: Test = () => false): Test {
  const tests = CATEGORIES.filter((category) => category === replaced || isActive(filters[category])).map(
    (category) => ({
      isOr: filters[category].join === "OR",
      test: category === replaced ? replacement : meets(category, filters[category]),
    }),
  );
  const [first, ...others] = tests;
  if (first === undefined) return () => true;
  return others.reduce<Test>(
    (left, { isOr, test }) => (isOr ? (place) => left(place) || test(place) : (place) => left(place) && test(place)),
    first.test,
  );
}

/**
 * Returns the tests of status and travel time. If the engine does not search for the text itself, also returns the test
 * of the search.
 */
function narrowing({ placeStatuses, travel, search }: PlaceFilters, searches: boolean): readonly Test[] {
  const tests: Test[] = [];
  if (placeStatuses.length > 0) tests.push(({ placeStatus }) => placeStatuses.includes(placeStatus));
  const needle = searchNeedle(search);
  if (!searches && needle !== "") tests.push(({ searchText }) => searchText.includes(needle));
  if (travel !== null)
    tests.push(({ coordinates }) => {
      const minutes = travelTime(travel.from, coordinates, travel.mode);
      return minutes !== null && minutes <= travel.maxMinutes;
    });
  return tests;
}

export interface CompiledFilters {
  /** Tests status, travel time and, unless the engine itself searches, the text; null if none of these is set. */
  readonly within: Test | null;
  /** Tests whether a place meets the combined categories. */
  readonly listed: Test;
  /** For the counts of a category: tests whether a place counts for every value, even a value that it does not have. */
  readonly always: Readonly<Record<Category, Test>>;
  /** For the counts of a category: tests whether a place counts for each value that it has. Includes `always`. */
  readonly withValue: Readonly<Record<Category, Test>>;
}

/** @param searches Whether the engine itself searches for the text. */
export function compile(filters: PlaceFilters, searches: boolean): CompiledFilters {
  const tests = narrowing(filters, searches);
  const withOnly = (category: Category) =>
    combined(filters, category, meets(category, { ...filters[category], include: [] }));
  return {
    within: tests.length === 0 ? null : (place) => tests.every((test) => test(place)),
    listed: combined(filters),
    always: mapCategories((category) => combined(filters, category)),
    withValue: mapCategories(withOnly),
  };
}

/** The values that listed places have, by category. Only these values are counted. */
export type ListedValues = Readonly<Record<Category, ReadonlySet<string>>>;

/** Returns the counts of `own` plus the number of places that count for every value. */
export function addEverywhere(own: ReadonlyMap<string, number>, everywhere: number, values: Iterable<string>) {
  if (everywhere === 0) return own;
  return new Map([...values].map((value) => [value, (own.get(value) ?? 0) + everywhere]));
}

/** Counts the places of each value, by category, one place at a time. */
export function createCounter({ always, withValue }: CompiledFilters, universe: ListedValues) {
  const own = mapCategories(() => new Map<string, number>());
  const everywhere = { types: 0, tags: 0, arrondissements: 0 };
  const add = (category: Category, value: string) => own[category].set(value, (own[category].get(value) ?? 0) + 1);
  return {
    see(place: BenchPlace): void {
      for (const category of CATEGORIES) {
        if (always[category](place)) everywhere[category] += 1;
        else if (withValue[category](place)) for (const value of valuesOf(place, category)) add(category, value);
      }
    },
    counts: (): Counts =>
      mapCategories((category) => addEverywhere(own[category], everywhere[category], universe[category])),
  };
}
