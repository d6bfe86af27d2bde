import type { TransportMode } from "@flaneur/domain";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

/** The texts of the travel time among the filters. */
export const enTravelFilter = {
  travelFilter: {
    modeLabel: "How you travel",
    modes: { transit: "Transit", walking: "Walking" } satisfies Record<TransportMode, string>,
    /** Of a slider that was not touched: it filters nothing. */
    untouched: (duration: string) => `${duration}, not chosen`,
    /** All places, whatever the other filters are. */
    reach: (count: number) => `${number(count)} of all places ${plural(count, { one: "is", other: "are" })} this near`,
    needsLocation: "Travel times need to know where you are.",
  },
};
