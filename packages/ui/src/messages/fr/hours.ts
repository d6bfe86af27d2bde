import { createDateFormats } from "../date-formats.ts";
import type { enHours } from "../en/hours.ts";
import { createFormats } from "../formats.ts";
import { weekday } from "./weekday.ts";

const { number, plural } = createFormats("fr");
const { dayAndMonth, dayMonthAndYear, monthAndYear } = createDateFormats("fr", "1er");

export { dayAndMonth };

/** Whether a text begins with a date ('1er avril à 10:00'), and not with a time or a weekday. */
const isDate = (when: string): boolean => /^\d{1,2}(?:er)?\s\p{L}/u.test(when);

/** Returns 'jusqu’à' with a time, a weekday or a date. A date needs its article. */
export const until = (when: string): string => (isDate(when) ? `jusqu’au ${when}` : `jusqu’à ${when}`);

export const frHours: typeof enHours = {
  hours: {
    weekday,
    date: dayAndMonth,
    dateWithYear: dayMonthAndYear,
    openUntil: (time: string) => `Ouvert ${until(time)}`,
    openUntilOrLater: (time: string) => `Ouvert ${until(time)} ou plus tard`,
    closesAtIn: (time: string, minutes: number) => `Ferme à ${time}, dans ${number(minutes)} min`,
    closesAt: (time: string) => `Ferme à ${time}`,
    dayAndTime: (day: string, time: string) => `${day} à ${time}`,
    opens: (when: string) => `Fermé, ouvre ${isDate(when) ? `le ${when}` : when}`,
    atTime: (time: string) => `à ${time}`,
    closedUntil: (when: string) => `Fermé ${until(when)}`,
    closed: "Fermé",
    always: "Toujours ouvert",
    unknown: "Horaires inconnus",
    unknownDuring: (span: string) => `${span}, horaires inconnus`,
    allDay: "24 h sur 24",
    from: (time: string) => `À partir de ${time}`,
    orLater: (span: string) => `${span} ou plus tard`,
    quoted: (comment: string) => `« ${comment} »`,
    publicHolidays: "Jours fériés",
    otherHours: "Autres horaires",
    varies: "Les horaires changent au cours de l’année.",
    parisTime: "Heure de Paris",
    fromOsm: (month: string | null) =>
      month === null
        ? "© les contributeurs d’OpenStreetMap"
        : `© les contributeurs d’OpenStreetMap, ${monthAndYear(month)}`,
    fromCity: (month: string | null) =>
      month === null
        ? "Données ouvertes de la Ville de Paris."
        : `Données ouvertes de la Ville de Paris, ${monthAndYear(month)}.`,
    fromUs: "Relevés par Flâneur, non confirmés par le lieu.",
    fromImport: (source: string | null, month: string | null) =>
      `Tirés de données importées${source === null ? "" : ` (« ${source} »)`}${month === null ? "" : `, ${monthAndYear(month)}`}.`,
    title: "Horaires",
  },
  hoursFilter: {
    now: "Ouvert maintenant",
    at: "Ouvert à…",
    day: "Jour",
    time: "Heure",
    states: { open: "Ouvert", closed: "Fermé", unknown: "Horaires inconnus" },
    optionName: (state: string, count: number) =>
      `${state}, ${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`,
    nowInParis: (day: string, time: string) => `${day}, ${time} à Paris`,
    timesAreParis: "À l’heure de Paris.",
    haveChanged: "Les horaires ont changé",
    update: "Actualiser",
  },
};
