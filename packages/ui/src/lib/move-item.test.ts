import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveItem } from "./move-item.ts";

describe("moving an item of a list", () => {
  it("puts it at its new index and keeps the order of the others", () => {
    expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moveItem(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  });

  it("changes nothing where there is no such place", () => {
    const items = ["a", "b"];
    expect(moveItem(items, 0, -1)).toBe(items);
    expect(moveItem(items, 1, 2)).toBe(items);
  });

  it("is undone by moving it back", () => {
    const list = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        expect(moveItem(moveItem(items, from, to), to, from)).toEqual(items);
      }),
    );
  });
});
