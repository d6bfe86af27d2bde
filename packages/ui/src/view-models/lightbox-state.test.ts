import type { MediaItem } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { fullPlace } from "../fixtures/places.ts";
import { type LightboxStart, lightboxState, neighbour } from "./lightbox-state.ts";

const image = (url: string): MediaItem => ({ kind: "image", url });
const clip: MediaItem = { kind: "video", url: "clip" };
const video: LightboxStart = { kind: "video", index: null };

const shownOf = (media: readonly MediaItem[], start: LightboxStart, index: number | null = null) => {
  const state = lightboxState({ place: { ...fullPlace, media }, pending: false, start, index, origin: null });
  return state.status === "ready" ? state.shown : state.status;
};

describe("lightboxState", () => {
  it("shows the picture that the lightbox was opened at, then the item that the visitor moved to", () => {
    const media = [image("a"), image("b"), image("c")];
    expect(shownOf(media, { kind: "image", index: 2 })).toEqual({ index: 2 });
    expect(shownOf(media, { kind: "image", index: 2 }, 1)).toEqual({ index: 1 });
    expect(shownOf(media, { kind: "image", index: null })).toEqual({ index: 0 });
  });

  it("shows the first video, in the order of the gallery, if the lightbox was opened for a video", () => {
    expect(shownOf([image("a"), image("b"), clip], video)).toEqual({ index: 1 });
  });

  it("reports a missing video until the visitor moves on to the pictures", () => {
    expect(shownOf([image("a")], video)).toBe("noVideo");
    expect(shownOf([], video)).toBe("noVideo");
    expect(shownOf([image("a")], video, 0)).toEqual({ index: 0 });
  });

  it("reports that the place has no media", () => {
    expect(shownOf([], { kind: "image", index: null })).toBe("noMedia");
  });

  it("shows the last item if the index is beyond the end", () => {
    expect(shownOf([image("a")], { kind: "image", index: 4 })).toEqual({ index: 0 });
  });

  it("returns `loading` while the place is loading, and `missing` if the place could not be loaded", () => {
    const facts = { place: null, start: video, index: null, origin: null };
    expect(lightboxState({ ...facts, pending: true })).toEqual({ status: "loading" });
    expect(lightboxState({ ...facts, pending: false })).toEqual({ status: "missing" });
  });
});

describe("neighbour", () => {
  it("wraps around at both ends", () => {
    expect([neighbour({ index: 2 }, 1, 3), neighbour({ index: 0 }, -1, 3), neighbour({ index: 0 }, 1, 1)]).toEqual([
      0, 2, 0,
    ]);
  });

  it("is the first or the last item if no item is shown", () => {
    expect([neighbour("noVideo", 1, 3), neighbour("noVideo", -1, 3)]).toEqual([0, 2]);
  });
});
