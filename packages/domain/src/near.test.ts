import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { near as someNear } from "../testing/arbitraries.ts";
import { nearPoint, nearStation, nearText, parseNear } from "./near.ts";

describe("the text of 'Near …'", () => {
  it("is read as it was written, for a station, an unknown name and any other point", () => {
    fc.assert(
      fc.property(someNear, (near) => {
        expect(parseNear(nearText(near), near.minutes)).toEqual(near);
      }),
    );
  });

  it("has only the name of a station, and the name and the position of any other point", () => {
    const rivoli = nearPoint("27 Rue de Rivoli", { latitude: 48.855534, longitude: 2.358526 });
    expect([nearText(nearStation("Abbesses")), nearText(rivoli)]).toEqual([
      "Abbesses",
      "27 Rue de Rivoli@48.85553,2.35853",
    ]);
  });

  it("is the name of an unknown station if its position is no position", () => {
    expect(parseNear("Louvre@95,2.3")).toEqual({ name: "Louvre@95,2.3", coordinates: null, minutes: 15 });
  });
});
