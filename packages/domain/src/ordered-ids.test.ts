import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveBetween, moveId, moveTo, withMove } from "./ordered-ids.ts";

const IDS = ["a", "b", "c", "d", "e"];

describe("a move", () => {
  it.each([
    ["a", "c", "bacde"],
    ["d", "b", "adbce"],
    ["b", null, "acdeb"],
    ["b", "removed", "acdeb"],
    ["b", "b", "abcde"],
    ["removed", "b", "abcde"],
  ])("of %s in front of %s results in %s", (id, before, order) => {
    expect(withMove(IDS, { id, before }).join("")).toBe(order);
  });

  it("to an index names the id that follows", () => {
    for (const id of IDS) {
      for (let to = 0; to < IDS.length; to++) expect(withMove(IDS, moveTo(IDS, id, to))).toEqual(moveId(IDS, id, to));
    }
  });

  it("is found again in the order that it has made", () => {
    for (const id of IDS) {
      for (let to = 0; to < IDS.length; to++) {
        const order = moveId(IDS, id, to);
        const move = moveBetween(IDS, order);
        expect(move === null ? IDS : withMove(IDS, move)).toEqual(order);
      }
    }
  });

  it("within a page leaves the ids of the other pages at their positions", () => {
    const page = ["b", "c", "d"];
    for (const id of page) {
      for (let to = 0; to < page.length; to++) {
        const order = moveId(page, id, to);
        const move = moveBetween(IDS, order);
        expect(move === null ? IDS : withMove(IDS, move)).toEqual(["a", ...order, "e"]);
      }
    }
  });

  it("is found although an id was removed during the drag", () => {
    expect(moveBetween(["a", "b", "d"], ["b", "removed", "a", "d"])).toEqual({ id: "b", before: "a" });
  });
});

describe("the order of ids", () => {
  it("has the moved id at its new position, and keeps the order of the others", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1 }),
        fc.nat(),
        fc.integer({ min: -2, max: 12 }),
        (ids, at, to) => {
          const id = ids[at % ids.length] ?? "";
          const moved = moveId(ids, id, to);
          expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(to, ids.length - 1)));
          expect(moved.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
        },
      ),
    );
  });

  it("does not change when the moved id is unknown", () => {
    expect(moveId(["a", "b"], "c", 0)).toEqual(["a", "b"]);
  });
});
