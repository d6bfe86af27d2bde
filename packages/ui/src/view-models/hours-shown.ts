import {
  type HoursChange,
  hoursNow,
  isClosedByStatus,
  type ParisTime,
  type Place,
  readHours,
  weekdayOf,
} from "@flaneur/domain";
import { timeText } from "../lib/time-text.ts";
import type { HoursMessages } from "../messages/hours.ts";

/** The mark before the text: a disc, half a disc, a ring, or a question mark. */
export type HoursMarkKind = "open" | "closesSoon" | "closed" | "unknown";

export interface HoursShown {
  readonly mark: HoursMarkKind;
  readonly words: string;
}

const DAY_MINUTES = 1440;

/**
 * Returns the mark and the text for whether a place is open: 'Open until 23:00', 'Closed, opens Tuesday at 9:00'.
 * @param length `short` omits the minutes of 'Closes at 19:00, in 25 min', which do not fit into one line of a card.
 */
export function hoursShown(
  { openingHours, placeStatus }: Pick<Place, "openingHours" | "placeStatus">,
  now: ParisTime,
  messages: HoursMessages,
  length: "short" | "whole" = "whole",
): HoursShown {
  const { hours } = messages;
  if (isClosedByStatus(placeStatus)) return { mark: "closed", words: hours.closed };
  const understood = openingHours === null ? null : readHours(openingHours);
  if (understood === null) return { mark: "unknown", words: hours.unknown };
  const { state, next, closesInMinutes } = hoursNow(understood, now);
  if (state === "unknown") return { mark: "unknown", words: hours.unknown };
  if (state === "closed")
    return { mark: "closed", words: next === null ? hours.closed : opensWords(next, now, messages) };
  if (next === null) return { mark: "open", words: hours.always };
  const time = timeText(next.at.minute);
  if (closesInMinutes !== null) {
    const words = length === "short" ? hours.closesAt(time) : hours.closesAtIn(time, closesInMinutes);
    return { mark: "closesSoon", words };
  }
  const minutes = (next.at.day - now.day) * DAY_MINUTES + next.at.minute - now.minute;
  const when = minutes < DAY_MINUTES ? time : dayAndTime(next.at, now, messages);
  return { mark: "open", words: next.state === "unknown" ? hours.openUntilOrLater(when) : hours.openUntil(when) };
}

function opensWords(next: HoursChange, now: ParisTime, messages: HoursMessages): string {
  const { hours } = messages;
  const isToday = next.at.day === now.day;
  if (next.state === "unknown") {
    return hours.closedUntil(isToday ? timeText(next.at.minute) : dayAndTime(next.at, now, messages));
  }
  return hours.opens(isToday ? hours.atTime(timeText(next.at.minute)) : dayAndTime(next.at, now, messages));
}

/** Formats a time with its weekday within the next week, or with its date. */
function dayAndTime(at: ParisTime, now: ParisTime, { hours }: HoursMessages): string {
  const day = at.day - now.day < 7 ? hours.weekday(weekdayOf(at.day)) : hours.date(at.day);
  return hours.dayAndTime(day, timeText(at.minute));
}
