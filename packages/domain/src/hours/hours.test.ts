import fc from "fast-check";
import OpeningHoursLibrary from "opening_hours";
import { describe, expect, it } from "vitest";
import { at, parsed } from "../../testing/written-hours.ts";
import { easter, isPublicHoliday } from "./holidays.ts";
import { hoursNow, writtenHoursLate, writtenHoursOnSundays, writtenHoursState } from "./hours.ts";
import { hoursChoiceText, parseHoursChoice, toggleHoursMoment, toggleHoursState } from "./hours-filter.ts";
import { HOURS_STATES } from "./hours-state.ts";
import { civilDate, DAY_MINUTES, dayOf, instantOf, parisTime, parisTimeText, parseParisTime } from "./paris-time.ts";
import { parseOpeningHours } from "./parse.ts";
import type { OpeningHours } from "./rules.ts";
import { hoursStateAt } from "./schedule.ts";
import { hoursWeek } from "./week.ts";

const stateAt = (hours: string, time: string) => writtenHoursState(hours, at(time));
const now = (hours: string, time: string) => {
  const { state, next, closesInMinutes } = hoursNow(parsed(hours), at(time));
  return { state, until: next === null ? null : `${parisTimeText(next.at)} ${next.state}`, closesInMinutes };
};

describe("parseOpeningHours", () => {
  it.each([
    ["Mo-Fr 11:30-14:30, Mo-Su 18:30-22:30", "2026-11-22T19:00", "open"],
    ["Mo-Fr 11:30-14:30, Mo-Su 18:30-22:30", "2026-11-22T12:00", "closed"],
    ["mo-fr 9h-18h30", "2026-11-20T18:15", "open"],
    ["Mo–Fr 09.00–18.00", "2026-11-20T17:59", "open"],
    ["Mo-Fr 9am-5:30pm", "2026-11-20T17:15", "open"],
    ["Monday to Friday 10:00-12:00 and 14:00-16:00", "2026-11-20T14:30", "open"],
    ["lundi au vendredi 10h-19h, dimanche fermé", "2026-11-20T14:30", "open"],
    ["mardi au dimanche 10h-19h; lundi: fermé", "2026-11-23T14:30", "closed"],
    ["Mo-Su 18:00-26:00", "2026-11-22T01:59", "open"],
    ["Sa 20:00-02:00", "2026-11-22T01:59", "open"],
    ["Sa 20:00-02:00; Su off", "2026-11-22T01:59", "open"],
    ["Sa 20:00-02:00", "2026-11-22T02:00", "closed"],
    ["24/7", "2026-11-22T04:00", "open"],
    ["Mo-Su 18:00+", "2026-11-22T19:00", "unknown"],
    ["Mo-Su 10:00-18:00+", "2026-11-22T12:00", "open"],
    ["Mo-Su 10:00-18:00+", "2026-11-22T18:30", "unknown"],
    ['Mo-Su "on request"', "2026-11-22T12:00", "unknown"],
    ["Mo-Sa 10:00-19:00 || unknown", "2026-11-22T12:00", "unknown"],
    ["Mo-Su 10:00-20:00; 12:00-14:00 off", "2026-11-22T13:00", "closed"],
    ["Mo-Su 10:00-20:00; PH off", "2026-11-11T12:00", "closed"],
    ["PH,Su 10:00-20:00", "2026-11-11T12:00", "open"],
    ["PH Mo-Fr 10:00-20:00", "2026-11-11T12:00", "open"],
    ["PH Mo-Fr 10:00-20:00", "2026-11-01T12:00", "closed"],
    ["Su[-1] 10:00-20:00", "2026-11-29T12:00", "open"],
    ["Su[-1] 10:00-20:00", "2026-11-22T12:00", "closed"],
    ["Su[1,4] 10:00-20:00", "2026-11-22T12:00", "open"],
    ["Oct Su[-1]-Mar Su[-1] 10:00-17:00", "2026-11-22T12:00", "open"],
    ["Mar Su[-1]-Oct Su[-1] -1 day 10:00-17:00", "2026-10-25T12:00", "closed"],
    // October 2026 has four Sundays: the last one is the 25th.
    ["Mar Su[5]-Oct Su[5] 10:00-17:00", "2026-10-25T12:00", "open"],
    ["Mar Su[5]-Oct Su[5] 10:00-17:00", "2026-10-28T12:00", "closed"],
    ["Oct Su[-5]-Nov 15 10:00-17:00", "2026-10-04T12:00", "open"],
    ["Oct Su[-5]-Nov 15 10:00-17:00", "2026-09-28T12:00", "closed"],
    ["Oct Su[-1] 10:00-17:00", "2026-10-25T12:00", "open"],
    ["Apr-Sep: Mo-Su 09:00-19:00; Oct-Mar: Mo-Su 09:00-17:00", "2026-11-22T18:00", "closed"],
    ["Nov 15-Feb 15 10:00-17:00", "2027-02-15T12:00", "open"],
    ["Dec 24-26 off", "2026-12-25T12:00", "closed"],
    ["Dec 24,31: 10:00-14:00", "2026-12-31T12:00", "open"],
    ["Dec 24,31: 10:00-14:00", "2026-12-30T12:00", "closed"],
    ["2026 Nov 20-2026 Nov 23 10:00-17:00", "2026-11-22T12:00", "open"],
    ["week 47-48 Mo-Su 10:00-12:00", "2026-11-22T11:00", "open"],
    ["easter +1 day 10:00-12:00", "2026-04-06T11:00", "open"],
    ["2025-2026 Mo-Su 10:00-12:00", "2027-01-01T11:00", "closed"],
    ["Mar 01-Mar Su[-1] 08:00-18:00", "2026-03-10T12:00", "open"],
    ["Mar 01-Mar Su[-1] 08:00-18:00", "2026-03-30T12:00", "closed"],
    ["L-V: 9h-12h / 14h-18h", "2026-11-21T15:00", "closed"],
    ["L-V: 9h-12h / 14h-18h", "2026-11-20T15:00", "open"],
    ["10h à 19h du mardi au samedi", "2026-11-22T12:00", "closed"],
    ["10h à 19h du mardi au samedi", "2026-11-24T12:00", "open"],
    ["Ouvert tous les jours de 9h à minuit", "2026-11-22T23:59", "open"],
    ["Tous les jours sauf le lundi de 10h à 18h", "2026-11-23T12:00", "closed"],
    ["dimanche et jours fériés : 10h-18h", "2026-11-11T12:00", "open"],
    ["10h-19h, fermé les jours fériés", "2026-11-11T12:00", "closed"],
    ["le week-end de 10h à 18h", "2026-11-21T12:00", "open"],
    ["en semaine de 9 h 30 à 18 h 30", "2026-11-20T09:30", "open"],
    ["lun. au ven. 9h-18h", "2026-11-20T12:00", "open"],
    ["Lun : 12h–14h30 | Mar : 12h–14h30", "2026-11-24T13:00", "open"],
    ["Lun : 12h–14h30 | Mar : 12h–14h30", "2026-03-11T13:00", "closed"],
    ["7/7 9h-18h", "2026-11-22T12:00", "open"],
    ["Ouvert 24/24", "2026-11-22T04:00", "open"],
    ["Open daily 10am-6pm", "2026-11-22T12:00", "open"],
    ["Oct Su[-1]-Nov 15 08:00-18:00", "2026-11-15T12:00", "open"],
    ["Oct Su[-1]-Nov 15 08:00-18:00", "2026-10-24T12:00", "closed"],
    ["Mar 01-Mar Su[-1] 08:00-18:00; Apr-Sep 08:00-20:00; Oct Su[-1]-Oct 31 08:00-18:00", "2026-10-26T12:00", "open"],
    ["L-S 7h30-20h30", "2026-11-21T20:15", "open"],
    ["L-S 7h30-20h30", "2026-11-22T12:00", "closed"],
    ["Ma, Me, J 9h-12h", "2026-11-26T10:00", "open"],
    ["lun-ven 9h30-18h", "2026-11-20T17:45", "open"],
    ["Mo-Sa 09:00-20:00 / Su 10:00-20:00", "2026-11-22T19:00", "open"],
    ["Mo-Sa 09:00-20:00 / Su 10:00-20:00", "2026-11-22T09:30", "closed"],
    ["de 9h à 18h", "2026-11-22T17:00", "open"],
    ["du lundi au vendredi de 9h à 18h", "2026-11-22T12:00", "closed"],
    ["Tous les jours de 10h à 19h", "2026-11-22T18:30", "open"],
    ["7j/7 de 8h à 22h", "2026-11-22T21:00", "open"],
    ["24h/24", "2026-11-22T04:00", "open"],
    ["24h/24 7j/7", "2026-11-22T04:00", "open"],
    ["7j/7, 24h/24", "2026-11-22T04:00", "open"],
    ["Fermé le mardi", "2026-11-24T12:00", "closed"],
    ["Fermé le mardi", "2026-11-25T12:00", "unknown"],
    ["Fermé les lundis et mardis. 10h-19h", "2026-11-24T12:00", "closed"],
    ["Fermé les lundis et mardis. 10h-19h", "2026-11-25T12:00", "open"],
    ["10h-19h, fermé le lundi", "2026-11-23T12:00", "closed"],
    ["10h-19h, fermé le lundi", "2026-11-24T12:00", "open"],
    ["avril à septembre: 9h-20h; octobre à mars: 9h-17h", "2026-11-22T18:00", "closed"],
    ["L Ma Me J V 9h-18h", "2026-11-24T12:00", "open"],
    ["L Ma Me J V 9h-18h", "2026-11-22T12:00", "closed"],
    ["10h-19h30, dim 10h-13h", "2026-11-22T15:00", "closed"],
    ["10h-12h, 14h-18h, sam 9h-12h", "2026-11-21T15:00", "closed"],
    ["10h-12h, 14h-18h, sam 9h-12h", "2026-11-20T15:00", "open"],
    ["Mar 10h-19h", "2026-11-24T12:00", "open"],
    ["mar.-sam. 9h30-13h 15h-19h30", "2026-11-24T16:00", "open"],
    ["mar.-sam. 9h30-13h 15h-19h30", "2026-11-24T14:00", "closed"],
    ["9h - 19h non stop", "2026-11-24T12:00", "open"],
    ["tlj 9h-18h", "2026-11-22T12:00", "open"],
    ["Du lundi au samedi 10h30 - 19h30. Dimanche 11h - 19h", "2026-11-22T10:45", "closed"],
    ["lundi-vendredi 9h–18h • samedi 10h–17h", "2026-11-21T09:30", "closed"],
    ["de 10h à 19h (fermé le lundi)", "2026-11-23T12:00", "closed"],
    ["Ouvert de 9h00 à 19h00 du lundi au samedi inclus", "2026-11-21T18:00", "open"],
    ["Tuesday–Sunday, 10 a.m.–6 p.m.", "2026-11-22T18:30", "closed"],
    ["Tuesday–Sunday, 10 a.m.–6 p.m.", "2026-11-23T12:00", "closed"],
    ["Mardi au samedi, 10h-19h", "2026-11-24T20:00", "closed"],
    ["Tous les jours, 10h-18h", "2026-11-22T12:00", "open"],
    ["Tous les jours, 10h-18h", "2026-11-22T20:00", "closed"],
    ["tous les jours sauf mardi, 10h-18h", "2026-11-25T20:00", "closed"],
    ["tous les jours sauf mardi, 10h-18h", "2026-11-24T12:00", "closed"],
    ["Mo-Fr, 9-12, 14-18; Sa, 10-12", "2026-11-20T13:00", "closed"],
    ["Mo-Fr, 9-12, 14-18; Sa, 10-12", "2026-11-21T13:00", "closed"],
    ["Mo-Fr 09:00-12:00, Sa 10:00-12:00", "2026-11-21T11:00", "open"],
    ["Mo-Fr 09:00-12:00, Sa 10:00-12:00", "2026-11-20T09:30", "open"],
    ["PH off, Mo-Fr 09:00-12:00", "2026-11-20T10:00", "open"],
    ["Mo-Su, 24/7", "2026-11-22T04:00", "open"],
    ["Mo-Sa 6-11pm", "2026-11-20T12:00", "closed"],
    ["Mo-Sa 6-11pm", "2026-11-20T22:30", "open"],
    ["Tue-Sat 7-10:30pm", "2026-11-20T12:00", "closed"],
    ["7:30 to 11 p.m.", "2026-11-20T12:00", "closed"],
    ["12-2:30pm, 7-10:30pm", "2026-11-20T17:00", "closed"],
    ["12-2:30pm, 7-10:30pm", "2026-11-20T12:30", "open"],
    ["12-2:30pm, 7-10:30pm", "2026-11-20T20:00", "open"],
    ["9-5pm", "2026-11-20T09:30", "open"],
    ["10-12pm", "2026-11-20T11:00", "open"],
    ["10-10pm", "2026-11-20T11:00", "open"],
    ["7am-11pm", "2026-11-20T11:00", "open"],
  ] as const)("reads %s at %s as %s", (hours, time, state) => {
    expect(stateAt(hours, time)).toBe(state);
  });

  it.each([
    "tous les jours",
    "Dec 20-2027 Jan 5 10:00-12:00",
    "Mo-Fr 10:00",
    "sunrise",
    "(sunrise)-sunset",
    "sunrise+01:00-sunset",
    "(sunrise-09:00)-sunset",
    "Mo-Fr 25",
    "Mo-Fr 10:00-12:00 selon la saison",
    "mardi, vendredi",
    "tous les jours sauf le lundi",
    "Mo-Su 19:00-18:00+",
    "10h-19h du mardi au samedi 20h-22h",
    "",
    "7j/7",
    "Mo-Sa 18:30-18:00",
    "sur rendez-vous",
    "midi et soir",
    "à partir de 18h",
    "10:00-19:00 (dimanche 11:00-18:00)",
    "Mardi au dimanche : 10h - 18h ; nocturne jeudi jusqu'à 21h",
  ])("returns null for '%s', as does writtenHoursOnSundays", (hours) => {
    expect(parseOpeningHours(hours)).toBeNull();
    expect(writtenHoursOnSundays(hours)).toBeNull();
  });

  it("keeps the words of a comment", () => {
    expect(parsed('10:00-18:00 "les groupes le matin"').rules).toMatchObject([{ comment: "les groupes le matin" }]);
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom("Mo", "-", ",", "[", "1", "10:00", ";", "PH", "week", "easter", "Jan", "+", '"'))
            .map((parts) => parts.join(" ")),
        ),
        (text) => {
          expect(["open", "closed", "unknown"]).toContain(writtenHoursState(text, at("2026-11-22T15:30")));
        },
      ),
    );
    expect(parseOpeningHours("Mo 10:00-12:00;".repeat(1000))).toBeNull();
  });
});

