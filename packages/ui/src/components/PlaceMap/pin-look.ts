import type { PlaceType } from "@flaneur/domain";
import type { Theme } from "../../tokens/theme-token.ts";

/** The four kinds of places that pins are coloured by. The glyph of a pin shows the type; the colour only repeats it. */
export type PinKind = "table" | "see" | "out" | "stay";

const KINDS: Readonly<Record<PlaceType, PinKind>> = {
  Restaurant: "table",
  Bar: "table",
  Café: "table",
  Bakery: "table",
  Club: "table",
  Museum: "see",
  Monument: "see",
  Cinema: "see",
  Activity: "see",
  Park: "out",
  Spot: "out",
  Pool: "out",
  Gym: "out",
  Hotel: "stay",
  Store: "stay",
  Market: "stay",
};

/** Returns the kind of a type. Unknown types of imported places have the kind of a spot, as they have its glyph. */
export const pinKindOf = (type: string | null): PinKind =>
  Object.entries(KINDS).find(([name]) => name === type)?.[1] ?? KINDS.Spot;

interface PinColours {
  readonly disc: Readonly<Record<PinKind, string>>;
  readonly glyph: string;
  readonly ring: string;
}

export const PIN_COLOURS: Readonly<Record<Theme, PinColours>> = {
  light: {
    disc: { table: "#A04B2E", see: "#6A3A5C", out: "#4A6B3A", stay: "#57534A" },
    glyph: "#FDFCFA",
    ring: "#FDFCFA",
  },
  dark: {
    disc: { table: "#F0B79E", see: "#DDB3CF", out: "#B5D19C", stay: "#D8D3C8" },
    glyph: "#1E2327",
    ring: "#14171A",
  },
};
