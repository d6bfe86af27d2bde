import { describe, expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { fr } from "../messages/fr.ts";
import { guideSentence } from "./guide-sentence.ts";

describe.each([
  ["English", en, "hand-picked", "530 chosen places among 13,072: "],
  ["French", fr, "choisi à la main", "530 lieux choisis parmi 13 072 : "],
] as const)("the sentence about the product in %s", (_, messages, handPicked, chosenAmong) => {
  it("calls the guide hand-picked if every place is chosen", () => {
    expect(guideSentence({ allCurated: true, counts: { chosen: 2, places: 2 } }, messages)).toContain(handPicked);
  });

  it("does not call the guide hand-picked if no place is chosen, or while that is unknown", () => {
    expect(guideSentence({ allCurated: false, counts: { chosen: 0, places: 12_000 } }, messages)).not.toContain(
      handPicked,
    );
    expect(guideSentence(null, messages)).not.toContain(handPicked);
  });

  it("says how many places are chosen among others", () => {
    const counts = { chosen: 530, places: 13_072 };
    expect(guideSentence({ allCurated: false, counts }, messages)).toContain(chosenAmong);
  });
});
