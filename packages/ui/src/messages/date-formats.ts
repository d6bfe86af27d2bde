import { DAY_MS, lazily } from "./formats.ts";

/** Dates as a locale writes them. Apart from the other formats, which the first view needs. */
export function createDateFormats(locale: string) {
  const dates = lazily(() => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }));
  const months = lazily(() => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }));
  return {
    /** Of a day since 1970: 20,779 → 'November 22', as the locale writes it. */
    dayAndMonth: (day: number): string => dates().format(day * DAY_MS),
    /** `2026-05` → 'May 2026' */
    monthAndYear: (month: string): string => months().format(Date.parse(month)),
  };
}
