import type { Coordinates, FilterState, TransportMode } from "@flaneur/domain";
import { TravelTimeSection } from "@flaneur/ui/places-screen";
import { TravelTimeFilter } from "@flaneur/ui/travel-filter";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation, useOpenLocationDialog } from "../../location/use-confirmed-location.ts";
import { loadReach, type Reach, UNKNOWN_REACH } from "./load-reach.ts";

interface TravelTimeProps extends Pick<FilterState, "maxTravelTime" | "transportMode"> {
  readonly onMinutesChange: (minutes: number) => void;
  readonly onModeChange: (mode: TransportMode) => void;
  /** Called on pointer enter and on focus of 'Set Location'. Use it to preload the location dialog. */
  readonly onSetLocationIntent: () => void;
}

/** The travel-time filter: the slider, the mode of transport, and the number of places within the travel time. */
export function TravelTime({ maxTravelTime, transportMode, ...on }: TravelTimeProps) {
  const from = useConfirmedLocation()?.coordinates ?? null;
  const onSetLocation = useOpenLocationDialog();
  const reach = useReach(from, transportMode);
  return (
    <TravelTimeSection>
      <TravelTimeFilter
        value={maxTravelTime}
        mode={transportMode}
        location={from === null ? "unset" : "confirmed"}
        reach={reach}
        onValueChange={on.onMinutesChange}
        onModeChange={on.onModeChange}
        onSetLocation={onSetLocation}
        onSetLocationIntent={on.onSetLocationIntent}
      />
    </TravelTimeSection>
  );
}

/**
 * Loads the number of places within each travel time from a point. The numbers are unknown while they load, after a
 * failure, and without a point.
 */
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
