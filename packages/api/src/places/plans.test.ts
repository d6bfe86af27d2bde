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
  it.each(orders)(
    "lists places by %s (%s) through one index without sorting, and counts them through another",
    async (field, order) => {
      const steps = await explaining.stepsOf(() => listing({ sort: { field, order } }));
      const name = field === "name" || order === "asc" ? `places_by_${field}` : `places_by_${field}_down`;
      expect(scans(steps)).toEqual([name, "places_listed"]);
      // Places with equal values need no sort step either, because each index is also ordered by id.
      expect(steps.filter((step) => step["Node Type"] === "Sort")).toEqual([]);
    },
  );

  const queries: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["the places of a search", () => filtered({ search: "Crêperie" })],
    ["the places of a search and a filter", () => filtered({ search: "rue de", types: only(["Pool"]) })],
    ["the places of a type", () => filtered({ types: only(["Gym"]) })],
    ["the places of a tag", () => filtered({ tags: only(["Rooftop"]) })],
    ["the places of an arrondissement", () => filtered({ arrondissements: only(["75013"]) })],
    [
      "the places of either a type or an arrondissement",
      () =>
        filtered({
          types: only(["Gym"]),
          arrondissements: { ...only(["75013"]), join: "OR" },
        }),
    ],
    ["nearby places, as a listing", () => filtered({ travel: near })],
    [
      "the places in an area of the map",
      () => filtered({ area: { west: 2.33, south: 48.85, east: 2.34, north: 48.86 } }),
    ],
    ["nearby places, as ids", () => placesWithin(explaining.db, near)],
    ["one place", () => createSqlSearch(explaining.db).byId("le-baratin", null)],
  ];
  it.each(queries)("reads no table as a whole to find %s", async (_, run) => {
    const steps = await explaining.stepsOf(run);
    expect(scans(steps)).not.toEqual([]);
    expect(readWhole(steps)).toEqual([]);
  });
});
