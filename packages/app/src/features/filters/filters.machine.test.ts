import {
  DEFAULT_PREFERENCES,
  type FilterOptions,
  type FilterState,
  INITIAL_FILTERS,
  NO_OPERATORS,
} from "@flaneur/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { startHistory } from "../../../testing/history.ts";
import { createStore } from "../../page/store.ts";
import { filtersAddress } from "./filters.address.ts";
import type { FiltersEvent } from "./filters.events.ts";
import { filtersMachine } from "./filters.machine.ts";
import type { PreferenceChanges } from "./preferences.storage.ts";

/** Starts the filters at a URL of the listing, which settles each URL that it shows. */
function start(address = "/", stored = DEFAULT_PREFERENCES) {
  const saved: PreferenceChanges[] = [];
  let options: FilterOptions | null = null;
  const { bar, navigations, goTo, back, onChange } = startHistory(address);
  const machine = filtersMachine.provide({ actions: { store: (_, changes) => void saved.push(changes) } });
  const actor = createActor(machine, { input: { bar, preferences: createStore(stored) } }).start();
  const emitted: string[] = [];
  actor.on("*", ({ type }) => void emitted.push(type));
  const settle = () => actor.send({ type: "address.settle", options });
  onChange(settle);
  settle();
  // A first '/' is replaced by itself, see 'settling'.
  if (navigations[0]?.address === "/") navigations.splice(0);
  const savedAtStart = saved.splice(0);
  const read = () => actor.getSnapshot().context.read();
  const type = (text: string) => actor.send({ type: "search.type", text });
  return {
    actor,
    navigations,
    emitted,
    savedAtStart,
    /** The chosen preferences. Settling a URL stores only reset operators. */
    saved: () =>
      saved.filter((changes) => Object.keys(changes).length > 1 || changes.advancedOperators !== NO_OPERATORS),
    send: (event: FiltersEvent) => actor.send(event),
    goTo,
    back,
    read,
    filters: () => read().filters,
    address: () => bar.entry().address,
    optionsLoaded: (result: FilterOptions) => {
      options = result;
      settle();
    },
    type,
    typeAndPause: (text: string) => {
      type(text);
      vi.advanceTimersByTime(200);
    },
    inBox: () => {
      const { typed } = actor.getSnapshot().context;
      return typed?.address === bar.entry().address ? typed.text : read().filters.search;
    },
  };
}

const OPTIONS: FilterOptions = {
  types: ["Bar", "Café"],
  arrondissements: [],
  tagCategories: [],
  allCurated: true,
  counts: null,
};
const BAR: FiltersEvent = { type: "filter.toggle", category: "types", value: "Bar" };

