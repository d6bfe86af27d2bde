import { HydrationBoundary, lazyPart } from "@flaneur/ui";

const FirstPlacesContent = lazyPart(async () => (await import("./FirstPlacesContent.tsx")).FirstPlacesContent);

/** On the empty Favorites tab: six well-known places. */
export const FirstPlaces = () => (
  <HydrationBoundary>
    <FirstPlacesContent />
  </HydrationBoundary>
);
