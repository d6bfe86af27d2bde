import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exceededBound, type JsonBounds } from "./json-bounds.ts";

const BOUNDS: JsonBounds = { depth: 3, values: 10, textLength: 5 };
const within = (bounds: Partial<JsonBounds>): JsonBounds => ({
  depth: 1_000,
  values: 100_000,
  textLength: 100_000,
  ...bounds,
});

describe("the bounds of a JSON value", () => {
  it.each([
    ["a value that reaches every bound", { abcde: ["abcde", 1, 2, 3, [1, 2, 3, 4]] }, null],
    ["one item too many", { abcde: ["abcde", 1, 2, 3, [1, 2, 3, 4, 5]] }, "values"],
    ["eleven members", Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`k${n}`, n])), "values"],
    ["one level too many", { a: { a: { a: { a: 1 } } } }, "depth"],
    ["a text that is too long", { a: ["abcdef"] }, "textLength"],
    ["a name that is too long", { abcdef: 1 }, "textLength"],
    ["half a surrogate pair in a text", ["\ud800"], "unreadable"],
    ["half a surrogate pair in a name", { "\udfff": 1 }, "unreadable"],
    ["a number", 1, null],
    ["null", null, null],
  ] as const)("are checked for %s: the result is %s", (_, value, exceeded) => {
    expect(exceededBound(value, BOUNDS)).toBe(exceeded);
  });

  it("count every member and item of a value once", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        let count = -1;
        JSON.stringify(value, (_, item: unknown) => {
          count += 1;
          return item;
        });
        expect(exceededBound(value, within({ values: count }))).toBeNull();
        if (count > 0) expect(exceededBound(value, within({ values: count - 1 }))).toBe("values");
      }),
    );
  });

  it("are checked without recursion, however deep the value is", () => {
    const deep = JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
    expect(exceededBound(deep, within({ depth: 29_999 }))).toBeNull();
    expect(exceededBound(deep, within({}))).toBe("depth");
  });
});
