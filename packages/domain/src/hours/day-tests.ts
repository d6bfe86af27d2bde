import { type Cursor, NotUnderstood } from "./cursor.ts";
import { isEaster, readDates, startsDate } from "./dates.ts";
import { inCycle, isYear, readNth, readShift } from "./day-parts.ts";
import { isPublicHoliday } from "./holidays.ts";
import { civilDate, dayOf, weekdayOf } from "./paris-time.ts";
import type { Day, DayTest, Dependence } from "./rules.ts";
import { isTimeAt } from "./spans.ts";

/** The days that a rule applies to, and what they depend on besides the weekday. */
export interface DayTests {
  /** Tests of years, dates and weeks. */
  readonly dateTests: readonly DayTest[];
  /** The dates as text. Equal texts mean the same dates. */
  readonly dateText: string;
  readonly weekdayTests: readonly DayTest[];
  /** The weekdays, public and school holidays as bits; null when they are not a plain list. */
  readonly weekdays: number | null;
  readonly dependsOn: Dependence;
}

const PUBLIC_HOLIDAY_BIT = 7;
const SCHOOL_HOLIDAY_BIT = 8;
const ALL_DAYS = 2 ** 9 - 1;
export const ALL_WEEKDAYS = 2 ** 7 - 1;

const anyOf =
  (tests: readonly DayTest[]): DayTest =>
  (day) =>
    tests.some((test) => test(day));

export const startsDays = (cursor: Cursor): boolean =>
  startsWeekday(cursor, 0) || isWeek(cursor) || startsYears(cursor) || startsDate(cursor);

/**
 * Parses the days of a rule: lists of years, dates, weeks, weekdays and holidays.
 * @param isList Whether a comma after dates begins another day of a list, rather than the weekdays of these dates.
 */
export function readDayTests(cursor: Cursor, isList = false): DayTests {
  const dateTests: DayTest[] = [];
  const dateTokens: unknown[] = [];
  const weekdayTests: DayTest[] = [];
  let weekdays: number | null = ALL_DAYS;
  let dependsOn: Dependence = { holidays: false, schoolHolidays: false, dates: false };
  for (;;) {
    const start = cursor.position;
    if (startsWeekday(cursor, 0)) {
      const list = readWeekdays(cursor);
      weekdays = weekdayTests.length === 0 ? list.weekdays : null;
      weekdayTests.push(anyOf(list.tests));
      dependsOn = bothDependences(dependsOn, list.dependsOn);
      // A dash before the times: `Monday - 9am-5pm`.
      if (cursor.isSign("-") && (isTimeAt(cursor, 1) || cursor.isWordAt(1, "open", "closed"))) cursor.skip();
    } else {
      const list = readDateList(cursor);
      if (list === null) break;
      dateTests.push(anyOf(list));
      dateTokens.push(...cursor.since(start));
      dependsOn = { ...dependsOn, dates: true };
    }
    cursor.acceptSign(":");
    if (!isList && weekdayTests.length === 0 && cursor.isSign(",") && startsWeekday(cursor, 1)) cursor.skip();
  }
  return { dateTests, dateText: JSON.stringify(dateTokens), weekdayTests, weekdays, dependsOn };
}

export const bothDependences = (a: Dependence, b: Dependence): Dependence => ({
  holidays: a.holidays || b.holidays,
  schoolHolidays: a.schoolHolidays || b.schoolHolidays,
  dates: a.dates || b.dates,
});

const isWeek = (cursor: Cursor): boolean => cursor.isWord("week", "weeks");

function readDateList(cursor: Cursor): readonly DayTest[] | null {
  if (isWeek(cursor)) {
    cursor.skip();
    return readList(cursor, readWeeks, () => cursor.isKind("number"));
  }
  if (startsYears(cursor)) return readList(cursor, readYears, () => startsYears(cursor));
  return startsDate(cursor) ? readDates(cursor) : null;
}

/** Parses a list separated by commas. A comma must be followed by another item of the same kind. */
function readList<T>(cursor: Cursor, read: (cursor: Cursor) => T, startsAnother: () => boolean): T[] {
  const list = [read(cursor)];
  while (cursor.acceptSign(",")) {
    if (!startsAnother()) throw new NotUnderstood();
    list.push(read(cursor));
  }
  return list;
}

interface Weekdays {
  readonly tests: readonly DayTest[];
  readonly weekdays: number | null;
  readonly dependsOn: Dependence;
}

