import { createDateFormats } from "../date-formats.ts";
import { createFormats } from "../formats.ts";
import { weekday } from "./weekday.ts";

const { number, plural } = createFormats("en");
const { dayAndMonth, dayMonthAndYear, monthAndYear } = createDateFormats("en-GB");

export { dayAndMonth };

/** The texts of opening hours and of the filter by hours. Dates have the day before the month, as in Paris. */
export const enHours = {
  hours: {
    weekday,
    /** @param day The number of days since 1970. */
    date: dayAndMonth,
    /** @param day The number of days since 1970. */
    dateWithYear: dayMonthAndYear,
    openUntil: (time: string) => `Open until ${time}`,
    openUntilOrLater: (time: string) => `Open until ${time} or later`,
    closesAtIn: (time: string, minutes: number) => `Closes at ${time}, in ${number(minutes)} min`,
    closesAt: (time: string) => `Closes at ${time}`,
    /** Joins a day and a time: 'Tuesday at 9:00'. */
    dayAndTime: (day: string, time: string) => `${day} at ${time}`,
    /** @param when A time such as 'at 18:30' or 'Tuesday at 9:00'. */
    opens: (when: string) => `Closed, opens ${when}`,
    atTime: (time: string) => `at ${time}`,
    closedUntil: (when: string) => `Closed until ${when}`,
    closed: "Closed",
    always: "Open, always",
    unknown: "Hours unknown",
    /** @param span A part of a day, such as '10:00–12:00'. */
    unknownDuring: (span: string) => `${span}, hours unknown`,
    allDay: "All day",
    from: (time: string) => `From ${time}`,
    orLater: (span: string) => `${span} or later`,
    quoted: (comment: string) => `“${comment}”`,
    publicHolidays: "Public holidays",
    otherHours: "Other hours",
    varies: "Hours change during the year.",
    parisTime: "Paris time",
    /** @param month A month such as `2026-05`, or null if it is unknown. */
    fromOsm: (month: string | null) =>
      month === null ? "© OpenStreetMap contributors" : `© OpenStreetMap contributors, ${monthAndYear(month)}`,
    /** @param month See `fromOsm`. */
    fromCity: (month: string | null) =>
      month === null ? "Open data of the City of Paris." : `Open data of the City of Paris, ${monthAndYear(month)}.`,
    fromUs: "Noted by Flâneur, not confirmed by the place.",
    /** @param source The name of the source, as given at the import; null if none was given. @param month See `fromOsm`. */
    fromImport: (source: string | null, month: string | null) =>
      `From imported data${source === null ? "" : ` (“${source}”)`}${month === null ? "" : `, ${monthAndYear(month)}`}.`,
    title: "Opening Hours",
  },
  hoursFilter: {
    now: "Open now",
    at: "Open at…",
    day: "Day",
    time: "Time",
    states: { open: "Open", closed: "Closed", unknown: "Unknown hours" },
    optionName: (state: string, count: number) =>
      `${state}, ${number(count)} ${plural(count, { one: "place", other: "places" })}`,
    nowInParis: (day: string, time: string) => `${day}, ${time} in Paris`,
    timesAreParis: "Times are Paris time.",
    haveChanged: "Opening hours have changed",
    update: "Update",
  },
};
