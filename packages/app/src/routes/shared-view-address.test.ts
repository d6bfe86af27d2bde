import { describe, expect, it } from "vitest";
import { sharedViewAddress } from "./shared-view-address.ts";

const view = {
  types: ["Bar"],
  tags: ["Terrace"],
  arrondissements: ["75011"],
  search: "zinc",
  hours: "Su-20h30",
  maxTravelTime: 20,
};

describe("the address of a shared view", () => {
  it("has the types, arrondissements, search and hours of the view, as its tab would apply them, on 'All Places'", () => {
    expect(sharedViewAddress(view)).toBe("/?search=zinc&types=Bar&arrondissements=75011&hours=Su-20h30");
  });

  it("is that of all places when the view has no filters", () => {
    const none = { types: [], tags: [], arrondissements: [], search: "", hours: null, maxTravelTime: null };
    expect(sharedViewAddress(none)).toBe("/");
  });

  it("ignores hours that cannot be read", () => {
    expect(sharedViewAddress({ ...view, hours: "whenever" })).not.toContain("hours");
  });
});
