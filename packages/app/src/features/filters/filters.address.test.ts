import {
  DEFAULT_PREFERENCES,
  FILTER_CATEGORIES,
  type FilterState,
  INITIAL_FILTERS,
  LISTED_STATUSES,
  type ListPreferences,
  mapCategories,
  NO_SAVED_FILTERS,
  PAGE_SIZES,
  SORT_FIELDS,
  SORT_ORDERS,
  setBetween,
  setNegation,
  setPage,
  setSearch,
  setValues,
  shownSort,
  type Tab,
  TRANSPORT_MODES,
  withQuestion,
} from "@flaneur/domain";
import {
  area as someArea,
  hoursChoice as someHours,
  near as someNear,
  someTags,
  someValues,
} from "@flaneur/domain/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filtersAddress, listingAddress, readAddress, shownViewName, viewAddress } from "./filters.address.ts";

const words = fc.constantFrom("l’été, à deux & “plus”", "with football");
const question = fc.record({
  text: words,
  letGo: fc.oneof(fc.constant(""), words),
  notUnderstood: fc.oneof(fc.constant(""), words),
});

const state = fc
  .record({
    ...mapCategories((category) => fc.uniqueArray(someValues[category], { maxLength: 3 })),
    not: fc.option(fc.constantFrom(...FILTER_CATEGORIES)),
    or: fc.option(fc.constantFrom(...FILTER_CATEGORIES)),
    search: fc.string({ unit: "grapheme", maxLength: 30 }),
    wishes: fc.uniqueArray(someTags, { maxLength: 3 }),
    placeStatuses: fc.uniqueArray(fc.constantFrom(...LISTED_STATUSES)),
    maxTravelTime: fc.option(fc.integer({ min: 2, max: 24 }).map((steps) => steps * 5)),
    mentions: fc.constantFrom("", "hot chocolate"),
    near: fc.option(someNear),
    area: fc.option(someArea),
    hours: fc.option(someHours),
    question: fc.option(question),
    transportMode: fc.constantFrom(...TRANSPORT_MODES),
    activeTab: fc.constantFrom<Tab>("all", "favorites", "view-7"),
    page: fc.integer({ min: 1, max: 99 }),
    after: fc.constantFrom(null, "2~name-asc~cafe de flore~cafe-de-flore", "3~rating-desc~4.5~septime"),
    limit: fc.constantFrom(...PAGE_SIZES),
    sortBy: fc.constantFrom(...SORT_FIELDS),
    sortOrder: fc.constantFrom(...SORT_ORDERS),
    sorting: fc.constantFrom("usual" as const, "chosen" as const),
  })
  .map(({ not, or, search, page, after, question, ...rest }) => {
    let filters: FilterState = { ...INITIAL_FILTERS, ...rest };
    const asked = rest.wishes.map((value) => ({ kind: "wish" as const, value }));
    if (question !== null) filters = withQuestion(filters, { ...question, filters: asked });
    for (const category of FILTER_CATEGORIES) filters = setValues(filters, category, rest[category]);
    // The 'is not' values come last, because a URL lists the other values of a category first.
    const last = not === null ? undefined : rest[not].at(-1);
    if (not !== null && last !== undefined) filters = setNegation(filters, not, last, true);
    if (or !== null) filters = setBetween(filters, or, "OR");
    return setPage(setSearch(filters, search.replace(/\p{Surrogate}/gu, "")), page, after);
  });

const queryOf = (address: string) => address.slice(1);
const liked: ListPreferences = {
  ...DEFAULT_PREFERENCES,
  ...{ limit: 96, sortBy: "rating", sortOrder: "desc", transportMode: "walking" },
};

/** The filters with the order of the list, whether the visitor has picked it or it is the usual one. */
const ordered = (filters: FilterState) => ({
  ...filters,
  ...shownSort(filters),
  sortBy: null,
  sortOrder: null,
  sorting: null,
});

