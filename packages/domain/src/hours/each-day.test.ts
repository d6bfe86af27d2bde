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

  it("of school holidays are never stated for sure on a day that may be one", () => {
    const schedule = parsed("Mo-Fr 09:00-11:00; SH 10:00-14:00");
    const states = new Set(DAYS.map((day) => hoursStateAt(schedule, { day, minute: NOON })));
    expect([...states].toSorted()).toEqual(["closed", "unknown"]);
  });

  it("of one weekday apply to each of its days", () => {
    for (const [weekday, name] of WEEKDAYS.entries()) {
      expect([name, openDays(`${name} 10:00-14:00`)]).toEqual([name, months(weekday).flat().map(iso)]);
    }
  });
});
