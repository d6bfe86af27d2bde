import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { en } from "../messages/en.ts";
import { fitTags as fitTagsIn } from "./fit-tags.ts";

const fitTags = (tags: readonly string[], room: number) => fitTagsIn(tags, room, en.card.moreTags);

describe("fitTags", () => {
  it("shows all tags that fit, without '+N more'", () => {
    expect(fitTags(["Cocktails", "Late night"], 168)).toEqual({ shown: ["Cocktails", "Late night"], more: 0 });
  });

  it("keeps room for '+N more' when some do not fit", () => {
    expect(fitTags(["Rainy day", "Historic", "Quiet"], 168)).toEqual({ shown: ["Rainy day"], more: 2 });
    expect(fitTags(["Garden", "Quiet", "Free entry"], 168)).toEqual({ shown: ["Garden", "Quiet"], more: 1 });
  });

  it("passes over a second tag that is too long for a later one that fits", () => {
    expect(fitTags(["Terrace", "Reservation strongly recommended", "Quiet", "Historic"], 168)).toEqual({
      shown: ["Terrace", "Quiet"],
      more: 2,
    });
  });

  it("shows nothing of nothing", () => {
    expect(fitTags([], 168)).toEqual({ shown: [], more: 0 });
  });

  it("loses no tag, keeps their order and always shows the first", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 })), fc.integer({ min: 0, max: 600 }), (tags, room) => {
        const { shown, more } = fitTags(tags, room);
        expect(shown).toEqual(
          shown.length === 2
            ? [tags[0], tags.find((tag, index) => index > 0 && tag === shown[1])]
            : tags.slice(0, shown.length),
        );
        expect(shown.length + more).toBe(tags.length);
        if (tags.length > 0) expect(shown.length).toBeGreaterThan(0);
      }),
    );
  });

  it("never shows fewer tags in more room", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 })), fc.nat(400), fc.nat(200), (tags, room, extra) => {
        expect(fitTags(tags, room + extra).shown.length).toBeGreaterThanOrEqual(fitTags(tags, room).shown.length);
      }),
    );
  });
});
