import { Cursor, NotUnderstood } from "./cursor.ts";
import { readDayTests } from "./day-tests.ts";
import type { HoursState } from "./hours-state.ts";
import { DAY_MINUTES } from "./paris-time.ts";
import { later, type OpeningHours, type Rule, type RuleKind, type Span, type TimePoint, usualMinute } from "./rules.ts";
import { readSunTime, startsSunTime } from "./sun-time.ts";
import { tokens } from "./tokens.ts";

/** OpenStreetMap allows 255 characters; other sources write a little more. */
const MAX_LENGTH = 500;

/**
 * Parses opening hours in the syntax of OpenStreetMap, or in common French and English notations. Returns null when any
 * part is not understood, since the other parts alone would give wrong hours.
 */
export function parseOpeningHours(text: string): OpeningHours | null {
  if (text.length > MAX_LENGTH) return null;
  const list = tokens(text);
  if (list === null || list.length === 0) return null;
  try {
    return readRules(new Cursor(list));
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

function readRules(cursor: Cursor): OpeningHours {
  const rules: Rule[] = [];
  const dependsOn = { holidays: false, dates: false };
  let kind: RuleKind = "normal";
  let namedDays = false;
  while (!cursor.done) {
    const { rule, holidays, dates } = readRule(cursor, kind);
    // Times without days extend the rule before them: `Mo-Fr 08:00-12:00; 14:00-18:00`.
    const adds = kind === "normal" && rule.tests.length === 0 && rule.spans !== null && namedDays;
    rules.push(adds ? { ...rule, kind: "additional" } : rule);
    namedDays = rule.tests.length > 0;
    dependsOn.holidays ||= holidays;
    dependsOn.dates ||= dates;
    if (cursor.done) break;
    kind = readSeparator(cursor);
  }
  return { rules, dependsOn };
}

function readSeparator(cursor: Cursor): RuleKind {
  if (cursor.acceptSign("||")) return "fallback";
  if (cursor.acceptSign(",")) {
    if (cursor.done) throw new NotUnderstood();
    return "additional";
  }
  if (!cursor.acceptSign(";")) {
    // A rule may follow without a separator: `Mo-Fr 09:00-18:00 Sa 10:00-12:00`.
    if (cursor.isKind("day") || cursor.isWord("ph")) return "normal";
    throw new NotUnderstood();
  }
  while (cursor.acceptSign(";"));
  return "normal";
}

const STATES: ReadonlyMap<string, HoursState> = new Map([
  ["open", "open"],
  ["off", "closed"],
  ["closed", "closed"],
  ["unknown", "unknown"],
]);

function readState(cursor: Cursor): HoursState | null {
  const token = cursor.peek();
  const state = token?.kind === "word" ? STATES.get(token.text) : undefined;
  if (state === undefined) return null;
  cursor.skip();
  return state;
}

function readRule(cursor: Cursor, kind: RuleKind) {
  if (isAlways(cursor)) {
    cursor.skip(3);
    const { state, comment } = readEnding(cursor);
    return { rule: { kind, tests: [], spans: null, state, comment }, holidays: false, dates: false };
  }
  const before = readDayTests(cursor);
  // People write a comma between days and times: `Tous les jours, 10h-18h`. `Mo-Su, 24/7` is two rules.
  if (before.tests.length > 0 && cursor.isSign(",") && isTimeNext(cursor) && !isAlways(cursor, 1)) cursor.skip();
  const { spans, followsSun } = startsTime(cursor) ? readSpans(cursor) : { spans: null, followsSun: false };
  // People also write the days after the times: `10h-19h du mardi au samedi`.
  const isDayAfter = before.tests.length === 0 && spans !== null && cursor.isKind("day");
  const { tests, holidays, dates } = isDayAfter ? readDayTests(cursor) : before;
  if (isDayAfter && startsTime(cursor)) throw new NotUnderstood();
  const { state, comment, isStated } = readEnding(cursor);
  if (tests.length === 0 && spans === null && !isStated) throw new NotUnderstood();
  const rule: Rule = { kind, tests, spans, state, comment };
  return { rule, holidays, dates: dates || followsSun };
}

function isAlways(cursor: Cursor, ahead = 0): boolean {
  const [first, second] = [cursor.peek(ahead), cursor.peek(ahead + 2)];
  return (
    first?.kind === "number" &&
    first.value === 24 &&
    cursor.isSign("/", ahead + 1) &&
    second?.kind === "number" &&
    second.value === 7
  );
}

/** Parses the state and comment after the times. A comment alone makes the state unknown. */
function readEnding(cursor: Cursor): { state: HoursState; comment: string | null; isStated: boolean } {
  const before = cursor.accept("comment")?.text ?? null;
  const stated = readState(cursor);
  const comment = cursor.accept("comment")?.text ?? before;
  return {
    state: stated ?? (comment === null ? "open" : "unknown"),
    comment,
    isStated: stated !== null || comment !== null,
  };
}

/** Whether a time follows: `18:00`, an hour alone, `sunset`, `(sunset-00:30)`. */
const startsTime = (cursor: Cursor): boolean =>
  cursor.isKind("time") || cursor.isKind("number") || startsSunTime(cursor);

function readSpans(cursor: Cursor): { spans: readonly Span[]; followsSun: boolean } {
  const spans = [readSpan(cursor)];
  for (;;) {
    if (cursor.isSign(",") && isTimeNext(cursor)) cursor.skip();
    // After an open end, a time would be an offset: `sunset+01:00`.
    else if (!cursor.isKind("time") || spans.at(-1)?.isOpenEnd) break;
    spans.push(readSpan(cursor));
  }
  return { spans, followsSun: spans.some(({ from, to }) => typeof from === "object" || typeof to === "object") };
}

/** Whether times of the same rule follow the comma, rather than a year or date of another rule. */
function isTimeNext(cursor: Cursor): boolean {
  const next = cursor.peek(1);
  return next?.kind === "time" || (next?.kind === "number" && next.value <= 24) || startsSunTime(cursor, 1);
}

function readSpan(cursor: Cursor): Span {
  const isAfternoon = isInAfternoonOfEnd(cursor);
  const start = readTime(cursor);
  const from = isAfternoon && usualMinute(start) < NOON ? later(start, NOON) : start;
  if (cursor.acceptSign("+")) return { from, to: from, isOpenEnd: true };
  cursor.expectSign("-");
  const written = readTime(cursor);
  if (isImplausible(usualMinute(from), usualMinute(written))) throw new NotUnderstood();
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
