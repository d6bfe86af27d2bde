import { describe, expect, it } from "vitest";
import { letters } from "./letters.ts";

describe("lettering", () => {
  it("omits words at the end, or the whole text, if the text would be too small to read", () => {
    const long = letters("Le Comptoir du Relais de la Rive Gauche", 400, 0, 40, 200);
    expect(long.d).toBe(letters("Le Comptoir", 400, 0, 40, 200).d);
    expect(letters("Anticonstitutionnellement", 400, 0, 40, 60).d).toBe("");
  });

  it("writes a ligature as two letters", () => {
    expect(letters("Œ", 0, 0, 20, 200).d).toBe(letters("OE", 0, 0, 20, 200).d);
  });

  it("contains accents", () => {
    expect(letters("É", 0, 0, 20, 200).d.length).toBeGreaterThan(letters("E", 0, 0, 20, 200).d.length);
  });
});
