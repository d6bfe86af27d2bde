import { clockText, type HoursChoice, type HoursState } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** Returns the text of a filter by hours: 'Open now', 'Closed Sunday 20:30', 'Unknown hours'. */
export function hoursWords(moment: HoursChoice["moment"], state: HoursState, { chips }: Messages): string {
  return chips.hours(state, moment === "now" ? null : chips.weeklyTime(moment.weekday, clockText(moment.minute)));
}
