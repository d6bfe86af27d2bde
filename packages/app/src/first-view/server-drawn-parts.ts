import { LATER_PARTS } from "@flaneur/ui";
import { OpenExport } from "../features/export/Export.tsx";
import { HoursLine, OpenHoursFilter } from "../features/hours/Hours.tsx";
import { OpenTravelTime } from "../features/travel/TravelTime.tsx";
import { Footer } from "../routes/PageEnd.tsx";

/**
 * Parts that the server renders completely and whose code the browser loads after that of the page. Until they are
 * hydrated, they read their content from props, which do not change. The state of an actor might have changed.
 */
const SERVER_DRAWN_PARTS = [...LATER_PARTS, Footer, OpenExport, OpenHoursFilter, HoursLine, OpenTravelTime];

/** Resolves when the code of the parts is loaded or has failed to load. The app's frame reports a failure. */
export async function preloadDrawnParts(): Promise<void> {
  await Promise.all(SERVER_DRAWN_PARTS.map((part) => part.preload()));
}
