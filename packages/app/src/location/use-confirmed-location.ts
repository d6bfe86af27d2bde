import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { AppContext } from "../app-context.ts";
import type { ConfirmedLocation } from "./location.machine.ts";

/** Where someone has said that they are; null while they have not. */
export function useConfirmedLocation(): ConfirmedLocation | null {
  const location = AppContext.useSelector(({ context }) => context.location);
  return useSelector(location, (snapshot) => snapshot.context.location);
}

/** Opens the location dialog. Always the same, so that rows are not drawn again. */
export function useAskForLocation(): () => void {
  const location = AppContext.useSelector(({ context }) => context.location);
  return useCallback(() => location.send({ type: "location.ask" }), [location]);
}
