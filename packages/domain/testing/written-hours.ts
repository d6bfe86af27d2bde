import { type ParisTime, parseParisTime } from "../src/hours/paris-time.ts";
import { parseOpeningHours } from "../src/hours/parse.ts";
import type { OpeningHours } from "../src/hours/rules.ts";

/** Parses a Paris time, such as `2026-11-22T15:30`, a Sunday. Throws when the text is not a time. */
export function at(text: string): ParisTime {
  const time = parseParisTime(text);
  if (time === null) throw new Error(`${text} is no time`);
  return time;
}

/** Parses opening hours, and throws when they are not understood. */
export function parsed(text: string): OpeningHours {
  const hours = parseOpeningHours(text);
  if (hours === null) throw new Error(`${text} is not understood`);
  return hours;
}
