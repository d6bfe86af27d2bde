import type { ParisTime } from "../hours/paris-time.ts";
import { type OpenOrder, type OpenOrderInput, openOrder } from "./open-order.ts";
import type { WalkPlace } from "./walk-plan.ts";

/** Why a walk without a chosen time does not begin now. */
export interface WalkProposal {
  /** When the walk would begin without the proposal. */
  readonly now: ParisTime;
  /** The number of places that would be closed. */
  readonly closedNow: number;
}

export interface OpenWalk extends OpenOrder {
  readonly startAt: ParisTime;
  /** Null if the visitor has chosen the time, or if the walk begins now. */
  readonly proposal: WalkProposal | null;
}

/** The minute of the day at which a proposed walk begins: 10:00. */
const MORNING_MINUTE = 600;

const nextMorning = ({ day, minute }: ParisTime): ParisTime => ({
  day: minute < MORNING_MINUTE ? day : day + 1,
  minute: MORNING_MINUTE,
});

/**
 * Returns the order of a walk and its start: the chosen time, or else now if all stops can be visited then. Otherwise it
 * begins at 10:00 on the next morning if more stops are open then.
 * @param chosen The time that the visitor has chosen; null for none.
 */
export function openWalk(
  stops: readonly WalkPlace[],
  {
    chosen,
    now,
    ...rest
  }: Omit<OpenOrderInput, "startAt"> & { readonly chosen: ParisTime | null; readonly now: ParisTime },
): OpenWalk {
  const startAt = chosen ?? now;
  const found = openOrder(stops, { ...rest, startAt });
  const closedNow = found.aside.length;
  if (chosen !== null || closedNow === 0) return { ...found, startAt, proposal: null };
  const morning = nextMorning(now);
  const later = openOrder(stops, { ...rest, startAt: morning });
  if (later.aside.length >= closedNow) return { ...found, startAt, proposal: null };
  return { ...later, startAt: morning, proposal: { now, closedNow } };
}
