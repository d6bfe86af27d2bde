import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { ConfirmedLocation } from "../location/location.machine.ts";
import { usePage } from "./page-context.ts";

/** Returns the confirmed location, or null. */
export function useConfirmedLocation(): ConfirmedLocation | null {
  const location = usePage(({ location }) => location);
  return useSelector(location, (snapshot) => snapshot.context.location);
}

/** Returns a function that opens the location dialog. The function is stable, so that rows do not re-render. */
export function useOpenLocationDialog(): () => void {
  const location = usePage(({ location }) => location);
  return useCallback(() => location.send({ type: "location.openDialog" }), [location]);
}
