import { type Layout, shownLayout, type Viewport } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";

/** The table is loaded separately: most visitors start with the grid. */
export const TableView = lazyPart(async () => (await import("../TableView.tsx")).TableView);

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
export const preloadFirstLayout = (
  pathname: string,
  { layout, viewport }: { readonly layout: Layout; readonly viewport: Viewport },
): Promise<void> => preloadLayout(pathname === "/" ? shownLayout(layout, viewport.layouts) : "grid");
