import { type Cursor, NotUnderstood } from "./cursor.ts";
import { isEaster, readDates, startsDate } from "./dates.ts";
import { inCycle, isYear, readNth, readShift } from "./day-parts.ts";
import { civilDate, dayOf, weekdayOf } from "./paris-time.ts";
import type { Day, DayTest } from "./rules.ts";

/** The days that a rule applies to, and what they depend on besides the weekday. */
export interface DayTests {
  readonly tests: readonly DayTest[];
  readonly holidays: boolean;
  readonly dates: boolean;
}

const anyOf =
  (tests: readonly DayTest[]): DayTest =>
  (day) =>
    tests.some((test) => test(day));

/** Parses the days at the start of a rule: lists of years, dates, weeks, weekdays and holidays. */
export function readDayTests(cursor: Cursor): DayTests {
  const tests: DayTest[] = [];
  let holidays = false;
  let dates = false;
  for (;;) {
    if (cursor.isKind("day") || cursor.isWord("ph")) {
      const list = readWeekdays(cursor);
      holidays ||= list.holidays;
      dates ||= list.dates;
      tests.push(anyOf(list.tests));
    } else if (cursor.acceptWord("week", "weeks")) {
      tests.push(anyOf(readList(cursor, readWeeks, () => cursor.isKind("number"))));
      dates = true;
    } else if (startsYears(cursor)) {
      tests.push(anyOf(readList(cursor, readYears, () => startsYears(cursor))));
      dates = true;
    } else if (startsDate(cursor)) {
      tests.push(anyOf(readDates(cursor)));
      dates = true;
    } else break;
    cursor.acceptSign(":");
  }
  return { tests, holidays, dates };
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

function readWeekdays(cursor: Cursor): DayTests {
  const tests: DayTest[] = [];
  let holidays = false;
  let dates = false;
  let isDay = false;
  do {
    isDay = cursor.isKind("day");
    if (cursor.acceptWord("ph")) {
      const shift = readShift(cursor);
      tests.push(shift === 0 ? ({ isHoliday }) => isHoliday : refuse());
      holidays = true;
      continue;
    }
    const from = cursor.expect("day").index;
    if (cursor.isSign("[")) {
      const nth = readNth(cursor);
      const shift = readShift(cursor);
      tests.push((day) => {
        const { weekday, date, daysInMonth } = shifted(day, -shift);
        return weekday === from && (nth.has(Math.ceil(date / 7)) || nth.has(-Math.ceil((daysInMonth - date + 1) / 7)));
      });
      dates = true;
    } else {
      const to = cursor.acceptSign("-") ? cursor.expect("day").index : from;
      tests.push(({ weekday }) => inCycle(weekday, from, to));
    }
    // People leave out the commas: `L Ma Me J V`.
  } while ((cursor.isSign(",") && startsWeekday(cursor) && cursor.acceptSign(",")) || (isDay && cursor.isKind("day")));
  return { tests, holidays, dates };
}

/** Whether a weekday or `PH` (public holidays) follows the comma. */
function startsWeekday(cursor: Cursor): boolean {
  const next = cursor.peek(1);
  return next?.kind === "day" || (next?.kind === "word" && next.text === "ph");
}

function refuse(): never {
  throw new NotUnderstood();
}

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
