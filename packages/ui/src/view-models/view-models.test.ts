import {
  type Facets,
  type Failure,
  type FilterOptions,
  INITIAL_FILTERS,
  NO_FACETS,
  setMaxTravelTime,
  setNegation,
  setSearch,
  setValues,
  togglePlaceStatus,
} from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { fullPlace, places } from "../fixtures/places.ts";
import { isDisabled } from "../lib/filter-option.ts";
import { en } from "../messages/en/base.ts";
import { enPlace } from "../messages/en/place.ts";
import { activeFilters } from "./active-filters.ts";
import { filtersState } from "./filters-state.ts";
import { type Listing, listingState, pageBeyondLast } from "./listing-state.ts";
import { notices } from "./notices.ts";
import { placeState, placeTitle } from "./place-state.ts";
import { sortState } from "./sort-state.ts";

const onPlace = { ...en, ...enPlace };

const away: Failure = { kind: "reported", message: "The service is away.", retry: "automatic" };
const refused: Failure = { kind: "reported", message: "Not like this.", retry: "none" };
const listing = (total: number, page = 1): Listing => ({
  places: places.slice(0, total),
  pagination: { total, page, limit: 48, pages: Math.ceil(total / 48) },
  facets: NO_FACETS,
});
const here = { latitude: 48.8532, longitude: 2.3692 };

describe("the state of the listing", () => {
  it("is loading until the first result", () => {
    expect(listingState({ result: null, failure: null, pending: true }, INITIAL_FILTERS, en).status).toBe("loading");
  });

  it("is empty only if no request is pending", () => {
    expect(listingState({ result: listing(0), failure: null, pending: true }, INITIAL_FILTERS, en).status).toBe(
      "ready",
    );
    expect(listingState({ result: listing(0), failure: null, pending: false }, INITIAL_FILTERS, en).status).toBe(
      "empty",
    );
  });

  it("shows a failure instead of a result, with a retry unless the query was rejected", () => {
    const shown = (failure: Failure) =>
      listingState({ result: listing(2), failure, pending: true }, INITIAL_FILTERS, en);
    expect(shown(away)).toEqual({
      status: "error",
      message: "The service is away.",
      retryable: true,
      retriesItself: true,
    });
    expect(shown(refused)).toEqual({
      status: "error",
      message: "Not like this.",
      retryable: false,
      retriesItself: false,
    });
  });

  it("has a text for each failure without a message from the server", () => {
    const shown = (kind: "unreachable" | "unexpected") =>
      listingState({ result: null, failure: { kind, retry: "manual" }, pending: false }, INITIAL_FILTERS, en);
    expect(shown("unreachable")).toMatchObject({
      message: "Flâneur does not answer. Check your connection and try again.",
    });
    expect(shown("unexpected")).toMatchObject({ message: "An unexpected error occurred" });
  });

  it("has the chosen page number while the previous page is still shown", () => {
    const state = listingState({ result: listing(500), failure: null, pending: true }, { page: 4, limit: 96 }, en);
    expect(state).toMatchObject({ pagination: { total: 500, page: 4, limit: 96, pages: 6 }, refreshing: true });
  });

  it("is corrected to the last page if the chosen page is beyond it", () => {
    const beyond = { result: listing(100), failure: null, pending: false };
    expect(pageBeyondLast(beyond, { page: 9 })).toBe(3);
    expect(pageBeyondLast(beyond, { page: 3 })).toBeNull();
    expect(pageBeyondLast({ ...beyond, pending: true }, { page: 9 })).toBeNull();
    expect(pageBeyondLast({ ...beyond, result: listing(0) }, { page: 9 })).toBeNull();
  });
});

