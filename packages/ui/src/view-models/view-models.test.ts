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

describe("the listing", () => {
  it("is loading until there is a result, and empty only once nothing more is on its way", () => {
    expect(listingState({ result: null, failure: null, pending: true }, INITIAL_FILTERS, en).status).toBe("loading");
    expect(listingState({ result: listing(0), failure: null, pending: true }, INITIAL_FILTERS, en).status).toBe(
      "ready",
    );
    expect(listingState({ result: listing(0), failure: null, pending: false }, INITIAL_FILTERS, en).status).toBe(
      "empty",
    );
  });

  it("shows a failure before all, and offers another try unless it was refused", () => {
    const shown = (failure: Failure) =>
      listingState({ result: listing(2), failure, pending: true }, INITIAL_FILTERS, en);
    expect(shown(away)).toEqual({ status: "error", message: "The service is away.", retryable: true });
    expect(shown(refused)).toEqual({ status: "error", message: "Not like this.", retryable: false });
  });

  it("has a text for each failure that came without a message from the server", () => {
    const shown = (kind: "unreachable" | "unexpected") =>
      listingState({ result: null, failure: { kind, retry: "manual" }, pending: false }, INITIAL_FILTERS, en);
    expect(shown("unreachable")).toMatchObject({
      message: "Flâneur does not answer. Check your connection and try again.",
    });
    expect(shown("unexpected")).toMatchObject({ message: "An unexpected error occurred" });
  });

  it("is on the page that was chosen while the one before is still shown", () => {
    const state = listingState({ result: listing(500), failure: null, pending: true }, { page: 4, limit: 96 }, en);
    expect(state).toMatchObject({ pagination: { total: 500, page: 4, limit: 96, pages: 6 }, refreshing: true });
  });

  it("is corrected to the last page once a loaded result shows that the requested one is beyond it", () => {
    const beyond = { result: listing(100), failure: null, pending: false };
    expect(pageBeyondLast(beyond, { page: 9 })).toBe(3);
    expect(pageBeyondLast(beyond, { page: 3 })).toBeNull();
    expect(pageBeyondLast({ ...beyond, pending: true }, { page: 9 })).toBeNull();
    expect(pageBeyondLast({ ...beyond, result: listing(0) }, { page: 9 })).toBeNull();
  });
});

describe("the filters", () => {
  const options: FilterOptions = {
    types: ["Bar", "Club"],
    arrondissements: ["75001"],
    tagCategories: [
      { name: "Mood", tags: ["Quiet"] },
      { name: "Setting", tags: ["Terrace"] },
    ],
  };
  const facets: Facets = { ...NO_FACETS, types: [{ value: "Bar", count: 61 }] };

  it("are loading until both options and counts are there, and failed when one of them cannot come", () => {
    const known = { options: null, facets: null, failed: false, filters: INITIAL_FILTERS };
    expect(filtersState(known).status).toBe("loading");
    expect(filtersState({ ...known, options }).status).toBe("loading");
    expect(filtersState({ ...known, options, failed: true }).status).toBe("error");
    expect(filtersState({ ...known, options, facets }).status).toBe("ready");
  });

  it("have a count for each value, and whether it is included or excluded", () => {
    const filters = setNegation(setValues(INITIAL_FILTERS, "types", ["Club"]), "types", "Club", true);
    expect(filtersState({ options, facets, failed: false, filters })).toMatchObject({
      types: [
        { value: "Bar", count: 61, choice: "none" },
        { value: "Club", count: 0, choice: "isNot" },
      ],
    });
  });

  it("list what is chosen even where no option names it, so that it can be taken back", () => {
    const filters = setValues(setValues(INITIAL_FILTERS, "types", ["Castle"]), "tags", ["Moat"]);
    const state = filtersState({ options, facets, failed: false, filters });
    if (state.status !== "ready") throw new Error(state.status);
    expect(state.types.map(({ value }) => value)).toEqual(["Bar", "Club", "Castle"]);
    expect(state.tags[0]?.options.map(({ value }) => value)).toEqual(["Quiet", "Moat"]);
  });

  it("have the chips of included tags side by side, after those of excluded ones", () => {
    const tags = setValues(INITIAL_FILTERS, "tags", ["Quiet", "Loud", "Terrace"]);
    const chips = activeFilters(setNegation(tags, "tags", "Loud", true));
    expect(chips.map((chip) => (chip.kind === "value" ? chip.value : ""))).toEqual(["Loud", "Quiet", "Terrace"]);
  });

  it("are one chip each, the search first", () => {
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

describe("the sort", () => {
  it("offers travel time from a location, and shows it as waiting where it was chosen without one", () => {
    const byTravelTime = { ...INITIAL_FILTERS, sortBy: "travelTime" } as const;
    expect(sortState(INITIAL_FILTERS, null).fields).not.toContain("travelTime");
    expect(sortState(INITIAL_FILTERS, here).fields).toContain("travelTime");
    expect(sortState(byTravelTime, null)).toMatchObject({ field: "travelTime", waiting: true });
    expect(sortState(byTravelTime, here)).toMatchObject({ field: "travelTime", waiting: false });
  });

  it("has a notice while it waits for a location, and so have values of the address that do not exist", () => {
    const waiting = sortState({ ...INITIAL_FILTERS, sortBy: "travelTime" }, null);
    expect(notices([], sortState(INITIAL_FILTERS, null), "applies", en)).toEqual([]);
    expect(notices(["Castle", "99"], waiting, "waits", en)).toEqual([
      "Left out, because there is no such value: Castle, 99.",
      "Sorted by name until you set a location.",
      "The travel time filters nothing until you set a location.",
    ]);
  });
});

describe("the page of a place", () => {
  const found = { detail: { place: fullPlace, related: [] } };
  const nothing = { result: null, failure: null, pending: true };

  it("distinguishes a place that does not exist from one that could not be loaded, also in its title", () => {
    const missing = placeState({ result: { detail: null }, failure: null, pending: false }, onPlace);
    const failed = placeState({ result: null, failure: away, pending: false }, onPlace);
    expect([missing.status, placeTitle(missing, onPlace)]).toEqual(["missing", "Place not found"]);
    expect([failed, placeTitle(failed, onPlace)]).toEqual([
      { status: "error", message: "The service is away." },
      "Something went wrong",
    ]);
  });

  it("is named after its place, which stays when a newer result does not come", () => {
    const shown = placeState({ result: found, failure: away, pending: false }, onPlace);
    expect([shown.status, placeTitle(shown, onPlace)]).toEqual(["ready", fullPlace.name]);
    expect([placeState(nothing, onPlace).status, placeTitle(placeState(nothing, onPlace), onPlace)]).toEqual([
      "loading",
      undefined,
    ]);
  });
});
