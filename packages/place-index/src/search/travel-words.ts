import { type SearchMeaning, TRAVEL_LIMITS, type TransportMode } from "@flaneur/domain";

type Within = Extract<SearchMeaning, { readonly kind: "within" }>;

/** A travel time at the start of words. */
export interface FoundTravel {
  readonly meaning: Within;
  /** The number of words that express it. */
  readonly length: number;
}

/**
 * No alternative is a sequence of other alternatives, so a repetition has only one parse. For example, 'a moins de' is
 * not listed: it is matched as 'a' and 'moins de'.
 */
const BEFORE =
  "within|less than|(?:no|not) (?:more|further|farther) than|pas (?:a )?plus de|pas (?:a )?plus d|under|in|at|at most|up to|maximum|max|moins de|moins d|dans|en|a|only|just";
const ON_FOOT = "walking distance|walking|walk|on foot|by foot|a pied|de marche";
const BY_METRO =
  "by metro|by subway|by train|by public transport|by transit|metro ride|en metro|en train|en transports en commun|en transport|" +
  "en transports|de metro|de transport|metro|subway";
const FROM_HERE =
  "away|from here|from me|from my location|of me|of here|around me|d ici|de moi|de chez moi|autour de moi|or less|ou moins|at most|" +
  "maximum|max";

const MODE = `${ON_FOOT}|${BY_METRO}`;
const MINUTES = String.raw`(?<minutes>\d{1,3}) ?(?:minutes?|mins?|mn)`;
const WORDS =
  "(?<half>half an hour|half hour|une demi heure|demi heure)|(?<quarter>a quarter of an hour|quarter of an hour|un quart d heure)|" +
  "(?<hour>an hour|one hour|une heure)";
/** Hours in digits are a travel time only after words such as 'within' or 'moins de': '20h' alone is a time of day. */
const HOURS = String.raw`(?:within|less than|under|a moins de|a moins d|moins de|moins d) (?<hours>\d) ?(?:hours?|heures?|hrs?|h)`;

/** The words after a travel time: its mode, such as 'on foot', words such as 'from here', or both. */
const END = `(?: (?:${MODE}|${FROM_HERE}))*`;
/** The words before a travel time. */
const START = `(?:(?:${BEFORE}) )*(?:(?:${MODE}) (?:(?:${BEFORE}) )*)?`;

const PATTERNS: readonly RegExp[] = [
  `${START}(?:${MINUTES}|${WORDS})${END}`,
  `${HOURS}${END}`,
  `(?:within )?walking distance${END}`,
].map((pattern) => new RegExp(`^${pattern}(?= |$)`));

/** The minutes that 'walking distance' means. */
const WALKING_DISTANCE = 15;

type Groups = Readonly<Record<string, string | undefined>>;

function minutesOf({ minutes, hours, half, quarter, hour }: Groups): number {
  if (minutes !== undefined) return Number(minutes);
  if (hours !== undefined) return Number(hours) * 60;
  return half !== undefined ? 30 : quarter !== undefined ? 15 : hour !== undefined ? 60 : WALKING_DISTANCE;
}

const FOOT = new RegExp(`(?:^| )(?:${ON_FOOT})(?= |$)`);
const METRO = new RegExp(`(?:^| )(?:${BY_METRO})(?= |$)`);

/** Returns the mode of the words of a travel time. A group of a pattern would lose it to the words that follow it. */
const modeOf = (words: string): TransportMode | null =>
  FOOT.test(words) ? "walking" : METRO.test(words) ? "transit" : null;

/** Rounds minutes up to a step of the slider, at most to its last step. */
function limitOf(minutes: number): number {
  const { min, max, step } = TRAVEL_LIMITS;
  return Math.min(max, Math.max(min, Math.ceil(minutes / step) * step));
}

/**
 * Parses the travel time at the start of folded words, such as 'within 15 minutes', '10 min walk',
 * 'a moins de 15 minutes' or 'a 10 minutes a pied'. Returns null if the words do not start with a travel time.
 */
export function travelAt(words: readonly string[]): FoundTravel | null {
  const text = words.join(" ");
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { groups = {} } = match;
    return {
      meaning: { kind: "within", minutes: limitOf(minutesOf(groups)), mode: modeOf(match[0]) },
      length: match[0].split(" ").length,
    };
  }
  return null;
}