describe("the state of the filters", () => {
  const options: FilterOptions = {
    types: ["Bar", "Club"],
    arrondissements: ["75001"],
    tagCategories: [
      { name: "Mood", tags: ["Quiet"] },
      { name: "Setting", tags: ["Terrace"] },
    ],
    allCurated: true,
    counts: null,
  };
  const facets: Facets = { ...NO_FACETS, types: [{ value: "Bar", count: 61 }] };

  it("is loading until the options and the counts have loaded", () => {
    const known = { options: null, facets: null, failed: false, filters: INITIAL_FILTERS };
    expect(filtersState(known).status).toBe("loading");
    expect(filtersState({ ...known, options }).status).toBe("loading");
    expect(filtersState({ ...known, options, facets }).status).toBe("ready");
  });

  it("is an error if the options cannot be loaded", () => {
    const known = { options: null, facets: null, failed: true, filters: INITIAL_FILTERS };
    expect(filtersState(known).status).toBe("error");
  });

  it("has values without counts if the counts cannot be loaded, and none of them is disabled", () => {
    const state = filtersState({ options, facets: null, failed: true, filters: INITIAL_FILTERS });
    if (state.status !== "ready") throw new Error(state.status);
    expect(state.types).toEqual(["Bar", "Club"].map((value) => ({ value, count: null, choice: "none" })));
    expect(state.types.some(isDisabled)).toBe(false);
  });

  it("has the count and the choice of each value", () => {
    const filters = setNegation(setValues(INITIAL_FILTERS, "types", ["Club"]), "types", "Club", true);
    expect(filtersState({ options, facets, failed: false, filters })).toMatchObject({
      types: [
        { value: "Bar", count: 61, choice: "none" },
        { value: "Club", count: 0, choice: "isNot" },
      ],
    });
  });

  it("contains chosen values that are not among the options", () => {
    const filters = setValues(setValues(INITIAL_FILTERS, "types", ["Castle"]), "tags", ["Moat"]);
    const state = filtersState({ options, facets, failed: false, filters });
    if (state.status !== "ready") throw new Error(state.status);
    expect(state.types.map(({ value }) => value)).toEqual(["Bar", "Club", "Castle"]);
    expect(state.tags[0]?.options.map(({ value }) => value)).toEqual(["Quiet", "Moat"]);
  });

  it("has the chips of included tags next to each other, after the chips of excluded tags", () => {
    const tags = setValues(INITIAL_FILTERS, "tags", ["Quiet", "Loud", "Terrace"]);
    const chips = activeFilters(setNegation(tags, "tags", "Loud", true));
    expect(chips.map((chip) => (chip.kind === "value" ? chip.value : ""))).toEqual(["Loud", "Quiet", "Terrace"]);
  });

  it("has one chip for each active filter, the search first", () => {
    let filters = setValues(setValues(INITIAL_FILTERS, "tags", ["Quiet"]), "types", ["Bar"]);
    filters = togglePlaceStatus(setMaxTravelTime(setSearch(filters, "zinc"), 20), "Just Opened");
    expect(activeFilters(filters)).toEqual([
      { kind: "search", text: "zinc" },
      { kind: "value", category: "types", value: "Bar", negated: false },
      { kind: "travel", minutes: 20, mode: "transit" },
      { kind: "value", category: "tags", value: "Quiet", negated: false },
      { kind: "status", status: "Just Opened" },
    ]);
  });
});

describe("the state of the sort", () => {
  it("offers travel time only with a location, unless it is already chosen", () => {
    expect(sortState(INITIAL_FILTERS, null).fields).not.toContain("travelTime");
    expect(sortState(INITIAL_FILTERS, here).fields).toContain("travelTime");
    expect(sortState({ ...INITIAL_FILTERS, sortBy: "travelTime" }, null).fields).toContain("travelTime");
  });

  it("waits for a location while travel time is chosen without one", () => {
    const byTravelTime = { ...INITIAL_FILTERS, sortBy: "travelTime" } as const;
    expect(sortState(byTravelTime, null)).toMatchObject({ field: "travelTime", waiting: true });
    expect(sortState(byTravelTime, here)).toMatchObject({ field: "travelTime", waiting: false });
  });
});

describe("the notices of the listing", () => {
  it("are about unknown values of the URL, and about a sort or a travel time that waits for a location", () => {
    const waiting = sortState({ ...INITIAL_FILTERS, sortBy: "travelTime" }, null);
    expect(notices([], sortState(INITIAL_FILTERS, null), "applies", en)).toEqual([]);
    expect(notices(["Castle", "99"], waiting, "waits", en)).toEqual([
      "Left out, because there is no such value: Castle, 99.",
      "Sorted by name until you set a location.",
      "The travel time filters nothing until you set a location.",
    ]);
  });
});

describe("the state of a place's page", () => {
  const found = { detail: { place: fullPlace, related: [], nearby: [], stations: [] } };
  const nothing = { result: null, failure: null, pending: true };

  it("distinguishes an unknown place from a place that could not be loaded, also in the title", () => {
    const missing = placeState({ result: { detail: null }, failure: null, pending: false }, onPlace);
    const failed = placeState({ result: null, failure: away, pending: false }, onPlace);
    expect([missing.status, placeTitle(missing, onPlace)]).toEqual(["missing", "Place not found"]);
    expect([failed, placeTitle(failed, onPlace)]).toEqual([
      { status: "error", message: "The service is away." },
      "Something went wrong",
    ]);
  });

  it("keeps the place, and its name as the title, when a reload fails", () => {
    const shown = placeState({ result: found, failure: away, pending: false }, onPlace);
    expect([shown.status, placeTitle(shown, onPlace)]).toEqual(["ready", fullPlace.name]);
  });

  it("has no title while the place is loading", () => {
    expect([placeState(nothing, onPlace).status, placeTitle(placeState(nothing, onPlace), onPlace)]).toEqual([
      "loading",
      undefined,
    ]);
  });
});
