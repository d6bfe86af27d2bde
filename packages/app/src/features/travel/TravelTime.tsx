import type { FilterState } from "@flaneur/domain";
import { lazyPart, useLazyPart } from "@flaneur/ui";
import { TravelTimeSection } from "@flaneur/ui/places-screen";
import { useEffect, useMemo, useState } from "react";
import type { FiltersRef } from "../filters/filters.machine.ts";

const part = lazyPart(async () => (await import("./OpenTravelTime.tsx")).OpenTravelTime);

type TravelTimeProps = Pick<FilterState, "maxTravelTime" | "transportMode"> & { readonly filters: FiltersRef };

/** The travel time among the filters: its slider comes once the page is there. */
function TravelTime(props: TravelTimeProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const OpenTravelTime = useLazyPart(part, drawn);
  return <TravelTimeSection>{OpenTravelTime === null ? null : <OpenTravelTime {...props} />}</TravelTimeSection>;
}

/** The same element for the same values, so that the other filters are not drawn again. */
export const useTravelTime = ({ maxTravelTime, transportMode, filters }: TravelTimeProps) =>
  useMemo(
    () => <TravelTime maxTravelTime={maxTravelTime} transportMode={transportMode} filters={filters} />,
    [maxTravelTime, transportMode, filters],
  );
