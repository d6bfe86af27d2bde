import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { ConfirmedLocation } from "../location/location.machine.ts";
import { usePage } from "./page-context.ts";

/** Where someone has said that they are; null while they have not. */
export function useConfirmedLocation(): ConfirmedLocation | null {
  const location = usePage(({ location }) => location);
  return useSelector(location, (snapshot) => snapshot.context.location);
}

/** Opens the location dialog. Always the same, so that rows are not drawn again. */
export function useAskForLocation(): () => void {
  const location = usePage(({ location }) => location);
  return useCallback(() => location.send({ type: "location.ask" }), [location]);
}
