import type { ConfirmedLocation } from "./location.machine.ts";
import { isRecord, readLocation } from "./read-location.ts";

const KEY = "carriedLocation";

/** What of the browser's history is used. */
export type StepHistory = Pick<History, "state" | "replaceState">;

/**
 * Leaves the confirmed location to the page that this one is loaded again as. It stands in this tab's step of the history,
 * and is taken out at once: nothing of it is stored.
 */
export function carryLocation(history: StepHistory, location: ConfirmedLocation | null): void {
  if (location !== null) history.replaceState({ ...stateOf(history), [KEY]: location }, "");
}

/** What the page before has left; null where it left nothing. */
export function takeCarriedLocation(history: StepHistory): ConfirmedLocation | null {
  const { [KEY]: carried, ...others } = stateOf(history);
  if (carried === undefined) return null;
  history.replaceState(others, "");
  return readLocation(carried);
}

const stateOf = ({ state }: StepHistory): Readonly<Record<string, unknown>> => (isRecord(state) ? state : {});
