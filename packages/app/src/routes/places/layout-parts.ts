import { type Layout, shownLayout } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import type { AppInput } from "../../app.machine.ts";

/** The first screen of most people does without the table. */
export const TableView = lazyPart(async () => (await import("../../features/preview/TableView.tsx")).TableView);

/** The map, but for the code of its provider. */
export const MapView = lazyPart(async () => (await import("../../features/map/MapView.tsx")).MapView);

/** Fetches the code of a layout. */
export async function preloadLayout(layout: Layout): Promise<void> {
  switch (layout) {
    case "grid":
      return;
    case "table":
      return TableView.preload();
    case "map":
      return MapView.preload();
  }
}

/** Is fulfilled when the code of the layout that a page begins with is there, or does not come. */
export const preloadFirstLayout = (pathname: string, { layout, viewport }: AppInput): Promise<void> =>
  preloadLayout(pathname === "/" ? shownLayout(layout, viewport.layouts) : "grid");