function readWeekdays(cursor: Cursor): Weekdays {
  const list: Weekdays[] = [];
  let isDay = false;
  do {
    isDay = cursor.isKind("day");
    list.push(readWeekday(cursor));
    // People leave out the commas: `L Ma Me J V`.
  } while (
    (cursor.isSign(",") && startsWeekday(cursor, 1) && cursor.acceptSign(",")) ||
    (isDay && cursor.isKind("day"))
  );
  return list.reduce((all, each) => ({
    tests: [...all.tests, ...each.tests],
    weekdays: all.weekdays === null || each.weekdays === null ? null : all.weekdays | each.weekdays,
    dependsOn: bothDependences(all.dependsOn, each.dependsOn),
  }));
}

function readWeekday(cursor: Cursor): Weekdays {
  const none: Dependence = { holidays: false, schoolHolidays: false, dates: false };
  if (cursor.acceptWord("ph")) {
    const shift = readShift(cursor);
    return shift === 0
      ? {
          tests: [({ isHoliday }) => isHoliday],
          weekdays: 1 << PUBLIC_HOLIDAY_BIT,
          dependsOn: { ...none, holidays: true },
        }
      : { tests: [({ day }) => isPublicHoliday(day - shift)], weekdays: null, dependsOn: { ...none, dates: true } };
  }
  if (cursor.acceptWord("sh")) {
    if (readShift(cursor) !== 0) throw new NotUnderstood();
    return {
      tests: [({ isSchoolHoliday }) => isSchoolHoliday],
      weekdays: 1 << SCHOOL_HOLIDAY_BIT,
      dependsOn: { ...none, schoolHolidays: true, dates: true },
    };
  }
  const from = cursor.expect("day").index;
  if (cursor.isSign("[")) {
    const nth = readNth(cursor);
    const shift = readShift(cursor);
    const test: DayTest = (day) => {
      const { weekday, date, daysInMonth } = shifted(day, -shift);
      return weekday === from && (nth.has(Math.ceil(date / 7)) || nth.has(-Math.ceil((daysInMonth - date + 1) / 7)));
    };
    return { tests: [test], weekdays: null, dependsOn: { ...none, dates: true } };
  }
  const isRange = cursor.isSign("-") && cursor.isKind("day", 1) && cursor.acceptSign("-");
  const to = isRange ? cursor.expect("day").index : from;
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => inCycle(weekday, from, to));
  return {
    tests: [({ weekday }) => inCycle(weekday, from, to)],
    weekdays: weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0),
    dependsOn: none,
  };
}

/** Whether a weekday, `PH` (public holidays) or `SH` (school holidays) is at a position. */
const startsWeekday = (cursor: Cursor, ahead: number): boolean =>
  cursor.isKind("day", ahead) || cursor.isWordAt(ahead, "ph", "sh");

function shifted({ day }: Day, by: number) {
  const { year, month, date } = civilDate(day + by);
  const daysInMonth = civilDate(dayOf({ year, month: month + 1, date: 0 })).date;
  return { weekday: weekdayOf(day + by), date, daysInMonth };
}

function readWeeks(cursor: Cursor): DayTest {
  const from = cursor.expect("number").value;
  const to = cursor.acceptSign("-") ? cursor.expect("number").value : from;
  const step = cursor.acceptSign("/") ? cursor.expect("number").value : 1;
  if (from < 1 || to > 53 || step < 1) throw new NotUnderstood();
  return (day) => {
    const week = weekOfYear(day);
    return inCycle(week, from, to) && (from > to || (week - from) % step === 0);
  };
}

/** Returns the week number by ISO 8601: week 1 is the week with the year's first Thursday. */
function weekOfYear({ day, weekday }: Day): number {
  const thursday = day - weekday + 3;
  const first = dayOf({ year: civilDate(thursday).year, month: 1, date: 1 });
  return Math.floor((thursday - first) / 7) + 1;
}

/** Whether a year starts here. A year followed by a month or by Easter is part of a date instead. */
function startsYears(cursor: Cursor): boolean {
  const token = cursor.peek();
  return token?.kind === "number" && isYear(token.value) && !cursor.isKind("month", 1) && !isEaster(cursor, 1);
}

function readYears(cursor: Cursor): DayTest {
  const from = cursor.expect("number").value;
  if (cursor.acceptSign("+")) return ({ year }) => year >= from;
  const to = cursor.acceptSign("-") ? cursor.expect("number").value : from;
  if (!isYear(from) || !isYear(to)) throw new NotUnderstood();
  return ({ year }) => year >= from && year <= to;
}
