import { MAX_NEAR_MINUTES, type SearchMeaning } from "@flaneur/domain";
import { negationAfter, negationAt } from "../negation-words.ts";
import { arrondissementAt } from "./arrondissement-words.ts";
import { closingAt } from "./closing-words.ts";
import { FILLERS } from "./fillers.ts";
import { type Reading, value } from "./meaning.ts";
import { readParts } from "./negated-parts.ts";
import type { Meant, Part } from "./part.ts";
import { splitWords, type Words } from "./search-words.ts";
import { type FoundTime, timeAt, wholeDay } from "./time-words.ts";
import { travelAt } from "./travel-words.ts";
import type { Phrase, Vocabulary } from "./vocabulary.ts";

/** The result of reading a search: its filters, and the other words that distinguish places. */
export interface Understood {
  readonly meanings: readonly SearchMeaning[];
  /** The words that mean each filter, as they were typed, in the order of `meanings`. */
  readonly words: readonly string[];
  /** The words that mean no filter, as they were typed, without words that mean nothing, such as 'the' and 'near'. */
  readonly rest: string;
}

/** Words before the name of a station, folded. */
const NEAR: ReadonlySet<string> = new Set(
  "near nearby pres proche autour around close next metro station arret".split(" "),
);

/** Returns the rank of a reading. Of equal phrases that are all names or all synonyms, the lowest rank is used. */
const rankOf = ([meaning]: Reading, isNear: boolean): number => {
  if (meaning?.kind === "near") return isNear ? 0 : 3;
  if (meaning?.kind === "street") return 4;
  return meaning?.kind === "value" && meaning.category === "neighbourhoods" ? 2 : 1;
};

/** Words between a travel time and the station that it starts at: '10 minutes from Abbesses'. */
const START_OF_WAY: ReadonlySet<string> = new Set("from of de du d depuis".split(" "));

interface Match {
  readonly reading: Reading;
  readonly length: number;
}

function arrondissementMatch({ folded }: Words, at: number): Match | null {
  const found = arrondissementAt(folded.slice(at), folded[at - 1]);
  return found && { reading: [value("arrondissements", found.code)], length: found.length };
}

const travelMatch = (words: readonly string[]): Match | null => {
  const found = travelAt(words);
  return found && { reading: [found.meaning], length: found.length };
};

/** Abbreviations at the start of the name of a street. Alone, 'bd' means comics. */
const STREET_TYPES: ReadonlyMap<string, string> = new Map([
  ...["bd", "bld", "blvd", "bvd"].map((short): [string, string] => [short, "boulevard"]),
  ...["av", "ave"].map((short): [string, string] => [short, "avenue"]),
]);

function phraseMatch(words: readonly string[], vocabulary: Vocabulary, isNear: boolean): Match | null {
  const [first = "", ...others] = words;
  const spelt = [STREET_TYPES.get(first) ?? first, ...others];
  for (let length = Math.min(vocabulary.longest, words.length); length > 0; length--) {
    const [best] = vocabulary
      .exactly((length > 1 ? spelt : words).slice(0, length))
      .toSorted((a, b) => Number(b.isName) - Number(a.isName) || rankOf(a.reading, isNear) - rankOf(b.reading, isNear));
    if (best !== undefined) return { reading: best.reading, length };
  }
  return null;
}

/** Matches the rating of a hotel. 'étoile' in the singular is a neighbourhood. */
const STARS = /^(?:(?:[2-5]|deux|trois|quatre|cinq) etoiles|(?:[1-5]|two|three|four|five) stars?)$/;

/** Returns a match without meaning for a rating such as '4 étoiles'. '2 étoiles michelin' contains a longer phrase. */
function starsMatch(words: Words, at: number, vocabulary: Vocabulary): Match | null {
  if (!STARS.test(words.folded.slice(at, at + 2).join(" "))) return null;
  const phrase = phraseMatch(words.singular.slice(at + 1), vocabulary, false);
  return (phrase?.length ?? 0) > 1 ? null : { reading: [], length: 2 };
}

/**
 * Returns the match that starts at a word: a rating, else a travel time, else an arrondissement, else the longer of a
 * phrase and a time. If both have the same length, returns the time.
 */
function matchAt(
  words: Words,
  at: number,
  vocabulary: Vocabulary,
  isNear: boolean,
): (Match & Partial<FoundTime>) | null {
  const folded = words.folded.slice(at);
  const fixed = starsMatch(words, at, vocabulary) ?? travelMatch(folded) ?? arrondissementMatch(words, at);
  if (fixed !== null) return fixed;
  const phrase = phraseMatch(words.singular.slice(at), vocabulary, isNear);
  const time = timeAt(folded);
  if (time === null || time.length < (phrase?.length ?? 0)) return phrase;
  return { ...time, reading: [time.meaning] };
}

