import { compareCodePoints, fold } from "@flaneur/domain";
import { loadGazetteer } from "../reference/gazetteer.ts";
import type { GazetteerPoint, GazetteerStreet } from "../reference/gazetteer-format.ts";
import { type Completable, completable } from "./prefix.ts";
import { significantTokens, streetKey } from "./street-words.ts";
import { trigramsOf } from "./trigrams.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** One name of a street or point. */
export interface GazetteerName {
  /** The name in the form of `streetKey`. */
  readonly key: string;
  readonly completable: Completable;
  /** False for one of the other names of the street or point, such as a short name or a name in another language. */
  readonly isOwn: boolean;
  readonly of:
    | { readonly type: "street"; readonly street: GazetteerStreet }
    | { readonly type: "point"; readonly point: GazetteerPoint };
}

interface GazetteerNames {
  readonly all: readonly GazetteerName[];
  readonly byLetters: ReadonlyMap<string, readonly GazetteerName[]>;
  readonly byWords: ReadonlyMap<string, readonly GazetteerName[]>;
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
  readonly words: WordIndex;
  /** The significant words of all names. */
  readonly vocabulary: ReadonlySet<string>;
}

/** The largest number of names that are found by similar words, and of those that are found by trigrams. */
const MAX_SIMILAR = 40;
/** The smallest share of the query's trigrams that a similar name must contain. */
const MIN_SHARE = 0.3;

/**
 * Returns the letters of the significant words. The result is the same for names that differ only in spaces, hyphens
 * and small words.
 */
const lettersOf = (key: string): string => significantTokens(key).join("") || key.replaceAll(" ", "");

/** Returns the significant words in alphabetical order. The result is the same for names with another word order. */
const sortedWordsOf = (key: string): string => significantTokens(key).toSorted(compareCodePoints).join(" ");

function indexNames(): GazetteerNames {
  const { points, streets } = loadGazetteer();
  const entries: readonly (readonly [readonly string[], GazetteerName["of"]])[] = [
    ...points.map((point) => [[point.name, ...point.otherNames], { type: "point", point }] as const),
    ...streets.map((street) => [[street.name, ...street.otherNames], { type: "street", street }] as const),
  ];
  const all = entries.flatMap(([names, of]) =>
    names.map((name, i): GazetteerName => {
      const folded = fold(name);
      return { key: streetKey(folded), completable: completable(folded), isOwn: i === 0, of };
    }),
  );
  const byTrigram = new Map<string, number[]>();
  for (const [index, { key }] of all.entries()) {
    for (const trigram of trigramsOf(significantTokens(key))) {
      const known = byTrigram.get(trigram);
      if (known === undefined) byTrigram.set(trigram, [index]);
      else known.push(index);
    }
  }
  return {
    all,
    byLetters: Map.groupBy(all, ({ key }) => lettersOf(key)),
    byWords: Map.groupBy(all, ({ key }) => sortedWordsOf(key)),
    byTrigram,
    words: indexWords(all.map(({ key }) => significantTokens(key))),
    vocabulary: new Set(all.flatMap(({ key }) => significantTokens(key))),
  };
}

let indexed: GazetteerNames | undefined;
const indexedNames = (): GazetteerNames => {
  indexed ??= indexNames();
  return indexed;
};

export const allGazetteerNames = (): readonly GazetteerName[] => indexedNames().all;

/**
 * Returns the names with the same letters, ignoring small words; if there are none, the names with the same words in
 * another order. If some names have exactly this key, returns only these names.
 */
export function gazetteerNamed(key: string): readonly GazetteerName[] {
  const { byLetters, byWords } = indexedNames();
  const found = byLetters.get(lettersOf(key)) ?? byWords.get(sortedWordsOf(key)) ?? [];
  const same = found.filter((name) => name.key === key);
  return same.length > 0 ? same : found;
}

/** The shortest word that cannot be a misspelling of another, if it is in a name itself. */
const SHORTEST_OWN_WORD = 4;

/**
 * Whether a queried name has a word of another name in place of a similar one: 'rue du port' is not a misspelling of 'rue
 * du pont'. A word with another ending, such as a plural, is the same word.
 */
export function haveOtherWords(queried: string, known: string): boolean {
  const { vocabulary } = indexedNames();
  const theirs = significantTokens(known);
  return significantTokens(queried).some(
    (word) =>
      word.length >= SHORTEST_OWN_WORD &&
      vocabulary.has(word) &&
      !theirs.some((each) => each.startsWith(word) || word.startsWith(each)),
  );
}

/**
 * Returns the names that resemble a key. Names with similar words in any order precede names that share many trigrams
 * with the key. The trigrams also find names whose words are typed without a space between them.
 */
export function gazetteerNamesLike(key: string): readonly GazetteerName[] {
  const { all, words } = indexedNames();
  const byWord = words.similarTo(significantTokens(key), MAX_SIMILAR);
  return [...new Set([...byWord, ...likeByTrigrams(key)])].flatMap((index) => all[index] ?? []);
}

/** Returns the indexes of the names that share many trigrams with a key. */
function likeByTrigrams(key: string): readonly number[] {
  const { all, byTrigram } = indexedNames();
  const trigrams = trigramsOf(significantTokens(key));
  const shared = new Map<number, number>();
  for (const trigram of trigrams) {
    for (const index of byTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  const minShared = trigrams.size * MIN_SHARE;
  return [...shared]
    .filter(([, count]) => count >= minShared)
    .map(([index, count]) => ({ index, share: count / (trigrams.size + (all[index]?.key.length ?? 0)) }))
    .toSorted((a, b) => b.share - a.share || a.index - b.index)
    .slice(0, MAX_SIMILAR)
    .map(({ index }) => index);
}
