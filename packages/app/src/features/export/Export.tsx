import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import type { ExportProps } from "./export-props.ts";

export const ExportContent = lazyPart(async () => (await import("./ExportContent.tsx")).ExportContent);

/** The button that exports the listing. */
export const Export = (props: ExportProps) => (
  <HydrationBoundary>
    <ExportContent {...props} />
  </HydrationBoundary>
);
