import { DEFAULT_PREFERENCES, type FilterOptions, type FilterState, INITIAL_FILTERS } from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { heldCallback } from "../../../testing/held-calls.ts";
import { listingMachine } from "../../places/listing.ts";
import type { QueryEvent } from "../../query/query.machine.ts";
import type { Navigation } from "./address-navigation.ts";
import { filterOptionsMachine } from "./filter-options.machine.ts";
import { filtersAddress, readAddress } from "./filters.address.ts";
import type { FiltersEvent } from "./filters.events.ts";
import { filtersMachine } from "./filters.machine.ts";
import { preferencesMachine } from "./preferences.machine.ts";
import type { PreferenceChanges } from "./preferences.storage.ts";
import { searchMachine } from "./search.machine.ts";

function start(address = "/") {
  const loaded: FilterState[] = [];
  const navigations: Navigation[] = [];
  const saved: PreferenceChanges[] = [];
  let scrolled = 0;
  const load = fromCallback<QueryEvent<FilterState, Listing>, { readonly variables: FilterState }>(({ input }) => {
    loaded.push(input.variables);
  });
  const options = heldCallback<QueryEvent<null, FilterOptions>, { readonly variables: null }>();
  const search = createActor(searchMachine).start();
  const preferences = createActor(
    preferencesMachine.provide({ actions: { save: (_, changes) => void saved.push(changes) } }),
    { input: { preferences: DEFAULT_PREFERENCES } },
  ).start();
  const actor = createActor(
    filtersMachine.provide({
      actors: {
        listing: listingMachine.provide({ actors: { load } }),
        options: filterOptionsMachine.provide({ actors: { load: options.logic } }),
      },
      actions: {
        navigate: (_, navigation) => {
          if (navigation !== null) navigations.push(navigation);
        },
        scrollToNewPage: (_, isNew: boolean) => {
          if (isNew) scrolled += 1;
        },
      },
    }),
    { input: { ...readAddress(address.slice(1), DEFAULT_PREFERENCES), address, search, preferences } },
  ).start();
  const savedAtStart = saved.splice(0);
  const type = (text: string) => search.send({ type: "search.type", text });
  return {
    actor,
    loaded,
    navigations,
    saved,
    savedAtStart,
    scrolled: () => scrolled,
    send: (event: FiltersEvent) => actor.send(event),
    /** Changes the address from outside, as Back, Forward or a link does. */
    goTo: (next: string) =>
      actor.send({ type: "address.change", address: next, ...readAddress(next.slice(1), DEFAULT_PREFERENCES) }),
    context: () => actor.getSnapshot().context,
    optionsLoaded: (result: FilterOptions) =>
      options.calls.at(-1)?.send({ type: "query.result", result, stale: false }),
    type,
    typeAndPause: (text: string) => {
      type(text);
      vi.advanceTimersByTime(200);
    },
    inBox: () => search.getSnapshot().context.text,
  };
}

const OPTIONS: FilterOptions = { types: ["Bar", "Café"], arrondissements: [], tagCategories: [], allCurated: true };
const BAR: FiltersEvent = { type: "filter.toggle", category: "types", value: "Bar" };

