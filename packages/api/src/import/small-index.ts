/**
 * Returns a hash of 53 bits (cyrb53). The probability of a collision among a million texts is one in twenty thousand.
 */
function hashOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/**
 * An index that stores hashes instead of keys, so that a hundred thousand places take a few megabytes. Different keys
 * may have the same hash, so callers must check whether a found value really matches.
 */
export function createSmallIndex<T extends object>() {
  const values = new Map<number, T | T[]>();
  return {
    add: (key: string, value: T): void => {
      const hash = hashOf(key);
      const there = values.get(hash);
      if (there === undefined) values.set(hash, value);
      else if (Array.isArray(there)) there.push(value);
      else values.set(hash, [there, value]);
    },
    get: (key: string): readonly T[] => {
      const there = values.get(hashOf(key));
      if (there === undefined) return [];
      return Array.isArray(there) ? there : [there];
    },
  };
}
