import { STREET_TYPES, significantTokens } from "./street-words.ts";

/**
 * Returns the least number of letters that must be added, left out, changed or swapped with their neighbour to turn one
 * word into the other.
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      row.push(Math.min(change, swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? 0;
}

/** How similar two names are. */
export type Similarity =
  | { readonly kind: "same" }
  /** The significant words are equal, or the letters are equal with other spaces. */
  | { readonly kind: "close" }
  | { readonly kind: "misspelt"; readonly edits: number }
  /** The type of the street is missing: `Bastille` for `Place de la Bastille`. */
  | { readonly kind: "short" };

/** Returns a rank to compare similarities; smaller is more similar. */
export function rankOf(similarity: Similarity): number {
  switch (similarity.kind) {
    case "same":
      return 0;
    case "close":
      return 1;
    case "misspelt":
      return 1 + similarity.edits;
    case "short":
      return 4;
  }
}

/** Whether no significant word is misspelt or left out. */
export const isExact = ({ kind }: Similarity): boolean => kind === "same" || kind === "close";

const joined = (words: readonly string[]): string => words.join("");

/**
 * Returns how similar a queried name is to the name of a known street; null when the names are too different. Both
 * names are in the form of `streetKey`. A misspelt word must keep its first letter unless another word is spelt
 * correctly, since a wrong street is worse than no result: `Berlin` is not `Merlin`.
 */
export function similarity(queried: string, known: string): Similarity | null {
  if (queried === known) return { kind: "same" };
  const [ours, theirs] = [significantTokens(queried), significantTokens(known)];
  const [type = "", ...proper] = theirs;
  if (queried.replaceAll(" ", "") === known.replaceAll(" ", "") || joined(ours) === joined(theirs))
    return { kind: "close" };
  const edits = editsBetween(ours, theirs) ?? editsAround(queried, known, proper);
  if (edits !== null) return { kind: "misspelt", edits };
  return STREET_TYPES.has(type) && joined(ours) === joined(proper) && joined(proper).length > 3
    ? { kind: "short" }
    : null;
}

/** Counts the edits between names with the same number of words; null when a word differs too much. */
function editsBetween(queried: readonly string[], known: readonly string[]): number | null {
  if (queried.length !== known.length) return null;
  const isAnchored = known.slice(1).some((word, i) => word.length > 3 && word === queried[i + 1]);
  let sum = 0;
  for (const [i, word] of known.entries()) {
    const edits = editsOfWord(queried[i] ?? "", word, isAnchored);
    if (edits === null) return null;
    sum += edits;
  }
  return sum <= (joined(known).length < 12 ? 1 : 2) ? sum : null;
}

function editsOfWord(queried: string, known: string, isAnchored: boolean): number | null {
  if (queried === known) return 0;
  if (/\d/.test(queried + known)) return null;
  const beginsAlike = queried[0] === known[0] || (queried[0] === known[1] && queried[1] === known[0]);
  if (!beginsAlike && !isAnchored) return null;
  const allowed = known.length < 4 ? 0 : known.length < 8 ? 1 : 2;
  const edits = editDistance(queried, known);
  return edits <= allowed ? edits : null;
}

/**
 * Allows one edit in the other words or in the spaces, when the proper name is spelt correctly: `reu de rivoli`,
 * `ruesde rivoli`.
 */
function editsAround(queried: string, known: string, proper: readonly string[]): number | null {
  const words = queried.split(" ");
  const isProper = joined(proper).length > 3 && proper.every((word) => words.includes(word));
  const isSpace = words.length !== known.split(" ").length;
  return (isProper || isSpace) && editDistance(queried, known) === 1 ? 1 : null;
}
