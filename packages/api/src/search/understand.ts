import type { SearchMeaning } from "@flaneur/domain";
import { wordsOf } from "@flaneur/place-index";
import { arrondissementAt } from "./arrondissement-words.ts";
import { type Reading, value } from "./meaning.ts";
import { type Phrase, phraseWords, type Vocabulary } from "./phrases.ts";

/** What a search means: filters, and the words that are no filter. */
export interface Understood {
  readonly meanings: readonly SearchMeaning[];
  /** The words that mean no filter, as they were typed. */
  readonly rest: string;
}

/** Words without a meaning of their own between the others, folded. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an and au aux avec best bon bonne by chez dans d de des du en et find for good i in l la le les me meilleur " +
    "meilleure moi mon my of on ou or pour some the to un une where with"
  ).split(" "),
);
/** Words before the name of a station, folded. */
const NEAR: ReadonlySet<string> = new Set(
  "near nearby pres proche autour around close next metro station arret".split(" "),
);

/** The order in which the meanings of one phrase are tried inside a longer search. */
const rankOf = ([meaning]: Reading, isNear: boolean): number => {
  if (meaning?.kind === "near") return isNear ? 0 : 3;
  if (meaning?.kind === "street") return 4;
  return meaning?.kind === "value" && meaning.category === "neighbourhoods" ? 2 : 1;
};

interface Match {
  readonly reading: Reading;
  readonly length: number;
}

function arrondissementMatch(words: readonly string[]): Match | null {
  const found = arrondissementAt(words);
  return found && { reading: [value("arrondissements", found.code)], length: found.length };
}

function phraseMatch(words: readonly string[], vocabulary: Vocabulary, isNear: boolean): Match | null {
  for (let length = Math.min(vocabulary.longest, words.length); length > 0; length--) {
    const [best] = vocabulary
      .exactly(words.slice(0, length))
      .toSorted((a, b) => Number(b.isName) - Number(a.isName) || rankOf(a.reading, isNear) - rankOf(b.reading, isNear));
    if (best !== undefined) return { reading: best.reading, length };
  }
  return null;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Reads a search from left to right, with the longest phrase at each word. */
export function understand(text: string, vocabulary: Vocabulary): Understood {
  const typed = text.normalize("NFC").match(WORD) ?? [];
  const folded = typed.map((word) => wordsOf(word)[0] ?? "");
  const words = typed.map((word) => phraseWords(word)[0] ?? "");
  const meanings: SearchMeaning[] = [];
  const rest: string[] = [];
  let isNear = false;
  for (let at = 0; at < words.length; ) {
    const match = arrondissementMatch(folded.slice(at)) ?? phraseMatch(words.slice(at), vocabulary, isNear);
    // 'the' does not mean 'thé' (tea): a filler counts only in a phrase of several words, or with an accent.
    const isFiller = FILLERS.has(folded[at] ?? "") && typed[at]?.toLowerCase() === folded[at];
    if (match !== null && (match.length > 1 || !isFiller)) {
      meanings.push(...match.reading);
      at += match.length;
      isNear = false;
      continue;
    }
    const word = words[at] ?? "";
    const isIntroduction = NEAR.has(word);
    if (isIntroduction) isNear = true;
    else if (!FILLERS.has(word)) rest.push(typed[at] ?? "");
    at += 1;
  }
  return { meanings: distinct(meanings), rest: rest.join(" ") };
}

const keyOf = (meaning: SearchMeaning): string => JSON.stringify(meaning);
const distinct = (meanings: readonly SearchMeaning[]): readonly SearchMeaning[] => [
  ...new Map(meanings.map((meaning) => [keyOf(meaning), meaning])).values(),
];

/** Number of letters from which on a text may be the beginning of another word for a value. */
const SHORTEST_OTHER_WORD = 4;

/** Returns the phrases that a whole search may be the beginning of, each with whether it is complete. */
export function phrasesBeginning(text: string, { phrases }: Vocabulary): readonly (Phrase & { isWhole: boolean })[] {
  const typed = phraseWords(text).filter((word, _, all) => !FILLERS.has(word) || all.length === 1);
  if (typed.length === 0) return [];
  return phrases.flatMap((phrase) => {
    const words = phrase.words.filter((word) => !FILLERS.has(word));
    const isWhole = words.length === typed.length && words.every((word, at) => word === typed[at]);
    // A short text is the beginning of too many words: 'mus' begins 'must see'.
    const isLong = phrase.isName || typed.join("").length >= SHORTEST_OTHER_WORD;
    const begins =
      isLong &&
      typed.every((word, at) =>
        at === typed.length - 1 ? words.some((each) => each.startsWith(word)) : words.includes(word),
      );
    return isWhole || begins ? [{ ...phrase, isWhole }] : [];
  });
}
