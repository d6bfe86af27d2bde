import { type Layout, shownLayout } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import type { AppInput } from "../../app.machine.ts";

/** The table is loaded separately: most visitors start with the grid. */
export const TableView = lazyPart(async () => (await import("../../features/preview/TableView.tsx")).TableView);

/** The map, without the code of its provider. */
export const MapBody = lazyPart(async () => (await import("./MapBody.tsx")).MapBody);

/** Preloads the code of a layout. */
export async function preloadLayout(layout: Layout): Promise<void> {
  switch (layout) {
    case "grid":
      return;
    case "table":
      return TableView.preload();
    case "map":
      return MapBody.preload();
  }
}

/** Resolves when the code of the first layout is loaded or has failed to load. */
export const preloadFirstLayout = (pathname: string, { layout, viewport }: AppInput): Promise<void> =>
  preloadLayout(pathname === "/" ? shownLayout(layout, viewport.layouts) : "grid");
