import { getTimes } from "suncalc";
import { describe, expect, it } from "vitest";
import { at, parsed } from "../../testing/written-hours.ts";
import { writtenHoursState } from "./hours.ts";
import { dayOf, parisTime } from "./paris-time.ts";
import { SUN_EVENTS, sunMinute } from "./sun.ts";
import { hoursWeek } from "./week.ts";

describe("sunMinute", () => {
  it("agrees within two minutes with the library suncalc, on each day of ten years", () => {
    const first = dayOf({ year: 2026, month: 1, date: 1 });
    for (let day = first; day < first + 3652; day += 1) {
      const times = getTimes(new Date((day + 0.5) * 86_400_000), 48.8566, 2.3522);
      for (const event of SUN_EVENTS) {
        const minutes = sunMinute(event, day) - parisTime(times[event]?.getTime() ?? Number.NaN).minute;
        expect(Math.abs(minutes), `${event} of ${day}`).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe("hours relative to the sun", () => {
  // The sun rises at 8:11 and sets at 17:01 on 22 November; on 20 June it rises at 5:46 and sets at 21:57.
  it.each([
    ["sunrise-sunset", "2026-11-22T08:05", "closed"],
    ["sunrise-sunset", "2026-11-22T08:15", "open"],
    ["sunrise-sunset", "2026-11-22T16:55", "open"],
    ["sunrise-sunset", "2026-11-22T17:05", "closed"],
    ["Mo-Su sunrise-sunset", "2026-06-20T05:50", "open"],
    ["Mo-Su 08:00-sunset", "2026-06-20T21:50", "open"],
    ["Mo-Su 08:00-(sunset-00:30)", "2026-06-20T21:50", "closed"],
    ["Mo-Su (sunrise+01:00)-18:00", "2026-06-20T06:30", "closed"],
    ["dawn-dusk", "2026-11-22T17:30", "open"],
    ["Sa sunset-02:00", "2026-11-22T01:59", "open"],
    ["sunset-21:00", "2026-11-22T18:00", "open"],
    ["sunset-21:00", "2026-06-20T12:00", "closed"],
    ["08:00-12:00,13:00-sunset", "2026-11-22T16:00", "open"],
    ["sunset+", "2026-11-22T18:00", "unknown"],
  ] as const)("give for %s at %s the state %s", (hours, time, state) => {
    expect(writtenHoursState(hours, at(time))).toBe(state);
  });

  it("differ on each day of the week, and vary by date", () => {
    const week = hoursWeek(parsed("sunrise-sunset"), at("2026-11-22T15:30").day);
    expect(week.days.map((spans) => spans.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(new Set(week.days.map(([span]) => span?.to)).size).toBe(7);
    expect(week.variesByDate).toBe(true);
  });
});
