import { PLACE_TYPES } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { contrast } from "../../tokens/contrast.ts";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import { PIN_COLOURS, type PinKind, pinKindOf } from "./pin-look.ts";

const TOKENS = { light, dark };
const GROUNDS = ["map-in", "map-water", "map-park", "map-road"] as const;
const KINDS = ["table", "see", "out", "stay"] as const;

/** The contrasts of a disc to land, water, park and road, by theme and kind. */
const CONTRASTS: Readonly<Record<keyof typeof TOKENS, Readonly<Record<PinKind, readonly number[]>>>> = {
  light: {
    table: [5.2, 3.5, 4.1, 5.9],
    see: [7.8, 5.2, 6.1, 8.9],
    out: [5.3, 3.6, 4.2, 6.1],
    stay: [6.7, 4.5, 5.3, 7.7],
  },
  dark: {
    table: [9.0, 6.2, 7.5, 7.2],
    see: [8.6, 6.0, 7.2, 6.9],
    out: [9.5, 6.6, 7.9, 7.6],
    stay: [10.6, 7.3, 8.8, 8.5],
  },
};

describe.each(["light", "dark"] as const)("the pins of the %s theme", (theme) => {
  const { disc, glyph } = PIN_COLOURS[theme];

  it.each(KINDS)("of the kind '%s' have the listed contrasts to the map, all of at least 3", (kind) => {
    const measured = GROUNDS.map((ground) => contrast(disc[kind], TOKENS[theme][ground]));
    for (const [index, figure] of CONTRASTS[theme][kind].entries()) {
      expect(Math.abs((measured[index] ?? 0) - figure)).toBeLessThan(0.11);
    }
    expect(Math.min(...measured)).toBeGreaterThanOrEqual(3);
  });

  it.each(KINDS)("of the kind '%s' have a contrast of at least 4.5 to their glyph", (kind) => {
    expect(contrast(disc[kind], glyph)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the kind of a pin", () => {
  it("is one of four for every type, and each kind has types", () => {
    expect(new Set(PLACE_TYPES.map(pinKindOf))).toEqual(new Set(["table", "see", "out", "stay"]));
  });

  it("is 'out' for an unknown type and for no type", () => {
    expect([pinKindOf("Boatyard"), pinKindOf(null)]).toEqual(["out", "out"]);
  });
});
