import { civilDate, dayOf } from "./paris-time.ts";

/** Returns Easter Sunday of a year, by the algorithm of Meeus, Jones and Butcher. */
export function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf({ year, month: Math.floor(sum / 31), date: (sum % 31) + 1 });
}

/** Month and date of the holidays with a fixed date. */
const FIXED: ReadonlySet<string> = new Set(["1/1", "5/1", "5/8", "7/14", "8/15", "11/1", "11/11", "12/25"]);
const ASCENSION = 39;
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER: readonly number[] = [1, ASCENSION, 50];

/** Whether a day is a public holiday in Paris. */
export function isPublicHoliday(day: number): boolean {
  const { year, month, date } = civilDate(day);
  if (FIXED.has(`${month}/${date}`)) return true;
  return month >= 3 && month <= 6 && AFTER_EASTER.includes(day - easter(year));
}

/**
 * Whether a day may be in the school holidays of Paris. Their dates are decreed for a year or two, so the dates here
 * are the earliest and the latest ones of all years.
 */
export function mayBeSchoolHoliday(day: number): boolean {
  const { year, month, date } = civilDate(day);
  const position = month * 100 + date;
  const afterEaster = day - easter(year);
  return (
    SCHOOL_HOLIDAYS.some(([first, last]) => position >= first && position <= last) ||
    (afterEaster >= ASCENSION && afterEaster <= ASCENSION + 3)
  );
}

/** The first and the last possible day, as month × 100 + date: new year, winter, spring, summer, autumn, Christmas. */
const SCHOOL_HOLIDAYS: readonly (readonly [number, number])[] = [
  [101, 109],
  [203, 311],
  [401, 512],
  [701, 905],
  [1015, 1109],
  [1216, 1231],
];
