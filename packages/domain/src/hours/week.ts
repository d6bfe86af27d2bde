import { DAY_MINUTES, weekdayOf } from "./paris-time.ts";
import type { OpeningHours } from "./rules.ts";
import { dayAt, type Stretch, stretchesOf } from "./schedule.ts";

/** One opening of a day, as people read it. */
export interface HoursSpan {
  /** Minutes since midnight. */
  readonly from: number;
  /** Beyond 1440 on the next day; null where nobody wrote when it ends. */
  readonly to: number | null;
  /** It lasts until `to` and perhaps longer. */
  readonly orLater: boolean;
  /** False where one has to ask first. */
  readonly isSure: boolean;
  readonly comment: string | null;
}

export interface HoursWeek {
  /** Seven days from Monday on; no span means closed. */
  readonly days: readonly (readonly HoursSpan[])[];
  /** Where they differ from the days of the week; `vary` where they depend on the weekday. */
  readonly holidays: readonly HoursSpan[] | "vary" | null;
  /** Some rules are for dates, months or weeks: other weeks of the year can differ. */
  readonly variesByDate: boolean;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The hours of the week in which a day lies, public holidays apart. */
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

/** Any year will do: rules that name one say nothing about a usual week. */
const USUAL_YEAR = { firstSunday: 20_821, sundays: 52 } as const;
const MORNING = 6 * 60;

/**
 * Whether a place usually opens on Sundays, in its daytime or evening: `Su 00:00-02:00` is the end of Saturday night.
 * Where that depends on the date, most Sundays of a year decide. Null where one has to ask.
 */
export function opensOnSundays(hours: OpeningHours): boolean | null {
  const { firstSunday, sundays } = USUAL_YEAR;
  const count = hours.dependsOn.dates ? sundays : 1;
  const answers = Array.from({ length: count }, (_, week) => {
    const stretches = stretchesOf(hours, { ...dayAt(firstSunday + 7 * week), isHoliday: false });
    return stretches.some(isDaytime) ? "open" : stretches.some(isUntold) ? "unknown" : "closed";
  });
  const most = (answer: string) => answers.filter((each) => each === answer).length * 2 > count;
  return most("open") ? true : most("unknown") ? null : false;
}

/** A whole day of which nothing but a comment is told. */
const isUntold = ({ from, to, state }: Stretch): boolean => state === "unknown" && from === 0 && to === DAY_MINUTES;

function isDaytime(stretch: Stretch): boolean {
  const { from, to, state } = stretch;
  // From midnight into the morning is what is left of the night before.
  const isNightBefore = from === 0 && to < 10 * 60;
  return state !== "closed" && !isUntold(stretch) && to > MORNING && from < DAY_MINUTES && !isNightBefore;
}