interface UnderstandOptions {
  /** The weekday of today, 0 for Monday; null leaves 'tomorrow' without a meaning. @default null */
  readonly today?: number | null;
  /** Returns the phrase that a misspelt word is similar to, or null. @default words are not corrected */
  readonly correct?: (word: string) => Phrase | null;
}

/** Reads a search from left to right, with the longest phrase at each word. */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  { today = null, correct = () => null }: UnderstandOptions = {},
): Understood {
  const { found, rest } = readParts(partsOf(splitWords(text, today), vocabulary, correct));
  const once = distinct(together(found));
  // Excluded values are last: what is typed after them, such as the words without a meaning, stays out of their list.
  const ordered = [
    ...once.filter(({ meaning }) => !isNegated(meaning)),
    ...once.filter(({ meaning }) => isNegated(meaning)),
  ];
  return { meanings: ordered.map(({ meaning }) => meaning), words: ordered.map(({ words }) => words), rest };
}

const isNegated = (meaning: SearchMeaning): boolean => meaning.kind === "value" && meaning.negated === true;

/** Splits the words of a search into phrases, negations, and words without a meaning. */
function partsOf(words: Words, vocabulary: Vocabulary, correct: (word: string) => Phrase | null): readonly Part[] {
  const { typed, folded, singular, before } = words;
  const parts: Part[] = [];
  let isNear = false;
  for (let at = 0; at < typed.length; ) {
    const own = (length: number) => typed.slice(at, at + length).join(" ");
    const link = before[at] ?? "";
    const isMarked = link === "mark";
    if (isMarked) parts.push({ kind: "negation", negation: "not", words: "-", link: "", isMark: true });
    const match = matchAt(words, at, vocabulary, isNear);
    // A filler without an accent has a meaning only in a phrase of several words: 'the' does not mean 'thé' (tea).
    const isFiller = FILLERS.has(folded[at] ?? "") && typed[at]?.toLowerCase() === folded[at];
    const isPhrase = match !== null && (match.length > 1 || !isFiller);
    const following = folded.slice(at);
    const notFar = NOT_FAR.exec(following.slice(0, 5).join(" "))?.[0].split(" ").length ?? 0;
    if (notFar > 0) {
      parts.push({ kind: "filler", words: own(notFar), link });
      at += notFar;
      isNear = true;
      continue;
    }
    if (EXCEPT_AREA.test(folded[at] ?? "") && isAreaAfter(words, at + 1, vocabulary)) {
      parts.push({ kind: "negation", negation: "except", words: own(1), link, isMark: false });
      at += 1;
      continue;
    }
    const closed = isMarked ? null : closingAt(words, at, vocabulary);
    if (closed !== null) {
      parts.push({ ...closed, words: own(closed.length), link });
      at += closed.length;
      continue;
    }
    const negation = isMarked ? null : negationAt(following);
    // 'no reservation' and 'pas cher' are phrases of their own, also after 'with'.
    const known = negation === null ? null : matchAt(words, at + negation.before, vocabulary, isNear);
    const isKnown = (isPhrase && match.length > 1) || (known !== null && known.length > 1);
    if (negation !== null && !isKnown && (!isPhrase || match.length <= negation.length)) {
      parts.push({ kind: "negation", negation: negation.kind, words: own(negation.length), link, isMark: false });
      at += negation.length;
      continue;
    }
    const isFreeOf = folded[at] === "free" && (before[at] === "hyphen" || FREE_OF.has(singular[at - 1] ?? ""));
    if (isPhrase && isFreeOf && parts.at(-1)?.kind === "unknown") {
      // 'sugar-free' is not about free entry.
      parts.push({ kind: "unknown", words: own(match.length), link });
      at += match.length;
      continue;
    }
    if (isPhrase) {
      const isTime = match.isWholeDay === true;
      parts.push({ kind: "match", reading: match.reading, words: own(match.length), isWholeDay: isTime, link });
      at += match.length;
      const after = negationAfter(folded.slice(at, endOfClause(words, at)));
      const isFree = folded[at] === "free" && (before[at] === "hyphen" || FREE_OF.has(singular[at - 1] ?? ""));
      const length = isFree ? 1 : after;
      // 'kid free' may also mean 'free for kids'.
      const isSure = !isFree || before[at] === "hyphen";
      if (length > 0) parts.push({ kind: "after", isSure, words: own(length), link: before[at] ?? "" });
      at += length;
      if (length === 0 && YES.test(folded[at] ?? "") && endOfClause(words, at) === at + 1) {
        parts.push({ kind: "filler", words: own(1), link: before[at] ?? "" });
        at += 1;
      }
      isNear = match.reading[0]?.kind === "within" && START_OF_WAY.has(folded[at] ?? "");
      continue;
    }
    const word = singular[at] ?? "";
    const isIntroduction = NEAR.has(word);
    const corrected = isIntroduction || isFiller ? null : correct(word);
    if (isIntroduction) isNear = true;
    if (isIntroduction) parts.push({ kind: "filler", words: own(1), link });
    else if (corrected !== null)
      parts.push({ kind: "match", reading: corrected.reading, words: own(1), isWholeDay: false, link });
    else if (isFiller || FILLERS.has(word) || (isNear && START_OF_WAY.has(word)))
      parts.push({ kind: "filler", words: own(1), link });
    else parts.push({ kind: "unknown", words: own(1), link });
    at += 1;
  }
  return parts;
}

