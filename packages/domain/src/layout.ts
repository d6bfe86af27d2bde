import { MOBILE_MAX_WIDTH } from "./limits.ts";

/** The layouts of the listing (§2), in the order of the switch. */
export const LAYOUTS = ["table", "grid", "map"] as const;
export type Layout = (typeof LAYOUTS)[number];
export const DEFAULT_LAYOUT: Layout = "grid";

function fits(layout: Layout, windowWidth: number): boolean {
  switch (layout) {
    case "grid":
    case "map":
      return true;
    case "table":
      return windowWidth > MOBILE_MAX_WIDTH;
  }
}

/** Returns the layouts that fit a window width in CSS pixels: no table on mobile (§1). */
export const layoutsOf = (windowWidth: number): readonly Layout[] =>
  LAYOUTS.filter((layout) => fits(layout, windowWidth));

/** Returns the chosen layout, or the default when the chosen one does not fit. The choice itself is kept. */
export const shownLayout = (chosen: Layout, layouts: readonly Layout[]): Layout =>
  layouts.includes(chosen) ? chosen : DEFAULT_LAYOUT;
