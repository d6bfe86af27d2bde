import { type Layout, shownLayout } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import type { AppInput } from "../../app.machine.ts";

/** The code of the table, which the first screen of most people does without. */
export const tablePart = lazyPart(async () => (await import("../preview/TableView.tsx")).TableView);

/** The code of the map, but for that of its provider. */
export const mapPart = lazyPart(async () => (await import("../map/MapView.tsx")).MapView);

/** Fetches the code of a layout. */
export async function loadLayoutPart(layout: Layout): Promise<void> {
  switch (layout) {
    case "grid":
      return;
    case "table":
      await tablePart.load();
      return;
    case "map":
      await mapPart.load();
  }
}

/** Is fulfilled when the code of the layout that a page begins with is there, or does not come. */
export const loadFirstLayout = (pathname: string, { layout, viewport }: AppInput): Promise<void> =>
  loadLayoutPart(pathname === "/" ? shownLayout(layout, viewport.layouts) : "grid");
