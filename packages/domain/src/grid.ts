import { GRID_BREAKPOINTS } from "./limits.ts";

export type GridColumns = 1 | 2 | 3 | 6;

/** Returns the number of grid columns at a window width in CSS pixels (§9). */
export function gridColumns(windowWidth: number): GridColumns {
  return GRID_BREAKPOINTS.find(({ minWidth }) => windowWidth >= minWidth)?.columns ?? 1;
}
