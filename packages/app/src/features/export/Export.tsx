import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import type { ExportProps } from "./export-props.ts";

export const ExportContent = lazyPart(async () => (await import("./ExportContent.tsx")).ExportContent);

/** The button that exports the listing. In the Favorites tab, also the links 'Bring your places…' and to the lists. */
export const Export = (props: ExportProps) => (
  <HydrationBoundary>
    <ExportContent {...props} />
  </HydrationBoundary>
);
