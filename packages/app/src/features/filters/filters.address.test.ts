import {
  type FilterState,
  INITIAL_FILTERS,
  PAGE_SIZES,
  SORT_FIELDS,
  SORT_ORDERS,
  setBetween,
  setNegation,
  setPage,
  setSearch,
  setValues,
} from "@flaneur/domain";
import { someArrondissements, someTags, someTypes } from "@flaneur/domain/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FILTER_STORAGE_KEY, loadFilters, saveFilters } from "./filters.storage.ts";
import { filtersFromSearch, filtersToSearch } from "./filters.url.ts";

function memory(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

describe("the stored filters", () => {
  it("come back as they were: page size, sort and transport mode", () => {
    const storage = memory(null);
    const filters: FilterState = {
      ...INITIAL_FILTERS,
      limit: 96,
      sortBy: "rating",
      sortOrder: "desc",
      transportMode: "walking",
    };
    saveFilters(() => storage, filters);
    expect(loadFilters(() => storage)).toEqual(filters);
    expect(FILTER_STORAGE_KEY).toBe("filter-storage");
  });

  it("start afresh from any damage, keeping the fields that can be read", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(loadFilters(() => memory(text))).toMatchObject({ types: [], search: "", page: 1 });
      }),
    );
    expect(loadFilters(() => memory('{"limit":7,"sortBy":"rating"}'))).toMatchObject({ limit: 48, sortBy: "rating" });
  });

  it("do without a storage that is forbidden or full", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(loadFilters(forbidden)).toEqual(INITIAL_FILTERS);
    expect(() => saveFilters(forbidden, INITIAL_FILTERS)).not.toThrow();
  });
});

describe("the filters in the address", () => {
  const state = fc
    .record({
      types: fc.uniqueArray(someTypes, { maxLength: 3 }),
      tags: fc.uniqueArray(someTags, { maxLength: 3 }),
      arrondissements: fc.uniqueArray(someArrondissements, { maxLength: 3 }),
      not: fc.boolean(),
      or: fc.boolean(),
      search: fc.string({ unit: "grapheme", maxLength: 30 }),
      page: fc.integer({ min: 1, max: 99 }),
      limit: fc.constantFrom(...PAGE_SIZES),
      sortBy: fc.constantFrom(...SORT_FIELDS),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
    })
    .map(({ types, tags, arrondissements, not, or, search, page, limit, sortBy, sortOrder }) => {
      let filters = setValues(INITIAL_FILTERS, "types", types);
      filters = setValues(filters, "tags", tags);
      filters = setValues(filters, "arrondissements", arrondissements);
      // 'is not' last: an address names positive values first.
      const last = tags.at(-1);
      if (not && last !== undefined) filters = setNegation(filters, "tags", last, true);
      if (or) filters = setBetween(filters, "arrondissements", "OR");
      return setPage(setSearch({ ...filters, limit, sortBy, sortOrder }, search.replace(/\p{Surrogate}/gu, "")), page);
    });

  it("come back as they were sent", () => {
    fc.assert(
      fc.property(state, (filters) => {
        expect(filtersFromSearch(filtersToSearch(filters), INITIAL_FILTERS)).toEqual(filters);
      }),
    );
  });

  it("leave a reader's own page size and order where the address names none", () => {
    const own: FilterState = { ...INITIAL_FILTERS, limit: 96, sortBy: "rating" };
    expect(filtersFromSearch("?types=Bar", own)).toMatchObject({ limit: 96, sortBy: "rating", types: ["Bar"] });
    expect(filtersFromSearch("?limit=72&sort=type-desc", own)).toMatchObject({
      limit: 72,
      sortBy: "type",
      sortOrder: "desc",
    });
    expect(filtersFromSearch("?limit=7&sort=price-up", own)).toMatchObject({ limit: 96, sortBy: "rating" });
  });

  it("leave nothing in the address when there is nothing to say", () => {
    expect(filtersToSearch(INITIAL_FILTERS)).toBe("");
  });

  it("are read as far as they can be, whatever the address", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webQueryParameters().map((text) => `?${text}`),
        ),
        (search) => {
          const filters = filtersFromSearch(search, INITIAL_FILTERS);
          expect(filters.page).toBeGreaterThanOrEqual(1);
          expect(filtersFromSearch(filtersToSearch(filters), INITIAL_FILTERS)).toEqual(filters);
        },
      ),
    );
    expect(filtersFromSearch("?page=x&types=&foo=1", INITIAL_FILTERS)).toEqual(INITIAL_FILTERS);
  });
});
