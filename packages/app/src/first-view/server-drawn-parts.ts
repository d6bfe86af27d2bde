import { OpenExport } from "../features/export/Export.tsx";
import { OpenHoursFilter } from "../features/hours/Hours.tsx";
import { PageFooter } from "../features/language/lazy-page-footer.ts";
import { OpenTravelTime } from "../features/travel/TravelTime.tsx";
import { PlaceRoute } from "../routes/lazy-routes.ts";

/** The parts that the server draws whole and whose code comes later in a browser. The server loads it before it draws. */
export const SERVER_DRAWN_PARTS = [PlaceRoute, PageFooter, OpenHoursFilter, OpenTravelTime, OpenExport];
