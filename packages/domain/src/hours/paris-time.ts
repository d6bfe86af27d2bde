/**
 * A minute in the local time of Paris. Opening hours are written in local time, so they need no rule for summer time.
 */
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

/** Returns the day of a date. The date may be outside its month: date 0 is the last day of the previous month. */
export const dayOf = ({ year, month, date }: CivilDate): number => Date.UTC(year, month - 1, date) / DAY_MS;

export function civilDate(day: number): CivilDate {
  const utc = new Date(day * DAY_MS);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() };
}

/** Returns 0 for Monday to 6 for Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

const HOUR_MS = 3_600_000;

/** Writes a date and a time as `2026-11-22 15:30`. */
const PARIS = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" });

/** Converts an instant, in milliseconds since 1970, to Paris time. */
export const parisTime = (instant: number): ParisTime =>
  fromUtc(Date.parse(`${PARIS.format(instant).replace(" ", "T")}Z`));

/**
 * Returns the minutes that pass between two Paris times, including the hour that a change of the clocks adds or
 * removes.
 */
export const minutesBetween = (from: ParisTime, to: ParisTime): number => (instantOf(to) - instantOf(from)) / 60_000;

/** Returns the instant of a Paris time. When the clocks show that time twice, returns the first of the two instants. */
export function instantOf(time: ParisTime): number {
  const summer = asUtc(time) - 2 * HOUR_MS;
  return isSameTime(parisTime(summer), time) ? summer : asUtc(time) - HOUR_MS;
}

export const isSameTime = (a: ParisTime, b: ParisTime): boolean => a.day === b.day && a.minute === b.minute;

/** Treats a Paris time as UTC, so that `Date` can format and split it. */
const asUtc = ({ day, minute }: ParisTime): number => day * DAY_MS + minute * 60_000;

/** Formats a Paris time for URLs and parameters: `2026-11-22T15:30`. */
export const parisTimeText = (time: ParisTime): string => new Date(asUtc(time)).toISOString().slice(0, 16);

/** Returns the date in Paris at an instant, in milliseconds since 1970: `2026-11-22`. */
export const parisDay = (instant: number): string => parisTimeText(parisTime(instant)).slice(0, 10);

/** Parses `2026-11-22T15:30` in the years 2000 to 2099; returns null for anything else. */
export function parseParisTime(text: string): ParisTime | null {
  const utc = /^20.{14}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(utc)) return null;
  const time = fromUtc(utc);
  // `Date` accepts 30 February and converts it to a day of March.
  return parisTimeText(time) === text ? time : null;
}

function fromUtc(utc: number): ParisTime {
  const minutes = Math.floor(utc / 60_000);
  const day = Math.floor(minutes / DAY_MINUTES);
  return { day, minute: minutes - day * DAY_MINUTES };
}
