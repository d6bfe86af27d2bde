const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", ł: "l" };

/** ASCII text is folded without Unicode's tables, which is faster. */
const ASCII = /^[\t-\r -~]*$/;

/**
 * Normalizes a text for comparison: lower case, no accents, ligatures as letters, every apostrophe as `'`, each run of
 * hyphens, dashes and white space as one space, and no space at either end. Use it for matching only; people are shown
 * the original. Idempotent: `fold(fold(x)) === fold(x)`.
 */
export function fold(text: string): string {
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replaceAll("`", "'")
      .replace(/[-\s]+/g, " ")
      .trim();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[œæßøđł]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[‘’ʼʹ′`´]/g, "'")
    .replace(/[-‐‑‒–—\s]+/gu, " ")
    .trim();
}

/**
 * Returns the key that sorts names in French order: É sorts as E, and œ as oe. Punctuation is ignored:
 * `L'Escargot` sorts as `Lescargot`. Compare keys by code point.
 */
export function sortKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N} ]+/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** Orders two strings by code point, as a database does with COLLATE "C". */
export function compareCodePoints(a: string, b: string): number {
  const left = a[Symbol.iterator]();
  const right = b[Symbol.iterator]();
  for (;;) {
    const x = left.next();
    const y = right.next();
    if (x.done || y.done) return Number(y.done ?? false) - Number(x.done ?? false);
    const difference = (x.value.codePointAt(0) ?? 0) - (y.value.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
}
