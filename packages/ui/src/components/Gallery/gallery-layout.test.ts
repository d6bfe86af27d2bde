import type { MediaItem } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { galleryLayout, inGalleryOrder } from "./gallery-layout.ts";

describe("galleryLayout", () => {
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

  it.each([
    [1, 1, 2],
    [2, 2, 1],
    [4, 2, 1],
    [5, 5, 1],
    [20, 5, 1],
  ])("of %i pictures next to a map shows %i and leaves %i columns free", (count, shown, free) => {
    const layout = galleryLayout(count, true);
    expect([layout.slots.length, layout.free, layout.columns]).toEqual([shown, free, 3 - free]);
  });

  it("fills a column with one poster or with four posters, row by row", () => {
    expect(galleryLayout(5).slots).toEqual([
      { row: 1, track: 1, large: true },
      { row: 1, track: 3, large: false },
      { row: 1, track: 4, large: false },
      { row: 2, track: 3, large: false },
      { row: 2, track: 4, large: false },
    ]);
  });

  it("gives each picture a different slot", () => {
    for (let count = 1; count <= 12; count += 1) {
      const { slots } = galleryLayout(count);
      expect(new Set(slots.map(({ row, track }) => `${row} / ${track}`)).size).toBe(slots.length);
    }
  });
});

describe("inGalleryOrder", () => {
  const image = (url: string): MediaItem => ({ kind: "image", url });
  const clip: MediaItem = { kind: "video", url: "clip" };

  it("moves a clip to the second position", () => {
    const ordered = [image("a"), clip, image("b"), image("c")];
    expect(inGalleryOrder([image("a"), image("b"), image("c"), clip])).toEqual(ordered);
    expect(inGalleryOrder([clip, image("a"), image("b"), image("c")])).toEqual(ordered);
  });

  it("keeps the order if there is no clip, or only a clip", () => {
    expect(inGalleryOrder([image("a"), image("b")])).toEqual([image("a"), image("b")]);
    expect(inGalleryOrder([clip])).toEqual([clip]);
  });
});
