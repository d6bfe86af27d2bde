import { HydrationBoundary, lazyPart } from "@flaneur/ui";

const DropFilesContent = lazyPart(async () => (await import("./DropFilesContent.tsx")).DropFilesContent);
const BringOfferContent = lazyPart(async () => (await import("./BringOfferContent.tsx")).BringOfferContent);

/** Accepts files that are dropped on the favorites. */
export const DropFiles = () => (
  <HydrationBoundary>
    <DropFilesContent />
  </HydrationBoundary>
);

/** Below the empty favorites: how to begin with what the visitor has saved elsewhere. */
export const BringOffer = () => (
  <HydrationBoundary>
    <BringOfferContent />
  </HydrationBoundary>
);
