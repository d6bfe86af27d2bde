import type { HoursChoice, HoursState } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";
import { timeText } from "./time-text.ts";

/** Returns the text of a filter by hours: 'Open now', 'Closed Sunday 20:30', 'Unknown hours'. */
export function hoursWords(moment: HoursChoice["moment"], state: HoursState, { chips }: Messages): string {
  return chips.hours(state, moment === "now" ? null : chips.weeklyTime(moment.weekday, timeText(moment.minute)));
}
