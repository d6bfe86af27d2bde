import { isPublicHoliday, mayBeSchoolHoliday } from "./holidays.ts";
import type { HoursState } from "./hours-state.ts";
import { civilDate, DAY_MINUTES, type ParisTime, weekdayOf } from "./paris-time.ts";
import { type Day, minuteOn, type OpeningHours, type Rule } from "./rules.ts";

/** A part of a day, in minutes since its midnight. Minutes beyond 1440 are in the following night. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly state: HoursState;
  readonly comment: string | null;
  /** Whether the stretch is the uncertain time after an open end (`18:00+`). */
  readonly isOpenEnd: boolean;
}

export function dayAt(day: number): Day {
  return {
    day,
    ...civilDate(day),
    weekday: weekdayOf(day),
    isHoliday: isPublicHoliday(day),
    isSchoolHoliday: false,
  };
}

/**
 * Applies the rules to one day. Returns stretches in order and without overlaps; time outside of them is closed. On a
 * day that may be a school holiday, the time at which school holidays make a difference is unknown.
 */
export function stretchesOf(hours: OpeningHours, day: Day): readonly Stretch[] {
  const usual = stretchesOn(hours, day);
  if (!hours.dependsOn.schoolHolidays || !mayBeSchoolHoliday(day.day)) return usual;
  return agreed(usual, stretchesOn(hours, { ...day, isSchoolHoliday: true }));
}

/** Returns the time at which two lists of stretches agree; the other time is unknown. */
function agreed(first: readonly Stretch[], second: readonly Stretch[]): readonly Stretch[] {
  const edges = [...first, ...second].flatMap(({ from, to }) => [from, to]);
  const bounds = [...new Set(edges)].sort((a, b) => a - b);
  return bounds.slice(1).flatMap((to, index): readonly Stretch[] => {
    const from = bounds[index] ?? to;
    const [one, other] = [stretchAt(first, from), stretchAt(second, from)];
    if (one === undefined && other === undefined) return [];
    if (one !== undefined && one.state === other?.state) return [{ ...one, from, to }];
    if ((one?.state ?? "closed") === (other?.state ?? "closed")) return [];
    return [{ from, to, state: "unknown", comment: null, isOpenEnd: false }];
  });
}

function stretchesOn({ rules }: OpeningHours, day: Day): readonly Stretch[] {
  let stretches: readonly Stretch[] = [];
  let isClosedAllDay = false;
  for (const rule of rules) {
    if (!rule.tests.every((test) => test(day))) continue;
    const isWholeDayOff = rule.state === "closed" && rule.spans === null;
    if (rule.kind === "fallback") {
      if (!isClosedAllDay) stretches = fillGaps(stretches, stretchesIn(rule, day));
      continue;
    }
    // An opening rule replaces the rules before it; closing hours are cut out of the existing stretches.
    if (isWholeDayOff || (rule.kind === "normal" && rule.state !== "closed")) stretches = [];
    isClosedAllDay = isWholeDayOff;
    if (!isWholeDayOff) stretches = overlay(stretches, stretchesIn(rule, day));
  }
  return stretches;
}

function stretchesIn({ spans, state, comment }: Rule, { day }: Day): readonly Stretch[] {
  if (spans === null) return [{ from: 0, to: DAY_MINUTES, state, comment, isOpenEnd: false }];
  return spans.flatMap(({ isOpenEnd, ...span }) => {
    const [from, to] = [minuteOn(span.from, day), minuteOn(span.to, day)];
    // Closing hours with an open end last until the next opening: `Dec 24 16:00+ off`.
    if (isOpenEnd && state === "closed") return [{ from, to: 2 * DAY_MINUTES, state, comment, isOpenEnd: false }];
    const latest = isOpenEnd ? Math.max(to, likelyEnd(to)) : to;
    const sure: Stretch = { from, to, state, comment, isOpenEnd: false };
    const likely: Stretch = { from: to, to: latest, state: "unknown", comment, isOpenEnd: true };
    return [sure, likely].filter((each) => each.from < each.to);
  });
}

