import type { Coordinates, FilterState, TransportMode } from "@flaneur/domain";
import { TravelTimeFilter } from "@flaneur/ui/travel-filter";
import { useEffect, useState } from "react";
import { AppContext } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import type { FiltersRef } from "../filters/filters.machine.ts";
import { preloadLocationDialog } from "../location/LocationDialogs.tsx";
import { loadReach, type Reach, UNKNOWN_REACH } from "./load-reach.ts";

type OpenTravelTimeProps = Pick<FilterState, "maxTravelTime" | "transportMode"> & { readonly filters: FiltersRef };

/** The slider, how one travels, and how many places are that near. */
export function OpenTravelTime({ maxTravelTime, transportMode, filters }: OpenTravelTimeProps) {
  const location = AppContext.useSelector(({ context }) => context.location);
  const confirmed = useConfirmedLocation();
  const reach = useReach(confirmed?.coordinates ?? null, transportMode);
  return (
    <TravelTimeFilter
      value={maxTravelTime}
      mode={transportMode}
      location={confirmed === null ? "unset" : "confirmed"}
      reach={reach}
      onValueChange={(minutes) => filters.send({ type: "travel.set", minutes })}
      onModeChange={(mode) => filters.send({ type: "travel.mode", mode })}
      onSetLocation={() => location.send({ type: "location.ask" })}
      onSetLocationIntent={preloadLocationDialog}
    />
  );
}

/** How many places the minutes reach from a point; unknown until that is loaded, and where it cannot be. */
function useReach(from: Coordinates | null, mode: TransportMode): Reach {
  const graph = useGraph();
  const [reach, setReach] = useState<Reach>(() => UNKNOWN_REACH);
  useEffect(() => {
    setReach(() => UNKNOWN_REACH);
    if (from === null) return;
    return loadReach({ graph, from, mode }, (loaded) => setReach(() => loaded));
  }, [graph, from, mode]);
  return reach;
}
