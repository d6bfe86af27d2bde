import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as arbitrary from "../testing/arbitraries.ts";
import { type PlaceQuery, placeQueryFromParameters, placeQueryToParameters } from "./place-query.ts";

/** Types join nothing, and a travel time starts from the origin: other filters no caller can make. */
const query: fc.Arbitrary<PlaceQuery> = fc
  .record({
    filters: arbitrary.filters,
    sort: arbitrary.sort,
    page: fc.integer({ min: 1, max: 1_000 }),
    limit: fc.integer({ min: 1, max: 100 }),
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
  it("is read from its parameters as it was written", () => {
    fc.assert(
      fc.property(query, (written) => {
        expect(placeQueryFromParameters(placeQueryToParameters(written))).toEqual(written);
      }),
    );
  });

  it("names no operator that holds anyway", () => {
    fc.assert(
      fc.property(query, ({ filters, ...rest }) => {
        const { tagsJoin } = placeQueryToParameters({ ...rest, filters });
        expect(tagsJoin).toBe(filters.tags.join === "OR" ? "OR" : undefined);
      }),
    );
  });
});