/** A word after a value that says that it is wanted: 'terrace: yes'. */
const YES = /^(?:yes|oui)$/;

/** Returns the index after the last word of a clause: of the next word that follows a comma, or of the end. */
function endOfClause({ before }: Words, from: number): number {
  const next = before.findIndex((link, at) => at > from && link === "comma");
  return next === -1 ? before.length : next;
}

/** Words that exclude an area after them. Elsewhere, 'outside' means a terrace, and 'moins cher' a price. */
const EXCEPT_AREA = /^(?:outside|moins)$/;

/** Whether an area follows, with or without words such as 'of the' before it. */
function isAreaAfter(words: Words, from: number, vocabulary: Vocabulary): boolean {
  let at = from;
  while (/^(?:of|the|de|du|des|d|le|la|les|l)$/.test(words.folded[at] ?? "")) at += 1;
  return [from, at].some((start) => {
    const [meaning] = (start < words.folded.length ? matchAt(words, start, vocabulary, false) : null)?.reading ?? [];
    return (
      meaning?.kind === "value" && (meaning.category === "arrondissements" || meaning.category === "neighbourhoods")
    );
  });
}

/** Matches words that mean 'near', although they begin with a negation. */
const NOT_FAR = /^(?:(?:not|pas) (?:(?:too|so|very|trop|tres|si) )?(?:far|loin))(?: (?:from|de|du|des|d))?(?= |$)/;
/** Words before 'free' that more often exclude the thing than ask for free entry, in the singular. */
const FREE_OF: ReadonlySet<string> = new Set(
  (
    "dog pet animal kid child children meat fish seafood alcohol sugar dairy milk lactose nut peanut egg soy allergen smoke car " +
    "caffeine crowd noise plastic"
  ).split(" "),
);

/**
 * Removes a travel time if a station follows it, and 'open now' if another time is found. Sets a time of day for each
 * weekday that has none.
 */
function together(found: readonly Meant[]): readonly Meant[] {
  const isTimed = found.some(
    ({ meaning: { kind } }) => kind === "openAt" || kind === "openLate" || kind === "closedAt",
  );
  const meanings = found.map(({ meaning }) => meaning);
  return found
    .map((each, at) => {
      const { meaning } = each;
      const walk = meanings[at - 1];
      return meaning.kind === "near" && walk?.kind === "within" && walk.mode !== "transit"
        ? { ...each, meaning: { ...meaning, minutes: Math.min(MAX_NEAR_MINUTES, walk.minutes) } }
        : each;
    })
    .filter(({ meaning }, at) => {
      // '10 minutes from Abbesses' means the filter 'Near Abbesses', because the way starts at the station.
      if (meaning.kind === "within") return meanings[at + 1]?.kind !== "near";
      // In 'open bakery sunday', 'open' belongs to Sunday and does not mean 'open now'.
      return meaning.kind !== "openNow" || !isTimed;
    })
    .map((each) =>
      each.isWholeDay && (each.meaning.kind === "openAt" || each.meaning.kind === "closedAt")
        ? { ...each, meaning: wholeDay(each.meaning, found) }
        : each,
    );
}

/** Returns each meaning once, with all words that mean it. */
function distinct(found: readonly Meant[]): readonly Pick<Meant, "meaning" | "words">[] {
  const byKey = new Map<string, Pick<Meant, "meaning" | "words">>();
  for (const { meaning, words } of found) {
    const key = JSON.stringify(meaning);
    const known = byKey.get(key);
    byKey.set(key, { meaning, words: known === undefined ? words : `${known.words} ${words}` });
  }
  return [...byKey.values()];
}
