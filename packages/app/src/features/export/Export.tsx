import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import type { ExportProps } from "./export-props.ts";

export const ExportContent = lazyPart(async () => (await import("./ExportContent.tsx")).ExportContent);

/** The button that exports the listing, and on the Favorites tab the links to the lists and to 'Bring your places…'. */
export const Export = (props: ExportProps) => (
  <HydrationBoundary>
    <ExportContent {...props} />
  </HydrationBoundary>
);
