import type { MediaItem } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { galleryLayout, inGalleryOrder } from "./gallery-layout.ts";

describe("the wall of a desktop", () => {
  it.each([
    [1, 1, 2],
    [2, 2, 1],
    [3, 3, 0],
    [4, 3, 0],
    [5, 5, 1],
    [6, 6, 0],
    [8, 6, 0],
    [9, 9, 0],
    [20, 9, 0],
  ])("of %i pictures shows %i and leaves %i columns free", (count, shown, free) => {
    const layout = galleryLayout(count);
    expect([layout.slots.length, layout.free, layout.columns]).toEqual([shown, free, 3 - free]);
  });

  it("fills a column with one poster or with four, row by row", () => {
    expect(galleryLayout(5).slots).toEqual([
      { row: 1, track: 1, large: true },
      { row: 1, track: 3, large: false },
      { row: 1, track: 4, large: false },
      { row: 2, track: 3, large: false },
      { row: 2, track: 4, large: false },
    ]);
  });

  it("gives no place twice", () => {
    for (let count = 1; count <= 12; count += 1) {
      const { slots } = galleryLayout(count);
      expect(new Set(slots.map(({ row, track }) => `${row} / ${track}`)).size).toBe(slots.length);
    }
  });
});

describe("the order of the pictures", () => {
  const image = (url: string): MediaItem => ({ kind: "image", url });
  const clip: MediaItem = { kind: "video", url: "clip" };

  it("has a clip second, wherever it came", () => {
    const ordered = [image("a"), clip, image("b"), image("c")];
    expect(inGalleryOrder([image("a"), image("b"), image("c"), clip])).toEqual(ordered);
    expect(inGalleryOrder([clip, image("a"), image("b"), image("c")])).toEqual(ordered);
  });

  it("is as it came where there is no clip, or nothing else", () => {
    expect(inGalleryOrder([image("a"), image("b")])).toEqual([image("a"), image("b")]);
    expect(inGalleryOrder([clip])).toEqual([clip]);
  });
});
