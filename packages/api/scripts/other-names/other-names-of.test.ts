import { describe, expect, it } from "vitest";
import { otherNamesOf } from "./other-names-of.ts";

const TOWER = { name: "Tour Eiffel", latitude: 48.85837, longitude: 2.29448 };
const KNOWN = [{ ...TOWER, others: ["Eiffel Tower", "La dame de fer"] }];

describe("the other names of a place", () => {
  it("are those of a nearby entry with the same name, regardless of case", () => {
    expect(otherNamesOf({ ...TOWER, name: "TOUR EIFFEL" }, KNOWN)).toEqual(["Eiffel Tower", "La dame de fer"]);
  });

  it("include the name of a nearby entry if the place is called by another name of that entry", () => {
    expect(otherNamesOf({ ...TOWER, name: "Eiffel Tower" }, KNOWN)).toEqual(["Tour Eiffel", "La dame de fer"]);
  });

  it("are none for a place of the same name elsewhere", () => {
    expect(otherNamesOf({ ...TOWER, latitude: 48.89 }, KNOWN)).toEqual([]);
  });
});
