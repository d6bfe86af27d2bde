/**
 * Returns which letters a word has, one bit each; several letters of other scripts share a bit. Changing a letter
 * changes at most two bits, and adding or removing a letter at most one: words whose masks differ by more need no
 * comparison.
 */
export function letterMask(letters: string): number {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) mask |= 1 << (letters.charCodeAt(i) & 31);
  return mask;
}

/** Counts the set bits, in pairs, in fours and in bytes. */
export function bitCount(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
