import { DEFAULT_PREFERENCES, INITIAL_FILTERS, nearStation, setValues } from "@flaneur/domain";
import { expect, it } from "vitest";
import { startHistory } from "../../../testing/history.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { createStore } from "../../page/store.ts";
import { filtersMachine } from "./filters.machine.ts";

const OPTIONS = { types: ["Park"], arrondissements: [], tagCategories: [], allCurated: true, counts: null };

it.each(["/", "/?types=Bar&search=zinc", "/places/angelina"])(
  "every transition of the filters is taken at %s",
  (address) => {
    const preferences = createStore(DEFAULT_PREFERENCES);
    const faults = walkTransitions(filtersMachine, {
      input: { bar: startHistory(address).bar, preferences },
      events: [
        { type: "filter.toggle", category: "types", value: "Bar" },
        { type: "wish.toggle", tag: "Kids" },
        { type: "mentions.clear" },
        { type: "chosen.set", chosenOnly: true },
        { type: "filter.clear" },
        { type: "filter.apply", draft: setValues(INITIAL_FILTERS, "types", ["Park"]) },
        { type: "filter.replaceSearch", category: "tags", value: "Pizza" },
        { type: "filter.keepSearch" },
        { type: "tab.drop" },
        { type: "status.toggle", status: "Open" },
        { type: "hours.set", hours: { moment: { weekday: 6, minute: 1230 }, states: ["open"] } },
        { type: "hours.remove", state: "open" },
        { type: "travel.clear" },
        { type: "near.set", near: nearStation("Abbesses") },
        { type: "area.set", area: { west: 2.3, south: 48.8, east: 2.4, north: 48.9 } },
        { type: "travel.set", minutes: 20 },
        { type: "travel.mode", mode: "walking" },
        { type: "location.change" },
        { type: "search.replace", text: "" },
        { type: "search.letters", text: "park" },
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
        { type: "search.type", text: "zinc" },
        { type: "search.type", text: "" },
        { type: "search.submit" },
        { type: "search.drop" },
        {
          type: "search.apply",
          text: "park",
          letGo: "",
          notUnderstood: "",
          meanings: [{ kind: "value", category: "types", value: "Park" }],
          rest: "",
          now: { day: 0, minute: 0 },
        },
        { type: "page.correct", page: 1 },
        { type: "address.settle", options: null },
        { type: "address.settle", options: OPTIONS },
        { type: "sharedView.close" },
        { type: "preferences.choose", changes: { limit: 96 } },
      ],
      distinguish: ({ context }) => [context.typed?.text, context.typed?.state],
      check: (snapshot) => expect(snapshot.status).toBe("active"),
    });
    expect(faults).toEqual([]);
  },
);