it.each([
  ["/?mode=walking", [{ advancedOperators: NO_OPERATORS }]],
  ["/?search=zinc", [{ advancedOperators: NO_OPERATORS }]],
  ["/?not-types=Bar", []],
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
  it("are those of the address, whose search is in the box, and do not change it", () => {
    const { filters, inBox, navigations } = start("/?search=zinc&types=Bar");
    expect(filters()).toMatchObject({ types: ["Bar"], search: "zinc" });
    expect(inBox()).toBe("zinc");
    expect(navigations).toEqual([]);
  });

  it("are the stored preferences at '/', which the address then names, and the defaults when 'back' returns to '/'", () => {
    const stored = { ...DEFAULT_PREFERENCES, limit: 96 } as const;
    const first = start("/", stored);
    expect(first.navigations).toEqual([{ address: "/?limit=96", step: "same" }]);
    const { send, back, filters, goTo } = start("/");
    send({ type: "limit.choose", limit: 72 });
    back();
    expect(filters().limit).toBe(48);
    goTo("/");
    expect(filters().limit).toBe(72);
    goTo("/?types=Bar");
    expect(filters().limit).toBe(48);
  });

  it("replace the initial address by its canonical form", () => {
    const { navigations, read } = start("/?arrondissements=11&arrondissements=99");
    expect(navigations).toEqual([{ address: "/?arrondissements=75011", step: "same" }]);
    expect(read().dropped).toEqual(["99"]);
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
  it.each(choices)("are the result of %j immediately, in a new history entry", (event, expected) => {
    const before = "/?search=zinc&tags=Quiet&max-minutes=20&page=4";
    const { send, navigations, filters } = start(before);
    send(event);
    expect(filters()).toMatchObject(expected);
    expect(navigations).toEqual([{ address: filtersAddress(filters()), step: "new" }]);
  });

  it("go to each requested page, even while the previous page is still loading", () => {
    const { send, filters, navigations } = start();
    for (const page of [2, 3, 4]) send({ type: "page.go", page });
    expect(filters().page).toBe(4);
    expect(navigations.map(({ address }) => address)).toEqual(["/?page=2", "/?page=3", "/?page=4"]);
  });

  it("keep the place from which pages are counted (`after`) until the order or the page size changes", () => {
    const { send, filters } = start();
    const after = "2~name-asc~septime~septime";
    send({ type: "page.go", page: 2, after });
    send({ type: "page.go", page: 3, after: null });
    expect(filters()).toMatchObject({ page: 3, after });
    send({ type: "sort.choose", field: "rating" });
    expect(filters()).toMatchObject({ page: 3, after: null });
    send({ type: "page.go", page: 2, after });
    send({ type: "limit.choose", limit: 96 });
    expect(filters()).toMatchObject({ page: 1, after: null });
  });

  it("store a chosen sort order and page size, but never those of a link", () => {
    const { send, saved } = start("/?sort=type-desc&limit=96&mode=walking");
    send(BAR);
    send({ type: "sort.choose", field: "rating" });
    send({ type: "limit.choose", limit: 72 });
    send({ type: "filter.clear" });
    expect(saved().map(({ advancedOperators: _, ...changes }) => changes)).toEqual([
      {},
      { sortBy: "rating", sortOrder: "desc", sorting: "chosen" },
      { limit: 72 },
    ]);
    expect(saved()[0]?.advancedOperators?.filterOperators).toMatchObject([{ value: "Bar", negation: false }]);
  });
});

describe("the filter by travel time", () => {
  it("loads the first page with a new history entry for each change of time or mode, and stores only the mode", () => {
    const { send, navigations, filters, saved } = start("/?page=3");
    send({ type: "travel.set", minutes: 20 });
    send({ type: "travel.mode", mode: "walking" });
    expect(filters()).toMatchObject({ maxTravelTime: 20, transportMode: "walking", page: 1 });
    send({ type: "travel.clear" });
    expect(navigations).toEqual([
      { address: "/?max-minutes=20", step: "new" },
      { address: "/?max-minutes=20&mode=walking", step: "new" },
      { address: "/?mode=walking", step: "new" },
    ]);
    expect(saved().flatMap(({ transportMode }) => transportMode ?? [])).toEqual(["walking"]);
  });

  it.each([
    ["max-minutes=20", "/?max-minutes=20"],
    ["sort=travelTime-asc", "/?sort=travelTime-asc"],
    ["types=Bar", "/?types=Bar&page=2"],
  ])("with ?%s on page 2 leads to %s when the location changes", (query, expected) => {
    const { send, address } = start(`/?${query}&page=2`);
    send({ type: "location.change" });
    expect(address()).toBe(expected);
  });
});

describe("the filters during a search", () => {
  it("change the address when the typing pauses, and not for each letter", () => {
    const { type, navigations, inBox } = start();
    for (const text of ["z", "zi", "zin", " zinc "]) {
      type(text);
      vi.advanceTimersByTime(90);
    }
    expect([navigations.length, inBox()]).toEqual([0, " zinc "]);
    vi.advanceTimersByTime(200);
    expect([navigations, inBox()]).toEqual([[{ address: "/?search=zinc", step: "new" }], " zinc "]);
  });

  it("are those of the text at once when Enter is pressed, and only once", () => {
    const { type, send, navigations } = start();
    type("zinc");
    for (const _ of [1, 2]) send({ type: "search.submit" });
    vi.advanceTimersByTime(200);
    expect(navigations).toEqual([{ address: "/?search=zinc", step: "new" }]);
  });

  it("emit when the visitor starts to type, and when the typing has not changed the search", () => {
    const { type, typeAndPause, emitted, navigations } = start();
    type("z");
    typeAndPause("");
    expect([emitted, navigations]).toEqual([["search.typing", "search.unchanged"], []]);
  });

  it("keep a text that is typed on another page in its box, and open the listing with the question that is asked", () => {
    const { goTo, typeAndPause, send, navigations, actor, address } = start();
    goTo("/places/angelina");
    typeAndPause("zinc");
    expect([actor.getSnapshot().context.typed?.text, navigations]).toEqual(["zinc", []]);
    const now = { day: 0, minute: 0 };
    send({ type: "search.apply", text: "zinc", letGo: "", notUnderstood: "", meanings: [], rest: "zinc", now });
    expect(address()).toBe("/?search=zinc");
  });

  it("are those of a question that is asked before the listing is rendered", () => {
    const { bar } = startHistory("/");
    const preferences = createStore(DEFAULT_PREFERENCES);
    const actor = createActor(filtersMachine, { input: { bar, preferences } }).start();
    actor.send({ type: "search.type", text: "bar zinc" });
    actor.send({ type: "search.submit" });
    const now = { day: 0, minute: 0 };
    const meanings = [{ kind: "value", category: "types", value: "Bar" }] as const;
    actor.send({ type: "search.apply", text: "bar zinc", letGo: "", notUnderstood: "", meanings, rest: "zinc", now });
    actor.send({ type: "address.settle", options: null });
    const { filters } = actor.getSnapshot().context.read();
    expect(filters).toMatchObject({ types: ["Bar"], search: "zinc", question: { text: "bar zinc" } });
  });

  it("leave the box when the visitor has left the page", () => {
    const { type, send, inBox, navigations } = start("/?search=zinc");
    type("buttes");
    send({ type: "search.drop" });
    vi.advanceTimersByTime(200);
    expect([inBox(), navigations]).toEqual(["zinc", []]);
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

  it("take the history entry of the typed letters for the answer of Enter, so that Back leads to the list before", () => {
    const { typeAndPause, send, navigations } = start("/?types=Museum");
    typeAndPause("bar zinc");
    send({ type: "search.submit" });
    const now = { day: 0, minute: 0 };
    const answer = { text: "bar zinc", letGo: "", notUnderstood: "", meanings: [], rest: "zinc", now };
    send({ type: "search.apply", ...answer });
    send({ type: "search.apply", ...answer, text: "dupont", rest: "dupont" });
    expect(navigations).toEqual([
      { address: "/?search=bar+zinc&types=Museum", step: "new" },
      { address: "/?q=bar+zinc&asked=search&search=zinc&types=Museum", step: "same" },
      { address: "/?search=dupont&types=Museum", step: "new" },
    ]);
  });

  it("remove the history entry of a search whose text is deleted", () => {
    const { typeAndPause, navigations, filters, inBox } = start("/?types=Bar");
    typeAndPause("zinc");
    typeAndPause("");
    expect(navigations.at(-1)).toEqual({ address: "/?types=Bar", step: "back" });
    expect(filters()).toMatchObject({ search: "", types: ["Bar"] });
    typeAndPause("b");
    expect([navigations.at(-1)?.step, inBox()]).toEqual(["new", "b"]);
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
    const { send, navigations, filters, back, inBox } = start("/?search=11e&types=Bar&arrondissements=75010");
    send({ type: "filter.replaceSearch", category: "arrondissements", value: "75011" });
    expect(navigations).toEqual([{ address: "/?types=Bar&arrondissements=75011", step: "new" }]);
    back();
    expect([filters().arrondissements, inBox()]).toEqual([["75010"], "11e"]);
  });

  it("apply the corrected search and show it in the box, in one history entry that Back undoes", () => {
    const { send, navigations, back, inBox, filters } = start("/?search=lourve&types=Museum&page=2");
    send({ type: "search.replace", text: "Louvre" });
    expect(filters()).toMatchObject({ search: "Louvre", types: ["Museum"], page: 1 });
    expect([inBox(), navigations]).toEqual(["Louvre", [{ address: "/?search=Louvre&types=Museum", step: "new" }]]);
    back();
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
    const { type, goTo, navigations, inBox, filters } = start();
    type("zinc");
    goTo("/?search=buttes&types=Park");
    vi.advanceTimersByTime(200);
    expect(filters()).toMatchObject({ types: ["Park"], search: "buttes" });
    expect([inBox(), navigations]).toEqual(["buttes", []]);
    goTo("/");
    expect(filters()).toEqual(INITIAL_FILTERS);
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
    const { back, send, navigations, read } = start("/?types=Park&view=Calm");
    send({ type: "sharedView.close" });
    expect(navigations).toEqual([{ address: "/?types=Park", step: "new" }]);
    expect(read()).toMatchObject({ filters: { types: ["Park"] }, view: null });
    back();
    expect(read().view?.name).toBe("Calm");
  });

  it("go back to the name of a shared view when the typed search is deleted", () => {
    const { typeAndPause, navigations } = start("/?types=Park&view=Calm");
    typeAndPause("zinc");
    typeAndPause("");
    expect(navigations.at(-1)).toEqual({ address: "/?types=Park&view=Calm", step: "back" });
  });

  it("report the invalid values of the address until the next choice of the visitor", () => {
    const { goTo, read, address, send } = start();
    goTo("/?arrondissements=99&types=Bar");
    expect([read().dropped, address()]).toEqual([["99"], "/?types=Bar"]);
    send({ type: "page.go", page: 2 });
    expect(read().dropped).toEqual([]);
  });

  it("are corrected without a new history entry once the existing values and the last page are known", () => {
    const { send, optionsLoaded, read, navigations } = start("/?arrondissements=99&types=Bar&types=Castle&page=9");
    optionsLoaded(OPTIONS);
    send({ type: "page.correct", page: 2 });
    expect(read()).toMatchObject({ dropped: ["99", "Castle"], filters: { types: ["Bar"], page: 2 } });
    expect(navigations.map(({ step }) => step)).toEqual(["same", "same", "same"]);
  });
});

describe("the filters of a saved view", () => {
  it("omit and report the types that no longer exist", () => {
    const { send, optionsLoaded, read } = start();
    optionsLoaded(OPTIONS);
    const filters = { types: ["Bar", "Castle"], tags: [], arrondissements: [], search: "", hours: null };
    send({ type: "tab.apply", id: "v1", filters });
    expect(read()).toMatchObject({ dropped: ["Castle"], filters: { types: ["Bar"], activeTab: "view-v1" } });
  });
});

describe("the filters in a full-screen sheet", () => {
  it("change the entry of the sheet, which stays open, without a new history entry for each choice", () => {
    const { send, goTo, navigations, actor } = start();
    goTo("/", { sheet: "filters", listing: {} });
    send(BAR);
    send({ type: "filter.toggle", category: "types", value: "Café" });
    expect(navigations).toEqual([
      { address: "/?types=Bar", step: "same" },
      { address: "/?types=Bar&types=Caf%C3%A9", step: "same" },
    ]);
    expect(actor.getSnapshot().context.bar.entry().state.sheet).toBe("filters");
  });

  it("do not go back, which would close the sheet, when the typed search is deleted", () => {
    const { typeAndPause, goTo, navigations } = start();
    goTo("/", { sheet: "search", listing: {} });
    typeAndPause("zinc");
    typeAndPause("");
    expect(navigations.map(({ step }) => step)).toEqual(["same", "same"]);
  });
});
