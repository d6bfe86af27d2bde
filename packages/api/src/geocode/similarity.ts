import { isAbbreviated, isAbbreviationOf } from "./abbreviated-words.ts";
import { isNonParisName } from "./non-paris-names.ts";
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
  /** The significant words are equal, or the names differ only in their spaces. */
  | { readonly kind: "close" }
  | { readonly kind: "misspelt"; readonly edits: number }
  /** Words are missing, such as the type or first names: `Bastille` for `Place de la Bastille`. */
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
 * names are in the form of `streetKey`. The words may have another order. A short misspelt word must keep its first
 * letter unless another word is spelt correctly, since a wrong street is worse than no result: `Berlin` is not
 * `Merlin`.
 * @param isAnchored whether something else in the query confirms the name, such as the arrondissement.
 */
export function similarity(queried: string, known: string, isAnchored = false): Similarity | null {
  if (queried === known) return { kind: "same" };
  const [ours, theirs] = [significantTokens(queried), significantTokens(known)];
  const [type = "", ...proper] = theirs;
  if (queried.replaceAll(" ", "") === known.replaceAll(" ", "") || joined(ours) === joined(theirs))
    return { kind: "close" };
  const edits = editsBetween(ours, theirs, isAnchored) ?? editsAround(queried, known, proper);
  if (edits === 0 || isAbbreviated(ours, theirs)) return { kind: "close" };
  if (edits !== null) return { kind: "misspelt", edits };
  if (!STREET_TYPES.has(type)) return null;
  if (joined(proper).length > 3 && editsBetween(ours, proper, false) === 0) return { kind: "short" };
  return isPartOf(ours, theirs) ? { kind: "short" } : null;
}

/** The largest number of different words that are compared in every order. */
const MAX_DIFFERENT = 4;

/**
 * Counts the edits between names with the same number of words, in any order; null when the numbers of words differ, or
 * the names differ too much. Equal words are paired first. The other words are paired so that the number of edits is
 * smallest.
 */
function editsBetween(queried: readonly string[], known: readonly string[], isAnchored: boolean): number | null {
  if (queried.length !== known.length) return null;
  const ours = [...queried];
  const theirs = known.filter((word) => {
    const at = ours.indexOf(word);
    if (at !== -1) ours.splice(at, 1);
    return at === -1;
  });
  if (theirs.length > MAX_DIFFERENT) return null;
  const hasOtherName = known.some((word, i) => i > 0 && word.length > 3 && !theirs.includes(word));
  const edits = fewestEdits(ours, theirs, isAnchored || hasOtherName);
  // A short name without the type of a street may have one edit only: 'café' is not 'Cadet'.
  const most = known.length === 1 && joined(known).length < 8 ? 1 : MAX_EDITS;
  return edits <= most ? edits : null;
}

/** The largest number of edits in a name. */
const MAX_EDITS = 3;

function fewestEdits(ours: readonly string[], theirs: readonly string[], isAnchored: boolean): number {
  const [known, ...others] = theirs;
  if (known === undefined) return 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [i, word] of ours.entries()) {
    const edits = editsOfWord(word, known, isAnchored);
    if (edits === null || edits >= fewest) continue;
    fewest = Math.min(fewest, edits + fewestEdits(ours.toSpliced(i, 1), others, isAnchored));
  }
  return fewest;
}

/** Returns the number of edits that a misspelt word may have; a longer word is still recognisable with more edits. */
export const allowedEdits = (known: string): number =>
  known.length < 4 ? 0 : known.length < 5 ? 1 : known.length < 11 ? 2 : 3;

function editsOfWord(queried: string, known: string, isAnchored: boolean): number | null {
  if (queried === known) return 0;
  if (/\d/.test(queried + known)) return null;
  // 'Paris' and other towns are words of their own: 'rue de Paris' is not 'Rue de Paradis'.
  if (queried === "paris" || queried === "france" || isNonParisName(queried)) return null;
  const allowed = allowedEdits(known);
  if (Math.abs(queried.length - known.length) > allowed) return null;
  const beginsAlike = queried[0] === known[0] || (queried[0] === known[1] && queried[1] === known[0]);
  if (!beginsAlike && !isAnchored && known.length < 8) return null;
  const edits = editDistance(queried, known);
  // A short word with another first letter may have one edit only: with more edits, it is usually another word.
  return edits <= (beginsAlike || known.length > 6 ? allowed : 1) ? edits : null;
}

/**
 * Returns 1 when the names differ by one edit, and either the proper name is spelt correctly (`reu de rivoli`) or the
 * edit changes the number of words (`ruesde rivoli`); otherwise null.
 */
function editsAround(queried: string, known: string, proper: readonly string[]): number | null {
  const words = queried.split(" ");
  const isProper = joined(proper).length > 3 && proper.every((word) => words.includes(word));
  const isSpace = words.length !== known.split(" ").length;
  return (isProper || isSpace) && Math.abs(queried.length - known.length) < 2 && editDistance(queried, known) === 1
    ? 1
    : null;
}

/**
 * Whether a name is a known name without its first names or titles: `avenue roosevelt` for `avenue franklin delano
 * roosevelt`. First names may also be initials or abbreviated: `rue v hugo`.
 */
function isPartOf(ours: readonly string[], theirs: readonly string[]): boolean {
  const [last = ""] = theirs.slice(-1);
  if (ours[0] !== theirs[0] || ours.length < 2 || last.length < 4 || !ours.includes(last)) return false;
  const left = [...theirs];
  return ours.every((word) => {
    const at = left.findIndex((known) => known === word || isAbbreviationOf(word, known));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
