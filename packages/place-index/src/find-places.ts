import type { NameIndex } from "./name-index.ts";
import { wordsOf } from "./name-words.ts";
import type { PlaceColumns } from "./place-columns.ts";

/**
 * How the names of a found place match a search: `name` if one of the names is the search, `words` if the names have
 * all words of the search, and `similar` if some words of the search are incomplete or misspelt.
 */
export type NameMatch = "name" | "words" | "similar";

export interface FoundPlace {
  readonly id: string;
  readonly match: NameMatch;
}

interface Ranked extends FoundPlace {
  readonly cost: number;
  /** Number of words of the name in addition to the words of the search. */
  readonly extra: number;
  readonly rating: number;
  readonly row: number;
}

/** Compares found places: exact names first, then the closest words, then the shortest names, then the best rating. */
const compareRanked = (a: Ranked, b: Ranked): number =>
  Number(b.match === "name") - Number(a.match === "name") ||
  a.cost - b.cost ||
  a.extra - b.extra ||
  b.rating - a.rating ||
  a.row - b.row;

/**
 * Returns the places whose names or other names have all words of a text, in any order, best first. Words such as
 * `le` and `the` are ignored. Words of two letters or more and the last word may be incomplete, and words may be
 * misspelt.
 * @param limit The maximum number of places.
 */
export function findPlaces(
  columns: PlaceColumns,
  names: NameIndex,
  text: string,
  limit: number,
): readonly FoundPlace[] {
  const searched = wordsOf(text);
  const whole = searched.join(" ");
  return names
    .find(text)
    .filter(({ row }) => columns.isListed(row))
    .map(({ row, cost }): Ranked => {
      const own = [columns.names.text(row), ...columns.otherNames.text(row).split("\n")];
      const isNamed = own.some((name) => wordsOf(name).join(" ") === whole);
      const rating = columns.ratings.values[row] ?? Number.NaN;
      return {
        id: columns.ids.text(row),
        match: isNamed ? "name" : cost === 0 ? "words" : "similar",
        cost,
        extra: wordsOf(own[0] ?? "").length - searched.length,
        rating: Number.isNaN(rating) ? 0 : rating,
        row,
      };
    })
    .sort(compareRanked)
    .slice(0, limit)
    .map(({ id, match }) => ({ id, match }));
}
