// Seeded random numbers: the same seed results in the same poster on every machine.

export interface Random {
  /** Returns a number in [0, 1). */
  (): number;
  range(low: number, high: number): number;
  /** Returns a whole number from low to high, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** Returns the i-th item of a list, wrapping around at both ends. Throws on an empty list. */
export function nth<T>(list: readonly T[], i: number): T {
  const index = ((Math.trunc(i) % list.length) + list.length) % list.length;
  for (const item of list.slice(index, index + 1)) return item;
  throw new RangeError("nth of an empty list");
}

/** Returns a 32-bit FNV-1a hash with a final mixing step, so that similar names have very different hashes. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Creates a generator of random numbers from a seed (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed) || 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    int: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => nth(list, Math.floor(next() * list.length)),
    shuffle: <T>(list: readonly T[]): T[] => {
      const rest = [...list];
      const out: T[] = [];
      while (rest.length > 0) out.push(...rest.splice(Math.floor(next() * rest.length), 1));
      return out;
    },
  });
}
