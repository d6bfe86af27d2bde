import { describe, expect, it } from "vitest";
import { joinedNote } from "./joined-note.ts";

describe("a note that waited", () => {
  it("follows the saved note after an empty line", () => {
    expect(joinedNote("Closed on Mondays.", "By ten.")).toBe("Closed on Mondays.\n\nBy ten.");
  });

  it("is not appended a second time", () => {
    const once = joinedNote("Closed on Mondays.", "By ten.");
    expect(joinedNote(once, "By ten.")).toBe(once);
  });

  it("replaces a saved note that it contains", () => {
    expect(joinedNote("By ten.", "By ten.\n\nOr by noon.")).toBe("By ten.\n\nOr by noon.");
  });

  it("is appended if the saved note only contains its words", () => {
    expect(joinedNote("By ten. Or by noon.", "By ten.")).toBe("By ten. Or by noon.\n\nBy ten.");
  });

  it.each([
    [null, "By ten.", "By ten."],
    ["By ten.", null, "By ten."],
    [null, null, null],
  ])("joins %j and %j without an empty line", (saved, waited, joined) => {
    expect(joinedNote(saved, waited)).toBe(joined);
  });
});
