import { lazyPart } from "@flaneur/ui";
import { Suspense } from "react";

const DropFilesContent = lazyPart(async () => (await import("./DropFilesContent.tsx")).DropFilesContent);
const BringOfferContent = lazyPart(async () => (await import("./BringOfferContent.tsx")).BringOfferContent);

/** Accepts files that are dropped on the favorites. */
export const DropFiles = () => (
  <Suspense>
    <DropFilesContent />
  </Suspense>
);

/** The offer to bring places that the visitor has saved elsewhere, shown below the empty favorites. */
export const BringOffer = () => (
  <Suspense>
    <BringOfferContent />
  </Suspense>
);
