import { DAY_MINUTES, weekdayOf } from "./paris-time.ts";
import type { OpeningHours } from "./rules.ts";
import { dayAt, type Stretch, stretchesOf } from "./schedule.ts";

/** One opening of a day, for display. */
export interface HoursSpan {
  /** Minutes since midnight. */
  readonly from: number;
  /** Minutes since midnight, beyond 1440 on the next day; null when the hours name no end (`18:00+`). */
  readonly to: number | null;
  /** Whether the place may stay open after `to`. */
  readonly orLater: boolean;
  /** False when the state is unknown, as with `"on request"`. */
  readonly isSure: boolean;
  readonly comment: string | null;
}

export interface HoursWeek {
  /** Seven days from Monday on; no span means closed. */
  readonly days: readonly (readonly HoursSpan[])[];
  /** The hours of public holidays; `vary` when they depend on the weekday, null when they are as on other days. */
  readonly holidays: readonly HoursSpan[] | "vary" | null;
  /** Whether rules depend on dates, months, weeks or the sun. Other weeks of the year can then differ. */
  readonly variesByDate: boolean;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Returns the hours of the week that contains `today`. The hours of public holidays are separate. */
export function hoursWeek(hours: OpeningHours, today: number): HoursWeek {
  const monday = today - weekdayOf(today);
  const spans = (isHoliday: boolean) =>
    WEEK.map((index) => spansOf(stretchesOf(hours, { ...dayAt(monday + index), isHoliday })));
  const days = spans(false);
  return {
    days,
    holidays: hours.dependsOn.holidays ? compareHolidays(days, spans(true)) : null,
    variesByDate: hours.dependsOn.dates,
  };
}

type WeekSpans = readonly (readonly HoursSpan[])[];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function compareHolidays(days: WeekSpans, holidays: WeekSpans): HoursWeek["holidays"] {
  if (isSame(days, holidays)) return null;
  const [first = []] = holidays;
  return holidays.every((each) => isSame(each, first)) ? first : "vary";
}

function spansOf(stretches: readonly Stretch[]): readonly HoursSpan[] {
  const spans: HoursSpan[] = [];
  for (const { from, to, state, comment, isOpenEnd } of stretches) {
    if (state === "closed") continue;
    const before = spans.at(-1);
    const isSure = state === "open" || isOpenEnd;
    const follows =
      before !== undefined && before.to === from && before.comment === comment && before.isSure === isSure;
    if (follows && !before.orLater)
      spans[spans.length - 1] = isOpenEnd ? { ...before, orLater: true } : { ...before, to };
    else spans.push({ from, to: isOpenEnd ? null : to, orLater: false, isSure, comment });
  }
  return spans;
}

/** A year for counting Sundays: its first Sunday in days since 1970, and the number of its Sundays. */
const USUAL_YEAR = { firstSunday: 20_821, sundays: 52 } as const;
const MORNING = 6 * 60;

/**
 * Whether a place usually opens on Sundays, in daytime or in the evening. `Su 00:00-02:00` does not count: this is the
 * end of Saturday night. If the hours depend on the date, the state of most Sundays in a year is used, without the hours
 * of school holidays. Returns null if most Sundays have only a comment or are unknown all day.
 */
export function opensOnSundays(written: OpeningHours): boolean | null {
  const hours = { ...written, dependsOn: { ...written.dependsOn, schoolHolidays: false } };
  const { firstSunday, sundays } = USUAL_YEAR;
  const count = hours.dependsOn.dates ? sundays : 1;
  const answers = Array.from({ length: count }, (_, week) => {
    const stretches = stretchesOf(hours, { ...dayAt(firstSunday + 7 * week), isHoliday: false });
    return stretches.some(isDaytime) ? "open" : stretches.some(hasOnlyComment) ? "unknown" : "closed";
  });
  const most = (answer: string) => answers.filter((each) => each === answer).length * 2 > count;
  return most("open") ? true : most("unknown") ? null : false;
}

/** A night out ends at 1 in the morning or later, on at least this many nights of a week. */
const LATE_END = DAY_MINUTES + 60;
const LATE_NIGHTS = 2;
/** Any day: only hours that are the same in every week are used. */
const ANY_DAY = 0;

/** Whether a place stays open until 1 in the morning on at least two nights of every week, or all day and night. */
export function opensLate(hours: OpeningHours): boolean {
  const { days, variesByDate } = hoursWeek(hours, ANY_DAY);
  const isLate = ({ from, to, isSure }: HoursSpan): boolean =>
    isSure && to !== null && (to >= LATE_END || (from === 0 && to === DAY_MINUTES));
  return !variesByDate && days.filter((spans) => spans.some(isLate)).length >= LATE_NIGHTS;
}

/** Whether a stretch is a whole day for which the hours have only a comment, or are unknown. */
const hasOnlyComment = ({ from, to, state }: Stretch): boolean =>
  state === "unknown" && from === 0 && to === DAY_MINUTES;

function isDaytime(stretch: Stretch): boolean {
  const { from, to, state } = stretch;
  // A stretch from midnight into the morning belongs to the night before.
  const isNightBefore = from === 0 && to < 10 * 60;
  return state !== "closed" && !hasOnlyComment(stretch) && to > MORNING && from < DAY_MINUTES && !isNightBefore;
}
