import { INITIAL_FILTERS, NO_FACETS } from "@flaneur/domain";
import { expect, it } from "vitest";
import { hasEffect, quickFilters } from "./quick-filters.ts";

const FACETS = { ...NO_FACETS, hours: [{ value: "open", count: 7 }] };

/** Returns the quick filter 'Open now' of a listing without places. */
const openNow = (hours: typeof INITIAL_FILTERS.hours) =>
  quickFilters({
    filters: { ...INITIAL_FILTERS, hours },
    facets: FACETS,
    located: false,
    total: 0,
    hasOthers: false,
  }).find(({ kind }) => kind === "openNow");

it("'Open now' has no effect in a listing that is empty without a filter by hours", () => {
  const quick = openNow(null);
  expect(quick).toMatchObject({ count: 0 });
  expect(quick && hasEffect(quick)).toBe(false);
});

it("'Chosen' is the first quick filter if other places are listed, too", () => {
  const known = { filters: { ...INITIAL_FILTERS, chosenOnly: true }, facets: null, located: false, total: null };
  expect(quickFilters({ ...known, hasOthers: true })[0]).toEqual({ kind: "chosen", pressed: true });
  expect(quickFilters({ ...known, hasOthers: false }).map(({ kind }) => kind)).not.toContain("chosen");
});

it("'Open now' can replace the filter by hours that has emptied the listing", () => {
  const closed = openNow({ moment: "now", states: ["closed"] });
  expect(closed).toMatchObject({ pressed: false, count: 7 });
  const atNight = openNow({ moment: { weekday: 0, minute: 240 }, states: ["open"] });
  expect(atNight).toMatchObject({ pressed: false, count: null });
  expect(atNight && hasEffect(atNight)).toBe(true);
});
