import {
  type CategoryFilter,
  DEFAULT_SORT,
  NO_FILTERS,
  type PlaceFilters,
  type PlaceSort,
  type TravelFilter,
} from "@flaneur/domain";
import type { ListQuery } from "@flaneur/place-index";
import { createRandom, type Random, weighted } from "../random.ts";
import type { Category } from "./categories.ts";
import { ARRONDISSEMENTS, TAGS, TYPES } from "./vocabulary.ts";

/** The page size of the app. */
const LIMIT = 48;

/** What people type: the first letters, and then more of them while the list is updated. */
const TYPED = [
  ["c", "cr", "cre", "crepe", "creperie"],
  ["pe", "petit"],
  ["boul", "boulangerie"],
  ["saint", "rue de riv"],
  ["Œuf", "marbel", "thé mar"],
].flat();

const draws: Readonly<Record<Category, (random: Random) => string>> = {
  types: weighted(TYPES.slice(0, 9)),
  tags: weighted(TAGS),
  arrondissements: weighted(ARRONDISSEMENTS),
};
const sortOf = weighted<PlaceSort>([
  [DEFAULT_SORT, 13],
  [{ field: "name", order: "desc" }, 1],
  [{ field: "rating", order: "desc" }, 4],
  [{ field: "arrondissement", order: "asc" }, 2],
]);

function some(random: Random, category: Category, howMany: number): readonly string[] {
  const values = new Set<string>();
  while (values.size < howMany) values.add(draws[category](random));
  return [...values];
}
const is = (include: readonly string[], join: CategoryFilter["join"] = "AND"): CategoryFilter => ({
  include,
  exclude: [],
  join,
});
const isNot = (exclude: readonly string[]): CategoryFilter => ({ include: [], exclude, join: "AND" });

/** Returns a travel time from a random point near the centre of Paris. */
const travel = (random: Random): TravelFilter => ({
  from: { latitude: 48.84 + random.next() * 0.04, longitude: 2.3 + random.next() * 0.08 },
  mode: random.chance(0.5) ? "walking" : "transit",
  maxMinutes: 10 + 5 * random.below(3),
});

/** Kinds of filters, with their frequency in the mix. */
const KINDS: readonly (readonly [number, (random: Random) => Partial<PlaceFilters>])[] = [
  [6, () => ({})],
  [8, (random) => ({ types: is(some(random, "types", 1)) })],
  [4, (random) => ({ tags: is(some(random, "tags", 2 + random.below(2))) })],
  [4, (random) => ({ types: is(some(random, "types", 2)), tags: is(some(random, "tags", 1)) })],
  [3, (random) => ({ arrondissements: is(some(random, "arrondissements", 2)) })],
  [3, (random) => ({ types: isNot(some(random, "types", 1)), tags: isNot(some(random, "tags", 1)) })],
  [
    2,
    (random) => ({ types: is(some(random, "types", 1)), arrondissements: isNot(some(random, "arrondissements", 2)) }),
  ],
  [3, (random) => ({ types: is(some(random, "types", 1)), tags: is(some(random, "tags", 1), "OR") })],
  [
    2,
    (random) => ({
      types: is(some(random, "types", 1)),
      tags: is(some(random, "tags", 1), "OR"),
      arrondissements: is(some(random, "arrondissements", 2)),
    }),
  ],
  [2, () => ({ placeStatuses: ["Just Opened", "Opening Soon"] })],
  [4, (random) => ({ travel: travel(random) })],
  [3, (random) => ({ travel: travel(random), types: is(some(random, "types", 1)) })],
  [3, (random) => ({ search: "saint", types: is(some(random, "types", 1)) })],
];

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random.below(left.length), 1));
}

const query = (filters: Partial<PlaceFilters>, sort: PlaceSort, page: number, facets = true): ListQuery => ({
  filters: { ...NO_FILTERS, ...filters },
  sort,
  page,
  limit: LIMIT,
  origin: filters.travel ?? null,
  facets,
});

/**
 * Returns the fixed mix: the same queries for every engine, in the same shuffled order. About one query in six is for a
 * later page. Two queries are for pages in the middle and near the end of the whole list.
 */
export function benchQueries(places: number): readonly ListQuery[] {
  const random = createRandom(11);
  const sets: Partial<PlaceFilters>[] = TYPED.map((search) => ({ search }));
  for (const [times, draw] of KINDS) for (let left = times; left > 0; left--) sets.push(draw(random));
  const pages = Math.ceil(places / LIMIT);
  const deep = [Math.ceil(pages / 2), Math.floor(pages * 0.9)].map((page) => query({}, DEFAULT_SORT, page));
  return shuffled(
    [...sets.map((filters) => query(filters, sortOf(random), random.chance(1 / 6) ? 2 + random.below(4) : 1)), ...deep],
    random,
  );
}

/**
 * Returns the queries for the first and the middle page of the whole list, without counts, which would hide the
 * difference.
 */
export const firstAndMiddlePage = (places: number): readonly [ListQuery, ListQuery] => [
  query({}, DEFAULT_SORT, 1, false),
  query({}, DEFAULT_SORT, Math.ceil(places / LIMIT / 2), false),
];
