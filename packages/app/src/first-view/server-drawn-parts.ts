import { LATER_PARTS } from "@flaneur/ui";
import { OpenExport } from "../features/export/Export.tsx";
import { HoursLine, OpenHoursFilter } from "../features/hours/Hours.tsx";
import { OpenTravelTime } from "../features/travel/TravelTime.tsx";
import { Footer } from "../routes/PageEnd.tsx";
import { OpenShelf } from "../routes/places/CollectionShelf.tsx";

/**
 * Parts that the server renders completely and whose code the browser loads after the code of the page. They read the
 * state of actors from props: an actor may have changed before the parts are hydrated, and the props have not.
 */
const SERVER_DRAWN_PARTS = [
  ...LATER_PARTS,
  Footer,
  OpenExport,
  OpenHoursFilter,
  HoursLine,

  OpenShelf,
  OpenTravelTime,
];

/** Resolves when the code of the parts is loaded or has failed to load. The app's frame reports a failure. */
export async function preloadDrawnParts(): Promise<void> {
  await Promise.all(SERVER_DRAWN_PARTS.map((part) => part.preload()));
}