describe("the filters in the address", () => {
  it("are the same for every visitor if the address has a query", () => {
    fc.assert(
      fc.property(state, (filters) => {
        const address = filtersAddress(filters);
        fc.pre(address !== "/");
        const read = readAddress(queryOf(address), liked);
        expect({ ...read, filters: ordered(read.filters) }).toEqual({
          filters: ordered(filters),
          view: null,
          dropped: [],
        });
      }),
    );
  });

  it("have the same address after the address was read, whichever values of a category are 'is not'", () => {
    fc.assert(
      fc.property(state, fc.nat(), (filters, index) => {
        const value = filters.types[index % Math.max(1, filters.types.length)];
        const negated = value === undefined ? filters : setNegation(filters, "types", value, true);
        const address = filtersAddress(negated);
        fc.pre(address !== "/");
        expect(filtersAddress(readAddress(queryOf(address), liked).filters)).toBe(address);
      }),
    );
  });

  it("omit the default values", () => {
    expect(filtersAddress(INITIAL_FILTERS)).toBe("/");
    expect(filtersAddress({ ...INITIAL_FILTERS, ...liked })).toBe("/?mode=walking&sort=rating-desc&limit=96");
  });

  it("use the preferred page size, sort order and transport mode only without a query", () => {
    for (const search of ["", "?"]) {
      expect(readAddress(search, liked).filters).toEqual({ ...INITIAL_FILTERS, ...liked });
    }
    expect(readAddress("?types=Bar", liked).filters).toEqual(setValues(INITIAL_FILTERS, "types", ["Bar"]));
  });

  it.each([
    ["?arrondissements=11&not-arrondissements=1er", ["75011", "75001"]],
    ["?arrondissements=16e&arrondissements=75116", ["75016"]],
    ["?arrondissements=11e+Arrondissement", ["75011"]],
  ])("accept the arrondissement as it is written in %s", (search, expected) => {
    const { filters, dropped } = readAddress(search, DEFAULT_PREFERENCES);
    expect([filters.arrondissements, dropped]).toEqual([expected, []]);
  });

  it("accept a status in any spelling", () => {
    expect(readAddress("?status=just-opened&status=OPEN", DEFAULT_PREFERENCES).filters.placeStatuses).toEqual([
      "Just Opened",
      "Open",
    ]);
  });

  it("report each invalid value once and ignore it", () => {
    const tooLong = "n".repeat(161);
    const search = `?arrondissements=99&not-arrondissements=99&status=closed&sort=price-up&limit=7&page=0&mode=car&max-minutes=500&area=3,1,2,4&near=${tooLong}&tab=mine&types=Bar`;
    const { filters, dropped } = readAddress(search, liked);
    expect(filters).toEqual(setValues(INITIAL_FILTERS, "types", ["Bar"]));
    expect(dropped.toSorted()).toEqual([
      "0",
      "3,1,2,4",
      "500",
      "7",
      "99",
      "car",
      "closed",
      "mine",
      tooLong,
      "price-up",
    ]);
  });

  it("are read from any query, and stay the same when they are written and read again", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webQueryParameters().map((text) => `?${text}`),
        ),
        (search) => {
          const { filters, view } = readAddress(search, DEFAULT_PREFERENCES);
          expect(filters.page).toBeGreaterThanOrEqual(1);
          const written = queryOf(listingAddress({ filters, view }));
          expect(readAddress(written, DEFAULT_PREFERENCES)).toEqual({ filters, view, dropped: [] });
        },
      ),
    );
    expect(readAddress("?types=&foo=1", liked)).toEqual({ filters: INITIAL_FILTERS, view: null, dropped: [] });
  });
});

describe("the address of a shared view", () => {
  const saved = {
    ...NO_SAVED_FILTERS,
    types: ["Bar"],
    tags: ["Terrace"],
    arrondissements: ["75011"],
    search: "zinc",
    hours: { moment: { weekday: 6, minute: 1230 }, states: ["open"] },
    maxTravelTime: 20,
  } as const;
  const read = (address: string) => readAddress(queryOf(address), liked);
  const nameIn = (name: string) => read(`/?view=${encodeURIComponent(name)}`).view?.name;

  it("has all filters of the view, also its tags and its travel time, and the name of the view", () => {
    const address = viewAddress({ name: "Rainy Sundays", filters: saved });
    expect(address).toBe(
      "/?search=zinc&types=Bar&tags=Terrace&arrondissements=75011&max-minutes=20&hours=Su-20h30&view=Rainy+Sundays",
    );
    expect(read(address)).toMatchObject({ filters: saved, view: { name: "Rainy Sundays" }, dropped: [] });
  });

  it("has the name alone if the view has no filters", () => {
    expect(viewAddress({ name: "Everything", filters: NO_SAVED_FILTERS })).toBe("/?view=Everything");
  });

  it("keeps any name as one line of at most 80 characters without control characters and direction marks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
        const found = read(viewAddress({ name, filters: saved })).view?.name ?? "";
        expect(found.length).toBeLessThanOrEqual(80);
        expect(found).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
      }),
    );
  });

  it("is read with a name that a stranger wrote as text that cannot affect the text around it", () => {
    expect(nameIn("\u202eevil\r\nname\u0000")).toBe("evil name");
    expect(nameIn("<img src=x onerror=alert(1)>")).toBe("<img src=x onerror=alert(1)>");
    expect(nameIn("n".repeat(50_000))).toHaveLength(80);
    expect([nameIn(""), nameIn(" \u2066 ")]).toEqual([undefined, undefined]);
  });

  it("has the name on each page and in each order of the list, and not after the filters have changed", () => {
    const { filters, view } = read(viewAddress({ name: "Rainy Sundays", filters: saved }));
    const name = (shown: FilterState) => shownViewName({ filters: shown, view });
    expect(name({ ...setPage(filters, 2), ...liked })).toBe("Rainy Sundays");
    expect(listingAddress({ filters: setPage(filters, 2), view })).toMatch(/&page=2&view=Rainy\+Sundays$/);
    expect(name(setValues(filters, "types", ["Park"]))).toBeNull();
    expect(name({ ...filters, maxTravelTime: 30 })).toBeNull();
    expect(listingAddress({ filters: setValues(filters, "tags", []), view })).not.toContain("view=");
  });
});
