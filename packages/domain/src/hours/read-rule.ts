import { type Cursor, NotUnderstood } from "./cursor.ts";
import { isYear } from "./day-parts.ts";
import { ALL_WEEKDAYS, bothDependences, type DayTests, readDayTests, startsDays } from "./day-tests.ts";
import type { HoursState } from "./hours-state.ts";
import type { DayTest, Rule, RuleKind, Span } from "./rules.ts";
import { followsSun, isAlways, isTimeAt, readSpans, startsTime } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** How a rule is joined to the one before it. The sign is null when the text has no separator. */
export interface Join {
  readonly kind: RuleKind;
  readonly sign: "," | ";" | "||" | null;
}

/** A rule with the properties of its text that decide how it combines with the other rules. */
export interface RuleRead {
  readonly rule: Rule;
  readonly days: DayTests;
  /** Whether the rule has days, but neither times nor a state: `Mo-Fr`. */
  readonly isBare: boolean;
  /** Whether all names of days and months are codes of OpenStreetMap. */
  readonly isCode: boolean;
  /** Whether the state is before the days: `closed Su`. */
  readonly isStateFirst: boolean;
  /** Whether the days are after the times: `10h-19h du mardi au samedi`. */
  readonly hasDaysAfter: boolean;
  /** Whether the closed days are in everyday words, which say nothing about the other days: `closed`, but not `off`. */
  readonly isEverydayClosing: boolean;
}

const testsOf = ({ dateTests, weekdayTests }: DayTests): readonly DayTest[] => [...dateTests, ...weekdayTests];

const STATES: ReadonlyMap<string, HoursState> = new Map([
  ["open", "open"],
  ["off", "closed"],
  ["closed", "closed"],
  ["unknown", "unknown"],
]);
const STATE_WORDS = [...STATES.keys()];

function readState(cursor: Cursor): { state: HoursState; isEveryday: boolean } | null {
  const token = cursor.peek();
  const state = token?.kind === "word" ? STATES.get(token.text) : undefined;
  if (token?.kind !== "word" || state === undefined) return null;
  cursor.skip();
  return { state, isEveryday: token.text !== "off" };
}

/** Parses a state before days or times: `closed Su`, `fermé : lundi`, `open 10:00-12:00`. */
function readStateFirst(cursor: Cursor): HoursState | null {
  const { position } = cursor;
  const stated = readState(cursor);
  if (stated === null) return null;
  cursor.acceptSign(":");
  if (startsDays(cursor) || startsTime(cursor)) return stated.state;
  cursor.reset(position);
  return null;
}

/**
 * Parses a rule. Its closed days after the times (`10h-19h fermé lu`) and exceptions (`sauf mardi`) become further
 * rules.
 * @param before The rule before this one; null for the first.
 * @throws NotUnderstood
 */