const day = fc.constantFrom("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su");
const days = fc.oneof(
  day,
  fc.tuple(day, day).map(([a, b]) => `${a}-${b}`),
  fc.constantFrom("PH", "Mo-Fr", "Tu-Sa", "Sa,Su", "Sa,PH", "PH -1 day", "Su[1]", "We[2,4]", "Fr[-1]", "Mo[-2]"),
);
const dates = fc.constantFrom(
  "",
  "",
  "",
  "Apr-Sep ",
  "Oct-Mar ",
  "Dec 20-Jan 05 ",
  "week 10-20 ",
  "week 01-53/2 ",
  "Jul 14 ",
);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
/** Times that end before midnight. For later times the library lets the rules of the next day end the night early. */
const times = fc
  .uniqueArray(fc.integer({ min: 1, max: 47 }), { minLength: 2, maxLength: 4 })
  .map((list) => list.toSorted((a, b) => a - b))
  .map((list) => (list.length === 3 ? list.slice(1) : list))
  .map(([a = 0, b = 0, c, d]) =>
    [[a, b], ...(c === undefined || d === undefined ? [] : [[c, d]])]
      .map(([from = 0, to = 0]) => `${clock(from * 30)}-${clock(to * 30)}`)
      .join(","),
  );
const rule = fc
  .tuple(dates, days, fc.oneof({ weight: 4, arbitrary: times }, { weight: 1, arbitrary: fc.constant("off") }))
  .map(([first, second, third]) => `${first}${second} ${third}`);
