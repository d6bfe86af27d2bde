import {
  type CategoryFilter,
  DEFAULT_SORT,
  NO_FILTERS,
  type PlaceFilters,
  SORT_FIELDS,
  SORT_ORDERS,
} from "@flaneur/domain";
import type { ListQuery } from "@flaneur/place-index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createExplaining, type Explaining, readWhole, scans } from "../../testing/explaining.ts";
import { manyPlaces } from "../../testing/many-places.ts";
import { createSqlSearch } from "./sql-search.ts";
import { placesWithin } from "./sql-travel.ts";

describe("among 50,000 places, PostgreSQL", () => {
  let explaining: Explaining;
  beforeAll(async () => {
    explaining = await createExplaining((db) => manyPlaces(db, 50_000));
  });
  afterAll(() => explaining.close());

  const listing = (query: Partial<ListQuery>) =>
    createSqlSearch(explaining.db).list({
      filters: NO_FILTERS,
      sort: DEFAULT_SORT,
      page: 1,
      limit: 48,
      origin: null,
      facets: false,
      ...query,
    });
  const filtered = (filters: Partial<PlaceFilters>) => listing({ filters: { ...NO_FILTERS, ...filters } });
  const only = (include: readonly string[]): CategoryFilter => ({ include, exclude: [], join: "AND" });
  const near = { from: { latitude: 48.8606, longitude: 2.3376 }, maxMinutes: 10, mode: "walking" } as const;

  const orders = SORT_FIELDS.filter((field) => field !== "travelTime").flatMap((field) =>
    SORT_ORDERS.map((order) => [field, order] as const),
  );
  it.each(orders)("lists by %s, %s, through one index, and counts through another", async (field, order) => {
    const steps = await explaining.stepsOf(() => listing({ sort: { field, order } }));
    const name = field === "name" || order === "asc" ? `places_by_${field}` : `places_by_${field}_down`;
    expect(scans(steps)).toEqual([name, "places_listed"]);
    // Names with ties need no sort step, since the index is ordered by id as well.
    expect(steps.filter((step) => step["Node Type"] === "Sort")).toEqual([]);
  });

  const queries: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a search", () => filtered({ search: "Crêperie" })],
    ["a search and a filter", () => filtered({ search: "rue de", types: only(["Pool"]) })],
    ["a type", () => filtered({ types: only(["Gym"]) })],
    ["a tag", () => filtered({ tags: only(["Rooftop"]) })],
    ["an arrondissement", () => filtered({ arrondissements: only(["75013"]) })],
    [
      "either a type or an arrondissement",
      () =>
        filtered({
          types: only(["Gym"]),
          arrondissements: { ...only(["75013"]), join: "OR" },
        }),
    ],
    ["nearby places, as a listing", () => filtered({ travel: near })],
    ["an area of the map", () => filtered({ area: { west: 2.33, south: 48.85, east: 2.34, north: 48.86 } })],
    ["nearby places, as ids", () => placesWithin(explaining.db, near)],
    ["one place", () => createSqlSearch(explaining.db).byId("le-baratin", null)],
  ];
  it.each(queries)("finds %s through indexes only", async (_, run) => {
    const steps = await explaining.stepsOf(run);
    expect(scans(steps)).not.toEqual([]);
    expect(readWhole(steps)).toEqual([]);
  });
});
