import type { TransportMode } from "@flaneur/domain";
import type { enTravelFilter } from "../en/travel-filter.ts";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("fr");

export const frTravelFilter: typeof enTravelFilter = {
  travelFilter: {
    modeLabel: "Mode de transport",
    modes: { transit: "Transports", walking: "À pied" } satisfies Record<TransportMode, string>,
    untouched: (duration: string) => `${duration}, non choisi`,
    reach: (count: number) =>
      `${number(count)} ${plural(count, { one: "lieu", other: "lieux" })} en tout à cette distance`,
    needsLocation: "Pour les temps de trajet, indiquez où vous êtes.",
  },
};