/** A closing at the start would be moved to the end, unlike in the library. */
const parts = fc
  .array(fc.tuple(fc.constantFrom("; ", ", "), rule), { minLength: 1, maxLength: 4 })
  .filter(([first]) => first?.[1].endsWith(" off") === false);
type Parts = readonly (readonly [string, string])[];
const textOf = (list: Parts): string => list.map(([sign, each], index) => (index === 0 ? each : sign + each)).join("");

/** The text with a comma before the rules that add hours instead of hiding all of an earlier rule. */
const textForLibrary = (list: Parts, { rules }: OpeningHours): string =>
  textOf(list.map(([sign, each], index) => [rules[index]?.kind === "additional" ? ", " : sign, each]));

describe("hoursStateAt", () => {
  it("agrees with the library opening_hours on random rules and times", () => {
    const paris = { lat: 48.85, lon: 2.35, address: { country_code: "fr", state: "Île-de-France" } };
    fc.assert(
      fc.property(
        parts,
        fc.array(fc.tuple(fc.integer({ min: 20_454, max: 21_183 }), fc.integer({ min: 0, max: DAY_MINUTES - 1 })), {
          minLength: 20,
          maxLength: 20,
        }),
        (list, moments) => {
          const text = textOf(list);
          const hours = parsed(text);
          const library = new OpeningHoursLibrary(textForLibrary(list, hours), paris, {
            tag_key: "opening_hours",
            mode: 0,
            map_value: false,
            warnings_severity: 4,
            locale: "en",
          });
          for (const [number, minute] of moments) {
            const { year, month, date } = civilDate(number);
            const open = library.getState(new Date(year, month - 1, date, 0, minute));
            expect(
              hoursStateAt(hours, { day: number, minute }),
              `${text} on ${year}-${month}-${date} ${clock(minute)}`,
            ).toBe(open ? "open" : "closed");
          }
        },
      ),
      { numRuns: 150, seed: 20_261_122 },
    );
  });
});

