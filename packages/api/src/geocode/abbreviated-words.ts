import { STREET_TYPES } from "./street-words.ts";

/** The longest abbreviation that is not the beginning of a word: 'cmdt'. */
const LONGEST_CONTRACTION = 4;
/** The shortest word that identifies a name whose other words are abbreviated. */
const SHORTEST_NAME = 4;

/** The shortest last word of an abbreviated name: 'Süe'. */
const SHORTEST_LAST_NAME = 3;

/** Whether a word has all letters of a shorter one, in order, with the same first and last letter: 'sergent' and 'sgt'. */
function isContraction(short: string, word: string): boolean {
  if (short.length > LONGEST_CONTRACTION || short[0] !== word[0] || short.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/**
 * Whether a word abbreviates another: its first letters, as in 'card' for 'cardinal', or a contraction, as in 'sgt' for
 * 'sergent'.
 */
export const isAbbreviationOf = (short: string, word: string): boolean =>
  short.length < word.length &&
  (word.startsWith(short) || (short.length > 1 && word.length > 4 && isContraction(short, word)));

/** Returns the number of words at the start of `known` that a word is or abbreviates; 0 if none. 'jj' is two words. */
function wordsMeant(word: string, known: readonly string[]): number {
  const [first = ""] = known;
  if (word === first || isAbbreviationOf(word, first)) return 1;
  const initials = known
    .slice(0, word.length)
    .map((each) => each[0] ?? "")
    .join("");
  return word.length > 1 && word.length < SHORTEST_NAME && word === initials ? word.length : 0;
}

/** Returns how many words of a known name the words of a query are or abbreviate, in order; null if they differ. */
function lengthOfMatch(queried: readonly string[], known: readonly string[]): number | null {
  let at = 0;
  for (const word of queried) {
    const length = wordsMeant(word, known.slice(at));
    if (length === 0) return null;
    at += length;
  }
  return at;
}

/**
 * Whether a query abbreviates a known name: each of its words is a word of the name or abbreviates one, and at least one
 * of them identifies the name: 'rue ch baudelaire' for 'rue charles baudelaire'. A single initial is not enough: 'rue v
 * hugo' may lack other words.
 * @param queried The significant words, in the order of the name.
 */
export function isAbbreviated(queried: readonly string[], known: readonly string[]): boolean {
  const last = known.at(-1) ?? "";
  return (
    last.length >= SHORTEST_LAST_NAME &&
    queried.at(-1) === last &&
    !queried.some((word) => word.length === 1) &&
    lengthOfMatch(queried, known) === known.length
  );
}

/** Whether the words of a query begin a known name, some of them abbreviated. The last word may be incomplete. */
export function beginsAbbreviated(queried: readonly string[], known: readonly string[]): boolean {
  const [type = ""] = queried;
  const isIdentified = queried.some((word) => word.length >= SHORTEST_NAME && known.includes(word) && word !== type);
  const isLongStart = (queried.at(-1) ?? "").length >= SHORTEST_NAME;
  return (
    queried.length > 1 &&
    queried.length <= known.length &&
    STREET_TYPES.has(type) &&
    type === known[0] &&
    (isIdentified || isLongStart) &&
    lengthOfMatch(queried, known) !== null
  );
}
