import { describe, expect, it } from "vitest";
import { TAG_CATEGORIES } from "./tags.ts";

describe("the vocabulary of tags", () => {
  it("has at least eight categories of five to fourteen tags", () => {
    const sizes = Object.values(TAG_CATEGORIES).map((tags) => tags.length);
    expect(sizes.length).toBeGreaterThanOrEqual(8);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14);
  });

  it("contains each tag in one category only", () => {
    const tags = Object.values(TAG_CATEGORIES).flat();
    expect(new Set(tags).size).toBe(tags.length);
  });
});