it.each([
  ["/", [{ advancedOperators: INITIAL_FILTERS.advancedOperators }]],
  ["/?search=zinc", [{ advancedOperators: INITIAL_FILTERS.advancedOperators }]],
  ["/?not-types=Bar", [{}]],
])(
  "the start resets the stored operators only if the address has no filter that they apply to: %s",
  (address, saved) => {
    expect(start(address).savedAtStart).toEqual(saved);
  },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the filters", () => {
  it("load the initial listing, show its search in the box and do not change the address", () => {
    const { loaded, inBox, navigations } = start("/?search=zinc&types=Bar");
    expect(loaded).toMatchObject([{ types: ["Bar"], search: "zinc" }]);
    expect(inBox()).toBe("zinc");
    expect(navigations).toEqual([]);
  });

  it("replace the initial address by its canonical form", () => {
    const { navigations, context } = start("/?arrondissements=11&arrondissements=99");
    expect(navigations).toEqual([{ address: "/?arrondissements=75011", step: "same" }]);
    expect(context().dropped).toEqual(["99"]);
  });

  const choices: readonly [FiltersEvent, Partial<FilterState>][] = [
    [BAR, { types: ["Bar"], page: 1 }],
    [
      { type: "search.replace", text: "" },
      { search: "", page: 1 },
    ],
    [{ type: "filter.clear" }, { tags: [], page: 1 }],
    [
      { type: "status.toggle", status: "Open" },
      { placeStatuses: ["Open"], page: 1 },
    ],
    [{ type: "travel.clear" }, { maxTravelTime: null, page: 1 }],
    [
      { type: "sort.choose", field: "rating" },
      { sortBy: "rating", page: 4 },
    ],
    [
      { type: "sort.choose", field: "name" },
      { sortOrder: "desc", page: 4 },
    ],
    [
      { type: "filter.replaceSearch", category: "types", value: "Bar" },
      { types: ["Bar"], tags: ["Quiet"], search: "", page: 1 },
    ],
    [{ type: "filter.keepSearch" }, { search: "zinc", tags: [], maxTravelTime: null, page: 1 }],
    [{ type: "page.go", page: 2 }, { page: 2 }],
    [
      { type: "limit.choose", limit: 96 },
      { limit: 96, page: 1 },
    ],
  ];
  it.each(choices)("load the result of %j immediately and add a history entry", (event, expected) => {
    const before = "/?search=zinc&tags=Quiet&max-minutes=20&page=4";
    const { send, loaded, navigations, context } = start(before);
    send(event);
    expect(loaded).toHaveLength(2);
    expect(loaded[1]).toMatchObject(expected);
    expect(navigations).toEqual([{ address: filtersAddress(context().filters), step: "new" }]);
  });

  it("scroll to the top when the visitor goes to another page", () => {
    const { send, scrolled } = start();
    for (const page of [2, 2]) send({ type: "page.go", page });
    expect(scrolled()).toBe(1);
  });

  it.each<[string, FiltersEvent]>([
    ["a new page size", { type: "limit.choose", limit: 72 }],
    ["a type", { type: "filter.toggle", category: "types", value: "Bar" }],
    ["'Clear all'", { type: "filter.clear" }],
    ["another tab", { type: "tab.choose", tab: "favorites" }],
    ["a transport mode", { type: "travel.mode", mode: "walking" }],
    ["a station", { type: "near.set", station: "Abbesses" }],
    ["a corrected page", { type: "page.correct", page: 1 }],
    ["a typed search", { type: "search.set", text: "bar" }],
  ])("scroll to the top if %s returns from page 4 to page 1", (_, event) => {
    const { send, scrolled } = start("/?page=4");
    send(event);
    expect(scrolled()).toBe(1);
  });

  it.each<[string, FiltersEvent]>([
    ["a choice on the first page", { type: "filter.toggle", category: "types", value: "Bar" }],
    ["a new order", { type: "sort.choose", field: "rating" }],
  ])("do not scroll after %s", (_, event) => {
    const { send, scrolled } = start();
    send(event);
    expect(scrolled()).toBe(0);
  });

  it("go to each requested page, even while the previous page is still loading", () => {
    const { send, context, navigations } = start();
    for (const page of [2, 3, 4]) send({ type: "page.go", page });
    expect(context().filters.page).toBe(4);
    expect(navigations.map(({ address }) => address)).toEqual(["/?page=2", "/?page=3", "/?page=4"]);
  });

  it("keep the place from which pages are counted (`after`) until the order or the page size changes", () => {
    const { send, context } = start();
    const after = "2~name-asc~septime~septime";
    send({ type: "page.go", page: 2, after });
    send({ type: "page.go", page: 3, after: null });
    expect(context().filters).toMatchObject({ page: 3, after });
    send({ type: "sort.choose", field: "rating" });
    expect(context().filters).toMatchObject({ page: 3, after: null });
    send({ type: "page.go", page: 2, after });
    send({ type: "limit.choose", limit: 96 });
    expect(context().filters).toMatchObject({ page: 1, after: null });
  });

  it("store a chosen sort order and page size, but never those of a link", () => {
    const { send, saved } = start("/?sort=type-desc&limit=96&mode=walking");
    send(BAR);
    send({ type: "sort.choose", field: "rating" });
    send({ type: "limit.choose", limit: 72 });
    send({ type: "filter.clear" });
    expect(saved.map(({ advancedOperators: _, ...changes }) => changes)).toEqual([
      {},
      { sortBy: "rating", sortOrder: "desc" },
      { limit: 72 },
      {},
    ]);
    expect(saved[0]?.advancedOperators?.filterOperators).toMatchObject([{ value: "Bar", negation: false }]);
  });
});

