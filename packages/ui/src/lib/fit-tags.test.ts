import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { fitTagRows, fitTags as fitTagsIn, type TagSpace } from "./fit-tags.ts";
import { textWidth } from "./text-width.ts";

const fitTags = (tags: readonly string[], room: number, size: TagSpace["size"] = "small") =>
  fitTagsIn(tags, { room, size }, en.card.moreTags);

describe("fitTags", () => {
  it("shows all tags that fit, without '+N more'", () => {
    expect(fitTags(["Cocktails", "Late night"], 168)).toEqual({ shown: ["Cocktails", "Late night"], more: 0 });
  });

  it("keeps room for '+N more' when some do not fit", () => {
    expect(fitTags(["Rainy day", "Historic", "Quiet"], 168)).toEqual({ shown: ["Rainy day"], more: 2 });
    expect(fitTags(["Garden", "Quiet", "Free entry"], 168)).toEqual({ shown: ["Garden", "Quiet"], more: 1 });
  });

  it("skips a second tag that is too long if a later one fits", () => {
    expect(fitTags(["Terrace", "Reservation strongly recommended", "Quiet", "Historic"], 168)).toEqual({
      shown: ["Terrace", "Quiet"],
      more: 2,
    });
  });

  it("shows fewer medium tags than small tags in the same room", () => {
    const tags = ["Bistro", "Terrace", "Quiet", "With friends", "Step-free"];
    expect(fitTags(tags, 310).shown.length).toBe(4);
    expect(fitTags(tags, 310, "medium").shown.length).toBe(3);
  });

  it("returns no tags for no tags", () => {
    expect(fitTags([], 168)).toEqual({ shown: [], more: 0 });
  });

  it("shows the first tag and later tags in their order, and counts all others", () => {
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

  it("never shows fewer tags in a wider row", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 })), fc.nat(400), fc.nat(200), (tags, room, extra) => {
        expect(fitTags(tags, room + extra).shown.length).toBeGreaterThanOrEqual(fitTags(tags, room).shown.length);
      }),
    );
  });
});

describe("fitTagRows", () => {
  const tags = ["Classic French", "Terrace", "Natural wine", "Booking needed", "Step-free", "With friends", "Quiet"];

  it("shows all tags that fit, without 'see more'", () => {
    expect(fitTagRows(tags.slice(0, 3), 200, 2, "see more")).toEqual({ shown: tags.slice(0, 3), more: false });
    expect(fitTagRows([], 200, 2, "see more")).toEqual({ shown: [], more: false });
  });

  it("shows the first tags and 'see more' when some tags do not fit", () => {
    const { shown, more } = fitTagRows(tags, 200, 2, "see more");
    expect(more).toBe(true);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(tags.length);
    expect(shown).toEqual(tags.slice(0, shown.length));
  });

  it("keeps exactly the room that 'see more' needs after the last tag", () => {
    const widthOfTags = textWidth("Terrace", 12) + 14 + 4 + textWidth("Quiet", 12) + 14;
    const room = widthOfTags + 4 + textWidth("see more", 12) + 4;
    const three = ["Terrace", "Quiet", "Booking needed"];
    expect(fitTagRows(three, room, 1, "see more").shown).toEqual(["Terrace", "Quiet"]);
    expect(fitTagRows(three, room - 1, 1, "see more").shown).toEqual(["Terrace"]);
  });

  it("shows more tags in wider rows", () => {
    const counts = [120, 200, 300, 500].map((room) => fitTagRows(tags, room, 2, "see more").shown.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(counts[3] ?? 0);
  });

  it("always shows the first tag, even if it is wider than a row", () => {
    expect(
      fitTagRows(["Donaudampfschifffahrtsgesellschaft", "Bar", "Free entry on the first Sunday"], 60, 2, "see more"),
    ).toEqual({
      shown: ["Donaudampfschifffahrtsgesellschaft"],
      more: true,
    });
  });
});
