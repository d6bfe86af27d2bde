import type { PlaceMessages } from "../messages/place.ts";

const WEEKDAYS: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const DAY = [...WEEKDAYS, "PH", "SH"].join("|");
const RULE = new RegExp(`^((?:${DAY})(?:\\s*[-,]\\s*(?:${DAY}))*)\\s+(.+)$`);

export interface HoursLine {
  /** 'Mon–Fri'; null for a rule that names no days. */
  readonly days: string | null;
  /** '12:00–14:00', one for each time it opens. */
  readonly hours: readonly string[];
}

function spellDay(day: string, { hours }: PlaceMessages): string {
  if (day === "PH") return hours.publicHolidays;
  if (day === "SH") return hours.schoolHolidays;
  return hours.weekday(WEEKDAYS.indexOf(day));
}

const spell = (days: string, messages: PlaceMessages): string =>
  days
    .replace(new RegExp(DAY, "g"), (day) => spellDay(day, messages))
    .replace(/\s*-\s*/g, "–")
    .replace(/\s*,\s*/g, ", ");

const spellHours = (hours: string, messages: PlaceMessages): readonly string[] =>
  /^(off|closed)$/i.test(hours)
    ? [messages.hours.closed]
    : hours.split(/\s*,\s*(?=\d)/).map((each) => each.replace(/(?<=\d)\s*-\s*(?=\d)/g, "–"));

/**
 * OpenStreetMap opening hours as lines to read. It spells the rules, it does not compute them: what it does not know
 * stays as it was written.
 */
export function openingHoursLines(openingHours: string, messages: PlaceMessages): readonly HoursLine[] {
  return openingHours
    .split(/;|\|\|/)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== "")
    .map((rule) => {
      if (rule === "24/7") return { days: null, hours: [messages.hours.always] };
      const match = RULE.exec(rule);
      if (match?.[1] === undefined || match[2] === undefined) return { days: null, hours: spellHours(rule, messages) };
      return { days: spell(match[1], messages), hours: spellHours(match[2], messages) };
    });
}
