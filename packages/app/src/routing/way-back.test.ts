import { describe, expect, it } from "vitest";
import { listingBefore } from "./way-back.ts";

const ORIGIN = "https://flaneur.example";

describe("the listing that opened a tab", () => {
  it("keeps its query when it is a page of our own origin", () => {
    expect(listingBefore(`${ORIGIN}/?types=Bar&page=2`, ORIGIN)).toBe("/?types=Bar&page=2");
    expect(listingBefore(`${ORIGIN}/`, ORIGIN)).toBe("/");
  });

  it("is '/' for other pages, other origins and no referrer", () => {
    for (const referrer of [`${ORIGIN}/places/tour-eiffel?x=1`, "https://other.example/?types=Bar", "", "about:client"])
      expect(listingBefore(referrer, ORIGIN)).toBe("/");
  });
});
