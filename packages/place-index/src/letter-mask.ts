/**
 * Returns a bit mask of the letters of a word. Several characters may share a bit. An edit adds at most one bit and
 * removes at most one. Two words are therefore at least as many edits apart as one mask has bits that the other lacks,
 * and need not be compared if that number exceeds the allowed edits.
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
