import { describe, expect, it } from "vitest";
import { CONTRAST_PAIRS } from "../fixtures/contrast-pairs.ts";
import { contrast, contrastOf, over, parseColour } from "./contrast.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";

const themes = { light, dark };

/** The minimum contrast of each kind of pair. WCAG 1.4.3 exempts the text of disabled controls. */
const LEAST = { text: 4.5, graphics: 3, disabled: 3 } as const;

describe.each(Object.entries(themes))("the %s theme", (_name, theme) => {
  it.each(CONTRAST_PAIRS)("has enough contrast of $front on $back ($use)", ({ front, back, kind }) => {
    const ground = parseColour(theme.ground);
    const behind = over(parseColour(theme[back]), ground);
    expect(contrastOf(parseColour(theme[front]), behind)).toBeGreaterThanOrEqual(LEAST[kind]);
  });

  it("has a contrast of at least 4.5 for the text of unavailable values on the page", () => {
    expect(contrast(theme.off, theme.ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the colours of tokens", () => {
  it("are parsed in the formats of tokens and of browsers", () => {
    expect(parseColour("#17407F")).toEqual([23, 64, 127, 1]);
    expect(parseColour("rgb(23, 64, 127)")).toEqual([23, 64, 127, 1]);
    expect(parseColour("rgba(253, 252, 250, 0.94)")).toEqual([253, 252, 250, 0.94]);
    expect(parseColour("rgb(21 24 27 / .86)")).toEqual([21, 24, 27, 0.86]);
  });

  it("are rejected when their text is not a colour", () => {
    expect(() => parseColour("none")).toThrow("'none' is not a colour we can read.");
  });

  it("are mixed with the background according to their opacity", () => {
    expect(over([255, 0, 0, 0.5], [0, 0, 255, 1])).toEqual([127.5, 0, 127.5, 1]);
  });
});

describe("the contrast", () => {
  it("is 21 for black on white and 1 for equal colours", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#17407F", "#17407F")).toBe(1);
  });

  it.each([
    [light.ink, light.ground, 15.0],
    [light["ink-2"], light.ground, 6.8],
    [light["ink-3"], light.sunken, 4.6],
    [light["on-accent"], light.accent, 13.9],
    [light["plaque-text"], light.plaque, 10.1],
    [light["on-status"], light.opened, 6.5],
    [light["on-status"], light.soon, 5.1],
    [dark.ink, dark.ground, 15.4],
    [dark["ink-3"], dark.sunken, 5.5],
    [dark.danger, dark["danger-soft"], 6.8],
    [dark["plaque-text"], dark["plaque-high"], 7.3],
  ])("of %s on %s is %d", (text, on, figure) => {
    expect(contrast(text, on)).toBeCloseTo(figure, 1);
  });
});
