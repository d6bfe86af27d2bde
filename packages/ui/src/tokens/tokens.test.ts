import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import type { ThemeToken } from "./theme-token.ts";

const themes = { light, dark };
const grounds = ["ground", "surface", "sunken"] as const;

/** Text on what it stands on; the words of a disabled control are exempt (WCAG 1.4.3) and measured apart. */
const textPairs: readonly (readonly [ThemeToken, ThemeToken])[] = [
  ...(["ink", "ink-2", "ink-3", "danger"] as const).flatMap((text) => grounds.map((on) => [text, on] as const)),
  ...(["ink", "ink-2", "ink-3"] as const).map((text) => [text, "hover"] as const),
  ["ink", "selected"],
  ["ink", "accent-soft"],
  ["on-accent", "accent"],
  ["on-danger", "danger"],
  ["danger", "danger-soft"],
  ["plaque-text", "plaque"],
  ["plaque-text", "plaque-high"],
  ["plaque-count", "plaque-high"],
  ["on-status", "opened"],
  ["on-status", "soon"],
  ["map-text", "map-in"],
];

describe.each(Object.entries(themes))("the %s theme", (_name, theme) => {
  it.each(textPairs)("keeps %s readable on %s (4.5 or more)", (text, on) => {
    expect(contrast(theme[text], theme[on])).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps box outlines and the focus ring visible (3 or more on ground and surface)", () => {
    for (const on of ["ground", "surface"] as const) {
      expect(contrast(theme["line-strong"], theme[on])).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.focus, theme[on])).toBeGreaterThanOrEqual(3);
    }
  });

  it("keeps disabled words legible though dim", () => {
    expect(contrast(theme.off, theme.ground)).toBeGreaterThanOrEqual(4.5);
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
