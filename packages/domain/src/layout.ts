import { MOBILE_MAX_WIDTH } from "./limits.ts";

/** The ways to lay the listing out (§2), in the order of the switch. */
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

/** The layouts that a window of that width in CSS pixels can show: no table on mobile (§1). */
export const layoutsOf = (windowWidth: number): readonly Layout[] =>
  LAYOUTS.filter((layout) => fits(layout, windowWidth));

/** The layout to show: the chosen one, or the default where there is no room for it. The choice itself stays. */
export const shownLayout = (chosen: Layout, layouts: readonly Layout[]): Layout =>
  layouts.includes(chosen) ? chosen : DEFAULT_LAYOUT;
