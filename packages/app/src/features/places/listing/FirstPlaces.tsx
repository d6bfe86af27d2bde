import { lazyPart } from "@flaneur/ui";
import { Suspense } from "react";

const FirstPlacesContent = lazyPart(async () => (await import("./FirstPlacesContent.tsx")).FirstPlacesContent);

/** Some well-known places, shown on the empty Favorites tab. */
export const FirstPlaces = () => (
  <Suspense>
    <FirstPlacesContent />
  </Suspense>
);
