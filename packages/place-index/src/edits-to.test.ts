import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "../testing/edit-distance.ts";
import { editsTo, MAX_LETTERS } from "./edits-to.ts";

/** Words of few different letters, so that letters repeat; one letter is not ASCII. */
const letters = (size: { readonly minLength?: number; readonly maxLength: number }) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c", "я"), ...size });

describe("the edits from a typed word to another", () => {
  it("equal the reference distance, for the whole word and for its nearest beginning", () => {
    fc.assert(
      fc.property(letters({ minLength: 1, maxLength: 10 }), letters({ maxLength: 12 }), (typed, word) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
        expect(editsTo(typed)(word)).toEqual({
          whole: editDistance(typed, word),
          beginning: Math.min(...beginnings.map((beginning) => editDistance(typed, beginning))),
        });
      }),
    );
  });

  it("equal the reference distance of the whole word for the longest typed words", () => {
    fc.assert(
      fc.property(
        letters({ minLength: MAX_LETTERS - 2, maxLength: MAX_LETTERS }),
        letters({ maxLength: 40 }),
        (typed, word) => {
          expect(editsTo(typed)(word).whole).toBe(editDistance(typed, word));
        },
      ),
    );
  });
});
