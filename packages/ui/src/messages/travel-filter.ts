import { enTravelFilter } from "./en/travel-filter.ts";
import { partMessages } from "./part-messages.ts";

export const useTravelFilterMessages = partMessages("travelFilter", enTravelFilter);
