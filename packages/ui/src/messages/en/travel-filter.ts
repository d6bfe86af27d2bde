import type { TransportMode } from "@flaneur/domain";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

/** The texts of the filter by travel time. */
export const enTravelFilter = {
  travelFilter: {
    modeLabel: "How you travel",
    modes: { transit: "Transit", walking: "Walking" } satisfies Record<TransportMode, string>,
    /** The value of a slider that filters nothing, because it was not moved. */
    untouched: (duration: string) => `${duration}, not chosen`,
    /** The number of places within reach among all places, regardless of other filters. */
    reach: (count: number) => `${number(count)} of all places ${plural(count, { one: "is", other: "are" })} this near`,
    needsLocation: "Travel times need to know where you are.",
  },
};
