import type { SearchMeaning } from "@flaneur/domain";
import type { Meant } from "./part.ts";

type OpenAt = Extract<SearchMeaning, { readonly kind: "openAt" }>;

/** A time of the week that the first words of a search express. */
export interface FoundTime {
  readonly meaning: OpenAt;
  /** The number of words that express it. */
  readonly length: number;
  /** Whether the words name a weekday without a time of day. */
  readonly isWholeDay: boolean;
}

const WEEKDAYS = (
  "monday tuesday wednesday thursday friday saturday sunday " + "lundi mardi mercredi jeudi vendredi samedi dimanche"
).split(" ");

/** The index of Saturday, which 'the weekend' means. */
const SATURDAY = 5;
const WEEKEND = "week ?end";

/** Words for the day after this one, folded. */
const TOMORROW: ReadonlySet<string> = new Set(["tomorrow", "demain"]);

/**
 * Returns a folded word, or the weekday that it means: 'tuesday' for 'tomorrow' on a Monday.
 * @param today The weekday of today, 0 for Monday; null if it is not known.
 */
export const dayNamed = (word: string, today: number | null): string =>
  today !== null && TOMORROW.has(word) ? (WEEKDAYS[(today + 1) % 7] ?? word) : word;

const hours = (hour: number): number => hour * 60;
const LAST_MINUTE = hours(24) - 1;

/** The minute of the day that a weekday without a time of day means, except in the evening. */
const NOON = hours(12);
/** The minute of the day that a weekday without a time of day means for bars, clubs and dinner. */
const EVENING = hours(21);

/** The minute of the day that each name of a time of day means. The names are folded. */
const NAMED_TIMES: Readonly<Record<string, number>> = {
  morning: hours(10),
  matin: hours(10),
  noon: NOON,
  midi: NOON,
  "lunch time": hours(12.5),
  lunchtime: hours(12.5),
  afternoon: hours(15),
  "apres midi": hours(15),
  evening: hours(20),
  soir: hours(20),
  tonight: hours(20),
  night: hours(23),
  nuit: hours(23),
  midnight: LAST_MINUTE,
  minuit: LAST_MINUTE,
};

const OPEN = "(?:open|opened|ouverte?s?)";
/** Words between 'open', the weekday and the time. */
const LINKS =
  "(?:(?:on|the|le|les|at|a|au|vers|around|about|from|until|till|jusqu|in|dans|this|ce|cet|every|chaque|tous|l|de|du|des|first|premier) )*";
const DAY = `(?<day>${[...WEEKDAYS, WEEKEND].join("|")})s?(?: (?:of the month|du mois))?`;
const CLOCK =
  String.raw`(?<hour>\d{1,2})(?:[:h](?<minute>\d{2}))?` +
  String.raw`(?: ?(?<half>[ap])m|(?<=:\d\d|h\d\d)| ?h| heures?)(?: (?:du|in the|de l) (?<part>matin|morning|soir|evening|apres midi|afternoon))?`;
const NAME = `(?<name>${Object.keys(NAMED_TIMES).join("|")})`;
/**
 * The names of times of day that need no weekday. The evening and the night are missing, because the
 * vocabulary has the phrases 'open at night' and 'open this evening'.
 */
const NAME_OF_TODAY = "(?<name>morning|matin|noon|midi|lunch time|lunchtime|afternoon|apres midi|midnight|minuit)";

/** The evening of today, with or without a time before or after it. */
const THIS_EVENING = "(?:tonight|ce soir|this evening)";

/** The orders in which the parts of a time are written. */
const PATTERNS: readonly RegExp[] = [
  `(?:${OPEN} )?${LINKS}${DAY} ${LINKS}${CLOCK}`,
  `(?:${OPEN} )?${LINKS}${DAY} ${LINKS}${NAME}`,
  `(?:${OPEN} )?${LINKS}${CLOCK} ${LINKS}${DAY}`,
  `(?:${OPEN} )?${LINKS}${DAY}`,
  `${THIS_EVENING} ${LINKS}${CLOCK}`,
  `(?:${OPEN} )?${LINKS}${CLOCK} ${THIS_EVENING}`,
  `(?:${OPEN} )?${LINKS}${CLOCK}`,
  `${OPEN} ${LINKS}${NAME_OF_TODAY}`,
  // 'midi' without 'open' means the lunch menu.
  "(?<name>tonight)",
  "(?:ce|cet|this) (?<name>morning|matin|afternoon|apres midi|soir|evening)",
].map((pattern) => new RegExp(`^${pattern}(?= |$)`));

type Groups = Readonly<Record<string, string | undefined>>;

/** Returns the minute of the day, null if there is none, and undefined if no clock shows it. */
function minuteOf({ name, hour: written, minute = "0", half, part = "" }: Groups): number | null | undefined {
  if (name !== undefined) return NAMED_TIMES[name];
  if (written === undefined) return null;
  if (half !== undefined && Number(written) > 12) return undefined;
  const isAfternoon = half === "p" || /^(?:soir|evening|a)/.test(part);
  const hour = half === undefined ? Number(written) : Number(written) % 12;
  const total = hours(isAfternoon && hour < 12 ? hour + 12 : hour) + Number(minute);
  return total <= LAST_MINUTE && Number(minute) < 60 ? total : undefined;
}

/**
 * Parses a weekday, a time of day or both from the first folded words, with or without 'open' before them. The name of
 * a time of day needs 'open', 'this' or a weekday.
 */
export function timeAt(words: readonly string[]): FoundTime | null {
  const text = words.join(" ");
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { groups = {} } = match;
    const minute = minuteOf(groups);
    if (minute === undefined) continue;
    const { day } = groups;
    const weekday = day === undefined ? null : WEEKDAYS.includes(day) ? WEEKDAYS.indexOf(day) % 7 : SATURDAY;
    return {
      meaning: { kind: "openAt", weekday, minute: minute ?? NOON },
      length: match[0].split(" ").length,
      isWholeDay: minute === null,
    };
  }
  return null;
}

/** Words for a meal in the evening. */
const DINNER = /^(?:dinner|d[iî]ner|souper|supper)$/iu;

const isEvening = ({ meaning, words }: Pick<Meant, "meaning" | "words">): boolean =>
  DINNER.test(words.normalize("NFC")) || isBar(meaning);

const isBar = (meaning: SearchMeaning): boolean =>
  meaning.kind === "value" &&
  meaning.category === "types" &&
  meaning.negated !== true &&
  (meaning.value === "Bar" || meaning.value === "Club");

/** Returns the time of a whole weekday for the other filters: at noon, or in the evening for bars, clubs and dinner. */
export const wholeDay = <Time extends { readonly minute: number }>(
  time: Time,
  others: readonly Pick<Meant, "meaning" | "words">[],
): Time => ({
  ...time,
  minute: others.some(isEvening) ? EVENING : NOON,
});