describe("the filter by travel time", () => {
  it("loads the first page with a new history entry for each change of time or mode, and stores only the mode", () => {
    const { send, navigations, loaded, saved } = start("/?page=3");
    send({ type: "travel.set", minutes: 20 });
    send({ type: "travel.mode", mode: "walking" });
    send({ type: "travel.clear" });
    expect(navigations).toEqual([
      { address: "/?max-minutes=20", step: "new" },
      { address: "/?max-minutes=20&mode=walking", step: "new" },
      { address: "/?mode=walking", step: "new" },
    ]);
    expect(loaded.at(-2)).toMatchObject({ maxTravelTime: 20, transportMode: "walking", page: 1 });
    expect(saved.map(({ transportMode }) => transportMode)).toEqual([undefined, "walking", undefined]);
  });

  it("loads the list again when the location changes, from the first page if the list depends on travel times", () => {
    const plain = start("/?page=2");
    plain.send({ type: "location.change" });
    expect([plain.loaded.length, plain.loaded[1]?.page, plain.navigations]).toEqual([2, 2, []]);
    for (const query of ["max-minutes=20", "sort=travelTime-asc"]) {
      const { send, loaded, navigations } = start(`/?${query}&page=2`);
      send({ type: "location.change" });
      expect([loaded.at(-1)?.page, navigations]).toEqual([1, [{ address: `/?${query}`, step: "same" }]]);
    }
  });
});

describe("the filters during a search", () => {
  it("load the list and change the address when the typing pauses, and not for each letter", () => {
    const { type, loaded, navigations, inBox } = start();
    for (const text of ["z", "zi", "zin", " zinc "]) {
      type(text);
      vi.advanceTimersByTime(90);
    }
    expect([loaded.length, navigations.length, inBox()]).toEqual([1, 0, " zinc "]);
    vi.advanceTimersByTime(200);
    expect(loaded.slice(1)).toMatchObject([{ search: "zinc" }]);
    expect(navigations).toEqual([{ address: "/?search=zinc", step: "new" }]);
  });

  it("cancel the previous request as soon as the search text changes", () => {
    const { type, actor } = start();
    type("z");
    expect(actor.getSnapshot().children.listing?.getSnapshot().value).toBe("paused");
  });

  it("repeat the cancelled request when the search text is restored", () => {
    const { type, typeAndPause, actor, navigations } = start();
    type("z");
    typeAndPause("");
    expect(actor.getSnapshot().children.listing?.getSnapshot().value).toBe("loading");
    expect(navigations).toEqual([]);
  });

  it("add one history entry for a search that is typed with pauses, and another for the next search", () => {
    const { typeAndPause, send, navigations } = start();
    typeAndPause("z");
    typeAndPause("zinc");
    send(BAR);
    typeAndPause("zinc d");
    typeAndPause("zinc du");
    expect(navigations).toEqual([
      { address: "/?search=z", step: "new" },
      { address: "/?search=zinc", step: "same" },
      { address: "/?search=zinc&types=Bar", step: "new" },
      { address: "/?search=zinc+d&types=Bar", step: "new" },
      { address: "/?search=zinc+du&types=Bar", step: "same" },
    ]);
  });

  it("remove the history entry of a search whose text is deleted, and do not load the list twice", () => {
    const { typeAndPause, navigations, loaded, goTo } = start("/?types=Bar");
    typeAndPause("zinc");
    typeAndPause("");
    expect(navigations.at(-1)).toEqual({ address: "/?types=Bar", step: "back" });
    expect(loaded.at(-1)).toMatchObject({ search: "", types: ["Bar"] });
    const { length } = loaded;
    goTo("/?types=Bar");
    expect(loaded).toHaveLength(length);
  });

  it("keep the text being typed when another filter is chosen, and search for it when the typing pauses", () => {
    const { type, send, navigations, inBox } = start();
    type("zinc");
    send(BAR);
    expect(inBox()).toBe("zinc");
    vi.advanceTimersByTime(200);
    expect(navigations.map(({ address }) => address)).toEqual(["/?types=Bar", "/?search=zinc&types=Bar"]);
  });

  it.each<FiltersEvent>([
    { type: "search.replace", text: "" },
    { type: "filter.clear" },
    { type: "filter.replaceSearch", category: "tags", value: "Pizza" },
  ])("clear the search box on %j", (event) => {
    const { typeAndPause, send, inBox } = start();
    typeAndPause("zinc");
    send(event);
    expect(inBox()).toBe("");
  });
});

