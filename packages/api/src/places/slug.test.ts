import { describe, expect, it } from "vitest";
import { slug } from "./slug.ts";

describe("the first part of a place's id", () => {
  it("has the words of the name without accents, joined by hyphens", () => {
    expect(slug(" Le Café « Noir » ")).toBe("le-cafe-noir");
  });

  it("ends in a letter when its length limit falls on a hyphen", () => {
    expect(slug(`${"a".repeat(59)} b`)).toBe("a".repeat(59));
  });

  it("is 'place' for a name without Latin letters and digits", () => {
    expect(slug("喫茶店")).toBe("place");
  });
});