describe("hours of school holidays", () => {
  it("are unknown, or those of the library opening_hours, at each moment", () => {
    const paris = { lat: 48.85, lon: 2.35, address: { country_code: "fr", state: "Île-de-France" } };
    const school = fc.constantFrom("SH ", "SH Mo-Fr ", "Sa,SH ", "SH,PH ");
    const text = fc
      .tuple(days, times, fc.constantFrom("; ", ", "), school, fc.oneof(times, fc.constant("off")))
      .map(([own, hours, sign, holidays, other]) => `${own} ${hours}${sign}${holidays}${other}`);
    let known = 0;
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 20_454, max: 20_818 }),
        fc.integer({ min: 0, max: 1439 }),
        (each, number, minute) => {
          const state = hoursStateAt(parsed(each), { day: number, minute });
          if (state === "unknown") return;
          known += 1;
          const { year, month, date } = civilDate(number);
          const library = new OpeningHoursLibrary(each, paris, {
            tag_key: "opening_hours",
            mode: 0,
            map_value: false,
            warnings_severity: 4,
            locale: "en",
          });
          const isOpen = library.getState(new Date(year, month - 1, date, 0, minute));
          expect(state, `${each} on ${year}-${month}-${date} ${clock(minute)}`).toBe(isOpen ? "open" : "closed");
        },
      ),
      { numRuns: 600, seed: 20_261_128 },
    );
    // Most days are certainly no school holidays.
    expect(known).toBeGreaterThan(400);
  });
});

