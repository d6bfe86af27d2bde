import { describe, expect, it } from "vitest";
import { readEntryState } from "../routing/entry-state.ts";
import { openedView, sharedViewAddress } from "./shared-view-address.ts";

const view = {
  types: ["Bar"],
  tags: ["Terrace"],
  arrondissements: ["75011"],
  search: "zinc",
  hours: "Su-20h30",
  maxTravelTime: 20,
};

describe("the address of a shared view", () => {
  it("opens 'All Places' with the filters that the view's tab applies: types, arrondissements, search, hours", () => {
    expect(sharedViewAddress(view)).toBe("/?search=zinc&types=Bar&arrondissements=75011&hours=Su-20h30");
  });

  it("is the address of all places when the view has no filters", () => {
    const none = { types: [], tags: [], arrondissements: [], search: "", hours: null, maxTravelTime: null };
    expect(sharedViewAddress(none)).toBe("/");
  });

  it("ignores hours that cannot be read", () => {
    expect(sharedViewAddress({ ...view, hours: "whenever" })).not.toContain("hours");
  });
});

describe("the notice about a shared view", () => {
  const opened = openedView({ name: "Terraces", sharedBy: "Camille", filters: view });

  it("has the name of the view and of the person who shares it, and the filters that are not applied", () => {
    expect(opened).toEqual({ name: "Terraces", sharedBy: "Camille", tags: ["Terrace"], maxTravelTime: 20 });
  });

  it("is read from the state of the history entry, and a state of another shape is ignored", () => {
    expect(readEntryState({ sharedView: opened }).sharedView).toEqual(opened);
    for (const sharedView of [null, {}, { ...opened, tags: "Terrace" }, { ...opened, sharedBy: 1 }]) {
      expect(readEntryState({ sharedView })).toEqual({});
    }
  });
});
