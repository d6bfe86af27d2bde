import { spelledBySite } from "../same-place/duplicate-evidence.ts";
import type { Prepared } from "../same-place/duplicate-judge.ts";
import { smallHash } from "./small-index.ts";

/**
 * Returns the beginning and the ending of a name, in one or two lengths. A name and its misspelling mostly share one of
 * these texts.
 */
function ends(name: string): readonly string[] {
  const lengths = [2, 3, 4].filter((length) => name.length >= 2 * length && name.length <= 2 * length + 2);
  return (lengths.length > 0 ? lengths : [name.length < 4 ? 2 : 4]).flatMap((length) => [
    `<${name.slice(0, length)}`,
    `>${name.slice(-length)}`,
  ]);
}

/**
 * Returns the features of a place: the parts of its names, its door, host and telephone, the name that its website
 * spells, and its own name in that spelling. Places without a common feature are not compared.
 */
export function featuresOf({
  place,
  names,
  evidence: { door, host, phone, spelledName },
}: Prepared): readonly number[] {
  const texts = names.flatMap(({ core, tokens, order, joined }) => [
    `=${core}`,
    `+${tokens.join(" ")}`,
    ...order.filter((word) => word.length > 2),
    ...ends(joined),
  ]);
  const contacts = [door, host, phone].filter((contact) => contact !== null);
  const sites = [spelledName, spelledBySite(place.name)].flatMap((site) => (site === null ? [] : [`@${site}`]));
  return [...new Set([...texts, ...contacts, ...sites].map(smallHash))];
}

/** Number of marks, a power of two. The marks exclude most places from a search. */
const MARKS = 1 << 16;

/** The factor by which the store grows. Doubling would leave up to half of it unused. */
const GROWTH = 1.25;

/** Stores the features of many places, 4 bytes each. */
export function createFeatureLists() {
  let values = new Int32Array(1_024);
  const ends: number[] = [];
  /** The number of the latest search for a feature, by the last bits of the feature. */
  const marks = new Int32Array(MARKS);
  let search = 0;
  return {
    add: (features: readonly number[]): void => {
      const start = ends.at(-1) ?? 0;
      if (start + features.length > values.length) {
        const larger = new Int32Array(Math.max(Math.ceil(values.length * GROWTH), start + features.length));
        larger.set(values);
        values = larger;
      }
      values.set(features, start);
      ends.push(start + features.length);
    },
    /** Returns a test of whether the place with a number has one of these features. Another search invalidates it. */
    search: (features: readonly number[]): ((index: number) => boolean) => {
      const wanted = new Set(features);
      search += 1;
      for (const feature of features) marks[feature % MARKS] = search;
      return (index) => {
        const end = ends[index] ?? 0;
        for (let at = index === 0 ? 0 : (ends[index - 1] ?? 0); at < end; at += 1) {
          const feature = values[at] ?? -1;
          if (marks[feature % MARKS] === search && wanted.has(feature)) return true;
        }
        return false;
      };
    },
  };
}
