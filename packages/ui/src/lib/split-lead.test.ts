import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitLead } from "./split-lead.ts";

describe("splitLead", () => {
  it("returns the first sentence as the lead", () => {
    expect(splitLead("A zinc counter and a mosaic floor. Come for the steak au poivre.")).toEqual({
      lead: "A zinc counter and a mosaic floor.",
      rest: ["Come for the steak au poivre."],
    });
  });

  it("does not end the lead at an abbreviation near the start of the text", () => {
    expect(splitLead("In St. Germain since 1885, the writers’ café. Sit outside.").lead).toBe(
      "In St. Germain since 1885, the writers’ café.",
    );
  });

  it("keeps closing quotes with their sentence", () => {
    expect(splitLead("Painters called it “the waiting room of fame.” It still is.").lead).toBe(
      "Painters called it “the waiting room of fame.”",
    );
  });

  it("returns each further paragraph separately", () => {
    expect(splitLead("One long enough first sentence. Second.\n\nThird.").rest).toEqual(["Second.", "Third."]);
  });

  it("returns a single sentence as the lead, without further paragraphs", () => {
    expect(splitLead("Only one sentence here")).toEqual({ lead: "Only one sentence here", rest: [] });
  });

  it("loses no word", () => {
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("A", "b", ".", " ", "\n", "é", "”") }), (text) => {
        const { lead, rest } = splitLead(text);
        expect(words([lead, ...rest].join(" "))).toEqual(words(text));
      }),
    );
  });
});