export function readRule(cursor: Cursor, join: Join, before: RuleRead | null): readonly RuleRead[] {
  const start = cursor.position;
  const stateFirst = readStateFirst(cursor);
  const isClosing = stateFirst === "closed" || stateFirst === "unknown";
  const first = withDatesBefore(readDayTests(cursor, isClosing), join, before);
  const exceptions = isClosing ? null : readExceptions(cursor);
  const spans = isClosing ? readClosedSpans(cursor, start, before) : readTimes(cursor, testsOf(first).length > 0);
  const after = spans === null || isClosing ? null : readDaysAfter(cursor, first);
  const days = after ?? first;
  const laterExceptions = exceptions ?? (isClosing ? null : readExceptions(cursor));
  const { stated, comment } = readEnding(cursor);
  const closedAfter = stated === null ? null : readDaysAfterState(cursor, spans);
  const tests = testsOf(days);
  const isStated = stateFirst !== null || stated !== null || comment?.kind === "comment";
  const isBare = tests.length > 0 && spans === null && !isStated;
  if (tests.length === 0 && spans === null && !isStated) throw new NotUnderstood();
  const isCarried = isBare && join.sign === "," && before?.isStateFirst === true && before.rule.spans === null;
  const carried = isCarried ? before.rule.state : null;
  // `open Su` and `Sunday: open` name no hours.
  const isCode = isCodeOnly(cursor.since(start));
  const own = stateFirst ?? (closedAfter === null ? stated?.state : undefined);
  const namesNoHours = own === "open" && spans === null && (stateFirst !== null || !isCode);
  const written = namesNoHours ? "unknown" : own;
  const state = carried ?? written ?? (comment?.kind === "comment" ? "unknown" : "open");
  const shared = { isCode, hasDaysAfter: false };
  const main: RuleRead = {
    ...shared,
    rule: { kind: join.kind, tests, spans, state, comment: comment?.text ?? null },
    days: withSun(days, spans),
    isBare: isBare && !isCarried,
    isStateFirst: isCarried || (stateFirst !== null && spans === null),
    hasDaysAfter: after !== null,
    isEverydayClosing: state === "closed" && spans === null && (stateFirst !== null || stated?.isEveryday === true),
  };
  const closing = (closed: DayTests, closedState: HoursState): RuleRead => ({
    ...shared,
    rule: {
      kind: "normal",
      tests: [...days.dateTests, ...testsOf(closed)],
      spans: null,
      state: closedState,
      comment: null,
    },
    days: { ...closed, weekdays: null },
    isBare: false,
    isStateFirst: true,
    isEverydayClosing: closedState === "closed",
  });
  const stateAfter = stated?.state === "open" ? "unknown" : (stated?.state ?? "closed");
  return [
    main,
    ...(laterExceptions === null ? [] : [closing(laterExceptions, "closed")]),
    ...(closedAfter === null ? [] : [closing(closedAfter, stateAfter)]),
  ];
}

/** After a missing separator, a rule without dates keeps those before it: `May-Sep Mo-Fr 10-18 Sa-Su 09-19`. */
function withDatesBefore(days: DayTests, join: Join, before: RuleRead | null): DayTests {
  if (before === null || join.sign !== null || days.dateTests.length > 0) return days;
  const { dateTests, dateText, dependsOn } = before.days;
  if (dateTests.length === 0) return days;
  return {
    ...days,
    dateTests,
    dateText,
    dependsOn: bothDependences(days.dependsOn, { ...dependsOn, holidays: false }),
  };
}

const withSun = (days: DayTests, spans: readonly Span[] | null): DayTests =>
  spans === null || !followsSun(spans) ? days : { ...days, dependsOn: { ...days.dependsOn, dates: true } };

function readTimes(cursor: Cursor, hasDays: boolean): readonly Span[] | null {
  cursor.accept("remark");
  // People write a comma between days and times: `Tous les jours, 10h-18h`.
  if (hasDays && cursor.isSign(",") && isTimeAt(cursor, 1)) cursor.skip();
  if (cursor.isWord("open") && isTimeAt(cursor, 1)) cursor.skip();
  return isAlways(cursor) || startsTime(cursor) || cursor.isKind("number") ? readSpans(cursor) : null;
}

/**
 * Parses closing times after a state: `closed Su 12:00-14:00`. With several days, or in the first rule, the times could
 * be the hours of the other days.
 */
function readClosedSpans(cursor: Cursor, start: number, before: RuleRead | null): readonly Span[] | null {
  if (!startsTime(cursor)) return null;
  const tokens = cursor.since(start);
  const days = tokens.filter(({ kind }) => kind === "day").length;
  const isList = tokens.some((token) => token.kind === "sign" && token.text === ",");
  if (before === null || isList || days > 2) throw new NotUnderstood();
  return readSpans(cursor);
}

