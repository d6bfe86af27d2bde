import { type GridColumns, gridColumns } from "./grid.ts";
import { type Layout, layoutsOf } from "./layout.ts";
import { CARD_WIDTH_STEPS, DESKTOP_MIN_WIDTH, GRID_BREAKPOINTS, MOBILE_MAX_WIDTH } from "./limits.ts";

/** The properties of the window's size that decide how a screen is rendered. Stylesheets use the same widths. */
export interface Viewport {
  readonly columns: GridColumns;
  /** Whether filters open as sheets instead of the sidebar (§2). */
  readonly phone: boolean;
  /** The layouts that fit the window. */
  readonly layouts: readonly Layout[];
  /** The widest of `CARD_WIDTH_STEPS` that the window reaches, or 0. Cards compute from it how many tags fit. */
  readonly minWidth: number;
}

export const viewportOf = (windowWidth: number): Viewport => ({
  columns: gridColumns(windowWidth),
  phone: windowWidth < DESKTOP_MIN_WIDTH,
  layouts: layoutsOf(windowWidth),
  minWidth: CARD_WIDTH_STEPS.find((width) => windowWidth >= width) ?? 0,
});

export const isSameViewport = (a: Viewport, b: Viewport): boolean =>
  a.columns === b.columns && a.phone === b.phone && a.minWidth === b.minWidth && `${a.layouts}` === `${b.layouts}`;

/** The media queries that change when a viewport changes. */
export const VIEWPORT_QUERIES: readonly string[] = [
  ...GRID_BREAKPOINTS.map(({ minWidth }) => `(min-width: ${minWidth}px)`),
  ...CARD_WIDTH_STEPS.map((width) => `(min-width: ${width}px)`),
  `(min-width: ${DESKTOP_MIN_WIDTH}px)`,
  `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
];
