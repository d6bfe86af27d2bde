import { describe, expect, it } from "vitest";
import { lightboxCommand } from "./lightbox-keys.ts";

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, modifiers: Partial<typeof plain> = {}) => ({ ...plain, ...modifiers, key });
const image = { shows: "image", zoomed: false, focus: "other" } as const;
const video = { shows: "video", zoomed: false, focus: "other" } as const;

describe("lightboxCommand", () => {
  it("maps the left and right arrow keys to the previous and next item, unless a slider has the focus", () => {
    for (const focus of ["button", "other"] as const) {
      expect(lightboxCommand(press("ArrowLeft"), { ...video, focus })).toEqual({ kind: "previous" });
      expect(lightboxCommand(press("ArrowRight"), { ...image, focus })).toEqual({ kind: "next" });
    }
    expect(lightboxCommand(press("ArrowRight"), { ...video, focus: "slider" })).toBeNull();
  });

  it("maps the keys + and - to zooming a picture, but not a video", () => {
    expect(lightboxCommand(press("+", { shiftKey: true }), image)).toEqual({ kind: "zoomIn" });
    expect(lightboxCommand(press("="), image)).toEqual({ kind: "zoomIn" });
    // The second character is the minus sign that the lightbox shows.
    for (const key of ["-", "−"]) expect(lightboxCommand(press(key), image)).toEqual({ kind: "zoomOut" });
    for (const key of ["+", "=", "-", "−"]) expect(lightboxCommand(press(key), video)).toBeNull();
  });

  it("maps Shift with an arrow key to moving a picture only if it is zoomed", () => {
    const down = press("ArrowDown", { shiftKey: true });
    expect(lightboxCommand(down, { ...image, zoomed: true })).toEqual({ kind: "pan", x: 0, y: 1 });
    expect(lightboxCommand(down, image)).toBeNull();
  });

  it("maps letters and Space to the commands of a video", () => {
    expect(lightboxCommand(press(" "), video)).toEqual({ kind: "togglePlay" });
    expect(lightboxCommand(press("j"), video)).toEqual({ kind: "seekBy", seconds: -5 });
    expect(lightboxCommand(press("L", { shiftKey: true }), video)).toEqual({ kind: "seekBy", seconds: 5 });
    expect(["m", "c", "f"].map((key) => lightboxCommand(press(key), video)?.kind)).toEqual([
      "toggleMute",
      "toggleCaptions",
      "toggleFullScreen",
    ]);
    expect(lightboxCommand(press("m"), image)).toBeNull();
  });

  it("ignores Space on a focused button", () => {
    expect(lightboxCommand(press(" "), { ...video, focus: "button" })).toBeNull();
  });

  it("ignores an arrow key with Ctrl, Alt or Meta", () => {
    for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const) {
      expect(lightboxCommand(press("ArrowLeft", { [modifier]: true }), video)).toBeNull();
    }
  });
});
