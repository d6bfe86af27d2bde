const DAY_MS = 86_400_000;

/** 1 January 2024 was a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1);

/** Creates a function that returns the name of a weekday: 0 for Monday to 6 for Sunday. */
export function createWeekdayFormat(locale: "en-GB" | "fr"): (index: number) => string {
  const names = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (index) => names.format(A_MONDAY + index * DAY_MS);
}

/**
 * Creates formats of dates. Both languages write day, month and year in this order.
 * @param locale The locale of the names of the months.
 * @param firstDay The text for the first day of a month: '1er' in French, for which `Intl` writes '1'.
 */
export function createDateFormats(locale: "en-GB" | "fr", firstDay = "1") {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (instant: number): string => dates.format(instant).replace(/^1 /, `${firstDay} `);
  };
  const dayAndMonth = format({ day: "numeric", month: "long" });
  const dayMonthAndYear = format({ day: "numeric", month: "long", year: "numeric" });
  const monthAndYear = format({ month: "long", year: "numeric" });
  return {
    /** Formats a number of days since 1970: 20,779 → '22 November'. */
    dayAndMonth: (day: number): string => dayAndMonth(day * DAY_MS),
    /** Formats a number of days since 1970 with its year: 20,779 → '22 November 2026'. */
    dayMonthAndYear: (day: number): string => dayMonthAndYear(day * DAY_MS),
    /** Formats a month: '2026-05' → 'May 2026'. */
    monthAndYear: (month: string): string => monthAndYear(Date.parse(month)),
  };
}