describe("the filters after a suggestion", () => {
  it("replace all values of a category by the suggested value, in one history entry that Back undoes", () => {
    const { send, navigations, context, goTo, inBox } = start("/?search=11e&types=Bar&arrondissements=75010");
    send({ type: "filter.replaceSearch", category: "arrondissements", value: "75011" });
    expect(navigations).toEqual([{ address: "/?types=Bar&arrondissements=75011", step: "new" }]);
    goTo("/?search=11e&types=Bar&arrondissements=75010");
    expect([context().filters.arrondissements, inBox()]).toEqual([["75010"], "11e"]);
  });

  it("apply the corrected search and show it in the box, in one history entry that Back undoes", () => {
    const { send, navigations, goTo, inBox, loaded } = start("/?search=lourve&types=Museum&page=2");
    send({ type: "search.replace", text: "Louvre" });
    expect(loaded.at(-1)).toMatchObject({ search: "Louvre", types: ["Museum"], page: 1 });
    expect([inBox(), navigations]).toEqual(["Louvre", [{ address: "/?search=Louvre&types=Museum", step: "new" }]]);
    goTo("/?search=lourve&types=Museum&page=2");
    expect(inBox()).toBe("lourve");
  });

  it("keep the text of the search box when only the other filters are removed", () => {
    const { send, inBox, navigations } = start("/?search=zinc&types=Park");
    send({ type: "filter.keepSearch" });
    expect([inBox(), navigations]).toEqual(["zinc", [{ address: "/?search=zinc", step: "new" }]]);
  });
});

