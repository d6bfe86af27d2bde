import { describe, expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { fr } from "../messages/fr.ts";
import { guideSentence } from "./guide-sentence.ts";

describe.each([
  ["English", en, "hand-picked"],
  ["French", fr, "choisi à la main"],
] as const)("the sentence about the product in %s", (_, messages, handPicked) => {
  it("calls the guide hand-picked if every place is curated", () => {
    expect(guideSentence({ allCurated: true }, messages)).toContain(handPicked);
  });

  it("does not call the guide hand-picked if places are imported, or while that is unknown", () => {
    expect(guideSentence({ allCurated: false }, messages)).not.toContain(handPicked);
    expect(guideSentence(null, messages)).not.toContain(handPicked);
  });
});
