import type { FilterState } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import { TravelTimeSection } from "@flaneur/ui/places-screen";
import { useMemo } from "react";
import type { FiltersRef } from "../filters/filters.machine.ts";

export const OpenTravelTime = lazyPart(async () => (await import("./OpenTravelTime.tsx")).OpenTravelTime);

type TravelTimeProps = Pick<FilterState, "maxTravelTime" | "transportMode"> & { readonly filters: FiltersRef };

/** The travel time among the filters. */
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
