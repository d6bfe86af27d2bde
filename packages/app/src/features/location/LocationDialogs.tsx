import { lazyPart, useOpened } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { usePage } from "../../page/page-context.ts";

const OpenLocationDialog = lazyPart(async () => (await import("./OpenLocationDialog.tsx")).OpenLocationDialog);

/** Fetches the code of the dialog ahead. */
export const preloadLocationDialog = OpenLocationDialog.preload;

/** The location dialog of every page: its code comes when it is first opened. */
export function LocationDialogs() {
  const location = usePage(({ location }) => location);
  /** How often it was asked for. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const listening = location.on("location.asked", () => setAsked((count) => count + 1));
    return () => listening.unsubscribe();
  }, [location]);
  if (!useOpened(OpenLocationDialog, asked > 0)) return null;
  return <OpenLocationDialog asked={asked} />;
}
