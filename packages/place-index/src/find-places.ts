import { wordsOf } from "@flaneur/domain";
import type { FoundRow, NameIndex } from "./name-index.ts";
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

interface Ranked extends Omit<FoundPlace, "id"> {
  /** Number of words of the name in addition to the words of the search. */
  readonly extra: number;
  readonly isChosen: boolean;
  readonly rating: number;
  readonly row: number;
}

/**
 * Compares found places of one cost: exact names first, then chosen places, then the shortest names, then the best
 * rating. 'catacombes' means the Catacombs, and not the 'Catacombes Fast Food' next to them.
 */
const compareRanked = (a: Ranked, b: Ranked): number =>
  Number(b.match === "name") - Number(a.match === "name") ||
  Number(b.isChosen) - Number(a.isChosen) ||
  a.extra - b.extra ||
  b.rating - a.rating ||
  a.row - b.row;

/**
 * Returns the places whose names or other names have all words of a text, in any order, best first. Words such as
 * `le` and `the` are ignored. Words of two letters or more and the last word may be incomplete, and words may be
 * misspelt.
 *
 * A short text matches thousands of rows. Rows are therefore ranked by numbers in memory, and a name is read only if it
 * may be the text itself: it has no cost, and as many words as the text.
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
  const isNamed = (row: number): boolean => {
    const own = [columns.names.text(row), ...columns.otherNames.text(row).split("\n")];
    return own.some((name) => wordsOf(name).join(" ") === whole);
  };
  const mayBeNamed = (row: number): boolean =>
    names.wordCount(row) === searched.length || columns.otherNames.text(row) !== "";
  const matchOf = ({ row, cost }: FoundRow): NameMatch => {
    if (cost > 0) return "similar";
    return mayBeNamed(row) && isNamed(row) ? "name" : "words";
  };
  const rankOf = (found: FoundRow): Ranked => {
    const rating = columns.ratings.values[found.row] ?? Number.NaN;
    return {
      match: matchOf(found),
      isChosen: columns.chosen.values[found.row] === 1,
      extra: names.wordCount(found.row) - searched.length,
      rating: Number.isNaN(rating) ? 0 : rating,
      row: found.row,
    };
  };
  const best: Ranked[] = [];
  for (const [, sameCost] of [...Map.groupBy(names.find(text), ({ cost }) => cost)].sort(([a], [b]) => a - b)) {
    if (best.length >= limit) break;
    best.push(
      ...sameCost
        .filter(({ row }) => columns.isListed(row))
        .map(rankOf)
        .sort(compareRanked),
    );
  }
  return best.slice(0, limit).map(({ row, match }) => ({ id: columns.ids.text(row), match }));
}
