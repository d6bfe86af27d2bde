import { viewportOf } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { tagSpace } from "./tag-space.ts";

describe("the space for the tags of a card", () => {
  it.each([
    [320, 280, "medium"],
    [390, 350, "medium"],
    [640, 278, "small"],
    [768, 223, "small"],
    [1024, 227, "small"],
    [1439, 286, "small"],
    [1440, 169, "small"],
    [1920, 249, "small"],
    [3000, 355, "small"],
  ])("in a window of %i px is %i px, for %s tags", (width, room, size) => {
    expect(tagSpace(viewportOf(width), false)).toEqual({ room, size });
  });

  it("is smaller for cards that are rows on a phone, and the same in wider windows", () => {
    expect(tagSpace(viewportOf(320), true)).toEqual({ room: 162, size: "small" });
    expect(tagSpace(viewportOf(390), true)).toEqual({ room: 232, size: "small" });
    expect(tagSpace(viewportOf(1440), true)).toEqual(tagSpace(viewportOf(1440), false));
  });
});
