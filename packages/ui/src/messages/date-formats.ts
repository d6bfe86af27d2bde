const DAY_MS = 86_400_000;

/**
 * Creates formats of dates from the names of the months. Both languages write day, month and year in this order. `Intl`
 * is not used, because creating its first date formatter delays the start of a page.
 * @param firstDay The text for the first day of a month: '1er' in French.
 */
export function createDateFormats(months: readonly string[], firstDay = "1") {
  const dayAndMonth = (date: Date): string =>
    `${date.getUTCDate() === 1 ? firstDay : date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return {
    /** Formats a number of days since 1970: 20,779 → '22 November'. */
    dayAndMonth: (day: number): string => dayAndMonth(new Date(day * DAY_MS)),
    /** Formats a number of days since 1970 with its year: 20,779 → '22 November 2026'. */
    dayMonthAndYear: (day: number): string => {
      const date = new Date(day * DAY_MS);
      return `${dayAndMonth(date)} ${date.getUTCFullYear()}`;
    },
    /** Formats a month: '2026-05' → 'May 2026'. */
    monthAndYear: (month: string): string => {
      const date = new Date(month);
      return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
    },
  };
}