/** Parses `sauf mardi`. */
function readExceptions(cursor: Cursor): DayTests | null {
  const { position } = cursor;
  const hasComma = cursor.acceptSign(",");
  if (!cursor.acceptWord("except")) {
    if (hasComma) cursor.reset(position);
    return null;
  }
  cursor.acceptSign(":");
  const days = readDayTests(cursor, true);
  if (testsOf(days).length === 0) throw new NotUnderstood();
  return days;
}

const isNextOwn = (cursor: Cursor): boolean =>
  startsTime(cursor) || cursor.isWord(...STATE_WORDS) || (cursor.isSign(",") && isTimeAt(cursor, 1));

/** Parses days after the times of a rule: `10h-19h du mardi au samedi`, `10h-19h, mardi au samedi`. */
function readDaysAfter(cursor: Cursor, before: DayTests): DayTests | null {
  if (before.dateTests.length > 0) return null;
  const { position } = cursor;
  const hasDays = before.weekdayTests.length > 0;
  const hasComma = !hasDays && cursor.acceptSign(",");
  const days = startsDays(cursor) ? readDayTests(cursor) : null;
  if (days === null || (hasDays && days.weekdayTests.length > 0)) {
    cursor.reset(position);
    return null;
  }
  if (!isNextOwn(cursor) || startsRuleWithDaysAfter(cursor) || isRestClosed(cursor, days)) {
    if (!hasDays) return days;
    return { ...before, ...days, weekdayTests: before.weekdayTests, weekdays: before.weekdays };
  }
  // `10h-19h mardi 20h-22h` could mean either times. A comma or a state makes the days those of another rule.
  if (!hasDays && !hasComma && !cursor.isWord(...STATE_WORDS)) throw new NotUnderstood();
  cursor.reset(position);
  return null;
}

/** Whether a state for all other weekdays follows: `9am-5pm Mo-Fr closed Sa-Su`. */
function isRestClosed(cursor: Cursor, days: DayTests): boolean {
  const { position } = cursor;
  const others = readState(cursor) !== null && startsDays(cursor) ? readDayTests(cursor, true) : null;
  const isRest = others !== null && !isNextOwn(cursor) && coverWeek(days.weekdays, others.weekdays);
  cursor.reset(position);
  return isRest;
}

const coverWeek = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && ((a | b) & ALL_WEEKDAYS) === ALL_WEEKDAYS;

/** Whether times with days after them follow a comma: `10h-19h mardi au samedi, 10h-13h dimanche`. */
function startsRuleWithDaysAfter(cursor: Cursor): boolean {
  const { position } = cursor;
  const starts = cursor.acceptSign(",") && readSpans(cursor) !== null && startsDays(cursor);
  cursor.reset(position);
  return starts;
}

/**
 * Parses the days after a state: they belong to it if neither times nor another state follow: `10h-19h fermé lu`.
 * Returns null if they begin another rule.
 */
function readDaysAfterState(cursor: Cursor, spans: readonly Span[] | null): DayTests | null {
  if (!startsDays(cursor)) return null;
  const { position } = cursor;
  const days = readDayTests(cursor, true);
  const isOfState = !isNextOwn(cursor);
  // In `Mo closed Su`, the state could belong to either day.
  if (isOfState === (spans === null)) throw new NotUnderstood();
  if (isOfState) return days;
  cursor.reset(position);
  return null;
}

/** Parses the state, the comment and the remark after the times. */
function readEnding(cursor: Cursor) {
  const before = readNote(cursor);
  const stated = readState(cursor);
  const note = readNote(cursor) ?? before;
  return { stated, comment: note };
}

const readNote = (cursor: Cursor) => cursor.accept("comment") ?? cursor.accept("remark");

/** Whether days and months are written in the codes of OpenStreetMap, with the month before the date. */
const isCodeOnly = (tokens: readonly Token[]): boolean =>
  tokens.every((token, index) => {
    if (token.kind === "day") return token.isCode;
    const before = tokens[index - 1];
    if (token.kind !== "month") return true;
    return token.isCode && !(before?.kind === "number" && !isYear(before.value));
  });
