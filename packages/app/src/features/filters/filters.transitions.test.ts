import { DEFAULT_PREFERENCES, INITIAL_FILTERS, setValues } from "@flaneur/domain";
import { expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { listingMachine } from "../../places/listing.ts";
import { filterOptionsMachine } from "./filter-options.machine.ts";
import { listingAddress, readAddress } from "./filters.address.ts";
import type { FiltersContext } from "./filters.context.ts";
import type { FiltersEvent } from "./filters.events.ts";
import { filtersMachine } from "./filters.machine.ts";
import { preferencesMachine } from "./preferences.machine.ts";
import { searchMachine } from "./search.machine.ts";

const addressChange = (address: string) => ({
  type: "address.change" as const,
  address,
  ...readAddress(address.slice(1), DEFAULT_PREFERENCES),
});

const CHOICES: readonly FiltersEvent[] = [
  { type: "status.toggle", status: "Open" },
  { type: "near.set", station: "Abbesses" },
  { type: "area.set", area: { west: 2.3, south: 48.8, east: 2.4, north: 48.9 } },
  { type: "hours.set", hours: { moment: { weekday: 6, minute: 1230 }, states: ["open"] } },
  { type: "filter.toggle", category: "types", value: "Bar" },
  { type: "search.replace", text: "zinc" },
];

it.each(CHOICES)("$type restarts a crashed listing with the new filters", (choice) => {
  const input = {
    ...readAddress("", DEFAULT_PREFERENCES),
    address: "/",
    search: createActor(searchMachine).start(),
    preferences: createActor(preferencesMachine, { input: { preferences: DEFAULT_PREFERENCES } }).start(),
  };
  const machine = filtersMachine.provide({
    actors: {
      listing: listingMachine.provide({ actors: { load: fromCallback(() => {}) } }),
      options: filterOptionsMachine.provide({ actors: { load: fromCallback(() => {}) } }),
    },
  });
  const context: FiltersContext = { ...input, options: null, first: null, typedFrom: null, sheet: "closed" };
  const actor = createActor(machine, { input, snapshot: machine.resolveState({ value: "broken", context }) }).start();
  actor.send(choice);
  const { value, children, context: after } = actor.getSnapshot();
  expect(value).toBe("browsing");
  expect(after.filters).not.toEqual(context.filters);
  expect(children.listing?.getSnapshot().context.variables).toEqual(after.filters);
});

it("every transition of the filters is taken, and the address matches the filters unless a sheet is open", () => {
  const machine = filtersMachine.provide({
    actors: {
      listing: listingMachine.provide({ actors: { load: fromCallback(() => {}) } }),
      options: filterOptionsMachine.provide({ actors: { load: fromCallback(() => {}) } }),
    },
  });
  const input = {
    ...readAddress("", DEFAULT_PREFERENCES),
    address: "/",
    search: createActor(searchMachine).start(),
    preferences: createActor(preferencesMachine, { input: { preferences: DEFAULT_PREFERENCES } }).start(),
  };
  const first = { types: ["Park"], arrondissements: [], tagCategories: [], allCurated: true };
  const options = createActor(filterOptionsMachine, { input: { variables: null, first } });
  const context = (snapshot: { readonly context: FiltersContext }) => snapshot.context;
  const faults = walkTransitions(machine, {
    input,
    events: [
      { type: "filter.toggle", category: "types", value: "Bar" },
      { type: "filter.clear" },
      { type: "listing.follow" },
      { type: "filter.apply", draft: setValues(INITIAL_FILTERS, "types", ["Park"]) },
      { type: "filter.replaceSearch", category: "tags", value: "Pizza" },
      { type: "filter.keepSearch" },
      { type: "tab.drop" },
      { type: "status.toggle", status: "Open" },
      { type: "hours.set", hours: { moment: { weekday: 6, minute: 1230 }, states: ["open"] } },
      { type: "hours.remove", state: "open" },
      { type: "hours.update" },
      { type: "travel.clear" },
      { type: "near.set", station: "Abbesses" },
      { type: "area.set", area: { west: 2.3, south: 48.8, east: 2.4, north: 48.9 } },
      { type: "travel.set", minutes: 20 },
      { type: "travel.mode", mode: "walking" },
      { type: "location.change" },
      { type: "search.replace", text: "" },
      { type: "sort.choose", field: "rating" },
      { type: "limit.choose", limit: 96 },
      { type: "page.go", page: 2 },
      { type: "tab.choose", tab: "favorites" },
      {
        type: "tab.apply",
        id: "v1",
        filters: { types: ["Bar"], tags: [], arrondissements: [], search: "", hours: null },
      },
      { type: "tab.leave" },
      { type: "search.typing" },
      { type: "search.set", text: "zinc" },
      { type: "search.set", text: "" },
      {
        type: "search.apply",
        meanings: [{ kind: "value", category: "types", value: "Park" }],
        rest: "",
        now: { day: 0, minute: 0 },
      },
      { type: "page.correct", page: 1 },
      addressChange("/"),
      addressChange("/?types=Park&search=buttes"),
      addressChange("/?types=Park&view=Calm"),
      { type: "sharedView.close" },
      { type: "sheet.open" },
      { type: "sheet.close" },
    ],
    ignored: { "filters.broken": ["search.typing"] },
    carried: { "xstate.snapshot.options": { snapshot: options.getSnapshot() } },
    distinguish: (snapshot) => {
      const { filters, address, typedFrom, sheet } = context(snapshot);
      return [
        context(snapshot).options !== null,
        sheet,
        filters.types,
        filters.tags,
        filters.search,
        typedFrom !== null,
        listingAddress(context(snapshot)) === address,
      ];
    },
    check: (snapshot) => {
      const { filters, address, sheet } = context(snapshot);
      expect(snapshot.status).toBe("active");
      if (sheet === "closed") expect(address).toBe(listingAddress(context(snapshot)));
      if (snapshot.matches("browsing")) {
        expect(snapshot.children.listing?.getSnapshot().context.variables).toEqual(filters);
      }
    },
  });
  expect(faults).toEqual([]);
});
