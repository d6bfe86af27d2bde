import { lazyPart, useOpened } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { usePage } from "../../page/page-context.ts";

const LocationDialogContent = lazyPart(async () => (await import("./LocationDialogContent.tsx")).LocationDialogContent);

/** Preloads the code of the dialog. */
export const preloadLocationDialog = LocationDialogContent.preload;

/** The location dialog of every page. Its code is loaded when it first opens. */
export function LocationDialogs() {
  const location = usePage(({ location }) => location);
  /** How often the dialog was requested. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const listening = location.on("location.asked", () => setAsked((count) => count + 1));
    return () => listening.unsubscribe();
  }, [location]);
  if (!useOpened(LocationDialogContent, asked > 0)) return null;
  return <LocationDialogContent asked={asked} />;
}
