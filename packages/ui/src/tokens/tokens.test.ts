import { describe, expect, it } from "vitest";
import { CONTRAST_PAIRS } from "../fixtures/contrast-pairs.ts";
import { contrast, contrastOf, over, parseColour } from "./contrast.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";

const themes = { light, dark };

/** What each kind of pair must reach; the words of a disabled control are exempt (WCAG 1.4.3). */
const LEAST = { text: 4.5, graphics: 3, disabled: 3 } as const;

describe.each(Object.entries(themes))("the %s theme", (_name, theme) => {
  it.each(CONTRAST_PAIRS)("keeps $front visible on $back ($use)", ({ front, back, kind }) => {
    const ground = parseColour(theme.ground);
    const behind = over(parseColour(theme[back]), ground);
    expect(contrastOf(parseColour(theme[front]), behind)).toBeGreaterThanOrEqual(LEAST[kind]);
  });

  it("keeps disabled words legible on the page, though they are dim", () => {
    expect(contrast(theme.off, theme.ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("a colour", () => {
  it("is read as tokens write it and as a browser computes it", () => {
    expect(parseColour("#17407F")).toEqual([23, 64, 127, 1]);
    expect(parseColour("rgb(23, 64, 127)")).toEqual([23, 64, 127, 1]);
    expect(parseColour("rgba(253, 252, 250, 0.94)")).toEqual([253, 252, 250, 0.94]);
    expect(parseColour("rgb(21 24 27 / .86)")).toEqual([21, 24, 27, 0.86]);
  });

  it("is refused when it is none", () => {
    expect(() => parseColour("none")).toThrow("'none' is not a colour we can read.");
  });

  it("is mixed with what lies behind it, as far as it is not opaque", () => {
    expect(over([255, 0, 0, 0.5], [0, 0, 255, 1])).toEqual([127.5, 0, 127.5, 1]);
  });
});

describe("contrast", () => {
  it("gives the ends of the scale", () => {
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
  ])("of %s on %s is the published %d", (text, on, figure) => {
    expect(contrast(text, on)).toBeCloseTo(figure, 1);
  });
});
