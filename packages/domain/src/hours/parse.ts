import { Cursor, NotUnderstood } from "./cursor.ts";
import { bothDependences, startsDays } from "./day-tests.ts";
import { addsHours, isHidden, isWithin } from "./overwritten.ts";
import { DAY_MINUTES } from "./paris-time.ts";
import { type Join, type RuleRead, readRule } from "./read-rule.ts";
import type { Dependence, OpeningHours, Rule } from "./rules.ts";
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
    return combined(readRules(new Cursor(list)));
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

function readRules(cursor: Cursor): readonly RuleRead[] {
  const rules: RuleRead[] = [];
  let join: Join = { kind: "normal", sign: ";" };
  while (!cursor.done) {
    rules.push(...readRule(cursor, join, rules.at(-1) ?? null));
    if (cursor.done) break;
    join = readSeparator(cursor);
  }
  return rules;
}

function readSeparator(cursor: Cursor): Join {
  if (cursor.acceptSign("||")) return { kind: "fallback", sign: "||" };
  if (cursor.acceptSign(",")) {
    if (cursor.done) throw new NotUnderstood();
    return { kind: "additional", sign: "," };
  }
  if (!cursor.acceptSign(";")) {
    // A rule may follow without a separator: `Mo-Fr 09:00-18:00 Sa 10:00-12:00`.
    if (startsDays(cursor) || cursor.isWord("closed")) return { kind: "normal", sign: null };
    throw new NotUnderstood();
  }
  while (cursor.acceptSign(";"));
  return { kind: "normal", sign: ";" };
}

const isWholeDayClosed = ({ rule }: RuleRead): boolean => rule.state === "closed" && rule.spans === null;
const hasDays = ({ rule }: RuleRead): boolean => rule.tests.length > 0;

/** @throws NotUnderstood if the rules contradict each other, or do not name the hours of their days. */
function combined(read: readonly RuleRead[]): OpeningHours {
  checkBareDays(read);
  const ordered = closingDaysLast(read);
  const rules = ordered.map((each, index): Rule => joined(each, ordered.slice(0, index)));
  // A text that names only closed days says nothing about the hours of the other days.
  const isOnlyClosing = read.every((each) => isWholeDayClosed(each) && hasDays(each) && each.isEverydayClosing);
  // A state before days names no hours: `open Su`.
  if (!isOnlyClosing && read.every(({ rule, isStateFirst }) => isStateFirst && rule.spans === null)) {
    throw new NotUnderstood();
  }
  const unknown: Rule = { kind: "normal", tests: [], spans: null, state: "unknown", comment: null };
  return {
    rules: isOnlyClosing ? [unknown, ...rules] : rules,
    dependsOn: read.map(({ days }) => days.dependsOn).reduce(bothDependences, NO_DEPENDENCE),
  };
}

const NO_DEPENDENCE: Dependence = { holidays: false, schoolHolidays: false, dates: false };

/**
 * In the syntax of OpenStreetMap, days without times mean that the place is open all day. People who write days in
 * words, or hours for other days, mean something else.
 */
function checkBareDays(read: readonly RuleRead[]): void {
  const bare = read.filter(({ isBare }) => isBare);
  const isStrict = read.every(({ rule, isStateFirst }) => rule.spans === null && !isStateFirst);
  if (bare.length > 0 && !(isStrict && bare.every(({ isCode }) => isCode))) throw new NotUnderstood();
}

/**
 * Moves closed days at the start to the end, if the rules after them would open these days again: `closed Mo; Mo-Su
 * 10:00-19:00`, `Mo off; 10:00-19:00`, `PH off; Mo-Fr 10:00-19:00`.
 */
function closingDaysLast(read: readonly RuleRead[]): readonly RuleRead[] {
  const count = read.findIndex((each) => !(hasDays(each) && each.rule.spans === null && each.rule.state !== "open"));
  if (count < 1) return read;
  const others = read.slice(count);
  const moved = read.slice(0, count).filter((each) => each.isStateFirst || isHidden(each, others));
  return [...read.filter((each) => !moved.includes(each)), ...moved];
}

/** Returns a rule with its kind after the rules before it. @throws NotUnderstood */
function joined(read: RuleRead, earlier: readonly RuleRead[]): Rule {
  const { rule } = read;
  const before = earlier.at(-1);
  if (before === undefined) return { ...rule, kind: "normal" };
  const { spans } = rule;
  if (!hasDays(read) && rule.kind !== "fallback") {
    // A state of all days after other rules, such as `Mo-Fr 10:00-18:00; off`, hides these rules.
    if (spans === null || spans.some(({ from, to }) => from === 0 && to === DAY_MINUTES)) throw new NotUnderstood();
    if (before.hasDaysAfter && rule.kind === "additional") throw new NotUnderstood();
    // Times without days extend the rule before them: `Mo-Fr 08:00-12:00; 14:00-18:00`.
    if (rule.kind === "normal" && hasDays(before) && rule.state !== "closed") return { ...rule, kind: "additional" };
  }
  // Hours for all days, followed by other hours for some days: `10h-19h, dim 10h-13h`. In the syntax of OpenStreetMap
  // a comma adds hours, but hours within the others would add nothing.
  const isForSome = rule.kind === "additional" && hasDays(read) && !hasDays(before) && before.rule.spans !== null;
  if (isForSome && spans !== null && before.rule.spans !== null) {
    return !read.isCode || isWithin(spans, before.rule.spans) ? { ...rule, kind: "normal" } : rule;
  }
  return addsHours(read, earlier) ? { ...rule, kind: "additional" } : rule;
}
