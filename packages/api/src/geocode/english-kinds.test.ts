import { describe, expect, it } from "vitest";
import { inFrench } from "./english-kinds.ts";

describe("a sight", () => {
  it.each([
    ["eiffel tower", "tour eiffel"],
    ["the rodin museum", "musee rodin"],
    ["luxembourg gardens", "jardin luxembourg"],
  ])("is asked for in English: %s", (english, french) => expect(inFrench(english)).toBe(french));

  it.each(["tour eiffel", "museum", "the abbey bookshop", "", "constructor", "the constructor"])(
    "is left as it is: '%s'",
    (name) => expect(inFrench(name)).toBe(name),
  );
});
