import { useEffect, useRef } from "react";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import { usePage } from "../../page/page-context.ts";
import type { FiltersRef } from "./filters.machine.ts";

/**
 * Returns the function that handles a press on 'Near me'. The function sorts by travel time, or by name if the button
 * is already on (`pressed`). Without a location, the function opens the location dialog, and the listing is
 * sorted when a location is confirmed in this tab.
 */
export function useNearMe(filtersActor: FiltersRef): (state: { readonly pressed: boolean }) => void {
  const locationActor = usePage(({ location }) => location);
  const located = useConfirmedLocation() !== null;
  /** Whether the last request for the location dialog was by 'Near me'. */
  const waiting = useRef(false);
  useEffect(() => {
    const listening = [
      // If another button requests the dialog later, a location that is then confirmed does not sort the listing.
      locationActor.on("location.dialogRequested", () => {
        waiting.current = false;
      }),
      // Emitted only for a location that is confirmed in this tab: another tab may confirm one while no dialog is open.
      locationActor.on("location.changed", ({ location }) => {
        if (location === null || !waiting.current) return;
        waiting.current = false;
        // XState warns if the event of one machine is sent while another machine runs its actions.
        queueMicrotask(() => sortByTravelTime(filtersActor));
      }),
    ];
    return () => {
      for (const each of listening) each.unsubscribe();
    };
  }, [locationActor, filtersActor]);
  return ({ pressed }) => {
    if (pressed) filtersActor.send({ type: "sort.choose", field: "name" });
    else if (located) sortByTravelTime(filtersActor);
    else {
      locationActor.send({ type: "location.openDialog" });
      waiting.current = true;
    }
  };
}

/** Choosing the current field again would reverse its order. */
function sortByTravelTime(filtersActor: FiltersRef): void {
  if (filtersActor.getSnapshot().context.read().filters.sortBy === "travelTime") return;
  filtersActor.send({ type: "sort.choose", field: "travelTime" });
}
