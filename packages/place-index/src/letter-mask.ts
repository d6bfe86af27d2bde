/**
 * Which letters a word has, one bit each; several of other scripts share one. A changed letter changes at most two bits, one
 * that is added or left out one: words whose masks differ by more need not be compared letter by letter.
 */
export function letterMask(letters: string): number {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) mask |= 1 << (letters.charCodeAt(i) & 31);
  return mask;
}

/** How many bits are set, counted in pairs, in fours and in bytes. */
export function bitCount(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
