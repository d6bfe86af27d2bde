/** A minute by the clocks of Paris. Opening hours are written in it, so summer time needs no rule of its own. */
export interface ParisTime {
  /** Days since 1 January 1970. */
  readonly day: number;
  /** Minutes since midnight, 0 to 1439. */
  readonly minute: number;
}

export const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly date: number;
}

/** A date outside of its month counts on: the 0th is the last of the month before. */
export const dayOf = ({ year, month, date }: CivilDate): number => Date.UTC(year, month - 1, date) / DAY_MS;

export function civilDate(day: number): CivilDate {
  const utc = new Date(day * DAY_MS);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() };
}

/** 0 for Monday, 6 for Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

const HOUR_MS = 3_600_000;

/** One in the morning, UTC, of the last Sunday of a month: the clocks change then. */
function changeIn(year: number, month: number): number {
  const last = dayOf({ year, month: month + 1, date: 0 });
  return (last - ((weekdayOf(last) + 1) % 7)) * DAY_MS + HOUR_MS;
}

/**
 * What the clocks of Paris show at an instant, in milliseconds since 1970. By the rule that holds since 1996, since
 * `Intl` takes a browser several milliseconds, in which the page would not start.
 */
export function parisTime(instant: number): ParisTime {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeIn(year, 3) && instant < changeIn(year, 10);
  return fromUtc(instant + (isSummer ? 2 : 1) * HOUR_MS);
}

/** The minutes that pass from one Paris time to another: an hour less or more where the clocks change between them. */
export const minutesBetween = (from: ParisTime, to: ParisTime): number => (instantOf(to) - instantOf(from)) / 60_000;

/** The instant at which the clocks of Paris show a time; the first of two where they show it twice. */
export function instantOf(time: ParisTime): number {
  const summer = asUtc(time) - 2 * HOUR_MS;
  return isSameTime(parisTime(summer), time) ? summer : asUtc(time) - HOUR_MS;
}

export const isSameTime = (a: ParisTime, b: ParisTime): boolean => a.day === b.day && a.minute === b.minute;

/** A time as if it were of UTC, which `Date` can write, read and take apart. */
const asUtc = ({ day, minute }: ParisTime): number => day * DAY_MS + minute * 60_000;

/** `2026-11-22T15:30`, as addresses and parameters name a Paris time. */
export const parisTimeText = (time: ParisTime): string => new Date(asUtc(time)).toISOString().slice(0, 16);

/** Reads `2026-11-22T15:30`, in the years 2000 to 2099; null for anything else. */
export function parseParisTime(text: string): ParisTime | null {
  const utc = /^20.{14}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(utc)) return null;
  const time = fromUtc(utc);
  // February has no 30th, whatever `Date` makes of it.
  return parisTimeText(time) === text ? time : null;
}

function fromUtc(utc: number): ParisTime {
  const minutes = Math.floor(utc / 60_000);
  const day = Math.floor(minutes / DAY_MINUTES);
  return { day, minute: minutes - day * DAY_MINUTES };
}
