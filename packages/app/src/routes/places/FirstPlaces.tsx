import { HydrationBoundary, lazyPart } from "@flaneur/ui";

const FirstPlacesContent = lazyPart(async () => (await import("./FirstPlacesContent.tsx")).FirstPlacesContent);

/** Some well-known places, shown on the empty Favorites tab. */
export const FirstPlaces = () => (
  <HydrationBoundary>
    <FirstPlacesContent />
  </HydrationBoundary>
);
