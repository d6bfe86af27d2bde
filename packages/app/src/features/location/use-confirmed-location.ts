import { useSelector } from "@xstate/react";
import { AppContext } from "../../app-context.ts";
import type { ConfirmedLocation } from "./location.machine.ts";

/** Where someone has said that they are; null while they have not. */
export function useConfirmedLocation(): ConfirmedLocation | null {
  const location = AppContext.useSelector(({ context }) => context.location);
  return useSelector(location, (snapshot) => snapshot.context.location);
}
