/**
 * Returns a hash of 31 bits (FNV-1a). V8 stores a number of this size in the map itself, not as an object. A hundred
 * thousand texts have a few collisions.
 */
export function smallHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 1;
}

const NONE: readonly never[] = [];

/**
 * An index by hashes, which is smaller than one by texts. Different keys may have the same hash, so callers must check
 * whether a found value matches.
 */
export function createSmallIndex<T extends object | string>() {
  const values = new Map<number, T | T[]>();
  return {
    add: (hash: number, value: T): void => {
      const there = values.get(hash);
      if (there === undefined) values.set(hash, value);
      else if (Array.isArray(there)) there.push(value);
      else values.set(hash, [there, value]);
    },
    get: (hash: number): readonly T[] => {
      const there = values.get(hash);
      if (there === undefined) return NONE;
      return Array.isArray(there) ? there : [there];
    },
  };
}
