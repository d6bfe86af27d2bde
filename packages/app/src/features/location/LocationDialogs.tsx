import { lazyPart, useLazyPart } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { AppContext } from "../../app-context.ts";

const dialog = lazyPart(async () => (await import("./OpenLocationDialog.tsx")).OpenLocationDialog);

/** Fetches the code of the dialog ahead. */
export const preloadLocationDialog = () => void dialog.load();

/** The location dialog of every page: its code comes when it is first opened. */
export function LocationDialogs() {
  const location = AppContext.useSelector(({ context }) => context.location);
  /** How often it was asked for. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const listening = location.on("location.asked", () => setAsked((count) => count + 1));
    return () => listening.unsubscribe();
  }, [location]);
  const OpenLocationDialog = useLazyPart(dialog, asked > 0);
  return OpenLocationDialog === null ? null : <OpenLocationDialog asked={asked} />;
}
