import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import type { ExportProps } from "./export-props.ts";

export const OpenExport = lazyPart(async () => (await import("./OpenExport.tsx")).OpenExport);

/** The button that exports the listing. */
export const Export = (props: ExportProps) => (
  <HydrationBoundary>
    <OpenExport {...props} />
  </HydrationBoundary>
);
