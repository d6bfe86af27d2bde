import { lazyPart, useOpened } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { usePage } from "../page/page-context.ts";

const LocationDialogContent = lazyPart(async () => (await import("./LocationDialogContent.tsx")).LocationDialogContent);

/** Preloads the code of the dialog. */
export const preloadLocationDialog = LocationDialogContent.preload;

/** The location dialog of every page. Its code is loaded at the latest when it first opens. */
export function LocationDialogs() {
  const location = usePage(({ location }) => location);
  /** How often the dialog was requested. */
  const [openRequests, setOpenRequests] = useState(0);
  useEffect(() => {
    const listening = location.on("location.dialogRequested", () => setOpenRequests((count) => count + 1));
    return () => listening.unsubscribe();
  }, [location]);
  if (!useOpened(LocationDialogContent, openRequests > 0)) return null;
  return <LocationDialogContent openRequests={openRequests} />;
}
