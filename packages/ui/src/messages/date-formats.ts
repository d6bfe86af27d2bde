const DAY_MS = 86_400_000;

/**
 * Creates formats of dates from the names of the months. Both languages write day, month and year in this order. `Intl`
 * is not used, because creating its first date formatter delays the start of a page.
 */
export function createDateFormats(months: readonly string[]) {
  return {
    /** Formats a number of days since 1970: 20,779 → '22 November'. */
    dayAndMonth: (day: number): string => {
      const date = new Date(day * DAY_MS);
      return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
    },
    /** Formats a month: '2026-05' → 'May 2026'. */
    monthAndYear: (month: string): string => {
      const date = new Date(month);
      return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
    },
  };
}