describe("the hours at a moment", () => {
  it.each([
    ["Tu-Sa 12:00-14:00,19:30-23:00", "2026-11-21T20:00", "open", "2026-11-21T23:00 closed"],
    ["Tu-Sa 12:00-14:00,19:30-23:00", "2026-11-22T15:30", "closed", "2026-11-24T12:00 open"],
    ["Fr 22:00-24:00; Sa 00:00-05:00", "2026-11-20T23:00", "open", "2026-11-21T05:00 closed"],
    ["24/7", "2026-11-22T15:30", "open", null],
    ["off", "2026-11-22T15:30", "closed", null],
    ["Mo-Su 10:00-18:00+", "2026-11-22T15:30", "open", "2026-11-22T18:00 unknown"],
    ["Apr-Sep 10:00-19:00", "2026-11-22T15:30", "closed", "2027-04-01T10:00 open"],
  ])("are evaluated for '%s' at %s: the state is %s, and the next change is %s", (hours, time, state, until) => {
    expect(now(hours, time)).toMatchObject({ state, until });
  });

  it("count the minutes until closing only in the last half hour", () => {
    expect(now("Mo-Su 10:00-19:00", "2026-11-22T18:29").closesInMinutes).toBeNull();
    expect(now("Mo-Su 10:00-19:00", "2026-11-22T18:35").closesInMinutes).toBe(25);
  });

  it("count real minutes when the clocks change", () => {
    expect(now("Sa 22:00-03:10", "2026-03-29T01:50").closesInMinutes).toBe(20);
    expect(now("Sa 22:00-03:00", "2026-10-25T02:50")).toMatchObject({
      state: "open",
      until: "2026-10-25T03:00 closed",
    });
  });
});

