import { describe, expect, it } from "vitest";
import { toFrenchName } from "./english-type-names.ts";

describe("the name of a sight", () => {
  it.each([
    ["eiffel tower", "tour eiffel"],
    ["the rodin museum", "musee rodin"],
    ["luxembourg gardens", "jardin luxembourg"],
    ["alexandre iii bridge", "pont alexandre iii"],
  ])("is translated from English to French: %s", (english, french) => expect(toFrenchName(english)).toBe(french));

  it.each(["tour eiffel", "museum", "the abbey bookshop", "", "constructor", "the constructor"])(
    "is returned unchanged: '%s'",
    (name) => expect(toFrenchName(name)).toBe(name),
  );
});
