import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as arbitrary from "../testing/arbitraries.ts";
import { startAfter } from "./page-start.ts";
import { NO_FILTERS } from "./place-filters.ts";
import { type PlaceQuery, placeQueryFromParameters, placeQueryToParameters } from "./place-query.ts";

/**
 * Queries that a client can send: the first category, types, has no operator, and a travel time starts at the origin.
 */
const query: fc.Arbitrary<PlaceQuery> = fc
  .record({
    filters: arbitrary.filters,
    sort: arbitrary.sort,
    page: fc.integer({ min: 1, max: 1_000 }),
    limit: fc.integer({ min: 1, max: 100 }),
    after: fc.option(
      fc
        .tuple(arbitrary.place, arbitrary.sort, fc.integer({ min: 2, max: 1_000 }))
        .map(([place, sort, page]) => startAfter(place, sort, page, NO_FILTERS)),
    ),
    origin: fc.option(arbitrary.origin),
  })
  .map(({ filters, origin, ...rest }) => ({
    ...rest,
    origin,
    filters: {
      ...filters,
      types: { ...filters.types, join: "AND" },
      travel: origin === null || filters.travel === null ? null : { ...filters.travel, ...origin },
    },
  }));

describe("a query for places", () => {
  it("survives a round trip through its parameters", () => {
    fc.assert(
      fc.property(query, (written) => {
        expect(placeQueryFromParameters(placeQueryToParameters(written))).toEqual(written);
      }),
    );
  });

  it("omits an operator that is the default", () => {
    fc.assert(
      fc.property(query, ({ filters, ...rest }) => {
        const { tagsJoin } = placeQueryToParameters({ ...rest, filters });
        expect(tagsJoin).toBe(filters.tags.join === "OR" ? "OR" : undefined);
      }),
    );
  });
});
