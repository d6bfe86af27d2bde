import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as arbitrary from "../testing/arbitraries.ts";
import { MAX_PAGE_START, pageStartText, parsePageStart, startAfter } from "./page-start.ts";
import { NO_FILTERS } from "./place-filters.ts";

describe("the start of a page of a list", () => {
  it("survives a round trip through its text, for every place and order", () => {
    fc.assert(
      fc.property(arbitrary.place, arbitrary.sort, fc.integer({ min: 2, max: 999_999 }), (place, sort, page) => {
        const start = startAfter(place, sort, page, NO_FILTERS);
        const text = pageStartText(start);
        expect(text === null ? null : parsePageStart(text)).toEqual(start);
      }),
    );
  });

  it.each([
    "",
    "2",
    "2~name-asc",
    "2~name-up~a~b",
    "2~size-asc~a~b",
    "0~name-asc~a~b",
    "2~rating-asc~high~b",
    "2~name-asc~a~",
  ])("is not parsed from the invalid text '%s'", (text) => {
    expect(parsePageStart(text)).toBeNull();
  });

  it("has no text when a name is too long for a link", () => {
    const start = { page: 2, sort: { field: "name", order: "asc" }, key: "a".repeat(MAX_PAGE_START), id: "a" } as const;
    expect(pageStartText(start)).toBeNull();
    expect(parsePageStart(`2~name-asc~${"a".repeat(MAX_PAGE_START)}~a`)).toBeNull();
  });
});
