import type { ReadView } from "@flaneur/contract";
import type { z } from "zod";
import type { Report } from "../rest/readable.ts";

/** A view as the graph returns it. */
export type GraphView = z.output<typeof ReadView>;

/** Returns the views that can be read. The others are reported. */
export const readableViews = (views: readonly (GraphView | null)[], report: Report): readonly GraphView[] =>
  views.flatMap((view) => {
    if (view === null) report({ place: null, what: "a view has no id or no name" });
    return view ?? [];
  });
