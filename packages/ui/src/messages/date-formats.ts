const DAY_MS = 86_400_000;

/**
 * Dates, by a language's names of the months; both languages write the day, the month and the year in this order. Not by
 * `Intl`, whose first formatter of dates would take 20 ms of the start of a place's page.
 */
export function createDateFormats(months: readonly string[]) {
  return {
    /** Of a day since 1970: 20,779 → '22 November'. */
    dayAndMonth: (day: number): string => {
      const date = new Date(day * DAY_MS);
      return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
    },
    /** `2026-05` → 'May 2026' */
    monthAndYear: (month: string): string => {
      const date = new Date(month);
      return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
    },
  };
}
