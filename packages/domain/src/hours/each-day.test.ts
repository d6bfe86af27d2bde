import { describe, expect, it } from "vitest";
import { parsed } from "../../testing/written-hours.ts";
import { hoursStateAt } from "./schedule.ts";

const DAY_MS = 86_400_000;
const NOON = 720;
/** Every day of three years, one of them a leap year, as days since 1970. */
const FIRST = Date.UTC(2026, 0, 1) / DAY_MS;
const DAYS = Array.from({ length: 365 + 365 + 366 }, (_, index) => FIRST + index);
const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const;

const dateOf = (day: number): Date => new Date(day * DAY_MS);
const iso = (day: number): string => dateOf(day).toISOString().slice(0, 10);

/** Returns the days on which the hours are open at noon, as dates. */
function openDays(hours: string): readonly string[] {
  const schedule = parsed(hours);
  return DAYS.filter((day) => hoursStateAt(schedule, { day, minute: NOON }) === "open").map(iso);
}

/** Returns the days of a weekday, month by month. */
function months(weekday: number): readonly (readonly number[])[] {
  const days = DAYS.filter((day) => dateOf(day).getUTCDay() === weekday);
  return [...Map.groupBy(days, (day) => iso(day).slice(0, 7)).values()];
}

/** Easter Sundays, from the tables of the Bureau des longitudes. */
const EASTER = [Date.UTC(2026, 3, 5), Date.UTC(2027, 2, 28), Date.UTC(2028, 3, 16)];
/** The public holidays of France with the same date each year, as month and date. */
const FIXED_HOLIDAYS = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
const HOLIDAYS = [
  ...[2026, 2027, 2028].flatMap((year) => FIXED_HOLIDAYS.map((date) => `${year}-${date}`)),
  // Easter Monday, Ascension Day and Whit Monday.
  ...EASTER.flatMap((easter) => [1, 39, 50].map((after) => iso(easter / DAY_MS + after))),
];

/** The first and the last day of school holidays of Paris (zone C), from the calendars of the ministry. */
const SCHOOL_HOLIDAYS = [
  ["2023-07-08", "2023-09-03"],
  ["2023-10-21", "2023-11-05"],
  ["2023-12-23", "2024-01-07"],
  ["2024-02-10", "2024-02-25"],
  ["2024-04-06", "2024-04-21"],
  ["2024-07-06", "2024-09-01"],
  ["2024-10-19", "2024-11-03"],
  ["2024-12-21", "2025-01-05"],
  ["2025-02-15", "2025-03-02"],
  ["2025-04-12", "2025-04-27"],
  ["2025-07-05", "2025-08-31"],
  ["2025-10-18", "2025-11-02"],
  ["2025-12-20", "2026-01-04"],
  ["2026-02-21", "2026-03-08"],
  ["2026-04-18", "2026-05-03"],
] as const;

describe("on each day of three years, opening hours", () => {
  it.each(WEEKDAYS.map((name, weekday) => [name, weekday] as const))(
    "of the nth %s of a month apply to that day alone, counted from the start or from the end",
    (name, weekday) => {
      for (const n of [1, 2, 3, 4, 5]) {
        const counted = months(weekday).flatMap((days) => days.slice(n - 1, n));
        expect([n, openDays(`${name}[${n}] 10:00-14:00`)]).toEqual([n, counted.map(iso)]);
        const fromEnd = months(weekday).flatMap((days) => days.toReversed().slice(n - 1, n));
        expect([-n, openDays(`${name}[-${n}] 10:00-14:00`)]).toEqual([-n, fromEnd.map(iso)]);
      }
      const firstToThird = months(weekday).flatMap((days) => days.slice(0, 3));
      expect(openDays(`${name}[1-3] 10:00-14:00`)).toEqual(firstToThird.map(iso));
      const second = months(weekday).flatMap((days) => days.slice(1, 2));
      const dayAfter = second.map((day) => day + 1).filter((day) => DAYS.includes(day));
      expect(openDays(`${name}[2] +1 day 10:00-14:00`)).toEqual(dayAfter.map(iso));
    },
  );

  it("of public holidays apply to these days alone", () => {
    expect(openDays("PH 10:00-14:00")).toEqual(HOLIDAYS.toSorted());
    expect(openDays("Mo-Su 10:00-14:00; PH off")).toEqual(DAYS.map(iso).filter((date) => !HOLIDAYS.includes(date)));
  });

  it("of a week number apply to the days of that ISO week alone", () => {
    /** The ISO number of a week is that of its Thursday among the Thursdays of its year. */
    const weekOf = (day: number): number => {
      const thursday = day - ((dateOf(day).getUTCDay() + 6) % 7) + 3;
      const yearStart = Date.UTC(dateOf(thursday).getUTCFullYear(), 0, 1) / DAY_MS;
      return Math.floor((thursday - yearStart) / 7) + 1;
    };
    for (let week = 1; week <= 53; week++) {
      const written = String(week).padStart(2, "0");
      expect([week, openDays(`week ${written} 10:00-14:00`)]).toEqual([
        week,
        DAYS.filter((day) => weekOf(day) === week).map(iso),
      ]);
    }
    const odd = DAYS.filter((day) => weekOf(day) % 2 === 1).map(iso);
    expect(openDays("week 01-53/2 10:00-14:00")).toEqual(odd);
  });

  it("of school holidays are unknown on each of these days, and known in the weeks between", () => {
    const schedule = parsed("Mo-Su 09:00-11:00; SH 10:00-14:00");
    const stateOn = (day: number) => hoursStateAt(schedule, { day, minute: NOON });
    for (const [first, last] of SCHOOL_HOLIDAYS) {
      const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
      const days = Array.from({ length }, (_, index) => Date.parse(first) / DAY_MS + index);
      expect([first, days.filter((day) => stateOn(day) !== "unknown").map(iso)]).toEqual([first, []]);
    }
    const between = DAYS.filter((day) => /-(?:01-(?:1|2)|03-2|06-(?:1|2|30)|09-(?:1|2)|11-[12]|12-0)/.test(iso(day)));
    expect(new Set(between.map(stateOn))).toEqual(new Set(["closed"]));
  });

  it("of one weekday apply to each of its days", () => {
    for (const [weekday, name] of WEEKDAYS.entries()) {
      expect([name, openDays(`${name} 10:00-14:00`)]).toEqual([name, months(weekday).flat().map(iso)]);
    }
  });
});
