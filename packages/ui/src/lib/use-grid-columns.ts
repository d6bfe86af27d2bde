import { GRID_BREAKPOINTS, type GridColumns, gridColumns } from "@flaneur/domain";
import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void) => {
  const lists = GRID_BREAKPOINTS.map(({ minWidth }) => window.matchMedia(`(min-width: ${minWidth}px)`));
  for (const list of lists) list.addEventListener("change", onChange);
  return () => {
    for (const list of lists) list.removeEventListener("change", onChange);
  };
};

/** The columns the grid has at this window's width (§9). The stylesheet lays them out; this is for arithmetic. */
export const useGridColumns = (): GridColumns =>
  useSyncExternalStore(
    subscribe,
    () => gridColumns(window.innerWidth),
    () => 1,
  );
