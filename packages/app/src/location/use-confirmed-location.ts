import { needsLocation, type SuggestedFilters } from "@flaneur/domain";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { usePage } from "../page/page-context.ts";
import { type ConfirmedLocation, coordinatesOf } from "./location.machine.ts";

/** Returns the confirmed location, or null. */
export function useConfirmedLocation(): ConfirmedLocation | null {
  const location = usePage(({ location }) => location);
  return useSelector(location, (snapshot) => snapshot.context.location);
}

/** Returns a function that opens the location dialog if filters of a search need a location and none is confirmed. */
export function useLocationFor(): (filters: Pick<SuggestedFilters, "meanings">) => void {
  const location = usePage(({ location }) => location);
  return (filters) => {
    if (needsLocation(filters) && coordinatesOf(location) === null) location.send({ type: "location.openDialog" });
  };
}

/** Returns a function that opens the location dialog. The function is stable, so that rows do not re-render. */
export function useOpenLocationDialog(): () => void {
  const location = usePage(({ location }) => location);
  return useCallback(() => location.send({ type: "location.openDialog" }), [location]);
}
