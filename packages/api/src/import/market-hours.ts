import { type Fields, text } from "@flaneur/place-files";

/** Columns of the city's markets: a flag for each day, and a pair of hours each for weekdays, Saturdays and Sundays. */
const DAYS: readonly (readonly [day: string, flag: string, hours: string])[] = [
  ["Mo", "lundi", "sem_1"],
  ["Tu", "mardi", "sem_1"],
  ["We", "mercredi", "sem_1"],
  ["Th", "jeudi", "sem_1"],
  ["Fr", "vendredi", "sem_1"],
  ["Sa", "samedi", "sam"],
  ["Su", "dimanche", "dim"],
];

/**
 * Returns the hours of a market in OpenStreetMap's syntax, `We 07:00-13:30; Sa 07:00-14:30`; null when no day is
 * marked.
 */
export function marketHours(record: Fields): string | null {
  const daysByHours = new Map<string, string[]>();
  for (const [day, flag, column] of DAYS) {
    if (record[flag] !== 1 && record[flag] !== true && record[flag] !== "1") continue;
    const from = text(record[`h_deb_${column}`]);
    const to = text(record[`h_fin_${column}`]);
    const hours = from === null || to === null ? "" : ` ${from}-${to}`;
    daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), day]);
  }
  if (daysByHours.size === 0) return null;
  return [...daysByHours].map(([hours, days]) => `${days.join(",")}${hours}`).join("; ");
}
