import { type GridColumns, gridColumns } from "./grid.ts";
import { type Layout, layoutsOf } from "./layout.ts";
import { DESKTOP_MIN_WIDTH, GRID_BREAKPOINTS, MOBILE_MAX_WIDTH } from "./limits.ts";

/** What of the window's size decides how a screen is drawn. Stylesheets lay out by the same widths. */
export interface Viewport {
  readonly columns: GridColumns;
  /** Sheets instead of the sidebar (§2). */
  readonly phone: boolean;
  /** Those that there is room for. */
  readonly layouts: readonly Layout[];
}

export const viewportOf = (windowWidth: number): Viewport => ({
  columns: gridColumns(windowWidth),
  phone: windowWidth < DESKTOP_MIN_WIDTH,
  layouts: layoutsOf(windowWidth),
});

/** The media queries between which a viewport stays the same. */
export const VIEWPORT_QUERIES: readonly string[] = [
  ...GRID_BREAKPOINTS.map(({ minWidth }) => `(min-width: ${minWidth}px)`),
  `(min-width: ${DESKTOP_MIN_WIDTH}px)`,
  `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
];
