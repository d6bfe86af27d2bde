import { describe, expect, it } from "vitest";
import { textWidth } from "./text-width.ts";

describe("textWidth", () => {
  it("differs by less than two pixels from the width of 'Sainte-Chapelle' in a browser", () => {
    // In Chromium, 'Sainte-Chapelle' in Inter 450 at 100 px is 759.4 px wide.
    expect(Math.abs(textWidth("Sainte-Chapelle", 12) - (759.4 * 12) / 100)).toBeLessThan(2);
  });

  it("gives an accented letter the width of its base letter", () => {
    expect(textWidth("Café", 12)).toBe(textWidth("Cafe", 12));
  });

  it("grows with every letter", () => {
    expect(textWidth("", 12)).toBe(0);
    expect(textWidth("Quiet", 12)).toBeLessThan(textWidth("Quiets", 12));
  });
});
