import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { cutText, isTooLong } from "./text-length.ts";

const MAX = 200;
/** Characters that normalization replaces by several, and marks that it keeps, removes or reorders. */
const GROWING = ["\ufdfa", "\ufb03", "…", "㍿", "½", "ΐ", "각", "e\u0301", "a\u0316\u0301", "İ", "ß", "œ", "😀", "a "];

describe("the length of a text", () => {
  it("counts each character of a text of ASCII characters once", () => {
    expect(isTooLong("x".repeat(MAX), MAX)).toBe(false);
    expect(isTooLong("x".repeat(MAX + 1), MAX)).toBe(true);
  });

  it.each([
    ["U+FDFA, which becomes 18 letters", "\ufdfa".repeat(199)],
    ["ligatures of three letters", "\ufb03".repeat(199)],
    ["abbreviations that become words", "㍿".repeat(199)],
  ])("is too large for a short text of %s", (_, text) => {
    expect(isTooLong(text, MAX)).toBe(true);
  });

  it.each([
    ["Hangul syllables", "각".repeat(200)],
    ["letters with combining accents", "e\u0301".repeat(100)],
    ["sentences with ellipses", "Closed… ".repeat(25)],
    ["a blessing within a sentence", `${"a".repeat(180)} ﷺ`],
  ])("is small enough for %s", (_, text) => {
    expect(isTooLong(text, MAX)).toBe(false);
  });

  it("limits the folded text to three characters for each character that a normalised text may have", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...GROWING), { maxLength: 400 }), fc.nat(MAX), (parts, max) => {
        const text = cutText(parts.join(""), max);
        expect(isTooLong(text, max)).toBe(false);
        expect(parts.join("").startsWith(text)).toBe(true);
        expect(fold(text).length).toBeLessThanOrEqual(4 * max);
      }),
    );
  });

  it("is the whole text if it is short enough, and its beginning otherwise", () => {
    expect(cutText("Café de Flore", MAX)).toBe("Café de Flore");
    expect(cutText("\ufdfa".repeat(199), MAX)).toBe("\ufdfa".repeat(13));
    expect(cutText(`${"x".repeat(MAX - 1)}😀`, MAX)).toBe("x".repeat(MAX - 1));
  });
});
