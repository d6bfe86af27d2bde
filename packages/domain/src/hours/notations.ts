import { anyOfNames, DAYS, MONTHS } from "./names.ts";

const DAY = anyOfNames(DAYS.flat());
/** Ordinal numbers with the position in the month that each names. */
const ORDINALS: readonly (readonly [string, number])[] = [
  ["1ers?|1[eè]re|1st|first|premiers?", 1],
  ["2e|2[eè]me|2nde?|2d|second|deuxi[eè]mes?", 2],
  ["3e|3[eè]me|3rd|third|troisi[eè]mes?", 3],
  ["4e|4[eè]me|4th|fourth|quatri[eè]mes?", 4],
  ["derniers?|last", -1],
];
const ORDINAL = `(?:${ORDINALS.map(([names]) => names).join("|")})`;
const NTH_WEEKDAY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:tous\\s+les|les?|the|chaque|every|each)\\s+)?(?<nth>${ORDINAL}(?:\\s*(?:,|&|et|and)\\s*(?:les?\\s+|the\\s+)?${ORDINAL})*)\\s+(?<day>${DAY})\\s+(?:du|de\\s+chaque|de\\s+tous\\s+les|par|(?:of|in)(?:\\s+(?:the|each|every|a))?|each|every|per|a)\\s+(?:mois|months?)(?!\\p{L})`,
  "giu",
);

/** Returns `[1,3]` for `1er et 3e`. */
const positionsOf = (text: string): string =>
  `[${text
    .split(/\s*(?:,|&|(?<!\p{L})(?:et|and|les?|the)(?!\p{L}))\s*/u)
    .flatMap((part) =>
      ORDINALS.filter(([names]) => new RegExp(`^(?:${names})$`, "iu").test(part)).map(([, position]) => position),
    )
    .join()}]`;

/** A date of a month in digits, in the syntax of OpenStreetMap; null unless the month has this date. */
function dateOf(date: number, month: number): string | null {
  const name = MONTHS[month - 1]?.[0];
  const last = new Date(Date.UTC(2024, month, 0)).getUTCDate();
  return name === undefined || date < 1 || date > last ? null : `${name} ${date}`;
}

/** Matches `0900-1800` and `930-1830`. Two years such as `2025-2026` at the start of a rule are no times. */
const DIGITS_ONLY =
  /(?<![\d:.h/-]|[-/]\s)(?<a>\d{1,2})(?<b>[0-5]\d)\s?h?\s?-\s?(?<c>\d{1,2})(?<d>[0-5]\d)\s?h?(?![\d:.h/-])/giu;
const isYears = (start: number, end: number): boolean => start >= 1990 && start < 2100 && end >= start && end < 2100;
/** Matches when the text before has an hour or a day of the rule, so that times follow. */
const EXPECTS_TIMES = new RegExp(`(?:${DAY}|\\d{4}\\s?h?\\s?,)\\s*:?\\s*$`, "iu");

/** Rewrites notations of times and dates in digits: `0900-1800`, `09 : 00`, `2026-12-03`, `1er samedi du mois`. */
export function withPlainNotations(text: string): string {
  return text
    .replace(NTH_WEEKDAY, (...match) => {
      const { nth = "", day = "" }: Readonly<Record<string, string>> = match.at(-1);
      return `${day}${positionsOf(nth)}`;
    })
    .replace(/(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)(?:\s*\/\s*(?=\d{4}-))?/g, (written, year, month, date) => {
      const end = /\/\s*$/.test(written) ? " - " : "";
      const found = dateOf(Number(date), Number(month));
      return found === null ? written : `${year} ${found}${end}`;
    })
    .replace(
      /(?<!\p{L})du\s+(\d{1,2})\/(\d{1,2})\s*(?:au|-)\s*(\d{1,2})\/(\d{1,2})(?![\d/])/giu,
      (written, ...[date, month, lastDate, lastMonth]) => {
        const [from, to] = [dateOf(Number(date), Number(month)), dateOf(Number(lastDate), Number(lastMonth))];
        return from === null || to === null ? written : `${from} - ${to}`;
      },
    )
    .replace(/(?<=\d)(?:er|[eè]re|st|nd|rd|th|[eè]me|e)(?![\p{L}\d])/giu, "")
    .replace(
      /(?<!\d|\d\s?:\s?)(\d{1,2})\s?:\s?([0-5]\d)(\s?[ap]\.?m\.?)?\s*-\s*(\d{1,2})\s?:\s?([0-5]\d)(?!\d|\s?[:h])/giu,
      (_, hour, minute, half = "", lastHour, lastMinute) => `${hour}:${minute}${half}-${lastHour}:${lastMinute}`,
    )
    .replace(/(?<=\d)\sh\s(?=\d{2}(?!\d|\s?h))/gi, "h")
    .replace(DIGITS_ONLY, (...match) => {
      const { a = "", b = "", c = "", d = "" }: Readonly<Record<string, string>> = match.at(-1);
      const [written, before] = [String(match[0]), String(match.at(-2)).slice(0, Number(match.at(-3)))];
      if (isYears(Number(a + b), Number(c + d)) && !EXPECTS_TIMES.test(before)) return written;
      return `${a}:${b}-${c}:${d}`;
    });
}