describe("hoursWeek", () => {
  it("lists the openings of each day, and what holidays change", () => {
    const week = hoursWeek(parsed("Tu-Sa 12:00-14:00,19:30-02:00; PH off"), at("2026-11-22T15:30").day);
    expect(week.days.map((spans) => spans.map(({ from, to }) => [from, to]))).toEqual([
      [],
      ...Array.from({ length: 5 }, () => [
        [720, 840],
        [1170, 1560],
      ]),
      [],
    ]);
    expect(week).toMatchObject({ holidays: [], variesByDate: false });
  });

  it("shows the usual hours in a week with a holiday, and no hours of holidays that are like other days", () => {
    const week = hoursWeek(parsed("Mo-Su,PH 10:00-12:00"), at("2026-11-11T15:30").day);
    expect(week.days[2]).toHaveLength(1);
    expect(week.holidays).toBeNull();
  });

  it("shows closed days that are written after their state, and keeps a remark with the hours", () => {
    const week = hoursWeek(parsed("Tu-Su 10:00-18:00 (last entry 17:30); closed Su"), at("2026-11-24T15:30").day);
    const open = { from: 600, to: 1080, orLater: false, isSure: true, comment: "last entry 17:30" };
    expect(week.days).toEqual([[], [open], [open], [open], [open], [open], []]);
  });

  it("is uncertain only at the times that school holidays would change", () => {
    const hours = parsed("Mo-Fr 10:00-18:00; SH Mo-Fr 10:00-12:00");
    const sure = { from: 600, to: 720, orLater: false, isSure: true, comment: null };
    const unsure = { from: 720, to: 1080, orLater: false, isSure: false, comment: null };
    expect(hoursWeek(hours, at("2026-12-29T15:30").day).days[1]).toEqual([sure, unsure]);
    expect(hoursWeek(hours, at("2026-11-24T15:30").day).days[1]).toEqual([{ ...sure, to: 1080 }]);
  });

  it("separates an open end, a comment and rules for dates from plain hours", () => {
    const week = hoursWeek(parsed('Mo 18:00+; Tu 10:00-12:00+; We "on request"; Aug off'), at("2026-11-22T15:30").day);
    expect(week.days.slice(0, 3)).toEqual([
      [{ from: 1080, to: null, orLater: false, isSure: true, comment: null }],
      [{ from: 600, to: 720, orLater: true, isSure: true, comment: null }],
      [{ from: 0, to: 1440, orLater: false, isSure: false, comment: "on request" }],
    ]);
    expect(week.variesByDate).toBe(true);
  });
});

describe("writtenHoursLate", () => {
  it.each([
    ["Mo-Su 18:00-02:00", true],
    ["Mo-Th 18:00-23:00; Fr-Sa 18:00-01:00", true],
    ["24/7", true],
    ["Mo-Su 18:00-00:30", false],
    ["Mo-Fr 18:00-23:00; Sa 18:00-05:00", false],
    ["Mo-Su 18:00+", false],
    ["Mo-Su 07:00-20:00", false],
    ["Jul-Aug Mo-Su 18:00-02:00", false],
    ["sur demande", false],
  ])("of '%s' returns %s", (hours, isLate) => {
    expect(writtenHoursLate(hours)).toBe(isLate);
  });
});

describe("writtenHoursOnSundays", () => {
  it.each([
    ["Mo-Su 10:00-19:00", true],
    ["PH,Mo-Su 10:00-19:00", true],
    ["PH,Su 10:00-19:00", true],
    ["Mo off", false],
    ["Mo off, Tu-Su 10:00-19:00", true],
    ["Mo-Fr 11:30-14:30, Mo-Su 18:30-22:30", true],
    ["Sa 18:00-24:00; Su 00:00-02:00", false],
    ["Mo-Sa 18:00-02:00", false],
    ["Mo-Su 18:00-02:00; Su off", false],
    ["Su 23:00-05:00", true],
    ["Su 18:00+", true],
    ["Su[1] 10:00-19:00", false],
    ["Sep-Jul Su 10:00-19:00", true],
    ["Mon-Sat 10am-7pm; closed Sundays", false],
    ["Mo-Sa 10:00-19:00; off Su", false],
    ["10h-19h fermé dim.", false],
    ["fermé le dimanche", false],
    ["fermé le lundi", null],
    ["Mo-Sa 10:00-19:00; open Su", null],
    ["Mo-Fr 10:00-18:00; SH Su 10:00-18:00", false],
    ["Mo-Su 10:00-18:00; SH off", true],
    ["Sa-Su 24/7", true],
    ["1er dimanche du mois 14h-18h", false],
    ['Su "on request"', null],
    [null, null],
  ])("returns for %s the value %s", (hours, expected) => {
    expect(writtenHoursOnSundays(hours)).toBe(expected);
  });
});

