import { mentionedWords, type Place, phraseWords } from "@flaneur/domain";

/** Finds rows by the words of their names and descriptions: an inverted index, equal to `mentionTest` of the domain. */
export interface MentionIndex {
  /** Estimated memory in bytes. */
  readonly byteLength: number;
  /** Adds a row. Call it for each row, in ascending order. */
  add(row: number, place: Pick<Place, "name" | "otherNames" | "description">): void;
  /** Returns the rows that mention all words of a text, in ascending order. Removed rows may be included. */
  rowsWith(text: string): readonly number[];
}

/** Memory of one word and of one row of a word in bytes, as measured. */
const BYTES_OF_WORD = 120;
const BYTES_OF_ROW = 8;

export function createMentionIndex(): MentionIndex {
  const rowsOf = new Map<string, number[]>();
  let entries = 0;
  return {
    get byteLength() {
      return rowsOf.size * BYTES_OF_WORD + entries * BYTES_OF_ROW;
    },
    add(row, place) {
      for (const word of mentionedWords(place)) {
        const rows = rowsOf.get(word);
        entries += 1;
        if (rows === undefined) rowsOf.set(word, [row]);
        else rows.push(row);
      }
    },
    rowsWith(text) {
      const lists = [...new Set(phraseWords(text))].map((word) => rowsOf.get(word) ?? []);
      const [shortest = [], ...others] = lists.sort((a, b) => a.length - b.length);
      const sets = others.map((rows) => new Set(rows));
      return shortest.filter((row) => sets.every((rows) => rows.has(row)));
    },
  };
}
