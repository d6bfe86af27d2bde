import { viewportOf } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { tagRoom } from "./tag-room.ts";

describe("the room for the tags of a card", () => {
  it.each([
    [320, 254],
    [390, 318],
    [640, 278],
    [768, 223],
    [1024, 227],
    [1439, 286],
    [1440, 169],
    [1920, 249],
    [3000, 355],
  ])("in a window of %i px is %i px", (width, room) => {
    expect(tagRoom(viewportOf(width))).toBe(room);
  });
});
