/** Returns a seeded generator of numbers in [0, 1) (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (limit: number): number => Math.floor(next() * limit),
    chance: (share: number): boolean => next() < share,
  };
}
export type Random = ReturnType<typeof createRandom>;

/** Returns a function that picks a random value by weight. */
export function weighted<T>(weights: readonly (readonly [T, number])[]): (random: Random) => T {
  const ends: number[] = [];
  let sum = 0;
  for (const [, weight] of weights) {
    sum += weight;
    ends.push(sum);
  }
  return (random) => {
    const drawn = random.next() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (drawn < (ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    const found = weights[low];
    if (found === undefined) throw new Error("There is nothing to draw from.");
    return found[0];
  };
}
