import { type Cursor, NotUnderstood } from "./cursor.ts";
import { inCycle, isYear, readNth, readShift } from "./day-parts.ts";
import { easter } from "./holidays.ts";
import { dayOf, weekdayOf } from "./paris-time.ts";
import type { DayTest } from "./rules.ts";
import { isAlways } from "./spans.ts";

export function isEaster(cursor: Cursor, ahead = 0): boolean {
  const token = cursor.peek(ahead);
  return token?.kind === "word" && token.text === "easter";
}

export function startsDate(cursor: Cursor): boolean {
  return (
    cursor.isKind("month") ||
    isEaster(cursor) ||
    (cursor.isKind("number") && isEaster(cursor, 1)) ||
    monthAfterDates(cursor) !== null
  );
}

/** Returns the month, 1 to 12, of dates that are written before it: `1 avril`, `15-30 août`, `24, 25 December`. */
function monthAfterDates(cursor: Cursor): number | null {
  const joint = cursor.isSign("-", 1) ? "-" : ",";
  for (let ahead = 0; cursor.isKind("number", ahead); ahead += 2) {
    const next = cursor.peek(ahead + 1);
    if (next?.kind === "month") return next.index + 1;
    if (!cursor.isSign(joint, ahead + 1) || (joint === "-" && ahead > 0)) return null;
  }
  return null;
}

/** Returns the month that follows the other dates of a list or span, of which the first has been consumed. */
function monthAfterMore(cursor: Cursor): number | null {
  if (!cursor.isSign("-") && !cursor.isSign(",")) return null;
  const position = cursor.position;
  const isSpan = cursor.acceptSign("-");
  if (!isSpan) cursor.skip();
  const month = isSpan && !cursor.isKind("month", 1) ? null : monthAfterDates(cursor);
  cursor.reset(position);
  return month;
}

/** One end of a span of dates: a date, a whole month, a weekday of a month, or Easter. */
interface DateEnd {
  readonly year: number | null;
  /** 1 to 12; null for Easter. */
  readonly month: number | null;
  readonly date: number | null;
  /** `Su[-1]`, used instead of a date. */
  readonly weekday: NthWeekday | null;
  readonly shift: number;
}

interface NthWeekday {
  readonly weekday: number;
  /** 1 to 5 counted from the start of the month, -1 to -5 from its end. */
  readonly nth: number;
}

export function readDates(cursor: Cursor): readonly DayTest[] {
  const list: DayTest[] = [];
  let before: DateEnd | null = null;
  for (;;) {
    const from: DateEnd = readDateEnd(cursor, before, before !== null && before.weekday !== null);
    const to = cursor.isSign("-") ? readSecondEnd(cursor, from) : null;
    if (to === null && cursor.acceptSign("+")) throw new NotUnderstood();
    list.push(isBetween(from, to ?? from));
    before = from;
    if (!cursor.isSign(",") || !startsAnotherDate(cursor)) return list;
    cursor.skip();
  }
}

function startsAnotherDate(cursor: Cursor): boolean {
  if (cursor.isKind("month", 1) || isEaster(cursor, 1)) return true;
  return cursor.isKind("number", 1);
}

function readSecondEnd(cursor: Cursor, from: DateEnd): DateEnd {
  cursor.expectSign("-");
  return readDateEnd(cursor, from, from.weekday !== null || from.date !== null);
}

/**
 * @param before The end before this one; null for the first. Its month and year apply where this end has none.
 * @param mayBeWeekday Whether a `Su[-1]` after the month is this end, even if no second end follows.
 */
