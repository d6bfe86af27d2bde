import { hoursNow, readHours } from "../hours/hours.ts";
import type { HoursState } from "../hours/hours-state.ts";
import { minutesBetween, type ParisTime } from "../hours/paris-time.ts";
import { isClosedByStatus, type Place } from "../place.ts";

/** The state of a place from `from` until the next span. `from` is in minutes after the start of a walk. */
interface Span {
  readonly from: number;
  readonly state: HoursState;
}

/**
 * What a stay finds: `fine` unless the place is known to be closed on arrival, or to close before the end of the stay
 * (`cut`).
 */
export type StayHours = "fine" | "cut" | "closed";

function spansOf(
  { openingHours, placeStatus }: Pick<Place, "openingHours" | "placeStatus">,
  startAt: ParisTime,
  minutes: number,
): readonly Span[] {
  if (isClosedByStatus(placeStatus)) return [{ from: 0, state: "closed" }];
  const hours = openingHours === null ? null : readHours(openingHours);
  if (hours === null) return [{ from: 0, state: "unknown" }];
  const spans: Span[] = [];
  let time = startAt;
  for (let from = 0; from <= minutes; from = minutesBetween(startAt, time)) {
    const { state, next } = hoursNow(hours, time);
    spans.push({ from, state });
    if (next === null) break;
    time = next.at;
  }
  return spans;
}

/**
 * Reads the hours of a place once, and returns what a stay finds. It agrees with `stopHours()`, which also says until
 * when.
 * @param startAt When the walk begins. The function counts arrivals and departures in minutes from then on.
 * @param minutes The longest time that the walk may take.
 */
export function openTimes(
  place: Pick<Place, "openingHours" | "placeStatus">,
  startAt: ParisTime,
  minutes: number,
): (arrival: number, departure: number) => StayHours {
  const spans = spansOf(place, startAt, minutes);
  return (arrival, departure) => {
    const index = spans.findLastIndex(({ from }) => from <= arrival);
    const state = spans[index]?.state;
    if (state !== "open") return state === "closed" ? state : "fine";
    const next = spans[index + 1];
    return next?.state === "closed" && next.from < departure ? "cut" : "fine";
  };
}
