import type { Prepared } from "./duplicate-judge.ts";
import { smallHash } from "./small-index.ts";

/** Letters at the beginning and at the end of a name: a misspelt name shares one of the two. */
const ENDS = 4;

/**
 * Returns the features of a place: the parts of its names, its door, host and telephone. Places without a common feature
 * are never duplicates.
 */
export function featuresOf({ names, evidence: { door, host, phone } }: Prepared): readonly number[] {
  const texts = names.flatMap(({ core, tokens, order, joined }) => [
    `=${core}`,
    `+${tokens.join(" ")}`,
    ...order.filter((word) => word.length > 2),
    `<${joined.slice(0, ENDS)}`,
    `>${joined.slice(-ENDS)}`,
  ]);
  const contacts = [door, host, phone].filter((contact) => contact !== null);
  return [...new Set([...texts, ...contacts].map(smallHash))];
}

/** Stores the features of many places, 4 bytes each. */
export function createFeatureLists() {
  let values = new Int32Array(1_024);
  const ends: number[] = [];
  return {
    add: (features: readonly number[]): void => {
      const start = ends.at(-1) ?? 0;
      if (start + features.length > values.length) {
        const larger = new Int32Array(Math.max(values.length * 2, start + features.length));
        larger.set(values);
        values = larger;
      }
      values.set(features, start);
      ends.push(start + features.length);
    },
    /** Whether the place with this number has one of these features. */
    has: (index: number, wanted: ReadonlySet<number>): boolean => {
      const end = ends[index] ?? 0;
      for (let at = index === 0 ? 0 : (ends[index - 1] ?? 0); at < end; at += 1) {
        if (wanted.has(values[at] ?? -1)) return true;
      }
      return false;
    },
  };
}