function readDateEnd(cursor: Cursor, before: DateEnd | null, mayBeWeekday: boolean): DateEnd {
  const first = cursor.accept("number");
  const year = first !== null && isYear(first.value) ? first.value : null;
  if (first !== null && year === null) {
    const month = cursor.accept("month");
    const after = month === null ? monthAfterMore(cursor) : month.index + 1;
    if (after !== null) {
      const next = cursor.peek();
      const yearAfter = month !== null && next?.kind === "number" && isYear(next.value) ? next.value : null;
      if (yearAfter !== null) cursor.skip();
      return {
        year: yearAfter ?? before?.year ?? null,
        month: after,
        date: checkedDate(first.value),
        weekday: null,
        shift: readShift(cursor),
      };
    }
    if (before?.month == null || before.date === null) throw new NotUnderstood();
    return { ...before, date: checkedDate(first.value), shift: readShift(cursor) };
  }
  if (cursor.acceptWord("easter")) return { year, month: null, date: null, weekday: null, shift: readShift(cursor) };
  const month = cursor.expect("month").index + 1;
  if (startsEndWeekday(cursor, mayBeWeekday)) {
    const weekday = cursor.expect("day").index;
    const [nth = 1] = readNth(cursor);
    return {
      year: year ?? before?.year ?? null,
      month,
      date: null,
      weekday: { weekday, nth },
      shift: readShift(cursor),
    };
  }
  const date = startsDateOfMonth(cursor) ? checkedDate(cursor.expect("number").value) : null;
  return {
    year: year ?? before?.year ?? null,
    month,
    date,
    weekday: null,
    shift: date === null ? 0 : readShift(cursor),
  };
}

/**
 * Whether a `Su[-1]` after a month is an end of a span of dates: `Oct Su[-1]-Mar Su[-1]`, `Mar 01-Mar Su[-1]`. Without a
 * span it is a weekday within the month.
 */
function startsEndWeekday(cursor: Cursor, mayBeWeekday: boolean): boolean {
  if (!cursor.isKind("day") || !cursor.isSign("[", 1)) return false;
  const close = cursor.isSign("-", 2) ? 4 : 3;
  return (
    cursor.isSign("]", close) && (mayBeWeekday || (cursor.isSign("-", close + 1) && cursor.isKind("month", close + 2)))
  );
}

/**
 * Whether a date follows a month: a number up to 31. A larger number is a year, `10:00` is a `time` token, and `24/7` is
 * no date.
 */
function startsDateOfMonth(cursor: Cursor): boolean {
  const token = cursor.peek();
  return token?.kind === "number" && token.value <= 31 && !isAlways(cursor);
}

function checkedDate(value: number): number {
  if (value < 1 || value > 31) throw new NotUnderstood();
  return value;
}

/** Returns the day of an end in a year, in days since 1 January 1970: for a whole month its first day, or its last. */
function resolve({ month, date, weekday, shift }: DateEnd, year: number, last: boolean): number {
  if (month === null) return easter(year) + shift;
  if (weekday !== null) return nthWeekday(weekday, year, month) + shift;
  if (date !== null) return dayOf({ year, month, date }) + shift;
  return last ? dayOf({ year, month: month + 1, date: 0 }) : dayOf({ year, month, date: 1 });
}

/** Returns the day in a month. In a month with four Sundays, `Su[5]` is the last one, and `Su[-5]` is the first one. */
function nthWeekday({ weekday, nth }: NthWeekday, year: number, month: number): number {
  const first = dayOf({ year, month, date: 1 });
  const last = dayOf({ year, month: month + 1, date: 0 });
  if (nth > 0) {
    const day = first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1);
    return day > last ? day - 7 : day;
  }
  const day = last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1);
  return day < first ? day + 7 : day;
}

function isBetween(from: DateEnd, to: DateEnd): DayTest {
  if (from.year === null && to.year !== null) throw new NotUnderstood();
  if (from.year !== null) {
    const { year } = from;
    const start = resolve(from, year, false);
    const end = resolve(to, to.year ?? year, true);
    if (end < start) throw new NotUnderstood();
    return ({ day }) => day >= start && day <= end;
  }
  return ({ day, year }) => {
    const start = resolve(from, year, false);
    const end = resolve(to, year, true);
    return inCycle(day, start, end);
  };
}