/**
 * Estimates until when a place with an open end may be open: until midnight, for 10 more hours if the end is from 17:00
 * on, or for 8 more hours from 22:00 on.
 */
function likelyEnd(from: number): number {
  if (from >= 22 * 60) return from + 8 * 60;
  return from >= 17 * 60 ? from + 10 * 60 : DAY_MINUTES;
}

/** Adds the stretches `above` and cuts those below where they overlap. Uncertain time only fills gaps. */
function overlay(below: readonly Stretch[], above: readonly Stretch[]): readonly Stretch[] {
  return above.reduce((list, each) => {
    if (each.isOpenEnd) return fillGaps(list, [each]);
    return sortStretches([...list.flatMap((other) => cutOut(other, each)), each]);
  }, below);
}

/** Adds stretches in the gaps between others. */
function fillGaps(below: readonly Stretch[], more: readonly Stretch[]): readonly Stretch[] {
  const gaps = more.flatMap((each) =>
    below.reduce((pieces, other) => pieces.flatMap((piece) => cutOut(piece, other)), [each]),
  );
  return sortStretches([...below, ...gaps]);
}

/** Returns the rest of a stretch after cutting a part away. */
function cutOut(stretch: Stretch, away: Pick<Stretch, "from" | "to">): Stretch[] {
  if (away.to <= stretch.from || away.from >= stretch.to) return [stretch];
  return [
    { ...stretch, to: Math.min(stretch.to, away.from) },
    { ...stretch, from: Math.max(stretch.from, away.to) },
  ].filter(({ from, to }) => from < to);
}

const sortStretches = (list: readonly Stretch[]): readonly Stretch[] => list.toSorted((a, b) => a.from - b.from);

const stretchAt = (list: readonly Stretch[], minute: number): Stretch | undefined =>
  list.find(({ from, to }) => minute >= from && minute < to);

/** The stretches of a day, and of the day before, which may continue after midnight. */
interface TwoDays {
  readonly today: readonly Stretch[];
  readonly yesterday: readonly Stretch[];
}

const twoDays = (hours: OpeningHours, day: number): TwoDays => ({
  today: stretchesOf(hours, dayAt(day)),
  yesterday: stretchesOf(hours, dayAt(day - 1)),
});

function stateIn({ today, yesterday }: TwoDays, minute: number): HoursState {
  const own = stretchAt(today, minute)?.state;
  const left = stretchAt(yesterday, minute + DAY_MINUTES)?.state;
  return own === "closed" ? own : own === "open" || left === "open" ? "open" : (own ?? left ?? "closed");
}

/** Returns the state of opening hours at a moment. */
export const hoursStateAt = (hours: OpeningHours, { day, minute }: ParisTime): HoursState =>
  stateIn(twoDays(hours, day), minute);

export interface HoursChange {
  readonly at: ParisTime;
  readonly state: HoursState;
}

/** The number of days that are searched for the next change: a little more than a year. */
const HORIZON_DAYS = 370;

/** Returns the next change of the state; null when the state does not change within a year. */
export function nextHoursChange(hours: OpeningHours, now: ParisTime): HoursChange | null {
  let yesterday = stretchesOf(hours, dayAt(now.day - 1));
  let current: HoursState | null = null;
  for (let day = now.day; day <= now.day + HORIZON_DAYS; day += 1) {
    const days = { today: stretchesOf(hours, dayAt(day)), yesterday };
    const from = day === now.day ? now.minute : 0;
    current ??= stateIn(days, from);
    for (const minute of boundariesOf(days)) {
      if (minute < from) continue;
      const state = stateIn(days, minute);
      if (state !== current) return { at: { day, minute }, state };
    }
    yesterday = days.today;
  }
  return null;
}

function boundariesOf({ today, yesterday }: TwoDays): readonly number[] {
  const all = [
    0,
    ...today.flatMap(({ from, to }) => [from, to]),
    ...yesterday.flatMap(({ from, to }) => [from - DAY_MINUTES, to - DAY_MINUTES]),
  ];
  return [...new Set(all)].filter((minute) => minute >= 0 && minute < DAY_MINUTES).sort((a, b) => a - b);
}
