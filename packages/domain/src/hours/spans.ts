import { type Cursor, NotUnderstood } from "./cursor.ts";
import { DAY_MINUTES } from "./paris-time.ts";
import { later, type Span, type TimePoint, usualMinute } from "./rules.ts";
import { readSunTime, startsSunTime } from "./sun-time.ts";

/** Whether a time follows: `18:00`, an hour alone, `24/7`, `sunset`, `(sunset-00:30)`. */
export const startsTime = (cursor: Cursor): boolean => isTimeAt(cursor, 0);

/** Whether a time is at a position. A larger number is a year, and a number before a month is a date. */
export function isTimeAt(cursor: Cursor, ahead: number): boolean {
  const token = cursor.peek(ahead);
  if (token?.kind === "number") return token.value <= 24 && !cursor.isKind("month", ahead + 1);
  return token?.kind === "time" || startsSunTime(cursor, ahead);
}

export function isAlways(cursor: Cursor): boolean {
  const [first, second] = [cursor.peek(), cursor.peek(2)];
  return (
    first?.kind === "number" &&
    first.value === 24 &&
    cursor.isSign("/", 1) &&
    second?.kind === "number" &&
    second.value === 7
  );
}

/** Parses the times of a rule, without the comma before them. Returns null when no time follows. @throws NotUnderstood */
export function readSpans(cursor: Cursor): readonly Span[] | null {
  if (isAlways(cursor)) {
    cursor.skip(3);
    return [{ from: 0, to: DAY_MINUTES, isOpenEnd: false }];
  }
  if (!startsTime(cursor) && !cursor.isKind("number")) return null;
  const spans = [readSpan(cursor)];
  for (;;) {
    if (cursor.isSign(",") && isTimeAt(cursor, 1)) cursor.skip();
    // After an open end, a time would be an offset: `sunset+01:00`.
    else if (!cursor.isKind("time") || spans.at(-1)?.isOpenEnd) break;
    spans.push(readSpan(cursor));
  }
  return spans;
}

export const followsSun = (spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => typeof from === "object" || typeof to === "object");

function readSpan(cursor: Cursor): Span {
  const isAfternoon = isInAfternoonOfEnd(cursor);
  const isHourAlone = cursor.isKind("number") && cursor.isKind("number", 2);
  const start = readTime(cursor);
  const from = isAfternoon && usualMinute(start) < NOON ? later(start, NOON) : start;
  if (cursor.acceptSign("+")) return { from, to: from, isOpenEnd: true };
  cursor.expectSign("-");
  const written = readTime(cursor);
  if (isImplausible(usualMinute(from), usualMinute(written))) throw new NotUnderstood();
  // `9-5` may be written with hours of the afternoon.
  if (isHourAlone && usualMinute(from) <= NOON && usualMinute(written) <= usualMinute(from)) throw new NotUnderstood();
  // Whether hours with a sun time end after midnight is decided once, by the usual time of the event.
  const to = usualMinute(written) <= usualMinute(from) ? later(written, DAY_MINUTES) : written;
  const isOpenEnd = cursor.acceptSign("+");
  const most = isOpenEnd ? MAX_WITH_OPEN_END : DAY_MINUTES;
  if (usualMinute(from) >= DAY_MINUTES || usualMinute(to) - usualMinute(from) > most) throw new NotUnderstood();
  return { from, to, isOpenEnd };
}

/** The most minutes that hours with an open end can have before it: `19:00-18:00+` is a mistake. */
const MAX_WITH_OPEN_END = 20 * 60;

/** Whether hours close for less than an hour a day, such as `18:30-18:00`: one of the times is a mistake. */
const isImplausible = (from: number, to: number): boolean => to < from - 1 && from - to < 60;

const NOON = DAY_MINUTES / 2;

/**
 * Whether the 'pm' of the second time also applies to the first: it does in `7-11pm` and `12-2:30pm`, but not in
 * `9-5pm` and `10-12pm`.
 */
function isInAfternoonOfEnd(cursor: Cursor): boolean {
  const [from, to] = [cursor.peek(), cursor.peek(2)];
  if (!cursor.isSign("-", 1) || to?.kind !== "time" || to.half !== "p") return false;
  const minutes = from?.kind === "number" ? from.value * 60 : from?.kind === "time" ? from.minutes : null;
  if (minutes === null || (from?.kind === "time" && from.half !== null)) return false;
  return minutes >= 60 && minutes < NOON + 60 && minutes % NOON < to.minutes - NOON;
}

function readTime(cursor: Cursor): TimePoint {
  if (startsSunTime(cursor)) return readSunTime(cursor);
  const time = cursor.accept("time");
  if (time !== null) return time.minutes;
  const hour = cursor.expect("number").value;
  if (hour > 28) throw new NotUnderstood();
  return hour * 60;
}
