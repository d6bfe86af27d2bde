import type { PlaceType } from "@flaneur/domain";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import type { Theme } from "../../tokens/theme-token.ts";

/** The four kinds of places that pins are coloured by. The glyph of a pin shows the exact type. */
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

/** Returns the kind of a type. Unknown types of imported places have the kind of a spot. */
export const pinKindOf = (type: string | null): PinKind =>
  Object.entries(KINDS).find(([name]) => name === type)?.[1] ?? KINDS.Spot;

/** The width of the line between numbered pins, and the diameter of its dots, in pixels. */
export const LINE_WIDTH = 3;

interface PinColours {
  readonly disc: Readonly<Record<PinKind, string>>;
  readonly glyph: string;
  readonly ring: string;
}

const discsOf = (tokens: Readonly<Record<`pin-${PinKind}`, string>>): PinColours["disc"] => ({
  table: tokens["pin-table"],
  see: tokens["pin-see"],
  out: tokens["pin-out"],
  stay: tokens["pin-stay"],
});

export const PIN_COLOURS: Readonly<Record<Theme, PinColours>> = {
  light: { disc: discsOf(light), glyph: "#FDFCFA", ring: "#FDFCFA" },
  dark: { disc: discsOf(dark), glyph: "#1E2327", ring: "#14171A" },
};
