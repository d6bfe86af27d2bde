import { compareCodePoints, fold, wordsOf } from "@flaneur/domain";
import { createNumbers } from "./columns.ts";
import { indexedWords, searchedWords } from "./name-words.ts";
import type { Correction } from "./similar-words.ts";

/** A row whose names have all words of a search. */
export interface FoundRow {
  readonly row: number;
  /** How far the words are from the search: 0 if all are complete and spelt correctly. */
  readonly cost: number;
}

/** Finds rows by the words of their names, in any order, also if words are incomplete or misspelt. */
export interface NameIndex {
  /** Estimated memory in bytes. */
  readonly byteLength: number;
  /** Adds the names of a row. Call it for each row, in ascending order. */
  add(row: number, names: readonly string[]): void;
  /** Returns the number of words of a row's first name. */
  wordCount(row: number): number;
  /** Returns the rows that have all words, in ascending order. Removed rows may be included. */
  find(text: string): readonly FoundRow[];
}

/** Limit of words in a search; further words are ignored. */
const MAX_WORDS = 8;
/** Maximum number of known words that an incomplete word may be completed to: the first ones by code point. */
const MAX_COMPLETIONS = 400;
/** A completed word is a worse match than a whole word, and a misspelt word is worse than both. */
const COST_OF_COMPLETION = 1;
const COST_OF_EDIT = 2;
/** Shortest misspelt word that may be incomplete, too: shorter words are the beginning of too many others. */
const SHORTEST_INCOMPLETE = 6;
/** Memory of one word and of one row of a word in bytes, as measured. */
const BYTES_OF_WORD = 120;
const BYTES_OF_ROW = 8;

/** @param correctionsOf Returns the corrections of a misspelt word; null for a word that is not corrected. */
export function createNameIndex(
  correctionsOf: (word: string, isLast: boolean) => readonly Correction[] | null,
): NameIndex {
  const rowsOf = new Map<string, number[]>();
  let alphabet: string[] = [];
  const wordCounts = createNumbers((length) => new Uint16Array(length));
  /** Words that are not in `alphabet` yet. */
  let added: string[] = [];
  let entries = 0;

  function sortedWords(): readonly string[] {
    if (added.length > 0) alphabet = [...alphabet, ...added].sort(compareCodePoints);
    added = [];
    return alphabet;
  }

  function completionsOf(start: string): readonly string[] {
    const words = sortedWords();
    const from = firstNotBefore(words, start);
    const found: string[] = [];
    for (let i = from; i < words.length && found.length < MAX_COMPLETIONS; i++) {
      const word = words[i] ?? "";
      if (!word.startsWith(start)) break;
      if (word !== start) found.push(word);
    }
    return found;
  }

  /**
   * Returns what a typed word may mean, each with its cost: a known word, or several known words with spaces between
   * them.
   */
  function variantsOf(typed: string, isLast: boolean): ReadonlyMap<string, number> {
    const variants = new Map<string, number>();
    for (const word of typed.length > 1 || isLast ? completionsOf(typed) : []) variants.set(word, COST_OF_COMPLETION);
    if (rowsOf.has(typed)) variants.set(typed, 0);
    if (variants.size > 0) return variants;
    for (const { text, edits, isLonger } of correctionsOf(typed, isLast) ?? []) {
      const words = searchedWords(text).join(" ");
      // Visitors seldom mistype the first letter: a correction with another first letter is a different word.
      if (fold(text)[0] !== typed[0] || (isLonger && typed.length < SHORTEST_INCOMPLETE)) continue;
      const cost = edits * COST_OF_EDIT + (isLonger ? COST_OF_COMPLETION : 0);
      if (!variants.has(words)) variants.set(words, cost);
    }
    return variants;
  }

  function rowsOfVariant(variant: string): readonly number[] {
    const [first = "", ...others] = variant.split(" ");
    if (others.length === 0) return rowsOf.get(first) ?? [];
    const rowsOfOthers = others.map((word) => new Set(rowsOf.get(word)));
    return (rowsOf.get(first) ?? []).filter((row) => rowsOfOthers.every((rows) => rows.has(row)));
  }

  /**
   * Returns the rows that have one of the variants, each with its least cost.
   * @param among The rows to choose from, with their costs so far, which are added. All rows if null.
   */
  function costsOf(
    variants: ReadonlyMap<string, number>,
    among: ReadonlyMap<number, number> | null,
  ): ReadonlyMap<number, number> {
    const costs = new Map<number, number>();
    for (const [variant, cost] of variants) {
      for (const row of rowsOfVariant(variant)) {
        const before = among === null ? 0 : among.get(row);
        if (before === undefined) continue;
        const known = costs.get(row);
        if (known === undefined || before + cost < known) costs.set(row, before + cost);
      }
    }
    return costs;
  }

  const rowCount = (variants: ReadonlyMap<string, number>): number => {
    let count = 0;
    for (const variant of variants.keys()) count += rowsOfVariant(variant).length;
    return count;
  };

  return {
    get byteLength() {
      return rowsOf.size * BYTES_OF_WORD + entries * BYTES_OF_ROW + wordCounts.values.byteLength;
    },
    wordCount: (row) => wordCounts.values[row] ?? 0,
    add(row, names) {
      wordCounts.push(wordsOf(names[0] ?? "").length);
      for (const word of new Set(names.flatMap(indexedWords))) {
        const rows = rowsOf.get(word);
        entries += 1;
        if (rows !== undefined) rows.push(row);
        else {
          rowsOf.set(word, [row]);
          added.push(word);
        }
      }
    },
    find(text) {
      const typed = searchedWords(text).slice(0, MAX_WORDS);
      if (typed.length === 0) return [];
      const words: ReadonlyMap<string, number>[] = [];
      for (const [at, word] of typed.entries()) {
        const variants = variantsOf(word, at === typed.length - 1);
        // Corrections compare a word with all known words, so the words after one without variants are not looked up.
        if (variants.size === 0) return [];
        words.push(variants);
      }
      const counted = words.map((variants) => ({ variants, rows: rowCount(variants) }));
      let found: ReadonlyMap<number, number> | null = null;
      for (const { variants } of counted.sort((a, b) => a.rows - b.rows)) {
        found = costsOf(variants, found);
        if (found.size === 0) return [];
      }
      return [...(found ?? [])].map(([row, cost]) => ({ row, cost })).sort((a, b) => a.row - b.row);
    },
  };
}

/** Returns the index of the first word that is not before a text. @param words sorted by code point. */
function firstNotBefore(words: readonly string[], text: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compareCodePoints(words[middle] ?? "", text) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
