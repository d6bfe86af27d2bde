import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import type { ExportProps } from "./export-props.ts";

export const OpenExport = lazyPart(async () => (await import("./OpenExport.tsx")).OpenExport);

/** The export of what is listed. */
export const Export = (props: ExportProps) => (
  <HydrationBoundary>
    <OpenExport {...props} />
  </HydrationBoundary>
);
