import { LATER_PARTS } from "@flaneur/ui";
import { OpenExport } from "../features/export/Export.tsx";
import { OpenHoursFilter } from "../features/hours/Hours.tsx";
import { OpenTravelTime } from "../features/travel/TravelTime.tsx";
import { PageFooter } from "../routes/lazy-page-footer.ts";

/** Parts that the server draws whole, and whose code a browser loads after that of the page. */
const SERVER_DRAWN_PARTS = [...LATER_PARTS, PageFooter, OpenHoursFilter, OpenTravelTime, OpenExport];

/** Is fulfilled when the code of what a page begins with is there, or does not come, which the page's frame reports. */
export async function preloadDrawnParts(): Promise<void> {
  await Promise.all(SERVER_DRAWN_PARTS.map((part) => part.preload()));
}
