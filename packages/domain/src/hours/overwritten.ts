import type { RuleRead } from "./read-rule.ts";
import { type Span, usualMinute } from "./rules.ts";

/** Whether two lists of times have a minute in common. Time after an open end does not count. */
const overlap = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.some((one) =>
    b.some((other) => usualMinute(one.from) < usualMinute(other.to) && usualMinute(other.from) < usualMinute(one.to)),
  );

/** Whether all times of one list are within times of another list. */
export const isWithin = (inner: readonly Span[], outer: readonly Span[]): boolean =>
  inner.every((one) =>
    outer.some(
      (other) => usualMinute(other.from) <= usualMinute(one.from) && usualMinute(one.to) <= usualMinute(other.to),
    ),
  );

/**
 * Whether a rule would hide all of an earlier rule, with other hours on the same days: `Mo-Fr 12:00-14:30; Mo-Fr
 * 19:00-22:30`. The earlier rule would have no effect, so the later one adds its hours instead. A rule for other dates, or
 * for only some of the days, is an exception and replaces the hours.
 */
export function addsHours(later: RuleRead, earlier: readonly RuleRead[]): boolean {
  const { rule, days } = later;
  const { spans } = rule;
  if (rule.kind !== "normal" || rule.state !== "open" || spans === null || days.weekdays === null) return false;
  const ofDays = days.weekdays;
  const open = earlier.filter((each) => each.rule.state === "open" && each.rule.kind !== "fallback");
  if (open.some((each) => each.days.dateText !== days.dateText || each.days.weekdays === null)) return false;
  const shared = open.filter((each) => ((each.days.weekdays ?? 0) & ofDays) !== 0);
  return (
    shared.length > 0 &&
    shared.every(
      (each) =>
        ((each.days.weekdays ?? 0) & ~ofDays) === 0 && each.rule.spans !== null && !overlap(each.rule.spans, spans),
    )
  );
}

/**
 * Whether a closing of some days would have no effect, because usual hours follow it: `Dec 25 off; Mo-Su 10:00-19:00`.
 * Hours of dates or holidays are exceptions from it.
 */
export function isHidden(closing: RuleRead, later: readonly RuleRead[]): boolean {
  const { days } = closing;
  if (later.some(({ days: { dateText, weekdays } }) => dateText !== NO_DATES || weekdays === null)) return false;
  const isException = days.dateText !== NO_DATES || days.dependsOn.holidays || days.dependsOn.schoolHolidays;
  if (isException) return !later.some((each) => each.days.dependsOn.holidays || each.days.dependsOn.schoolHolidays);
  return later.some((each) => days.weekdays !== null && (days.weekdays & ~(each.days.weekdays ?? 0)) === 0);
}

const NO_DATES = "[]";
