import type { Coordinates, FilterState, TransportMode } from "@flaneur/domain";
import { TravelTimeFilter } from "@flaneur/ui/travel-filter";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { useOpenLocationDialog } from "../../page/use-confirmed-location.ts";
import { loadReach, type Reach, UNKNOWN_REACH } from "./load-reach.ts";

export interface TravelTimeContentProps extends Pick<FilterState, "maxTravelTime" | "transportMode"> {
  /** The confirmed location, or null. */
  readonly from: Coordinates | null;
  readonly onMinutesChange: (minutes: number) => void;
  readonly onModeChange: (mode: TransportMode) => void;
  /** Called on pointer enter and on focus of 'Set Location'. Use it to preload the location dialog. */
  readonly onSetLocationIntent: () => void;
}

/** The slider, the mode of transport, and the number of places within the travel time. */
export function TravelTimeContent({ maxTravelTime, transportMode, from, ...on }: TravelTimeContentProps) {
  const onSetLocation = useOpenLocationDialog();
  const reach = useReach(from, transportMode);
  return (
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
