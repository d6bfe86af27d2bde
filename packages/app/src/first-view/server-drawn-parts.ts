import { LATER_PARTS } from "@flaneur/ui";
import { OpenExport } from "../features/export/Export.tsx";
import { HoursLine, OpenHoursFilter } from "../features/hours/Hours.tsx";
import { OpenTravelTime } from "../features/travel/TravelTime.tsx";
import { Footer } from "../routes/PageEnd.tsx";

/**
 * Parts that the server draws whole, and whose code a browser loads after that of the page. What they show before they are
 * hydrated comes to them as props, which stay the same until then: what they read of an actor may have changed.
 */
const SERVER_DRAWN_PARTS = [...LATER_PARTS, Footer, OpenExport, OpenHoursFilter, HoursLine, OpenTravelTime];

/** Is fulfilled when the code of what a page begins with is there, or does not come, which the page's frame reports. */
export async function preloadDrawnParts(): Promise<void> {
  await Promise.all(SERVER_DRAWN_PARTS.map((part) => part.preload()));
}