describe("the filters when the address changes from outside", () => {
  it("are read from the new address, which is not rewritten", () => {
    const { type, goTo, loaded, navigations, inBox, context } = start();
    type("zinc");
    goTo("/?search=buttes&types=Park");
    vi.advanceTimersByTime(200);
    expect(loaded.at(-1)).toMatchObject({ types: ["Park"], search: "buttes" });
    expect([inBox(), navigations]).toEqual(["buttes", []]);
    goTo("/");
    expect(context().filters).toEqual(INITIAL_FILTERS);
  });

  it("keep the name of a shared view in the address until the filters change, and again when they are the same", () => {
    const { goTo, send, navigations } = start("/?types=Park&view=Calm");
    expect(navigations).toEqual([]);
    send({ type: "page.go", page: 2 });
    send(BAR);
    send(BAR);
    goTo("/?types=Bar&view=Late");
    send({ type: "tab.leave" });
    expect(navigations.map(({ address }) => address)).toEqual([
      "/?types=Park&page=2&view=Calm",
      "/?types=Park&types=Bar",
      "/?types=Park&view=Calm",
      "/",
    ]);
  });

  it("keep the name of a shared view when values that do not exist are removed from its filters", () => {
    const { optionsLoaded, navigations } = start("/?types=Bar&types=Castle&view=Late");
    optionsLoaded(OPTIONS);
    expect(navigations).toEqual([{ address: "/?types=Bar&view=Late", step: "same" }]);
  });

  it("remove the name of a shared view when the visitor closes it, which Back undoes, and keep the filters", () => {
    const { goTo, send, navigations, context } = start("/?types=Park&view=Calm");
    send({ type: "sharedView.close" });
    expect(navigations).toEqual([{ address: "/?types=Park", step: "new" }]);
    expect(context().filters.types).toEqual(["Park"]);
    goTo("/?types=Park&view=Calm");
    expect(context().view?.name).toBe("Calm");
  });

  it("go back to the name of a shared view when the typed search is deleted", () => {
    const { typeAndPause, navigations } = start("/?types=Park&view=Calm");
    typeAndPause("zinc");
    typeAndPause("");
    expect(navigations.at(-1)).toEqual({ address: "/?types=Park&view=Calm", step: "back" });
  });

  it("do not reload when the new address has the same filters", () => {
    const { goTo, loaded } = start("/?types=Bar");
    goTo("/?types=Bar");
    expect(loaded).toHaveLength(1);
  });

  it("report the invalid values of the address until the next choice of the visitor", () => {
    const { goTo, context, send } = start();
    goTo("/?arrondissements=99&types=Bar");
    expect(context()).toMatchObject({ dropped: ["99"], address: "/?types=Bar" });
    send({ type: "page.go", page: 2 });
    expect(context().dropped).toEqual([]);
  });

  it("are corrected without a new history entry once the existing values and the last page are known", () => {
    const { send, optionsLoaded, context, navigations, loaded } = start(
      "/?arrondissements=99&types=Bar&types=Castle&page=9",
    );
    optionsLoaded(OPTIONS);
    send({ type: "page.correct", page: 2 });
    expect(context()).toMatchObject({ dropped: ["99", "Castle"], filters: { types: ["Bar"], page: 2 } });
    expect(navigations.map(({ step }) => step)).toEqual(["same", "same", "same"]);
    expect(loaded.at(-1)).toMatchObject({ types: ["Bar"], page: 2 });
  });

  it("load the list once if every value of the address exists", () => {
    const { optionsLoaded, loaded } = start("/?types=Bar");
    optionsLoaded(OPTIONS);
    expect(loaded).toHaveLength(1);
  });

  it("load the list once, without the values that do not exist, if the options are already loaded", () => {
    const { optionsLoaded, goTo, loaded } = start("/?types=Bar");
    optionsLoaded(OPTIONS);
    goTo("/?types=Caf%C3%A9&types=Castle");
    expect(loaded.slice(1)).toMatchObject([{ types: ["Café"] }]);
  });
});

describe("the filters of a saved view", () => {
  it("omit and report the types that no longer exist", () => {
    const { send, optionsLoaded, context } = start();
    optionsLoaded(OPTIONS);
    const filters = { types: ["Bar", "Castle"], tags: [], arrondissements: [], search: "", hours: null };
    send({ type: "tab.apply", id: "v1", filters });
    expect(context()).toMatchObject({ dropped: ["Castle"], filters: { types: ["Bar"], activeTab: "view-v1" } });
  });
});

describe("the filters in a full-screen sheet", () => {
  it("do not change the address while the sheet is open, and add one history entry for all choices when it closes", () => {
    const { send, goTo, navigations, loaded } = start();
    send({ type: "sheet.open" });
    send(BAR);
    send({ type: "filter.toggle", category: "types", value: "Café" });
    expect([loaded.length, navigations.length]).toEqual([3, 0]);
    // Closing the sheet goes back to the history entry before it.
    goTo("/");
    send({ type: "sheet.close" });
    expect(navigations).toEqual([{ address: "/?types=Bar&types=Caf%C3%A9", step: "new" }]);
    expect(loaded).toHaveLength(3);
  });

  it("do not change the address when the sheet closes without a choice", () => {
    const { send, navigations } = start("/?types=Bar");
    send({ type: "sheet.open" });
    send({ type: "sheet.close" });
    expect(navigations).toEqual([]);
  });
});
