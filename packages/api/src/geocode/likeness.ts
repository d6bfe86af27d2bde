import { STREET_TYPES, tellingWords } from "./street-words.ts";

/** The least number of letters added, left out, changed or swapped with their neighbour that makes one word the other. */
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

/** How sure it is that one name means the other; null when it does not. */
export type Likeness =
  | { readonly kind: "same" }
  /** The same words but for small ones, or put together otherwise. */
  | { readonly kind: "close" }
  | { readonly kind: "misspelt"; readonly edits: number }
  /** Without the word that says what it is: `Bastille` for `Place de la Bastille`. */
  | { readonly kind: "short" };

/** Smaller is better. */
export function rankOf(likeness: Likeness): number {
  switch (likeness.kind) {
    case "same":
      return 0;
    case "close":
      return 1;
    case "misspelt":
      return 1 + likeness.edits;
    case "short":
      return 4;
  }
}

/** Whether nothing was misspelt or left out that matters. */
export const isExact = ({ kind }: Likeness): boolean => kind === "same" || kind === "close";

const tight = (words: readonly string[]): string => words.join("");

/**
 * Whether a street's name, asked as somebody typed it, means a known one; both as `streetKey` writes them. A misspelt
 * word must keep its first letter unless another one is spelt right, since a wrong street is worse than none: Berlin is
 * not Merlin.
 */
export function likeness(asked: string, known: string): Likeness | null {
  if (asked === known) return { kind: "same" };
  const [ours, theirs] = [tellingWords(asked), tellingWords(known)];
  const [type = "", ...proper] = theirs;
  if (asked.replaceAll(" ", "") === known.replaceAll(" ", "") || tight(ours) === tight(theirs))
    return { kind: "close" };
  const edits = editsBetween(ours, theirs) ?? editsAround(asked, known, proper);
  if (edits !== null) return { kind: "misspelt", edits };
  return STREET_TYPES.has(type) && tight(ours) === tight(proper) && tight(proper).length > 3 ? { kind: "short" } : null;
}

/** Edits of words that stand for each other one by one; null when they do not. */
function editsBetween(asked: readonly string[], known: readonly string[]): number | null {
  if (asked.length !== known.length) return null;
  const isAnchored = known.slice(1).some((word, i) => word.length > 3 && word === asked[i + 1]);
  let sum = 0;
  for (const [i, word] of known.entries()) {
    const edits = editsOfWord(asked[i] ?? "", word, isAnchored);
    if (edits === null) return null;
    sum += edits;
  }
  return sum <= (tight(known).length < 12 ? 1 : 2) ? sum : null;
}

function editsOfWord(asked: string, known: string, isAnchored: boolean): number | null {
  if (asked === known) return 0;
  if (/\d/.test(asked + known)) return null;
  const isBegunAlike = asked[0] === known[0] || (asked[0] === known[1] && asked[1] === known[0]);
  if (!isBegunAlike && !isAnchored) return null;
  const allowed = known.length < 4 ? 0 : known.length < 8 ? 1 : 2;
  const edits = editDistance(asked, known);
  return edits <= allowed ? edits : null;
}

/** One edit around a proper name that is spelt right, or of a space: `reu de rivoli`, `ruesde rivoli`. */
function editsAround(asked: string, known: string, proper: readonly string[]): number | null {
  const words = asked.split(" ");
  const isProper = tight(proper).length > 3 && proper.every((word) => words.includes(word));
  const isSpace = words.length !== known.split(" ").length;
  return (isProper || isSpace) && editDistance(asked, known) === 1 ? 1 : null;
}