describe("Paris time", () => {
  it("follows summer time", () => {
    expect(parisTimeText(parisTime(Date.UTC(2026, 10, 22, 14, 30)))).toBe("2026-11-22T15:30");
    expect(parisTimeText(parisTime(Date.UTC(2026, 6, 31, 22, 30)))).toBe("2026-08-01T00:30");
    expect(instantOf(at("2026-03-29T03:00")) - instantOf(at("2026-03-29T01:00"))).toBe(3_600_000);
  });

  it("survives a round trip through its text and its instant", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_957, max: 47_481 }),
        fc.integer({ min: 240, max: DAY_MINUTES - 1 }),
        (number, minute) => {
          const time = { day: number, minute };
          expect(parseParisTime(parisTimeText(time))).toEqual(time);
          expect(parisTime(instantOf(time))).toEqual(time);
        },
      ),
    );
  });

  it.each(["2026-02-30T10:00", "2026-11-22T24:00", "1999-01-01T00:00", "2026-11-22", "x"])(
    "is not parsed from the text '%s'",
    (text) => {
      expect(parseParisTime(text)).toBeNull();
    },
  );
});

describe("isPublicHoliday", () => {
  it("is true only for the eleven public holidays of France in 2026", () => {
    expect(easter(2026)).toBe(dayOf({ year: 2026, month: 4, date: 5 }));
    const holidays = Array.from({ length: 365 }, (_, i) => dayOf({ year: 2026, month: 1, date: 1 }) + i).filter(
      isPublicHoliday,
    );
    expect(holidays.map((number) => parisTimeText({ day: number, minute: 0 }).slice(5, 10))).toEqual([
      "01-01",
      "04-06",
      "05-01",
      "05-08",
      "05-14",
      "05-25",
      "07-14",
      "08-15",
      "11-01",
      "11-11",
      "12-25",
    ]);
  });
});

describe("a choice of opening hours", () => {
  it("survives a round trip through its text", () => {
    const moment = fc.oneof(
      fc.constant("now" as const),
      fc.record({ weekday: fc.integer({ min: 0, max: 6 }), minute: fc.integer({ min: 0, max: DAY_MINUTES - 1 }) }),
    );
    fc.assert(
      fc.property(moment, fc.subarray([...HOURS_STATES]), (chosen, states) => {
        const choice = { moment: chosen, states };
        expect(parseHoursChoice(hoursChoiceText(choice))).toEqual(choice);
      }),
    );
    expect(hoursChoiceText({ moment: { weekday: 6, minute: 1230 }, states: ["open"] })).toBe("Su-20h30");
    expect(hoursChoiceText({ moment: "now", states: ["open", "unknown"] })).toBe("now_open_unknown");
  });

  it.each(["", "later", "Su-25h00", "Su", "Su-20h30-22h00", "now_", "now_sometimes"])(
    "is not parsed from the text '%s'",
    (text) => {
      expect(parseHoursChoice(text)).toBeNull();
    },
  );
});

describe("'Open now' and 'Open at…'", () => {
  const sunday = { weekday: 6, minute: 1230 };
  it("exclude each other, start with the state open, and are removed when chosen again", () => {
    const now = toggleHoursMoment(null, "now");
    expect(now).toEqual({ moment: "now", states: ["open"] });
    expect(toggleHoursMoment(now, sunday)).toEqual({ moment: sunday, states: ["open"] });
    expect(toggleHoursMoment(toggleHoursMoment(now, sunday), { weekday: 0, minute: 0 })).toBeNull();
    expect(toggleHoursMoment(now, "now")).toBeNull();
  });

  it("accept several states, and a state is added or removed by toggling it", () => {
    const both = toggleHoursState({ moment: "now", states: ["unknown"] }, "open");
    expect(both.states).toEqual(["open", "unknown"]);
    expect(toggleHoursState(both, "open").states).toEqual(["unknown"]);
  });
});
