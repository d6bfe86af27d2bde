import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameFromAddress } from "./address-name.ts";

describe("a name from an address", () => {
  it("is one line without control characters and without marks that change its direction", () => {
    expect(nameFromAddress(" \u202eRainy\n\u0000Sun\u2067days\t\u2028 ", 80)).toBe("Rainy Sun days");
  });

  it("is cut to the maximum length, without half of a character at its end", () => {
    expect(nameFromAddress("x".repeat(5_000), 80)).toBe("x".repeat(80));
    expect(nameFromAddress(`${"x".repeat(79)}🍷`, 80)).toBe("x".repeat(79));
  });

  it("is null if nothing is left of it", () => {
    expect([null, "", " \u202e ", "\u0007"].map((text) => nameFromAddress(text, 80))).toEqual([null, null, null, null]);
  });

  it("has no unsafe character, whatever the address contains, and stays the same when it is read again", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("\u202e", "\u2066", "\r\n", "\u0000"),
        (text, unsafe) => {
          const name = nameFromAddress(`${text}${unsafe}${text}`, 80);
          expect(name ?? "").not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
          expect(nameFromAddress(name, 80)).toBe(name);
        },
      ),
    );
  });
});
