import type { FilterState } from "@flaneur/domain";
import { latePart } from "@flaneur/ui";
import { TravelTimeSection } from "@flaneur/ui/places-screen";
import { useMemo } from "react";
import type { FiltersRef } from "../filters/filters.machine.ts";

const OpenTravelTime = latePart(async () => (await import("./OpenTravelTime.tsx")).OpenTravelTime);

type TravelTimeProps = Pick<FilterState, "maxTravelTime" | "transportMode"> & { readonly filters: FiltersRef };

/** The travel time among the filters: its slider comes once the page has come to rest. */
const TravelTime = (props: TravelTimeProps) => (
  <TravelTimeSection>
    <OpenTravelTime {...props} />
  </TravelTimeSection>
);

/** The same element for the same values, so that the other filters are not drawn again. */
export const useTravelTime = ({ maxTravelTime, transportMode, filters }: TravelTimeProps) =>
  useMemo(
    () => <TravelTime maxTravelTime={maxTravelTime} transportMode={transportMode} filters={filters} />,
    [maxTravelTime, transportMode, filters],
  );
